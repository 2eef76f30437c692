/** Raised whenever a page of before would misunderstand the server, or be misunderstood: it is then told to load anew. */
export const PROTOCOL = 2;
