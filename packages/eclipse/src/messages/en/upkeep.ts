export const upkeep = {} as const;
