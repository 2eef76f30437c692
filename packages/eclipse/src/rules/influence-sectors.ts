/** Catalogue: influence-sectors. Who controls which sectors after the battles. */
import type { Rules } from '@orrery/kernel';
import type { Eclipse } from '../state.ts';
import { tell, the } from '../words.ts';
import { occupied } from './attack-population.ts';
import { takeControl } from './explore.ts';
import { at, player, sectorsOf } from './table.ts';

/** In descending order of sector numbers (influence-sectors.3). */
export function* influenceSectors(g: Eclipse): Rules {
  vacate(g);
  for (const id of sectorsOf(g).toReversed()) {
    const { owner, arrivals } = at(g, id);
    const [seat] = arrivals;
    if (owner === null && seat !== undefined) yield* takeControl(g, seat, id); // influence-sectors.2
  }
}

/** Discs without cubes leave sectors where another player has ships (influence-sectors.1). */
function vacate(g: Eclipse): void {
  for (const id of sectorsOf(g)) {
    const state = at(g, id);
    const { owner } = state;
    if (owner === null || occupied(g, id).length > 0 || !state.arrivals.some((seat) => seat !== owner)) continue;
    state.owner = null;
    player(g, owner).discs++;
    tell(g, 'eclipse.loses-sector', { seat: the.seat(owner), sector: the.sector(id) });
  }
}
