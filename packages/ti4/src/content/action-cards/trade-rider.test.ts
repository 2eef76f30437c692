import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type Position, playing, session, votes } from '../../testing/index.ts';

const card = 'action-card/trade-rider';

function predicted(outcome: string, prepare: (place: Position) => Position = (place) => place) {
  const table = prepare(session().agendaDeck('fleet-regulations').hand(1, 'trade-rider')).from('agenda');
  playing(table, 'trade-rider', `predict:${outcome}`);
  return votes(table, { 2: 'against' });
}

content('ti4', card, 'who predicts right gains five trade goods, who is wrong none', () => {
  expect(predicted('against').player(1).tradeGoods).toBe(5);
  expect(predicted('for').player(1).tradeGoods).toBe(0);
});

ruling('ti4', 'ac/trade-rider.1', 'all five are one gain', () => {
  const gains: number[] = [];
  predicted('against', (place) =>
    place.ability(0, {
      triggers: [
        {
          at: ['after trade-goods-gained'],
          mandatory: true,
          usable: () => true,
          *resolve(_g, _holder, happening) {
            gains.push((happening as { count: number }).count);
          },
        },
      ],
    }),
  );
  expect(gains).toEqual([5]);
});
