import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'lore23', 'while Warlord is declared a city may be taxed again in the same turn', () => {
  const table = position()
    .lore(0, 'lore23')
    .declared('warlord', 'high')
    .city(1, '2-hex')
    .ships(0, 1, '2-hex')
    .turn(0, 'administration-2')
    .answer('tax', 'slot:1', 'tax', 'slot:2');
  expect(table.player(0).slots.slice(0, 2)).toEqual(['relic', 'relic']);
  expect(table.player(0).captives).toEqual([0, 2, 0]);
  expect(table.options).toContain('tax');
});

content('arcs', 'lore23', 'while Warlord is not declared a city is taxed once a turn', () => {
  const table = position()
    .lore(0, 'lore23')
    .declared('tyrant', 'high')
    .city(0, '2-hex')
    .turn(0, 'administration-2')
    .answer('tax', 'slot:1');
  expect(table.options).not.toContain('tax');
});

content('arcs', 'lore23', 'it gives no right to tax what may not be taxed', () => {
  const table = position().lore(0, 'lore23').declared('warlord', 'high').city(1, '2-hex').turn(0, 'administration-2');
  expect(table.options).not.toContain('tax');
});

content('arcs', ['lore23', 'leader13'], 'empty slots that are taxed like cities may be taxed again, too', () => {
  const arranged = () => position().leader(0, 'leader13').lore(0, 'lore23').ships(0, 1, '2-crescent');
  const table = arranged().declared('warlord', 'high').turn(0, 'administration-2').answer('tax', 'slot:1');
  expect(table.options).toContain('tax');
  const undeclared = arranged().turn(0, 'administration-2').answer('tax', 'slot:1');
  expect(undeclared.options).not.toContain('tax');
});

content('arcs', 'lore23', 'whatever is declared, it may be discarded to end Weapon Outrage', () => {
  const table = position().lore(0, 'lore23').outrage(0, 'weapon', 'relic').turn(0, 'aggression-2');
  table.answer('prelude:lore23:end-outrage');
  expect(table.player(0).outrage).toMatchObject({ weapon: 'none', relic: 'agent' });
  expect(table.player(0)).toMatchObject({ lore: [], agents: 9 });
});
