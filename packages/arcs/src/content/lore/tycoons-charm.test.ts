import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const EXCHANGE = 'prelude:lore28:exchange';

function charming() {
  return position().lore(0, 'lore28').declared('tycoon', 'high');
}

content('arcs', 'lore28', 'Material and Fuel are exchanged one for one for any type, any number of times', () => {
  const table = charming()
    .city(0, '2-hex')
    .tokens(0, 'fuel', 'relic', 'material')
    .turn(0, 'administration-4')
    .answer(EXCHANGE);
  expect(table.options).toEqual(['token:1:fuel', 'token:3:material']);
  table.answer('token:1:fuel', 'psionic', 'slot:1', EXCHANGE, 'weapon', 'slot:3');
  expect(table.player(0).slots.slice(0, 3)).toEqual(['psionic', 'relic', 'weapon']);
  expect(table.state.supply).toEqual({ material: 5, fuel: 5, weapon: 4, relic: 4, psionic: 4 });
  expect(table.state.turn).toMatchObject({ pips: 3, prelude: true });
  expect(table.options).not.toContain(EXCHANGE);
});

content('arcs', 'lore28', 'the supply must have the other token', () => {
  const table = charming()
    .tokens(0, 'fuel')
    .supply('psionic', 0)
    .supply('relic', 0)
    .turn(0, 'administration-4')
    .answer(EXCHANGE);
  expect(table.options).toEqual(['material', 'fuel', 'weapon']);
});

content('arcs', 'lore28', 'a token just gained may be used at once', () => {
  const table = charming()
    .tokens(0, 'fuel')
    .ships(0, 0, '2-gate', 1)
    .turn(0, 'administration-4')
    .answer(EXCHANGE, 'material', 'slot:1', 'spend:1:material', 'repair');
  expect(table.system('2-gate').fresh).toEqual([1, 0, 0]);
});

content(
  'arcs',
  'lore28',
  'other tokens are not exchanged, nor anything after the Prelude or without Tycoon declared',
  () => {
    const relic = charming().tokens(0, 'relic', 'weapon').turn(0, 'administration-4');
    expect(relic.options).not.toContain(EXCHANGE);
    const late = charming().tokens(0, 'fuel').ships(0, 1, '2-gate').turn(0, 'mobilization-4');
    expect(late.options).toContain(EXCHANGE);
    expect(late.answer('move', 'to:2-hex').options).not.toContain(EXCHANGE);
    const undeclared = position().lore(0, 'lore28').declared('keeper', 'high').tokens(0, 'fuel');
    expect(undeclared.turn(0, 'administration-4').options).not.toContain(EXCHANGE);
  },
);

content('arcs', 'lore28', 'whatever is declared, it may be discarded to end Material and Fuel Outrage', () => {
  const table = position().lore(0, 'lore28').outrage(0, 'material', 'fuel', 'relic').turn(0, 'aggression-2');
  table.answer('prelude:lore28:end-outrage');
  expect(table.player(0).outrage).toMatchObject({ material: 'none', fuel: 'none', relic: 'agent' });
  expect(table.player(0)).toMatchObject({ lore: [], agents: 9 });
});
