import { eclipse } from '@orrery/eclipse';
import type { EclipseView } from '@orrery/eclipse/battles';
import { battlefield, field } from '@orrery/eclipse/testing';
import { expect, test } from 'vitest';
import { eclipseBattleOf, oddsOf } from './index.ts';

const seen = (state: object) => eclipse.view(state as never, 'spectator') as unknown as EclipseView;

test('a table gives the battle that will be fought: who came last attacks, and non-players come last', () => {
  const { state } = battlefield({ players: 3 })
    .npc('ancient', field)
    .ships(1, field, { cruiser: 1 }, 1)
    .ships(2, field, { interceptor: 2 })
    .tiles(1, 'cruiser', 'positron-computer')
    .know(1, 'antimatter-splitter');
  const battle = eclipseBattleOf(seen(state), { sector: field, arriving: { seat: 0, ships: { dreadnought: 1 } } });
  expect(battle?.attacker.ships).toEqual({ dreadnought: 1 });
  expect(battle?.defender.ships).toEqual({ interceptor: 2 });
  expect(battle?.others?.map(({ ships }) => ships)).toEqual([{ cruiser: 1 }, { ancient: 1 }]);
  expect(battle?.others?.[0]?.damage).toEqual({ cruiser: [1] });
  expect(battle?.others?.[0]?.technologies).toContain('antimatter-splitter');
  expect(battle?.others?.[0]?.parts?.cruiser).toContain('positron-computer');
  const { win, draw, loss } = oddsOf(battle as NonNullable<typeof battle>);
  expect(win + draw + loss).toBeCloseTo(1, 12);
});

test('where nobody would fight there is no battle', () => {
  const { state } = battlefield({ players: 2, species: ['draco', 'terran-union'] })
    .npc('ancient', field)
    .ships(0, field, { cruiser: 1 });
  expect(eclipseBattleOf(seen(state), { sector: field })).toBeNull();
});
