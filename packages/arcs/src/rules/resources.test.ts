import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/position.ts';
import { hasResource, icons, openSlotsOf, raidCostOf, tokenCount } from './resources.ts';

rule('arcs', 'resources.1', 'six slots cost 3, 1, 1, 2, 1, 3 keys, and the first two are always open', () => {
  const { state } = position();
  expect([0, 1, 2, 3, 4, 5].map((slot) => raidCostOf(state.players[0]!, slot))).toEqual([3, 1, 1, 2, 1, 3]);
  expect(state.players[0]?.slots).toHaveLength(6);
  expect(openSlotsOf(state, 0)).toEqual([0, 1]);
});

rule('arcs', 'resources.2', 'open slots are 2, 3, 4, then 6 with 0, 1, 2, then more cities off the board', () => {
  const counts = [0, 1, 2, 3, 4, 5].map((cities) => {
    const { state } = position().trophies(1, 0, { cities });
    return openSlotsOf(state, 0).length;
  });
  expect(counts).toEqual([2, 3, 4, 6, 6, 6]);
});

rule('arcs', 'resources.2', 'a token is not placed into a covered slot', () => {
  const table = position().city(0, '2-hex').turn(0, 'administration-2').answer('tax');
  expect(table.options).toEqual(['slot:1', 'slot:2', 'slot:3']);
});

rule('arcs', 'resources.2', 'the bonuses for won ambitions lie under the last two cities', () => {
  const power = [3, 4, 5].map((cities) => {
    const table = position()
      .ships(0, 1, '2-gate')
      .trophies(1, 0, { cities })
      .tokens(0, 'relic')
      .declared('keeper', 'high')
      .toScoring();
    return table.player(0).power;
  });
  expect(power).toEqual([5, 7, 10]);
});

rule('arcs', 'resources.3', 'cities leave from the left and come back from the right', () => {
  // Three cities are off the board; the one that comes back covers the fifth and sixth slot again.
  const table = position()
    .ships(0, 1, '2-gate')
    .trophies(1, 0, { cities: 1 })
    .city(0, '2-hex')
    .city(0, '6-hex')
    .declared('warlord', 'high')
    .toScoring();
  expect(table.player(0).cities).toBe(3);
  expect(openSlotsOf(table.state, 0)).toEqual([0, 1, 2, 3]);
});

rule('arcs', 'resources.4', 'a gained token goes into any empty open slot', () => {
  const table = position().city(0, '6-hex').tokens(0, null, 'fuel').turn(0, 'administration-2').answer('tax');
  expect(table.options).toEqual(['slot:1', 'slot:3', 'rearrange']);
  table.answer('slot:3');
  expect(table.player(0).slots.slice(0, 3)).toEqual([null, 'fuel', 'psionic']);
});

rule('arcs', 'resources.4', 'all tokens may be rearranged when one is taken', () => {
  const table = position().city(0, '6-hex').tokens(0, 'fuel').turn(0, 'administration-2').answer('tax', 'rearrange');
  expect(table.options).toEqual(['fuel', 'psionic', 'empty']);
  table.answer('empty');
  // Both tokens must still fit, so no more slot may stay empty.
  expect(table.options).toEqual(['fuel', 'psionic']);
  table.answer('psionic');
  expect(table.player(0).slots.slice(0, 3)).toEqual([null, 'psionic', 'fuel']);
});

