export const technology = {} as const;
