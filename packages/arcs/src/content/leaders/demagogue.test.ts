import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const declaring = (...row: Parameters<ReturnType<typeof position>['court']>) =>
  position()
    .leader(0, 'leader08')
    .court(...row)
    .hand(0, 'aggression-2')
    .toLead()
    .answer('lead:aggression-2');

content('arcs', 'leader08', 'When I declare I may add one agent to each card that I like', () => {
  const table = declaring('bc01', ['bc02', 1], 'bc26').answer('declare:tycoon');
  expect([table.prompt, table.options]).toEqual([
    'arcs.leader.bold',
    ['influence:bc01', 'influence:bc02', 'influence:bc26', 'done'],
  ]);
  table.answer('influence:bc02');
  expect(table.options).toEqual(['influence:bc01', 'influence:bc26', 'done']); // one per card
  table.answer('influence:bc26', 'done');
  expect(table.state.court.row.map((slot) => slot?.agents[0])).toEqual([0, 2, 1]);
  expect(table.prompt).toBe('arcs.turn');
  const all = declaring('bc01', 'bc02').answer('declare:tycoon', 'influence:bc01', 'influence:bc02');
  expect([all.prompt, all.player(0).agents]).toEqual(['arcs.turn', 8]);
  expect(declaring('bc01').answer('no-declare').prompt).toBe('arcs.turn');
});

content('arcs', 'leader08', 'I add no more agents than I have', () => {
  const table = declaring(['bc01', 9], 'bc02', 'bc26').answer('declare:tycoon', 'influence:bc02');
  expect([table.prompt, table.player(0).agents]).toEqual(['arcs.turn', 0]);
});

content('arcs', 'leader08', 'I cannot secure a Guild card with a single agent of mine, but a Vox card I can', () => {
  const securable = (...row: Parameters<ReturnType<typeof position>['court']>) => {
    const table = position()
      .leader(0, 'leader08')
      .court(...row)
      .turn(0, 'aggression-2');
    return table.options.includes('secure') ? table.answer('secure').options : [];
  };
  expect(securable(['bc01', 1], ['bc02', 2, 1], ['bc26', 1], ['bc03', 3, 1])).toEqual([
    'card:bc02',
    'card:bc26',
    'card:bc03',
  ]);
  expect(securable(['bc01', 1])).toEqual([]);
});

content('arcs', 'leader08', 'I may ransack a Guild card whatever agents of mine lie on it', () => {
  const table = position()
    .leader(0, 'leader08')
    .ships(0, 1, '2-hex')
    .city(1, '2-hex', true)
    .court(['bc01', 1, 1], ['bc02', 0, 1])
    .dice(['skirmish', 'hit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1');
  expect([table.prompt, table.options]).toEqual(['arcs.ransack', ['card:bc01', 'card:bc02']]);
  table.answer('card:bc01');
  expect(table.player(0).guilds.map(({ id }) => id)).toEqual(['bc01']);
});
