export const round = {} as const;
