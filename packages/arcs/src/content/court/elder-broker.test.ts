import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const trade = 'bc23:trade';
/** Seat 0 controls a Relic planet with a city of seat 1. */
const start = () => position().guild(0, 'bc23').ships(0, 1, '2-hex').city(1, '2-hex');

content('arcs', 'bc23', 'Trade takes a token of the city’s type and gives one of a type the rival lacks', () => {
  const table = start()
    .tokens(0, 'weapon', 'fuel')
    .tokens(1, 'fuel', 'relic')
    .turn(0, 'administration-2')
    .answer(trade);
  // Weapon is all that seat 1 has none of, so only the places are asked: first mine, then the rival's.
  expect(table.seat).toBe(0);
  expect(table.options).toEqual(['slot:1', 'rearrange']);
  table.answer('slot:1');
  expect(table.seat).toBe(1);
  expect(table.options).toEqual(['slot:2', 'slot:3', 'rearrange']);
  table.answer('slot:3');
  expect(table.player(0).slots.slice(0, 2)).toEqual(['relic', 'fuel']);
  expect(table.player(1).slots.slice(0, 3)).toEqual(['fuel', null, 'weapon']);
  expect(table.player(0).captives).toEqual([0, 0, 0]);
  expect(table.state.turn?.pips).toBe(3);
});

content('arcs', 'bc23', 'the trader picks city and tokens, and both may rearrange', () => {
  const table = start()
    .ships(0, 1, '5-hex')
    .city(2, '5-hex')
    .tokens(0, 'weapon', 'material')
    .tokens(1, 'relic', 'relic', 'fuel')
    .tokens(2, 'psionic')
    .turn(0, 'administration-2')
    .answer(trade);
  expect(table.options).toEqual(['trade:2-hex.0', 'trade:5-hex.0']);
  table.answer('trade:2-hex.0');
  expect(table.options).toEqual(['token:1:relic', 'token:2:relic']);
  table.answer('token:2:relic');
  expect(table.options).toEqual(['token:1:weapon', 'token:2:material']);
  table.answer('token:2:material', 'rearrange', 'relic', 'rearrange');
  expect(table.seat).toBe(1);
  table.answer('fuel', 'material');
  expect(table.player(0).slots.slice(0, 2)).toEqual(['relic', 'weapon']);
  expect(table.player(1).slots.slice(0, 3)).toEqual(['fuel', 'material', 'relic']);
});

content('arcs', 'bc23', 'both halves must be possible, as things are before the swap', () => {
  const offers = (setUp: ReturnType<typeof start>) => setUp.turn(0, 'administration-2').options.includes(trade);
  expect(offers(start().tokens(0, 'fuel').tokens(1, 'relic'))).toBe(true);
  expect(offers(start().tokens(0, 'fuel').tokens(1, 'weapon'))).toBe(false); // no Relic to take
  expect(offers(start().tokens(1, 'relic'))).toBe(false); // nothing to give
  expect(offers(start().tokens(0, 'fuel').tokens(1, 'relic', 'fuel'))).toBe(false); // the rival has Fuel
  expect(offers(start().tokens(0, 'relic').tokens(1, 'relic'))).toBe(false); // and has a Relic until the swap
});

content('arcs', 'bc23', 'what lies on a rival’s Cartel is something that rival has, but nothing to take', () => {
  const offers = (setUp: ReturnType<typeof start>) => setUp.turn(0, 'administration-2').options.includes(trade);
  expect(offers(start().guild(1, 'bc06').tokens(0, 'fuel').tokens(1, 'relic'))).toBe(false);
  const material = position().guild(0, 'bc23').ships(0, 1, '3-arrow').city(1, '3-arrow').guild(1, 'bc03');
  expect(offers(material.tokens(0, 'fuel'))).toBe(false);
});

content('arcs', 'bc23', 'the city must be a rival’s in a system that the trader controls', () => {
  const offers = (setUp: ReturnType<typeof start>) => setUp.turn(0, 'administration-2').options.includes(trade);
  expect(offers(start().ships(2, 1, '2-hex').tokens(0, 'fuel').tokens(1, 'relic'))).toBe(false);
  const own = position().guild(0, 'bc23').ships(0, 1, '2-hex').city(0, '2-hex').starport(1, '2-hex');
  expect(offers(own.tokens(0, 'fuel').tokens(1, 'relic'))).toBe(false);
});

content('arcs', 'bc23', 'a swap is no theft: Sworn Guardians do not prevent it', () => {
  const table = start().guild(1, 'bc22').tokens(0, 'fuel').tokens(1, 'relic').turn(0, 'administration-2');
  table.answer(trade, 'slot:1', 'slot:1');
  expect([table.player(0).slots[0], table.player(1).slots[0]]).toEqual(['relic', 'fuel']);
});

content('arcs', 'bc23', 'Trade is no Tax: the city can still be taxed, and traded with again', () => {
  const table = start().tokens(0, 'fuel', 'weapon').tokens(1, 'relic', 'relic').turn(0, 'administration-2');
  table.answer(trade, 'token:1:relic', 'token:1:fuel', 'slot:1', 'slot:1');
  expect(table.options).toContain('tax');
  expect(table.options).toContain(trade);
});

content('arcs', 'bc23', 'discarded in the Prelude it brings a Material, a Fuel and a Weapon', () => {
  const table = position()
    .guild(0, 'bc23')
    .city(0, '2-hex')
    .turn(0, 'aggression-2')
    .answer('prelude:bc23:gather', 'slot:1', 'slot:2', 'slot:3');
  expect(table.player(0).slots.slice(0, 3)).toEqual(['material', 'fuel', 'weapon']);
  expect(table.state.court.discard).toEqual(['bc23']);
});

content('arcs', 'bc23', 'of those three only what is in supply is gained', () => {
  const table = position().guild(0, 'bc23').supply('fuel', 0).turn(0, 'aggression-2');
  table.answer('prelude:bc23:gather', 'slot:1', 'slot:2');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.player(0).slots.slice(0, 2)).toEqual(['material', 'weapon']);
});
