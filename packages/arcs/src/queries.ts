/** Questions that bots ask about a position. */
export { holdings, type Standing, standings } from './rules/ambitions.ts';
