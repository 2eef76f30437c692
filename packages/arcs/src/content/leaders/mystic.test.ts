import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'leader02', 'I start with an agent on my Material and on my Fuel Outrage', () => {
  const table = position().leader(0, 'leader02').chance(0).toSetup();
  expect(table.player(0).outrage).toEqual({
    material: 'agent',
    fuel: 'agent',
    weapon: 'none',
    relic: 'none',
    psionic: 'none',
  });
  expect(table.player(0).agents).toBe(8);
  expect(table.player(1).agents).toBe(10);
});

const taxing = () => position().leader(1, 'leader02').city(1, '3-hex');

content('arcs', 'leader02', 'Taxing with the pip of a Pivot or a Copy brings me a Psionic as well', () => {
  for (const table of [
    taxing().turn(1, 'administration-2', 'pivot', 'mobilization-6'),
    taxing().turn(1, 'mobilization-2', 'copy', 'administration-6'),
  ]) {
    table.answer('tax', 'slot:1', 'slot:2');
    expect(table.player(1).slots.slice(0, 3)).toEqual(['weapon', 'psionic', null]);
    expect(table.prompt).toBe('arcs.turn');
  }
});

content('arcs', 'leader02', 'Leading, Surpassing and taxing in the Prelude bring no Psionic', () => {
  const led = taxing().turn(1, 'administration-2').answer('tax', 'slot:1');
  expect([led.prompt, led.player(1).slots.slice(0, 3)]).toEqual(['arcs.turn', ['weapon', null, null]]);
  const surpassed = taxing().turn(1, 'administration-4', 'surpass', 'administration-2').answer('tax', 'slot:1');
  expect([surpassed.prompt, surpassed.player(1).slots.slice(0, 3)]).toEqual(['arcs.turn', ['weapon', null, null]]);
  const prelude = taxing().tokens(1, 'psionic').turn(1, 'mobilization-2', 'copy', 'administration-6');
  prelude.answer('spend:1:psionic', 'tax', 'slot:1');
  expect([prelude.prompt, prelude.player(1).slots.slice(0, 3)]).toEqual(['arcs.turn', ['weapon', null, null]]);
});

content('arcs', 'leader02', 'The Psionic comes even when the taxed type has run out', () => {
  const table = taxing()
    .supply('weapon', 0)
    .turn(1, 'administration-2', 'pivot', 'mobilization-6')
    .answer('tax', 'slot:1');
  expect(table.player(1).slots.slice(0, 3)).toEqual(['psionic', null, null]);
});

content('arcs', 'leader02', 'A new action that contains a tax brings the Psionic, too', () => {
  const table = taxing().lore(1, 'lore10').turn(1, 'mobilization-2', 'copy', 'construction-6');
  table.answer('lore10:nurture', 'slot:1', 'slot:2');
  expect(table.player(1).slots.slice(0, 3)).toEqual(['weapon', 'psionic', null]);
});
