import type { Arcs, MessageKey } from '@orrery/arcs';
import { gentle } from '../gentle.ts';
import { arcsGreedy } from './player.ts';

const attacks: ReadonlySet<unknown> = new Set([
  'action/battle',
  'ability/abduct',
  'ability/annex',
  'ability/fire-rifles',
  'ability/martyr',
]);

/** Leaves everybody in peace in the first chapter. */
export const arcsGentle = gentle<Arcs>(arcsGreedy, {
  wavers: new Set<MessageKey>(['arcs.lead', 'arcs.follow', 'arcs.turn']),
  beginnings: new Set<MessageKey>(['arcs.turn', 'arcs.spend.for', 'arcs.pair']),
  isEarly: ({ chapter }) => chapter < 2,
  attacks: (_g, _seat, _decision, { label }) => label.key === 'arcs.action.battle' || attacks.has(label.args?.action),
});
