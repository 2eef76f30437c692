import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { replenish } from '../../rules/commodities.ts';
import { repeal } from '../../rules/laws.ts';
import { decide, position, reveal, session } from '../../testing/index.ts';

const id = 'minister-of-commerce';

/** Seat 1 owns it and has two neighbours. */
const owned = () =>
  position()
    .law(id, 'player-1', 1)
    .units(1, 'tile-22', { cruiser: 1 })
    .units(0, 'tile-22', { fighter: 1 })
    .units(2, 'tile-23', { cruiser: 1 });

content('ti4', `agenda/${id}`, 'a player is elected and owns the card', () => {
  expect(decide(reveal(session(), id), 'player-2').state.laws).toMatchObject([{ id, owner: 2 }]);
});

ruling('ti4', `ag/${id}.1`, 'after I replenish I gain a trade good for each neighbour, all at once', () => {
  const table = owned().play((g) => replenish(g, 1));
  expect(table.player(1).tradeGoods).toBe(2);
  expect(table.events().filter((key) => key === 'ti4.gains-trade-goods')).toHaveLength(1);
});

ruling('ti4', `ag/${id}.1`, 'also when I had all my commodities already', () => {
  const full = owned();
  full.goods(1, 0, 4);
  expect(full.play((g) => replenish(g, 1)).player(1)).toMatchObject({ tradeGoods: 2, commodities: 4 });
});

ruling('ti4', `ag/${id}.1`, 'a Trade Agreement of mine comes first', () => {
  const table = owned()
    .note(0, 'trade-agreement', 1)
    .play((g) => replenish(g, 1));
  expect(table.player(1).tradeGoods).toBe(0);
  table.answer('use:note/trade-agreement/1');
  expect([0, 1].map((seat) => table.player(seat).tradeGoods)).toEqual([4, 2]);
  expect(table.player(1).commodities).toBe(0);
});

content('ti4', `agenda/${id}`, 'it brings nothing when others replenish, without neighbours, or once repealed', () => {
  expect(
    owned()
      .play((g) => replenish(g, 0))
      .player(1).tradeGoods,
  ).toBe(0);
  const alone = position()
    .law(id, 'player-1', 1)
    .play((g) => replenish(g, 1));
  expect(alone.player(1).tradeGoods).toBe(0);
  const repealed = owned().play(function* (g) {
    yield* repeal(g, id);
    yield* replenish(g, 1);
  });
  expect(repealed.player(1).tradeGoods).toBe(0);
});
