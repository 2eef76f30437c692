/** Raised when records would play differently. A file of its own, because the page knows it without the rules. */
export const version = 4;
