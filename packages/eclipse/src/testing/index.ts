export * from './battles.ts';
export * from './midgame.ts';
export * from './position.ts';
export * from './prudent.ts';
