export * from './battle.ts';
export * from './position.ts';
