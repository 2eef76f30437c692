export const factions = {} as const;
