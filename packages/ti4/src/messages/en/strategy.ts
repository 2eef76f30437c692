export const strategy = {} as const;
