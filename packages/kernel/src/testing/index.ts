export * from './checks.ts';
export * from './cite.ts';
export * from './often.ts';
export * from './playthrough.ts';
export * from './reading.ts';
export * from './scripted.ts';
export * from './table.ts';
