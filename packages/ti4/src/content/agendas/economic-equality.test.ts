import { ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { decide, reveal, session } from '../../testing/index.ts';

ruling(
  'ti4',
  'ag/economic-equality.1',
  'trade goods return, commodities stay; For brings five each, in the order from the speaker',
  () => {
    const made = () => session().speaker(1).goods(0, 9, 2).goods(1, 1);
    const table = decide(reveal(made(), 'economic-equality', 'mutiny'), 'for');
    expect([0, 1, 2].map((seat) => table.player(seat).tradeGoods)).toEqual([5, 5, 5]);
    const gains = table.match.events(0, 'spectator').filter(({ key }) => key === 'ti4.gains-trade-goods');
    expect(gains.map(({ args }) => args?.seat)).toEqual(['seat/1', 'seat/2', 'seat/0']);
    const against = decide(reveal(made(), 'economic-equality', 'mutiny'), 'against');
    expect([0, 1, 2].map((seat) => against.player(seat).tradeGoods)).toEqual([0, 0, 0]);
    expect(against.player(0).commodities).toBe(2);
  },
);
