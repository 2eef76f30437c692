import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const blank: ['skirmish'] = ['skirmish'];
const hit: ['skirmish', 'hit'] = ['skirmish', 'hit'];

/** Three ships against three; two blanks and a hit are rolled. */
const battle = () => position().ships(0, 3, '2-gate').ships(1, 3, '2-gate').dice(blank, blank, hit);
const rolled = ['battle', 'skirmish:3'];

content('arcs', 'bc13', 'its holder may reroll a skirmish die for each Weapon icon, this card included', () => {
  const table = battle()
    .guild(0, 'bc13')
    .dice(hit)
    .turn(0, 'aggression-2')
    .answer(...rolled);
  expect(table.options).toEqual(['reroll:bc13', 'keep']);
  table.answer('reroll:bc13');
  expect(table.options).toEqual(['die:skirmish.3', 'die:skirmish.0', 'roll']);
  table.answer('die:skirmish.3'); // one icon, one die: it is rolled at once, and not again
  expect(table.prompt).toBe('arcs.hit');
  table.answer('hit:fresh');
  expect(table.system('2-gate').damaged[1]).toBe(2);
});

content('arcs', 'bc13', 'tokens, on lore cards too, and other Weapon cards are Weapon icons', () => {
  const table = battle()
    .guild(0, 'bc13', 'bc14')
    .lore(0, 'lore13')
    .tokens(0, 'weapon', 'fuel', null, null, null, null, 'weapon')
    .dice(hit, hit, hit)
    .turn(0, 'aggression-2')
    .answer(...rolled, 'reroll:bc13', 'die:skirmish.3', 'die:skirmish.3');
  expect(table.options).toEqual(['die:skirmish.0', 'roll']);
  table.answer('die:skirmish.0');
  expect(table.state.roll?.faces.skirmish.map((face) => face < 3)).toEqual([true, true, true]);
});

content('arcs', 'bc13', 'the reroll is optional and comes once in each battle', () => {
  const table = battle()
    .guild(0, 'bc13')
    .dice(blank, blank, blank, hit, hit)
    .turn(0, 'aggression-2')
    .answer(...rolled, 'reroll:bc13', 'roll');
  expect(table.prompt).toBe('arcs.turn'); // the one hit had only one sort of target
  expect(table.system('2-gate').damaged[1]).toBe(1);
  table.answer(...rolled);
  expect(table.options).toEqual(['reroll:bc13', 'keep']);
  table.answer('keep');
  expect(table.state.roll).toBeNull();
});

content('arcs', 'bc13', 'neither a defender nor other dice nor shots outside battle get a reroll', () => {
  const defended = battle()
    .guild(1, 'bc13')
    .turn(0, 'aggression-2')
    .answer(...rolled);
  expect(defended.prompt).toBe('arcs.turn');
  const assault = position()
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .guild(0, 'bc13')
    .dice(['assault'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:1');
  expect(assault.prompt).toBe('arcs.turn');
  const rifles = position()
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-hex')
    .guild(0, 'bc13')
    .lore(0, 'lore02')
    .dice(blank)
    .turn(0, 'aggression-2')
    .answer('lore02:fire-rifles');
  expect(rifles.prompt).toBe('arcs.turn');
});
