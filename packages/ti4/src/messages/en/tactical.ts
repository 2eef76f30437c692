export const tactical = {} as const;
