import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'lore09', 'for a token of the planet type a city is built outside the slots', () => {
  const table = position()
    .lore(0, 'lore09')
    .ships(0, 1, '2-hex')
    .city(1, '2-hex')
    .starport(1, '2-hex') // both slots are taken
    .tokens(0, 'relic', 'fuel')
    .turn(0, 'construction-2')
    .answer('build');
  expect(table.prompt).toBe('arcs.turn'); // there was one thing to build
  expect(table.system('2-hex').buildings[2]).toEqual({
    kind: 'city',
    owner: 0,
    damaged: false,
    slot: null,
    used: false,
  });
  expect(table.player(0)).toMatchObject({ slots: [null, 'fuel', null, null, null, null], cities: 4 });
  expect(table.state.supply.relic).toBe(5);
});

content(
  'arcs',
  'lore09',
  'it may be built beside empty slots, but not without a token of the type or a Loyal piece',
  () => {
    const table = position()
      .lore(0, 'lore09')
      .ships(0, 1, '2-hex')
      .ships(0, 1, '2-arrow')
      .ships(0, 1, '2-gate')
      .tokens(0, 'relic', 'weapon')
      .turn(0, 'construction-2')
      .answer('build');
    expect(table.options).toEqual([
      'build:city@2-arrow',
      'build:starport@2-arrow',
      'build:city@2-hex',
      'build:starport@2-hex',
      'build:city@2-hex+relic',
    ]);
  },
);

content('arcs', 'lore09', 'a planet has room for one such city, whoever owns it', () => {
  const table = position()
    .lore(0, 'lore09')
    .city(1, '2-arrow')
    .city(1, '2-arrow') // outside the slot
    .ships(0, 1, '2-arrow')
    .city(0, '6-hex')
    .ships(0, 1, '6-hex')
    .tokens(0, 'psionic', 'psionic')
    .turn(0, 'construction-2')
    .answer('build', 'token:1:psionic'); // there was one place to build
  expect(table.system('2-arrow').buildings).toHaveLength(2);
  expect(table.system('6-hex').buildings).toMatchObject([{ slot: 0 }, { slot: null }]);
  expect(table.options).not.toContain('build');
});

content('arcs', 'lore09', 'Outrage of the type does not prevent the payment', () => {
  const table = position()
    .lore(0, 'lore09')
    .ships(0, 1, '2-hex')
    .tokens(0, 'relic')
    .outrage(0, 'relic')
    .turn(0, 'construction-2')
    .answer('build', 'build:city@2-hex+relic');
  expect(table.system('2-hex').buildings).toMatchObject([{ kind: 'city', slot: null }]);
});

content('arcs', 'lore09', 'paid in the Prelude, the token stays out of the supply until that ends', () => {
  const table = position()
    .lore(0, 'lore09')
    .ships(0, 1, '2-hex')
    .tokens(0, 'relic', 'material')
    .turn(0, 'administration-2')
    .answer('spend:2:material', 'build', 'build:city@2-hex+relic');
  expect(table.state.supply).toMatchObject({ relic: 4, material: 4 });
  expect(table.state.turn?.spent).toEqual(['material', 'relic']);
  table.answer('tax');
  expect(table.state.turn?.spent).toEqual([]);
  expect(table.state.supply.material).toBe(5);
});

content('arcs', 'lore09', 'which of several tokens is paid is its holder’s choice', () => {
  const table = position()
    .lore(0, 'lore09')
    .ships(0, 1, '2-hex')
    .tokens(0, 'relic', 'relic')
    .turn(0, 'construction-2')
    .answer('build', 'build:city@2-hex+relic');
  expect(table.options).toEqual(['token:1:relic', 'token:2:relic']);
  expect(table.answer('token:1:relic').player(0).slots.slice(0, 2)).toEqual([null, 'relic']);
});

content('arcs', ['lore09', 'bc21'], 'a Loyal card lets any token pay for its type', () => {
  const table = position()
    .lore(0, 'lore09')
    .guild(0, 'bc21') // Loyal Keepers
    .ships(0, 1, '2-hex')
    .ships(0, 1, '2-arrow')
    .tokens(0, 'fuel', 'weapon')
    .turn(0, 'construction-2')
    .answer('build');
  expect(table.options.filter((id) => id.includes('+'))).toEqual(['build:city@2-hex+relic']);
  table.answer('build:city@2-hex+relic', 'token:1:fuel');
  expect(table.player(0).slots.slice(0, 2)).toEqual([null, 'weapon']);
  expect(table.system('2-hex').buildings).toMatchObject([{ kind: 'city', slot: null }]);
});

content('arcs', 'lore09', 'the token spent for the Build cannot pay for the city, too', () => {
  const arranged = (...tokens: 'material'[]) =>
    position()
      .lore(0, 'lore09')
      .ships(0, 1, '3-arrow')
      .city(1, '3-arrow') // the only slot is taken
      .tokens(0, ...tokens)
      .turn(0, 'administration-2')
      .answer('spend:1:material');
  expect(arranged('material').prompt).toBe('arcs.turn'); // spent for nothing, since nothing can be built
  const table = arranged('material', 'material').answer('build');
  expect(table.system('3-arrow').buildings).toMatchObject([{ owner: 1 }, { owner: 0, slot: null }]);
  expect(table.state.turn?.spent).toEqual(['material', 'material']);
});

content('arcs', 'lore09', 'with no city left nothing is paid and nothing is built', () => {
  const table = position()
    .lore(0, 'lore09')
    .ships(0, 1, '2-hex')
    .city(0, '3-arrow')
    .city(0, '3-crescent')
    .city(0, '3-hex')
    .city(0, '5-arrow')
    .city(0, '5-crescent')
    .tokens(0, 'relic')
    .turn(0, 'construction-2')
    .answer('build', 'build:city@2-hex+relic');
  expect(table.system('2-hex').buildings).toEqual([]);
  expect(table.player(0).slots[0]).toBe('relic');
});

content('arcs', 'lore09', 'a cloud city is damaged where a Rival controls', () => {
  const table = position()
    .lore(0, 'lore09')
    .ships(0, 1, '2-arrow')
    .ships(1, 2, '2-arrow')
    .city(1, '2-arrow')
    .tokens(0, 'psionic')
    .turn(0, 'construction-2')
    .answer('build');
  expect(table.system('2-arrow').buildings[1]).toMatchObject({ kind: 'city', slot: null, damaged: true });
});

content(
  'arcs',
  'lore09',
  'a cloud city has the type of its planet: it is taxed and provokes Outrage like any other',
  () => {
    const arranged = () => position().city(2, '2-arrow').city(1, '2-arrow', true).ships(0, 1, '2-arrow');
    const taxed = arranged().turn(0, 'administration-2').answer('tax', 'tax:2-arrow.city', 'slot:1');
    expect(taxed.player(0)).toMatchObject({ slots: ['psionic', null, null, null, null, null], captives: [0, 1, 0] });
    const razed = arranged().dice(['skirmish', 'hit']).turn(0, 'aggression-2');
    razed.answer('battle', 'battle:2-arrow/1', 'skirmish:1');
    expect(razed.player(0).outrage.psionic).toBe('agent');
    expect(razed.system('2-arrow').buildings).toMatchObject([{ owner: 2, slot: 0 }]);
  },
);
