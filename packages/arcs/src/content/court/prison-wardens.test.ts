import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'bc12', 'Pressgang sends Captives home, each for a resource of any type', () => {
  const table = position()
    .city(0, '2-hex')
    .guild(0, 'bc12')
    .captives(0, 1, 2)
    .captives(0, 2, 1)
    .turn(0, 'construction-2')
    .answer('bc12:pressgang');
  expect(table.options).toEqual(['captive:1', 'captive:2']);
  table.answer('captive:1');
  expect(table.options).toEqual(['material', 'fuel', 'weapon', 'relic', 'psionic']);
  table.answer('psionic', 'slot:1');
  expect(table.options).toEqual(['captive:1', 'captive:2', 'done']);
  table.answer('captive:2', 'relic', 'slot:2', 'done');
  expect(table.player(0).slots.slice(0, 3)).toEqual(['psionic', 'relic', null]);
  expect(table.player(0).captives).toEqual([0, 1, 0]);
  expect([table.player(1).agents, table.player(2).agents]).toEqual([9, 10]);
  expect(table.state.turn?.pips).toBe(3); // all for one action
});

content('arcs', 'bc12', 'Pressgang ends with the last Captive, and gives only what the supply has', () => {
  const table = position()
    .guild(0, 'bc12')
    .captives(0, 2, 1)
    .supply('fuel', 0)
    .supply('weapon', 0)
    .turn(0, 'construction-2')
    .answer('bc12:pressgang');
  expect(table.options).toEqual(['material', 'relic', 'psionic']);
  table.answer('material', 'slot:1');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.options).not.toContain('bc12:pressgang');
});

content('arcs', 'bc12', 'with nothing at all in supply Captives still go home', () => {
  const table = position().guild(0, 'bc12').captives(0, 1, 1);
  for (const resource of ['material', 'fuel', 'weapon', 'relic', 'psionic'] as const) table.supply(resource, 0);
  const played = table.turn(0, 'construction-2').answer('bc12:pressgang');
  expect(played.player(1).agents).toBe(10);
  expect(played.player(0).slots[0]).toBeNull();
});

content('arcs', 'bc12', 'Execute turns any number of Captives into Trophies', () => {
  const table = position()
    .guild(0, 'bc12')
    .captives(0, 1, 2)
    .captives(0, 2, 1)
    .turn(0, 'mobilization-2')
    .answer('bc12:execute', 'captive:1');
  expect(table.options).toEqual(['captive:1', 'captive:2', 'done']);
  table.answer('captive:2', 'done');
  expect(table.player(0).captives).toEqual([0, 1, 0]);
  expect(table.player(0).trophies.map(({ agents }) => agents)).toEqual([0, 1, 1]);
  expect(table.state.turn?.pips).toBe(3);
  table.answer('bc12:execute'); // the only one left, without a question
  expect(table.player(0).trophies.map(({ agents }) => agents)).toEqual([0, 2, 1]);
  expect(table.prompt).toBe('arcs.turn');
});

content('arcs', 'bc12', 'both need Captives, and replace a Build and an Influence', () => {
  const actions = (suit: 'construction' | 'mobilization' | 'aggression', captives: number) =>
    position()
      .guild(0, 'bc12')
      .captives(0, 1, captives)
      .turn(0, `${suit}-2`)
      .options.filter((id) => id.startsWith('bc12:'));
  expect(actions('construction', 1)).toEqual(['bc12:pressgang']);
  expect(actions('mobilization', 1)).toEqual(['bc12:execute']);
  expect(actions('aggression', 1)).toEqual([]);
  expect(actions('construction', 0)).toEqual([]);
  expect(actions('mobilization', 0)).toEqual([]);
});
