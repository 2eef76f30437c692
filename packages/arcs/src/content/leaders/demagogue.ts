import type { Option, Rules, Seat } from '@orrery/kernel';
import { courtSlots, placeAgent } from '../../rules/influence.ts';
import { player } from '../../rules/table.ts';
import type { Arcs, CourtSlot } from '../../state.ts';
import { choose, decline, option, the, words } from '../../words.ts';
import type { Leader } from '../hooks.ts';
import { isGuildCard } from '../registry.ts';

export const demagogue: Leader<'leader08'> = {
  id: 'leader08',
  name: 'Demagogue',
  set: 'base',
  resources: ['psionic', 'weapon'],
  start: {
    A: { city: 1, starport: 0, ships: 3 },
    B: { city: 0, starport: 1, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
  modify: {
    /** Paranoid. */
    canSecure: (_, holder, { card, agents }) => !isGuildCard(card) || agents[holder] !== 1,
  },
  on: { declared: bold },
};

function* bold(g: Arcs, holder: Seat): Rules {
  let open = courtSlots(g);
  while (open.length > 0 && player(g, holder).agents > 0) {
    const options: Option<CourtSlot | null>[] = open.map((slot) =>
      option(`influence:${slot.card}`, slot, 'arcs.influence.card', { card: the.card(slot.card) }, `card:${slot.card}`),
    );
    options.push(decline('done', null, 'arcs.leader.bold.done'));
    const chosen = yield* choose(holder, words('arcs.leader.bold'), options);
    if (chosen === null) return;
    placeAgent(g, holder, chosen);
    open = open.filter((slot) => slot !== chosen);
  }
}
