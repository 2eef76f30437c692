/** Every content item by kind; each has a test that plays it. */
export const content: Readonly<Record<string, readonly string[]>> = {};