rule('arcs', 'resources.4', 'what does not fit is discarded, the new token or an old one', () => {
  const arrange = () =>
    position().city(0, '6-hex').tokens(0, 'fuel', 'relic', 'fuel').turn(0, 'administration-2').answer('tax');
  const table = arrange();
  expect(table.options).toEqual(['replace:1', 'replace:2', 'replace:3', 'discard', 'rearrange']);
  table.answer('replace:2');
  expect(table.player(0).slots.slice(0, 3)).toEqual(['fuel', 'psionic', 'fuel']);
  expect([table.state.supply.relic, table.state.supply.psionic]).toEqual([5, 4]);
  const kept = arrange().answer('discard');
  expect(kept.player(0).slots.slice(0, 3)).toEqual(['fuel', 'relic', 'fuel']);
  expect(kept.state.supply.psionic).toBe(5);
  const rearranged = arrange().answer('rearrange', 'psionic', 'relic');
  expect(rearranged.player(0).slots.slice(0, 3)).toEqual(['psionic', 'relic', 'fuel']);
  expect(rearranged.state.supply.fuel).toBe(4);
});

rule('arcs', 'resources.4', 'nothing may be discarded while there is room', () => {
  const table = position().city(0, '6-hex').tokens(0, 'fuel', 'relic').turn(0, 'administration-2').answer('tax');
  expect(table.options).toEqual(['slot:3', 'rearrange']);
});

rule('arcs', 'resources.5', 'tokens stay where they are when one is spent', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .city(0, '6-hex')
    .tokens(0, 'fuel', 'relic', 'weapon')
    .turn(0, 'administration-2')
    .answer('spend:1:fuel', 'nothing');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.player(0).slots.slice(0, 3)).toEqual([null, 'relic', 'weapon']);
});

rule('arcs', 'resources.5', 'a returning city that covers a slot in use makes its owner choose what to keep', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .trophies(1, 0, { cities: 1 })
    .tokens(0, 'fuel', 'relic', 'weapon')
    .declared('warlord', 'high')
    .toScoring();
  expect([table.seat, table.options]).toEqual([0, ['fuel', 'relic', 'weapon']]);
  table.answer('weapon', 'fuel');
  expect(table.player(0).slots.slice(0, 3)).toEqual(['weapon', 'fuel', null]);
  expect([table.state.supply.relic, table.player(0).cities]).toEqual([5, 5]);
});

rule('arcs', 'resources.5', 'with room elsewhere the token moves and nothing is discarded', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .trophies(1, 0, { cities: 1 })
    .tokens(0, null, 'relic', 'weapon')
    .declared('warlord', 'high')
    .toScoring()
    .answer('relic');
  expect(table.player(0).slots.slice(0, 3)).toEqual(['relic', 'weapon', null]);
  expect([table.state.supply.relic, table.state.supply.weapon]).toEqual([4, 4]);
});

rule('arcs', 'resources.5', 'a returning city that covers empty slots only moves no token', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .trophies(1, 0, { cities: 1 })
    .tokens(0, 'fuel', null)
    .declared('warlord', 'high')
    .toScoring();
  expect(table.prompt).not.toBe('arcs.arrange');
  expect(table.player(0).slots.slice(0, 3)).toEqual(['fuel', null, null]);
});

rule('arcs', 'resources.7', 'each token and each Guild card of a type is one icon', () => {
  const { state } = position().tokens(0, 'relic', 'relic').guild(0, 'bc23', 'bc24', 'bc02').lore(0, 'lore01');
  expect(icons(state, 0, 'relic')).toBe(4);
  expect(icons(state, 0, 'material')).toBe(1);
  expect(icons(state, 0, 'fuel')).toBe(0);
  expect(icons(state, 1, 'relic')).toBe(0);
});

rule('arcs', 'resources.7', 'tokens on cards count as resources one has, Guild cards alone do not', () => {
  // Ancient Holdings adds a slot; a Fuel Cartel holds the supply.
  const { state } = position()
    .lore(0, 'lore13')
    .tokens(0, null, null, null, null, null, null, 'relic')
    .guild(0, 'bc06', 'bc02');
  expect(tokenCount(state, 0, 'relic')).toBe(1);
  expect(icons(state, 0, 'relic')).toBe(1);
  expect(tokenCount(state, 0, 'fuel')).toBe(5);
  expect(icons(state, 0, 'fuel')).toBe(6);
  expect(hasResource(state, 0, 'material')).toBe(false);
});
