import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { turnWith } from '../../testing/index.ts';

const card = 'action-card/cripple-defenses';

content('ti4', card, 'as an action I destroy all PDS on a planet of another player, and nothing else there', () => {
  const table = turnWith('cripple-defenses', (place) =>
    place.units(1, 'fria', { infantry: 1, pds: 2, 'space-dock': 1 }).units(1, 'abyz', { pds: 1 }),
  );
  table.answer(`action:${card}`, 'planet:fria');
  expect(table.unitsOf(1, 'fria')).toEqual({ infantry: 1, 'space-dock': 1 });
  expect(table.unitsOf(1, 'abyz')).toEqual({ pds: 1 });
  expect(table.player(1).reinforcements.pds).toBe(5);
  expect(table.seat).toBe(1);
});

ruling(
  'ti4',
  ['ac/cripple-defenses.1', 'ac/0.10'],
  'a planet without PDS may be named, one of mine or of nobody may not',
  () => {
    const table = turnWith('cripple-defenses', (place) => place.own(0, 'abyz').own(1, 'bereg'));
    table.answer(`action:${card}`);
    expect(table.options).toContain('planet:bereg');
    for (const id of ['abyz', 'jord', 'fria']) expect(table.options).not.toContain(`planet:${id}`);
  },
);
