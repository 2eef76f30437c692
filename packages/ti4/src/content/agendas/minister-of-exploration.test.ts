import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { gainControl } from '../../rules/control.ts';
import { invasion } from '../../rules/invasion.ts';
import { repeal } from '../../rules/laws.ts';
import { battle, decide, position, reveal, session } from '../../testing/index.ts';

const id = 'minister-of-exploration';

content('ti4', `agenda/${id}`, 'a player is elected and owns the card', () => {
  expect(decide(reveal(session(), id), 'player-0').state.laws).toMatchObject([{ id, owner: 0 }]);
});

ruling('ti4', `ag/${id}.1`, 'each planet I gain brings me a trade good of its own', () => {
  const table = battle('tile-36', 'invasion')
    .law(id, 'player-0', 0)
    .units(0, 'tile-36', { carrier: 1, infantry: 2 })
    .play(invasion)
    .answer('commit:arnor:infantry:1', 'commit:lor:infantry:1');
  expect(table.player(0).tradeGoods).toBe(2);
  expect(table.events().filter((key) => key === 'ti4.gains-trade-goods')).toHaveLength(2);
});

ruling('ti4', `ag/${id}.1`, 'in any way and phase, also from another player', () => {
  const table = position()
    .phase('agenda')
    .own(2, 'quann')
    .law(id, 'player-1', 1)
    .play((g) => gainControl(g, 1, 'quann'));
  expect(table.player(1).tradeGoods).toBe(1);
});

content('ti4', `agenda/${id}`, 'not for planets of others, not for one that is mine, not once repealed', () => {
  const table = position()
    .own(1, 'lodor')
    .law(id, 'player-1', 1)
    .play(function* (g) {
      yield* gainControl(g, 2, 'quann');
      yield* gainControl(g, 1, 'lodor');
      yield* repeal(g, id);
      yield* gainControl(g, 1, 'saudor');
    });
  expect([1, 2].map((seat) => table.player(seat).tradeGoods)).toEqual([0, 0]);
});
