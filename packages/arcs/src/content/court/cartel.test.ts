import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { holdings } from '../../rules/ambitions.ts';
import { hasResource } from '../../rules/resources.ts';
import { position } from '../../testing/position.ts';

const cartels = [
  { card: 'bc03', resource: 'material', other: 'fuel', planet: '3-arrow' },
  { card: 'bc06', resource: 'fuel', other: 'material', planet: '3-crescent' },
] as const;

for (const { card, resource, other, planet } of cartels) {
  const ability = `prelude:${card}:steal-token`;

  content('arcs', card, 'the rest of the supply counts for its holder in Tycoon, besides tokens and the card', () => {
    const { state } = position().guild(0, card).tokens(0, resource).tokens(1, resource, other, other);
    expect(holdings(state, 0, 'tycoon')).toBe(1 + 1 + 3);
    expect(holdings(state, 1, 'tycoon')).toBe(3);
    expect(holdings(state, 0, 'keeper')).toBe(0);
  });

  content('arcs', card, 'the supply wins Tycoon for its holder', () => {
    const table = position()
      .guild(0, card)
      .city(1, '2-hex')
      .tokens(1, other, other, other)
      .declared('tycoon', 'high')
      .toScoring();
    expect([table.player(0).power, table.player(1).power]).toEqual([5, 3]);
  });

  content('arcs', card, 'the tokens on it are tokens its holder has, as long as there are any', () => {
    const full = position().guild(0, card).state;
    expect([hasResource(full, 0, resource), hasResource(full, 0, other), hasResource(full, 1, resource)]).toEqual([
      true,
      false,
      false,
    ]);
    const empty = position().guild(0, card).supply(resource, 0).state;
    expect(hasResource(empty, 0, resource)).toBe(false);
    expect(holdings(empty, 0, 'tycoon')).toBe(1);
  });

  content('arcs', card, 'the tokens on it cannot be spent, stolen or discarded for Relic Fence', () => {
    const table = position()
      .ships(0, 1, '2-gate')
      .guild(0, card, 'bc24')
      .guild(1, 'bc20')
      .hand(1, 'mobilization-3')
      .turn(0, 'mobilization-2');
    expect(table.options).toEqual(['move', ability, 'end-turn']);
    table.answer('end-turn', 'surpass:mobilization-3', 'prelude:bc20:steal');
    expect(table.options).toEqual([`steal:0.${card}`, 'steal:0.bc24']);
  });

  content('arcs', card, 'everybody still gains from the supply on it', () => {
    const table = position().guild(0, card).city(1, planet).turn(1, 'administration-2').answer('tax', 'slot:1');
    expect(table.player(1).slots[0]).toBe(resource);
    expect(holdings(table.state, 0, 'tycoon')).toBe(5);
  });

  content('arcs', card, 'after scoring all rivals lose their tokens of its type, whatever was scored', () => {
    for (const ambition of ['tycoon', 'warlord'] as const) {
      const table = position()
        .guild(0, card)
        .tokens(0, resource, other)
        .tokens(1, resource, other)
        .tokens(2, 'relic', resource)
        .declared(ambition, 'high')
        .toScoring();
      expect(table.player(0).slots.slice(0, 2)).toEqual([resource, other]);
      expect(table.player(1).slots.slice(0, 2)).toEqual([null, other]);
      expect(table.player(2).slots.slice(0, 2)).toEqual(['relic', null]);
      expect(table.state.supply[resource]).toBe(4);
    }
  });

  content('arcs', card, 'the tokens of rivals are lost after they were scored', () => {
    const table = position()
      .guild(0, card)
      .supply(resource, 2)
      .tokens(1, resource, resource)
      .declared('tycoon', 'high')
      .toScoring();
    // One card and nothing left in supply, against two tokens.
    expect(table.player(1).slots.slice(0, 2)).toEqual([null, null]);
    expect([table.player(0).power, table.player(1).power]).toEqual([3, 5]);
  });

  content('arcs', card, 'discarded in the Prelude it steals one token of its type from a rival', () => {
    const table = position()
      .guild(0, card)
      .tokens(1, resource, other, resource)
      .city(1, '2-hex')
      .tokens(2, other, resource)
      .turn(0, 'administration-2')
      .answer(ability);
    expect(table.options).toEqual(['steal:1.slot1', 'steal:1.slot3', 'steal:2.slot2']);
    table.answer('steal:2.slot2', 'slot:1');
    expect(table.player(0).slots[0]).toBe(resource);
    expect(table.player(2).slots.slice(0, 2)).toEqual([other, null]);
    expect(table.state.court.discard).toEqual([card]);
  });

  content('arcs', card, 'it may be discarded when there is nothing to steal, or nothing that may be stolen', () => {
    const table = position()
      .guild(0, card)
      .tokens(1, other)
      .guild(2, 'bc22')
      .tokens(2, resource)
      .turn(0, 'administration-2')
      .answer(ability);
    expect(table.prompt).toBe('arcs.turn');
    expect(table.player(0).slots[0]).toBeNull();
    expect(table.player(2).slots[0]).toBe(resource);
    expect(table.state.court.discard).toEqual([card]);
  });
}
