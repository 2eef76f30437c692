import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { turnWith } from '../../testing/index.ts';

const card = 'action-card/uprising';

content('ti4', card, 'as an action I exhaust a planet of another player and gain trade goods for its resources', () => {
  const table = turnWith('uprising', (place) => place.own(1, 'abyz', 'fria').goods(0, 1));
  table.answer(`action:${card}`, 'planet:abyz');
  expect(table.state.planets.abyz).toMatchObject({ owner: 1, exhausted: true });
  expect(table.player(0).tradeGoods).toBe(4);
  expect(table.seat).toBe(1);
});

ruling(
  'ti4',
  'ac/uprising.1',
  'the value is that of now, Mecatol Rex may be named, planets of home systems may not',
  () => {
    const table = turnWith('uprising', (place) =>
      place.own(1, 'mecatol-rex', 'abyz').own(2, 'jord').own(0, 'fria').law('core-mining', 'abyz', null, 'abyz'),
    );
    table.answer(`action:${card}`);
    expect(table.options).toEqual(['planet:mecatol-rex', 'planet:abyz']);
    table.answer('planet:abyz');
    expect(table.player(0).tradeGoods).toBe(5);
  },
);

ruling('ti4', 'ac/uprising.1', 'without a readied target it cannot be played', () => {
  const table = turnWith('uprising', (place) => place.own(1, 'abyz').exhausted('abyz'));
  expect(table.options).not.toContain(`action:${card}`);
});
