import { expect, test } from 'vitest';
import { type Battle, oddsOf } from './index.ts';
import { testAgreement } from './testing/agreement.ts';
import { disagreementsAfter, playedFor } from './testing/played.ts';

const battles: { readonly [name: string]: Battle } = {
  'plain fleets': {
    attacker: { faction: 'xxcha', space: { dreadnought: 1, cruiser: 1 } },
    defender: { faction: 'yssaril', space: { carrier: 1, destroyer: 1, fighter: 2 } },
  },
  'a side that repairs, and one that rolls again': {
    attacker: { faction: 'letnev', space: { flagship: 1 }, tradeGoods: 2 },
    defender: { faction: 'muaat', space: { dreadnought: 2 }, technologies: ['duranium-armor'] },
  },
};

testAgreement(battles);

test('what is told of the first rounds agrees, too', () => {
  const battle = battles['a side that repairs, and one that rolls again'] as Battle;
  expect(disagreementsAfter(oddsOf(battle, { rounds: 2 }), 2, playedFor(battle, 2, 5_000), 4)).toEqual([]);
});
