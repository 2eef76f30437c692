import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { turnWith } from '../../testing/index.ts';

const card = 'action-card/repeal-law';

ruling('ti4', 'ac/repeal-law.1', 'as an action I discard a law wherever it is, and its effect ends', () => {
  const table = turnWith('repeal-law', (place) =>
    place.law('fleet-regulations', 'for').law('core-mining', 'abyz', null, 'abyz').own(1, 'abyz'),
  );
  table.answer(`action:${card}`);
  expect(table.options).toEqual(['law:fleet-regulations', 'law:core-mining']);
  table.answer('law:core-mining');
  expect(table.state.laws.map(({ id }) => id)).toEqual(['fleet-regulations']);
  expect(table.state.decks.agendaDiscard).toEqual(['core-mining']);
  expect(table.seat).toBe(1);
});

content('ti4', card, 'without a law in play it cannot be played', () => {
  expect(turnWith('repeal-law').options).not.toContain(`action:${card}`);
});
