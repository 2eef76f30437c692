import type { Seat } from '@orrery/kernel';
import { courtSlots } from '../../rules/influence.ts';
import { icons } from '../../rules/resources.ts';
import { courtOption, takeRivalAgents } from '../../rules/secure.ts';
import type { Arcs, CourtSlot } from '../../state.ts';
import { choose, words } from '../../words.ts';
import type { GuildCard } from '../hooks.ts';
import { threeShips } from './shared.ts';

export const courtEnforcers: GuildCard<'bc14'> = {
  id: 'bc14',
  name: 'Court Enforcers',
  kind: 'guild',
  suit: 'weapon',
  raidCost: 2,
  actions: [
    {
      name: 'abduct',
      replaces: 'battle',
      usable: (g, holder) => abductable(g, holder).length > 0,
      *resolve(g, holder) {
        const options = abductable(g, holder).map((slot) => courtOption(g, holder, slot, 'arcs.abduct.card'));
        const slot = yield* choose(holder, words('arcs.abduct'), options);
        takeRivalAgents(g, holder, slot, 'secure');
      },
    },
  ],
  prelude: [threeShips('bc14')],
};

/** Cards with agents of rivals, but fewer than the holder has Weapon icons. */
function abductable(g: Arcs, holder: Seat): CourtSlot[] {
  return courtSlots(g).filter(({ agents }) => {
    const ofRivals = agents.reduce((sum, count, seat) => (seat === holder ? sum : sum + count), 0);
    return ofRivals > 0 && ofRivals < icons(g, holder, 'weapon');
  });
}
