import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content(
  'arcs',
  'leader03',
  'Taxing with the pip of a Copy or Pivot brings me a Fuel as well, even when the taxed type has run out',
  () => {
    const taxing = () => position().leader(1, 'leader03').city(1, '3-hex');
    const table = taxing().turn(1, 'administration-2', 'pivot', 'mobilization-6').answer('tax', 'slot:1', 'slot:2');
    expect(table.player(1).slots.slice(0, 3)).toEqual(['weapon', 'fuel', null]);
    const copied = taxing().supply('weapon', 0).turn(1, 'mobilization-2', 'copy', 'administration-6');
    expect(copied.answer('tax', 'slot:1').player(1).slots.slice(0, 3)).toEqual(['fuel', null, null]);
    const led = taxing().turn(1, 'administration-2').answer('tax', 'slot:1');
    expect([led.prompt, led.player(1).slots.slice(0, 3)]).toEqual(['arcs.turn', ['weapon', null, null]]);
  },
);

const scoring = (ambition: 'tycoon' | 'keeper') =>
  position()
    .leader(0, 'leader03')
    .city(0, '3-hex')
    .tokens(0, 'fuel', 'material', 'fuel')
    .tokens(1, 'fuel', 'material')
    .declared(ambition, 'high')
    .toScoring();

content('arcs', 'leader03', 'When Tycoon was scored I discard all my Fuel, after it has counted', () => {
  const table = scoring('tycoon');
  expect(table.player(0).power).toBe(5);
  expect(table.player(0).slots.slice(0, 3)).toEqual([null, 'material', null]);
  expect(table.player(1).slots.slice(0, 2)).toEqual(['fuel', 'material']);
  expect(table.state.supply.fuel).toBe(4);
});

content('arcs', 'leader03', 'When Tycoon was not scored I keep my Fuel', () => {
  expect(scoring('keeper').player(0).slots.slice(0, 3)).toEqual(['fuel', 'material', 'fuel']);
});
