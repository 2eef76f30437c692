import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'leader10', 'I start without two of my ships and three of my agents', () => {
  const table = position().leader(0, 'leader10').chance(0).toSetup();
  expect(table.player(0)).toMatchObject({ ships: 15 - 8 - 2, agents: 7 });
  expect(table.player(0).scrapped).toEqual({ ships: 2, agents: 3, cities: 0, starports: 0 });
});

content('arcs', 'leader10', 'When I tax a city I may hit it to tax it once more without a pip', () => {
  const table = position().leader(0, 'leader10').city(0, '3-hex').turn(0, 'administration-2').answer('tax', 'slot:1');
  expect([table.prompt, table.options]).toEqual(['arcs.leader.ruthless', ['use:ruthless', 'skip:ruthless']]);
  table.answer('use:ruthless', 'slot:2');
  expect(table.player(0).slots.slice(0, 3)).toEqual(['weapon', 'weapon', null]);
  expect(table.system('3-hex').buildings[0]?.damaged).toBe(true);
  expect(table.state.turn?.pips).toBe(3);
  expect(table.options).not.toContain('tax'); // the city was taxed this turn
});

content('arcs', 'leader10', 'I need not hit the city, and may do it with another one then', () => {
  const table = position().leader(0, 'leader10').city(0, '3-hex').city(0, '2-hex').turn(0, 'administration-2');
  table.answer('tax', 'tax:3-hex.0', 'slot:1', 'skip:ruthless');
  expect(table.system('3-hex').buildings[0]?.damaged).toBe(false);
  table.answer('tax', 'slot:2');
  expect(table.prompt).toBe('arcs.leader.ruthless');
});

content('arcs', 'leader10', 'It works once per turn in all, with a tax or with a ship', () => {
  const both = () =>
    position().leader(0, 'leader10').city(0, '3-hex').starport(0, '2-hex').tokens(0, 'material', 'psionic');
  const table = both()
    .turn(0, 'administration-2')
    .answer('spend:1:material', 'build', 'build:ship@2-hex.0', 'use:ruthless');
  expect(table.system('2-hex').fresh[0]).toBe(2);
  table.answer('tax', 'slot:1');
  expect(table.prompt).toBe('arcs.turn');
  const reverse = both()
    .turn(0, 'administration-2')
    .answer('spend:2:psionic', 'tax', 'slot:2', 'use:ruthless', 'slot:3');
  reverse.answer('spend:1:material', 'build', 'build:ship@2-hex.0');
  expect([reverse.prompt, reverse.system('2-hex').fresh[0]]).toEqual(['arcs.turn', 1]);
});

content('arcs', 'leader10', 'A damaged starport that I hit is returned to me after a last ship', () => {
  const table = position().leader(0, 'leader10').starport(0, '2-hex', true).turn(0, 'construction-2');
  table.answer('build', 'build:ship@2-hex.0', 'use:ruthless');
  expect(table.system('2-hex').buildings).toEqual([]);
  expect(table.system('2-hex').fresh[0]).toBe(2);
  expect(table.player(0).starports).toBe(5);
  expect(table.player(0).outrage.relic).toBe('none');
});

content(
  'arcs',
  'leader10',
  'An own city that I destroy provokes Outrage before the second token comes, without a ransack',
  () => {
    const table = position()
      .leader(0, 'leader10')
      .city(0, '3-hex', true)
      .court(['bc01', 2], 'bc02')
      .turn(0, 'administration-2')
      .answer('tax', 'slot:1', 'use:ruthless');
    expect(table.system('3-hex').buildings).toEqual([]);
    expect(table.player(0).outrage.weapon).toBe('agent');
    expect(table.player(0).slots).toEqual([null, null, null, null, null, null]);
    expect(table.prompt).toBe('arcs.place.token');
    table.answer('slot:2');
    expect(table.player(0).slots.slice(0, 2)).toEqual([null, 'weapon']);
    expect(table.player(0).cities).toBe(5);
    expect(table.prompt).toBe('arcs.turn');
  },
);

content(
  'arcs',
  'leader10',
  'A Rival city that I destroy is my Trophy, provokes Outrage and lets me ransack, then I tax again',
  () => {
    const table = position()
      .leader(0, 'leader10')
      .ships(0, 1, '3-hex')
      .city(1, '3-hex', true)
      .court(['bc01', 0, 1], ['bc02', 0, 1])
      .turn(0, 'administration-2')
      .answer('tax', 'slot:1', 'use:ruthless');
    expect(table.player(0).trophies[1]?.cities).toBe(1);
    expect([table.prompt, table.player(0).slots[0]]).toEqual(['arcs.ransack', null]);
    table.answer('card:bc01', 'slot:1');
    expect(table.player(0).slots[0]).toBe('weapon');
    expect(table.player(0).captives[1]).toBe(2); // one for each tax
    expect(table.player(0).trophies[1]).toMatchObject({ cities: 1, agents: 1 });
  },
);

content('arcs', 'leader10', 'The second tax is allowed even if it yields nothing', () => {
  const table = position()
    .leader(0, 'leader10')
    .city(0, '3-hex')
    .supply('weapon', 0)
    .turn(0, 'administration-2')
    .answer('tax', 'use:ruthless');
  expect(table.system('3-hex').buildings[0]?.damaged).toBe(true);
  expect([table.prompt, table.player(0).slots[0]]).toEqual(['arcs.turn', null]);
});

content('arcs', 'leader10', 'Where I tax as if the city were mine I take no Captive the second time, either', () => {
  const table = position()
    .leader(0, 'leader10')
    .lore(0, 'lore20')
    .declared('empath', 'high')
    .city(1, '3-hex')
    .ships(0, 1, '2-gate')
    .turn(0, 'administration-2')
    .answer('tax', 'slot:1', 'use:ruthless', 'slot:2');
  expect(table.player(0).captives[1]).toBe(0);
  expect(table.player(0).slots.slice(0, 2)).toEqual(['weapon', 'weapon']);
});
