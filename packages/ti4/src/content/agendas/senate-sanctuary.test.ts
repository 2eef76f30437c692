import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { repeal } from '../../rules/laws.ts';
import { influenceOf, resourcesOf } from '../../rules/spend.ts';
import { decide, position, reveal, session } from '../../testing/index.ts';

content('ti4', 'agenda/senate-sanctuary', 'only cultural planets of players can be elected', () => {
  const table = reveal(session().own(1, 'quann', 'saudor', 'bereg').own(2, 'lodor'), 'senate-sanctuary');
  expect(table.state.agenda?.outcomes).toEqual(['quann', 'lodor']);
});

ruling('ti4', 'ag/senate-sanctuary.1', 'the planet has two influence more, for votes of the next agenda too', () => {
  const made = session().own(1, 'quann', 'lodor');
  const before = influenceOf(made.state, 'quann');
  const table = reveal(made, 'senate-sanctuary', 'economic-equality');
  decide(table, 'quann');
  expect(influenceOf(table.state as never, 'quann')).toBe(before + 2);
  expect(resourcesOf(table.state as never, 'quann')).toBe(2);
  expect(influenceOf(table.state as never, 'lodor')).toBe(1);
  table.answer('vote:for', 'exhaust:quann', 'done');
  expect(table.state.agenda?.votes).toEqual([{ seat: 1, outcome: 'for', votes: before + 2 }]);
});

content('ti4', 'agenda/senate-sanctuary', 'once discarded it brings nothing any more', () => {
  const table = position()
    .own(1, 'quann')
    .law('senate-sanctuary', 'quann', null, 'quann')
    .play((g) => repeal(g, 'senate-sanctuary'));
  expect(influenceOf(table.state as never, 'quann')).toBe(1);
});
