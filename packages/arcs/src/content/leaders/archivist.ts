import { type Rules, type Seat, shuffle } from '@orrery/kernel';
import { addLore, unusedLore } from '../../rules/draft.ts';
import type { Arcs } from '../../state.ts';
import { choose, option, tell, the, words } from '../../words.ts';
import type { Leader } from '../hooks.ts';
import { firstIsSecond } from './second-place.ts';

export const archivist: Leader<'leader09'> = {
  id: 'leader09',
  name: 'Archivist',
  set: 'pack',
  resources: ['relic', 'relic'],
  start: {
    A: { city: 1, starport: 0, ships: 3 },
    B: { city: 1, starport: 0, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
  modify: { award: firstIsSecond('tycoon') },
  on: { setup: learned },
};

function* learned(g: Arcs, holder: Seat): Rules {
  let drawn = shuffle(g, unusedLore(g)).slice(0, 5);
  tell(g, 'arcs.leader.learned.drawn', { seat: the.seat(holder), lore: drawn.map(the.card) });
  for (let i = 0; i < 2; i++) {
    g.draft = { leaders: [], lore: [...drawn] };
    const options = drawn.map((id) =>
      option(`keep:${id}`, id, 'arcs.leader.learned.keep', { card: the.card(id) }, `card:${id}`),
    );
    const kept = yield* choose(holder, words('arcs.leader.learned'), options);
    addLore(g, holder, kept);
    tell(g, 'arcs.leader.learned.kept', { seat: the.seat(holder), card: the.card(kept) });
    drawn = drawn.filter((id) => id !== kept);
  }
  g.draft = null;
}
