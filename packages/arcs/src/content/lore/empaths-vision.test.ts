import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

function battling() {
  return position().ships(0, 2, '2-gate').ships(1, 2, '2-gate').city(1, '5-hex');
}

content('arcs', 'lore19', 'while Empath is declared its holder rerolls any dice of a roll, once', () => {
  const table = battling()
    .lore(0, 'lore19')
    .declared('empath', 'high')
    .dice(['skirmish'], ['assault', 'hit', 'selfHit'], ['skirmish', 'hit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1', 'assault:1');
  expect(table.options).toEqual(['reroll:lore19', 'keep']);
  table.answer('reroll:lore19');
  expect(table.options).toEqual(['die:skirmish.3', 'die:assault.2', 'roll']);
  table.answer('die:skirmish.3', 'roll');
  expect(table.state.roll?.faces).toEqual({ skirmish: [0], assault: [2], raid: [] });
  expect(table.prompt).not.toBe('arcs.reroll');
});

content('arcs', 'lore19', 'it comes again with the next roll', () => {
  const table = battling()
    .lore(0, 'lore19')
    .declared('empath', 'high')
    .dice(['skirmish'], ['skirmish'], ['skirmish'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1', 'assault:0', 'reroll:lore19', 'die:skirmish.3');
  expect(table.prompt).toBe('arcs.turn');
  table.answer('battle', 'skirmish:1', 'assault:0');
  expect(table.options).toEqual(['reroll:lore19', 'keep']);
});

content('arcs', ['lore19', 'lore02'], 'it works for dice rolled outside battle', () => {
  const table = position()
    .lore(0, 'lore19', 'lore02')
    .declared('empath', 'high')
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-hex')
    .dice(['skirmish'], ['skirmish', 'hit'])
    .turn(0, 'aggression-2')
    .answer('lore02:fire-rifles', 'reroll:lore19', 'die:skirmish.3');
  expect(table.system('2-hex')).toMatchObject({ fresh: [0, 0, 0], damaged: [0, 1, 0] });
});

content('arcs', ['lore19', 'lore14'], 'the player orders it with other rerolls', () => {
  const table = battling()
    .lore(0, 'lore19', 'lore14')
    .declared('empath', 'high')
    .dice(['assault'], ['assault'], ['assault', 'hit', 'hit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:1');
  expect(table.options.toSorted()).toEqual(['keep', 'reroll:lore14', 'reroll:lore19']);
  table.answer('reroll:lore19', 'die:assault.5');
  expect(table.options).toEqual(['reroll:lore14', 'keep']);
});

content('arcs', 'lore19', 'there is no reroll while Empath is not declared, and none for the defender', () => {
  const undeclared = battling().lore(0, 'lore19').declared('keeper', 'high').dice(['skirmish']).turn(0, 'aggression-2');
  expect(undeclared.answer('battle', 'skirmish:1', 'assault:0').prompt).toBe('arcs.turn');
  const defender = battling().lore(1, 'lore19').declared('empath', 'high').dice(['skirmish']).turn(0, 'aggression-2');
  expect(defender.answer('battle', 'skirmish:1', 'assault:0').prompt).toBe('arcs.turn');
});

content('arcs', 'lore19', 'whatever is declared, it may be discarded to end Psionic Outrage', () => {
  const table = position().lore(0, 'lore19', 'lore18').outrage(0, 'psionic', 'relic').turn(0, 'aggression-2');
  table.answer('prelude:lore19:end-outrage');
  expect(table.player(0).outrage).toMatchObject({ psionic: 'none', relic: 'agent' });
  expect(table.player(0).agents).toBe(9);
  expect(table.player(0).lore).toEqual(['lore18']);
  expect(table.options).not.toContain('prelude:lore19:end-outrage');
});

content('arcs', 'lore19', 'it may be discarded without any Outrage, but only in the Prelude', () => {
  const table = position().lore(0, 'lore19').ships(0, 1, '2-gate').turn(0, 'mobilization-2');
  expect(table.options).toContain('prelude:lore19:end-outrage');
  table.answer('move', 'to:2-hex');
  expect(table.options).not.toContain('prelude:lore19:end-outrage');
  const other = position().lore(0, 'lore19').turn(0, 'mobilization-2').answer('prelude:lore19:end-outrage');
  expect(other.player(0)).toMatchObject({ lore: [], agents: 10 });
});
