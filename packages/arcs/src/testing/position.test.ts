import { expect, test } from 'vitest';
import { loreById } from '../content/registry.ts';
import { gain } from '../rules/resources.ts';
import { position } from './position.ts';

const arranged = () =>
  position().ability(0, {
    modify: { moveLimit: 1 },
    prelude: [{ name: 'fence', usable: () => true, resolve: (g, holder) => gain(g, holder, 'relic') as never }],
  });

test('a test can give a seat an ability of its own, of any kind', () => {
  const table = arranged().ships(0, 3, '2-gate').turn(0, 'mobilization-2');
  const ability = table.options.find((id) => id.startsWith('prelude:ability-'));
  expect(ability).toBeDefined();
  table.answer(ability ?? '', 'slot:1');
  expect(table.player(0).slots[0]).toBe('relic');
  table.answer('move', 'to:2-hex');
  expect(table.system('2-hex').fresh).toEqual([1, 0, 0]);
});

test('it works for that seat only, and two of them do not get mixed up', () => {
  const start = arranged()
    .ability(1, { modify: { moveLimit: 2 } })
    .ships(1, 3, '2-gate');
  const table = start.turn(1, 'mobilization-2').answer('move', 'to:2-hex');
  expect(table.options).toEqual(['ships:2+0', 'ships:1+0']);
});

test('it is gone with its test, and no deck ever held it', () => {
  expect(Object.keys(loreById).filter((id) => id.startsWith('ability-'))).toEqual([]);
});
