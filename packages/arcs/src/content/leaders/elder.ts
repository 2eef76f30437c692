import type { Rules, Seat } from '@orrery/kernel';
import { takeStandard } from '../../rules/actions.ts';
import { player } from '../../rules/table.ts';
import type { Arcs, Battle } from '../../state.ts';
import { choose, words, yesOrNo } from '../../words.ts';
import type { Leader } from '../hooks.ts';
import { firstIsSecond } from './second-place.ts';

export const elder: Leader<'leader01'> = {
  id: 'leader01',
  name: 'Elder',
  set: 'base',
  resources: ['relic', 'material'],
  start: {
    A: { city: 1, starport: 0, ships: 3 },
    B: { city: 0, starport: 1, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
  modify: { noRansackInBattle: true, award: firstIsSecond('tyrant') },
  on: { battleEnded: beloved },
};

function* beloved(g: Arcs, holder: Seat, { defender, taken }: Battle): Rules {
  if (defender !== holder || taken === 0 || player(g, holder).agents === 0) return;
  const isUsed = yield* choose(holder, words('arcs.leader.beloved'), yesOrNo('beloved', 'leader01'));
  if (isUsed) yield* takeStandard(g, holder, 'influence');
}
