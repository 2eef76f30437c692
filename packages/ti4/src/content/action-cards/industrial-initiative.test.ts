import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position, turnWith } from '../../testing/index.ts';

const card = 'action-card/industrial-initiative';

content('ti4', card, 'as an action I gain a trade good for each industrial planet of mine', () => {
  const table = turnWith('industrial-initiative', (place) =>
    place.own(0, 'wellon', 'saudor', 'abyz').own(1, 'tarmann').exhausted('wellon').goods(0, 1),
  );
  table.answer(`action:${card}`);
  expect(table.player(0).tradeGoods).toBe(3);
  expect(table.state.turn?.actions).toBe(1);
});

ruling('ti4', 'ac/industrial-initiative.1', 'it is one gain, and none at all without industrial planets', () => {
  const gains = (...planets: ('wellon' | 'saudor')[]) =>
    turnWith('industrial-initiative', (place) => place.own(0, ...planets))
      .answer(`action:${card}`)
      .match.events(0, 'spectator')
      .filter(({ key }) => key === 'ti4.gains-trade-goods')
      .map(({ args }) => args?.count);
  expect(gains('wellon', 'saudor')).toEqual([2]);
  expect(gains()).toEqual([]);
});

content('ti4', card, 'it is not offered when it is not my turn', () => {
  const table = position()
    .hand(1, 'industrial-initiative')
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .from('turn');
  expect([table.seat, table.options.filter((id) => id.startsWith('action:'))]).toEqual([0, []]);
});
