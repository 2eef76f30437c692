import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type Position, session, votes } from '../../testing/index.ts';

const card = 'action-card/bribery';

/** Seat 1 holds the card and 3 trade goods. */
function made(prepare: (place: Position) => Position = (place) => place) {
  return prepare(session().agendaDeck('fleet-regulations').goods(1, 3).hand(1, 'bribery')).from('agenda');
}

content('ti4', card, 'after the speaker’s vote each trade good buys me one more vote', () => {
  const table = votes(made(), { 1: 'for', 2: 'against', 0: 'against' }, 'bribery');
  expect([table.seat, table.options]).toEqual([1, [`use:${card}`, 'pass']]);
  table.answer(`use:${card}`);
  expect(table.options).toEqual(['trade-goods:0', 'trade-goods:1', 'trade-goods:2', 'trade-goods:3']);
  table.answer('trade-goods:2');
  expect(table.player(1).tradeGoods).toBe(1);
  expect(table.state.laws.map(({ id }) => id)).toEqual(['fleet-regulations']); // 7 for, 6 against
  expect(table.events()).toContain('ti4.adds-votes');
});

ruling('ti4', 'ac/bribery.1', 'also when the speaker abstained or could not vote', () => {
  expect(votes(made(), { 1: 'for' }, 'bribery').options).toContain(`use:${card}`);
  const barred = made((place) => place.ability(0, { modify: { canVote: () => false } }));
  expect(votes(barred, { 1: 'for' }, 'bribery').options).toContain(`use:${card}`);
});

ruling('ti4', 'ac/bribery.1', 'who has not voted cannot use it', () => {
  const table = votes(made(), { 2: 'for', 0: 'for' }, 'bribery');
  expect(table.options).not.toContain(`use:${card}`);
  expect(table.state.laws).toHaveLength(1); // it is decided already
});

ruling(
  'ti4',
  ['ac/bribery.2', 'ac/0.5'],
  'the number is announced before the card can be cancelled, and paid only if it is not; none is allowed',
  () => {
    const table = votes(
      made((place) => place.hand(2, 'sabotage')),
      { 1: 'for' },
      'bribery',
    );
    table.answer(`use:${card}`, 'trade-goods:3');
    expect(table.player(1).tradeGoods).toBe(3);
    expect(JSON.stringify(table.match.pending(2)?.options)).toContain('"count":3');
    table.answer('use:action-card/sabotage');
    expect(table.player(1).tradeGoods).toBe(3);
    const poor = votes(
      made((place) => place.goods(1, 0)),
      { 1: 'for' },
      'bribery',
    );
    expect(poor.options).toContain(`use:${card}`);
    expect(poor.answer(`use:${card}`).events()).not.toContain('ti4.spends-trade-goods');
  },
);
