export * from './position.ts';
