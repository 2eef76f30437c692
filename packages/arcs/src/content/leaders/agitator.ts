import type { Rules, Seat } from '@orrery/kernel';
import { discardToken, icons, tokenOptions } from '../../rules/resources.ts';
import type { Arcs } from '../../state.ts';
import { choose, words } from '../../words.ts';
import type { Leader } from '../hooks.ts';
import { bonusToken } from './bonus-token.ts';

export const agitator: Leader<'leader15'> = {
  id: 'leader15',
  name: 'Agitator',
  set: 'pack',
  resources: ['fuel', 'material'],
  start: {
    A: { city: 1, starport: 0, ships: 3 },
    B: { city: 0, starport: 1, ships: 4 },
    C: { city: 0, starport: 0, ships: 2 },
  },
  on: { taxed: bonusToken('weapon'), intercepting: irregularHits, intercepted: discardWeapon },
};

function* irregularHits(g: Arcs, holder: Seat): Rules<number> {
  return icons(g, holder, 'weapon');
}

function* discardWeapon(g: Arcs, holder: Seat): Rules {
  const weapons = tokenOptions(g, holder, 'arcs.token.discard', ['weapon']);
  if (weapons.length > 0) discardToken(g, holder, yield* choose(holder, words('arcs.leader.irregular'), weapons));
}
