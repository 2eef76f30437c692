import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { spaceCombat } from '../../rules/space-combat.ts';
import { battle, declining, position } from '../../testing/index.ts';

const card = 'action-card/salvage';
const use = `use:${card}`;

const here = 'tile-22';

function won(commodities: number, dice: readonly number[] = [10, 1]) {
  return battle(here, 'space-combat')
    .hand(0, 'salvage')
    .goods(0, 1)
    .goods(1, 2, commodities)
    .units(0, here, { cruiser: 1 })
    .units(1, here, { cruiser: 1 })
    .dice(...dice)
    .play(spaceCombat);
}

ruling(
  'ti4',
  'ac/salvage.1',
  'after I win a space combat the loser hands me all commodities, which become trade goods',
  () => {
    const table = declining(won(3), 'salvage').answer(use);
    expect(table.player(0)).toMatchObject({ tradeGoods: 4, commodities: 0 });
    expect(table.player(1)).toMatchObject({ tradeGoods: 2, commodities: 0 });
  },
);

ruling('ti4', 'ac/salvage.1', 'after a draw it cannot be used, nor against a loser without commodities', () => {
  expect(declining(won(3, [10, 10]), 'salvage').isOver).toBe(true);
  expect(declining(won(0), 'salvage').isOver).toBe(true);
});
ruling('ti4', 'ac/salvage.1', 'the loser may trade them away with the active player before that', () => {
  const table = position({ factions: ['xxcha', 'yssaril', 'hacan'] })
    .tactical(0, here, 'space-combat')
    .hand(0, 'salvage')
    .goods(0, 1)
    .goods(1, 0, 3)
    .units(0, here, { cruiser: 1 })
    .units(1, here, { cruiser: 1 })
    .units(1, 'tile-35', { carrier: 1 }) // the loser stays a neighbor
    .with((g) => {
      for (const player of g.players) player.notes = [];
    })
    .trading()
    .dice(10, 1)
    .play(spaceCombat);
  while (!table.options.includes(use)) {
    table.answer(table.options.find((id) => ['pass', 'go-on', 'fight'].includes(id)) ?? '');
  }
  table.answer(use);
  while (table.prompt === 'ti4.window') table.answer('pass');
  expect([table.seat, table.prompt, table.player(1).commodities]).toEqual([0, 'ti4.trade?', 3]);
  table.answer('trade');
  if (table.options.includes('partner:1')) table.answer('partner:1');
  table.answer('give:trade-goods:1', 'ask:commodities:2', 'accept');
  while (!table.isOver) table.answer(table.options.find((id) => ['pass', 'go-on'].includes(id)) ?? '');
  expect(table.player(0).tradeGoods).toBe(3); // two by the trade, the last one by Salvage
  expect(table.player(1)).toMatchObject({ tradeGoods: 1, commodities: 0 });
});

content('ti4', card, 'the loser cannot use it', () => {
  expect(declining(won(3, [1, 10]), 'salvage').isOver).toBe(true);
});
