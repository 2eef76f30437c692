export * from './agendas.ts';
export * from './battle.ts';
export * from './cards.ts';
export * from './midgame.ts';
export * from './position.ts';
export * from './scribe.ts';
export * from './units.ts';
