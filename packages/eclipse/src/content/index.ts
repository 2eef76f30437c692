/** Every content item by kind; each has a test that plays it or checks its figures. */
export const content: Readonly<Record<string, readonly string[]>> = {};
