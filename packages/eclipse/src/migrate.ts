/** Brings the state of a game that was begun under older rules into today's shape. Between phases no battle is fought. */
import type { Eclipse } from './state.ts';

export function migrate(old: Eclipse, version: number): Eclipse {
  // Version 1 decided about discovery tiles at once, so none waits.
  return version < 2 ? { ...old, found: [] } : old;
}
