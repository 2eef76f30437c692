import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { repeal } from '../../rules/laws.ts';
import { produce, produceUnits } from '../../rules/production.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { battle, decide, position, reveal, rollsOf, session } from '../../testing/index.ts';

const id = 'prophecy-of-ixth';
const owned = () => position().law(id, 'player-0', 0).units(0, 'jord', { 'space-dock': 1 }).goods(0, 9);
const producing = (...orders: string[]) => {
  const table = owned().play((g) => produce(g, 0, 'tile-01'));
  table.answer(...orders, 'done');
  while (table.prompt === 'ti4.pay-resources')
    table.answer(table.options.find((each) => each.startsWith('trade-goods')) ?? '');
  return table;
};

content('ti4', `agenda/${id}`, 'a player is elected and owns the card', () => {
  expect(decide(reveal(session(), id), 'player-0').state.laws).toMatchObject([{ id, owner: 0 }]);
});

ruling(
  'ti4',
  `ag/${id}.1`,
  "the owner's fighters have +1 on combat rolls, other ships and others' fighters have not",
  () => {
    const table = battle('tile-22', 'space-combat')
      .law(id, 'player-0', 0)
      .units(0, 'tile-22', { carrier: 1, fighter: 2 })
      .units(1, 'tile-22', { carrier: 1, fighter: 1 })
      .dice(8, 1, 1, 1, 8)
      .play(spaceCombat);
    while (table.options.includes('fight')) table.answer('fight');
    expect(rollsOf(table).slice(0, 2)).toEqual([
      '0 combat carrier:8 fighter:1+1 fighter:1+1',
      '1 combat carrier:1 fighter:8',
    ]);
  },
);

ruling('ti4', `ag/${id}.1`, 'a use of Production that brings fewer than two fighters costs the card', () => {
  expect(producing('produce:cruiser:tile-01:1').state.laws).toEqual([]);
  expect(producing('produce:fighter:tile-01:1').state.decks.agendaDiscard).toEqual([id]);
  expect(producing('produce:cruiser:tile-01:1', 'produce:fighter:tile-01:2').state.laws).toHaveLength(1);
});

ruling('ti4', `ag/${id}.1`, 'producing nothing, producing by other ways and what others produce do not matter', () => {
  expect(producing().state.laws).toHaveLength(1);
  const other = owned().play((g) => produceUnits(g, 0, 'tile-01', { units: 1 }));
  other.answer('produce:cruiser:tile-01:1');
  while (other.prompt === 'ti4.pay-resources') other.answer(other.options.at(-1) ?? '');
  expect([other.isOver, other.state.laws.length]).toEqual([true, 1]);
  const rival = owned()
    .units(1, 'nar', { 'space-dock': 1 })
    .goods(1, 9)
    .play((g) => produce(g, 1, 'tile-12'));
  rival.answer('produce:cruiser:tile-12:1', 'done');
  while (rival.prompt === 'ti4.pay-resources') rival.answer(rival.options.at(-1) ?? '');
  expect([rival.isOver, rival.state.laws.length]).toEqual([true, 1]);
});

content('ti4', `agenda/${id}`, 'once repealed the fighters roll as usual', () => {
  const table = battle('tile-22', 'space-combat')
    .law(id, 'player-0', 0)
    .units(0, 'tile-22', { carrier: 1, fighter: 1 })
    .units(1, 'tile-22', { cruiser: 1 })
    .dice(1, 1, 1)
    .play(function* (g) {
      yield* repeal(g, id);
      yield* spaceCombat(g);
    });
  while (table.options.includes('fight') && rollsOf(table).length < 2) table.answer('fight');
  expect(rollsOf(table)[0]).not.toContain('+1');
});
