import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const seize = 'prelude:bc16:seize-initiative';
const start = () => position().ships(0, 1, '2-gate').ships(1, 1, '3-gate').ships(2, 1, '5-gate');

content('arcs', 'bc16', 'discarded before any other action it seizes the initiative', () => {
  const table = start()
    .guild(1, 'bc16')
    .hand(0, 'construction-2')
    .hand(1, 'construction-3')
    .turn(1, 'aggression-3', 'copy', 'administration-2')
    .answer(seize);
  expect(table.state.initiative).toBe(1);
  expect(table.state.round.seizedBy).toBe(1);
  expect(table.state.court.discard).toEqual(['bc16']);
  expect(table.player(1).hand).toEqual(['construction-3']); // no card is needed for it
  table.answer('end-turn');
  expect(table.seat).toBe(1);
  expect(table.prompt).toBe('arcs.lead');
});

content('arcs', 'bc16', 'after another action, in the Prelude or with a pip, it is too late', () => {
  const table = () =>
    start().guild(1, 'bc16').tokens(1, 'weapon').turn(1, 'mobilization-3', 'pivot', 'administration-2');
  expect(table().options).toContain(seize);
  expect(table().answer('spend:1:weapon', 'nothing').options).not.toContain(seize);
  expect(table().answer('move', 'to:2-gate').options).not.toContain(seize);
});

content(
  'arcs',
  ['bc16', 'lore27'],
  "it and Tycoon's Ambition, both before any other action, exclude each other",
  () => {
    const declare = 'prelude:lore27:declare-another';
    const table = () =>
      start()
        .guild(1, 'bc16')
        .lore(1, 'lore27')
        .declared('tycoon', 'high')
        .turn(1, 'mobilization-3', 'pivot', 'administration-2');
    expect(table().options).toEqual(expect.arrayContaining([seize, declare]));
    expect(table().answer(seize).options).not.toContain(declare);
    expect(table().answer(declare, 'declare:keeper').options).not.toContain(seize);
  },
);

content('arcs', 'bc16', 'any ability of the Prelude is another action', () => {
  const table = start()
    .guild(1, 'bc16', 'bc24')
    .tokens(1, 'weapon')
    .turn(1, 'mobilization-3', 'pivot', 'administration-2');
  expect(table.answer('prelude:bc24:fence', 'slot:1').options).not.toContain(seize);
});

content('arcs', 'bc16', 'the holder of the initiative may discard it, but cannot seize', () => {
  const table = start().guild(0, 'bc16').turn(0, 'aggression-3').answer(seize);
  expect(table.state.initiative).toBe(0);
  expect(table.state.round.seizedBy).toBeNull();
  expect(table.state.court.discard).toEqual(['bc16']);
});

content('arcs', 'bc16', 'after another seizure this round it is discarded in vain', () => {
  const table = start()
    .guild(2, 'bc16')
    .hand(0, 'construction-2')
    .hand(1, 'construction-3', 'construction-4')
    .hand(2, 'construction-5')
    .toFollow('aggression-2')
    .answer('pivot:construction-3', 'seize:construction-4', 'end-turn', 'pivot:construction-5', seize);
  expect(table.state.initiative).toBe(1);
  expect(table.state.round.seizedBy).toBe(1);
  expect(table.player(2).guilds).toEqual([]);
});
