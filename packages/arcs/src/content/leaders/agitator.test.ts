import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content(
  'arcs',
  'leader15',
  'Taxing with the pip of a Copy or Pivot brings me a Weapon as well, even when the taxed type has run out',
  () => {
    const taxing = () => position().leader(1, 'leader15').city(1, '2-hex');
    const table = taxing().turn(1, 'administration-2', 'pivot', 'mobilization-6').answer('tax', 'slot:1', 'slot:2');
    expect(table.player(1).slots.slice(0, 3)).toEqual(['relic', 'weapon', null]);
    const copied = taxing()
      .supply('relic', 0)
      .turn(1, 'mobilization-2', 'copy', 'administration-6')
      .answer('tax', 'slot:1');
    expect(copied.player(1).slots.slice(0, 3)).toEqual(['weapon', null, null]);
    const led = taxing().turn(1, 'administration-2').answer('tax', 'slot:1');
    expect([led.prompt, led.player(1).slots.slice(0, 3)]).toEqual(['arcs.turn', ['relic', null, null]]);
  },
);

/** Seat 0 attacks the Agitator with four ships and is intercepted. */
const intercepted = (at: ReturnType<typeof position>) =>
  at
    .leader(1, 'leader15')
    .ships(0, 4, '2-gate')
    .city(1, '3-hex')
    .dice(['assault', 'hit', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:1');

content(
  'arcs',
  'leader15',
  'When I intercept, each of my Weapon icons deals a hit instead of my fresh ships, and I discard a Weapon',
  () => {
    const table = intercepted(position().ships(1, 1, '2-gate').tokens(1, 'weapon', 'weapon').guild(1, 'bc15'));
    table.answer('hit:fresh', 'hit:fresh'); // after the first: two tokens and a Weapon card deal three
    expect([table.seat, table.prompt]).toEqual([1, 'arcs.leader.irregular']);
    expect(table.system('2-gate')).toMatchObject({ fresh: [1, 1, 0], damaged: [3, 0, 0] });
    expect(table.options).toEqual(['token:1:weapon', 'token:2:weapon']);
    table.answer('token:1:weapon');
    expect(table.player(1).slots.slice(0, 2)).toEqual([null, 'weapon']);
    expect(table.player(1).guilds).toHaveLength(1);
    expect(table.system('2-gate').damaged[1]).toBe(1); // the attack goes on
  },
);

content('arcs', 'leader15', 'Without Weapons my intercept hits nobody, however many ships I have', () => {
  const table = intercepted(position().ships(1, 3, '2-gate').tokens(1, 'fuel'));
  expect(table.system('2-gate')).toMatchObject({ fresh: [4, 2, 0], damaged: [0, 1, 0] });
  expect(table.player(1).slots[0]).toBe('fuel');
});

content(
  'arcs',
  'leader15',
  'Without an intercept I keep my Weapons, and when I attack Rivals intercept as usual',
  () => {
    const quiet = position()
      .leader(1, 'leader15')
      .ships(0, 1, '2-gate')
      .ships(1, 1, '2-gate')
      .city(1, '3-hex')
      .tokens(1, 'weapon');
    const table = quiet
      .dice(['assault', 'hit', 'hit'])
      .turn(0, 'aggression-2')
      .answer('battle', 'skirmish:0', 'assault:1');
    expect([table.player(1).slots[0], table.system('2-gate').fresh[0]]).toEqual(['weapon', 1]);
    const attack = position()
      .leader(0, 'leader15')
      .ships(0, 4, '2-gate')
      .ships(1, 2, '2-gate')
      .city(1, '3-hex')
      .tokens(0, 'weapon');
    attack.dice(['assault', 'hit', 'intercept']);
    const own = attack.turn(0, 'aggression-2').answer('battle', 'skirmish:0', 'assault:1', 'hit:fresh');
    expect([own.system('2-gate').damaged[0], own.player(0).slots[0]]).toEqual([2, 'weapon']);
  },
);

content('arcs', 'leader15', 'An intercept that Mirror Plating adds counts', () => {
  const table = position()
    .leader(1, 'leader15')
    .lore(1, 'lore04')
    .ships(0, 2, '2-gate')
    .ships(1, 2, '2-gate')
    .city(1, '3-hex')
    .tokens(1, 'weapon')
    .dice(['assault'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:1');
  expect(table.system('2-gate').damaged[0]).toBe(1);
  expect(table.player(1).slots[0]).toBeNull();
});
