export const combat = {} as const;
