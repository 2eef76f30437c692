import { arcs } from '@orrery/arcs';
import type { ArcsView } from '@orrery/arcs/battles';
import { position } from '@orrery/arcs/testing';
import { expect, test } from 'vitest';
import { arcsBattleOf, oddsOf } from './index.ts';

test('a table gives the battle that ships could fight', () => {
  const { state } = position().ships(0, 3, '6-hex', 1).ships(1, 2, '6-hex').city(1, '6-hex').lore(0, 'lore14');
  const battle = arcsBattleOf(arcs.view(state, 0) as unknown as ArcsView, '6-hex', 0, 1);
  expect(battle.attacker).toMatchObject({ fresh: 3, damaged: 1, lore: ['lore14'] });
  expect(battle.defender).toMatchObject({ fresh: 2, cities: 1, buildingsElsewhere: false });
  expect(oddsOf(battle).limits.most).toBe(4);
});
