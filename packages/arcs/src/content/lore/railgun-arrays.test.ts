import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'lore12', 'an attacker takes a hit before collecting dice', () => {
  const table = position()
    .lore(1, 'lore12')
    .ships(0, 1, '2-gate', 1)
    .ships(1, 1, '2-gate')
    .turn(0, 'aggression-2')
    .answer('battle');
  expect([table.prompt, table.seat]).toEqual(['arcs.hit', 0]); // the attacker assigns it
  table.answer('hit:damaged');
  expect(table.player(1).trophies[0]).toMatchObject({ ships: 1 });
  expect(table.options).toEqual(['skirmish:1', 'skirmish:0']); // one ship is left
});

content('arcs', 'lore12', 'an attacker whose last ship is destroyed collects no dice', () => {
  const table = position()
    .lore(1, 'lore12')
    .ships(0, 0, '2-gate', 1)
    .ships(0, 1, '3-gate')
    .ships(1, 1, '2-gate')
    .turn(0, 'aggression-2')
    .answer('battle');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.system('2-gate')).toMatchObject({ fresh: [0, 1, 0], damaged: [0, 0, 0] });
  expect(table.player(1).trophies[0]).toMatchObject({ ships: 1 });
});

for (const [id, extra] of [
  ['bc08', 'Gatekeepers'],
  ['leader05', 'the Rebel'],
] as const) {
  content('arcs', ['lore12', id], `the battle is over then, also for ${extra} with dice beyond ships`, () => {
    const arranged = position().lore(1, 'lore12').ships(0, 0, '2-gate', 1).ships(0, 1, '3-gate').ships(1, 1, '2-gate');
    const table = (id === 'bc08' ? arranged.guild(0, id) : arranged.leader(0, id)).turn(0, 'aggression-2');
    table.answer('battle');
    expect([table.prompt, table.state.battle]).toEqual(['arcs.turn', null]);
    expect(table.system('2-gate')).toMatchObject({ fresh: [0, 1, 0], damaged: [0, 0, 0] });
  });
}

content('arcs', ['lore12', 'leader16'], 'what happens after a battle happens after such a one', () => {
  const table = position()
    .lore(1, 'lore12')
    .leader(1, 'leader16') // Quartermaster: repairs ships for starports it controls
    .ships(0, 0, '2-gate', 1)
    .ships(0, 1, '3-gate')
    .ships(1, 1, '2-gate', 1)
    .ships(1, 1, '2-hex')
    .starport(1, '2-hex')
    .turn(0, 'aggression-2')
    .answer('battle');
  expect(table.system('2-gate')).toMatchObject({ fresh: [0, 2, 0], damaged: [0, 0, 0] });
});

content('arcs', 'lore12', 'without a fresh ship of the defender there is no hit, nor when the holder attacks', () => {
  const damaged = position()
    .lore(1, 'lore12')
    .ships(0, 1, '2-hex')
    .ships(1, 0, '2-hex', 1)
    .city(1, '2-hex')
    .turn(0, 'aggression-2')
    .answer('battle');
  expect(damaged.prompt).toBe('arcs.dice');
  expect(damaged.system('2-hex').fresh[0]).toBe(1);
  const attacking = position()
    .lore(0, 'lore12')
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .turn(0, 'aggression-2')
    .answer('battle');
  expect(attacking.system('2-gate').fresh).toEqual([1, 1, 0]);
});
