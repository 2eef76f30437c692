import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

/** The Warrior, seat 1, may fight at 2-hex; it has other ships at 5-hex, with a starport. */
const ready = () =>
  position()
    .leader(1, 'leader06')
    .ships(1, 1, '2-hex')
    .ships(0, 1, '2-hex')
    .starport(0, '3-hex')
    .ships(1, 2, '5-hex')
    .starport(1, '5-hex')
    .dice(['skirmish']);

content(
  'arcs',
  'leader06',
  'When the pip of a Pivot buys my battle I may move after it, with other ships and by Catapult',
  () => {
    const table = ready().turn(1, 'aggression-2', 'pivot', 'mobilization-6').answer('battle');
    expect([table.prompt, table.options]).toEqual(['arcs.pair', ['granted', 'extra-first']]);
    table.answer('granted', 'skirmish:1');
    expect(table.options).toEqual(['extra', 'no-extra']);
    table.answer('extra', 'from:5-hex', 'to:5-gate', 'ships:2+0', 'to:3-gate', 'ships:2+0', 'to:3-hex', 'ships:2+0');
    expect(table.system('3-hex').fresh[1]).toBe(2);
    expect([table.prompt, table.options]).toEqual(['arcs.turn', ['end-turn']]);
  },
);

content('arcs', 'leader06', 'I may move before the battle, but then not after it', () => {
  const table = ready().turn(1, 'aggression-2', 'pivot', 'mobilization-6').answer('battle', 'extra-first');
  expect(table.options).toEqual(['to:5-gate', 'to:5-crescent', 'to:6-arrow']); // the ship at 2-hex must stay to fight
  table.answer('to:5-crescent', 'ships:1+0', 'skirmish:1');
  expect(table.system('5-crescent').fresh[1]).toBe(1);
  expect([table.prompt, table.options]).toEqual(['arcs.turn', ['end-turn']]);
});

content('arcs', 'leader06', 'I need not move', () => {
  const table = ready()
    .turn(1, 'aggression-2', 'pivot', 'mobilization-6')
    .answer('battle', 'granted', 'skirmish:1', 'no-extra');
  expect([table.prompt, table.options]).toEqual(['arcs.turn', ['end-turn']]);
});

content('arcs', 'leader06', 'It works with a battle that a spent Weapon allows to the pip of a Copy', () => {
  const table = ready().tokens(1, 'weapon').turn(1, 'aggression-2', 'copy', 'administration-6');
  expect(table.options).not.toContain('battle');
  table.answer('spend:1:weapon', 'weapon', 'battle');
  expect(table.options).toEqual(['granted', 'extra-first']);
});

content('arcs', 'leader06', 'It does not work when I lead or Surpass, nor in the Prelude', () => {
  expect(ready().turn(1, 'aggression-2').answer('battle').prompt).toBe('arcs.dice');
  expect(ready().turn(1, 'aggression-4', 'surpass', 'aggression-2').answer('battle').prompt).toBe('arcs.dice');
  const prelude = ready().tokens(1, 'psionic').turn(1, 'mobilization-2', 'copy', 'aggression-2');
  prelude.answer('spend:1:psionic', 'battle', 'skirmish:1');
  expect(prelude.prompt).toBe('arcs.turn');
});

content('arcs', 'leader06', 'In Empath my first place is worth second place, and second place nothing', () => {
  const power = (own: number, rival: number) =>
    position()
      .leader(0, 'leader06')
      .tokens(0, ...new Array<'psionic'>(own).fill('psionic'))
      .tokens(1, ...new Array<'psionic'>(rival).fill('psionic'))
      .declared('empath', 'high')
      .toScoring()
      .state.players.map((player) => player.power);
  expect(power(2, 1)).toEqual([3, 3, 0]);
  expect(power(1, 2)).toEqual([0, 5, 0]);
});
