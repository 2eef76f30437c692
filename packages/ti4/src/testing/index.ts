export * from './battle.ts';
export * from './midgame.ts';
export * from './position.ts';
