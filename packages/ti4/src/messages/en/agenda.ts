export const agenda = {} as const;
