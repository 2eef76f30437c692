/** Rules of the catalogue that software cannot enforce, each with its reason. */
export const notEnforced: Readonly<Record<string, string>> = {};
