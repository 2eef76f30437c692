import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position, turnWith } from '../../testing/index.ts';

const card = 'action-card/economic-initiative';

content('ti4', card, 'as an action I ready all my cultural planets', () => {
  const table = turnWith('economic-initiative', (place) =>
    place.own(0, 'quann', 'lodor', 'abyz').own(1, 'centauri').exhausted('quann', 'lodor', 'abyz', 'jord', 'centauri'),
  );
  table.answer(`action:${card}`);
  const exhausted = Object.entries(table.state.planets).flatMap(([id, each]) => (each.exhausted ? [id] : []));
  expect(exhausted.sort()).toEqual(['abyz', 'centauri', 'jord']);
  expect(table.seat).toBe(1);
});

ruling('ti4', ['ac/economic-initiative.1', 'ac/0.7'], 'it may be played although nothing is readied by it', () => {
  const table = turnWith('economic-initiative');
  table.answer(`action:${card}`);
  expect([table.seat, table.state.decks.actionDiscard]).toEqual([1, ['economic-initiative']]);
});

content('ti4', card, 'it is not offered when it is not my turn', () => {
  const table = position()
    .hand(1, 'economic-initiative')
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .from('turn');
  expect([table.seat, table.options.filter((id) => id.startsWith('action:'))]).toEqual([0, []]);
});
