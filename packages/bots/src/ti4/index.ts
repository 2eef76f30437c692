import type { MessageKey } from '@orrery/ti4';
import { ti4Gentle } from './gentle.ts';
import { ti4Greedy } from './player.ts';

/** The bots of Twilight Imperium, the weakest first. */
export const bots = { gentle: ti4Gentle, greedy: ti4Greedy };

/** Questions before which an action is over. */
export const pauses: ReadonlySet<string> = new Set<MessageKey>([
  'ti4.turn',
  'ti4.choose-strategy-card',
  'ti4.follow',
  'ti4.score-public',
  'ti4.score-secret',
  'ti4.vote',
  'ti4.redistribute',
]);
