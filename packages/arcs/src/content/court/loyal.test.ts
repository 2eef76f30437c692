import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';
import type { GuildCardId } from '../ids.ts';
import type { Resource } from '../resources.ts';

/** The card, its suit, another card of that suit, and what a token of the suit is spent for in the positions below. */
const loyalCards: [GuildCardId, Resource, GuildCardId, string][] = [
  ['bc01', 'material', 'bc02', 'build'],
  ['bc07', 'fuel', 'bc08', 'move'],
  ['bc15', 'weapon', 'bc13', 'weapon'],
  ['bc19', 'psionic', 'bc18', 'influence'],
  ['bc21', 'relic', 'bc24', 'secure'],
];

/** Seat 0 could build, move, influence and secure. */
const ready = () => position().ships(0, 1, '2-hex').court(['bc26', 1]);

for (const [card, suit, other, use] of loyalCards) {
  content(
    'arcs',
    card,
    'the card stays when its holder provokes Outrage of its suit, other cards of the suit go',
    () => {
      const table = position().guild(0, card, other).court(['bc28', 1]).turn(0, 'aggression-2').answer('secure', suit);
      expect(table.player(0).guilds.map(({ id }) => id)).toEqual([card]);
      expect(table.state.court.discard).toEqual([other, 'bc28']);
      expect(table.player(0).outrage[suit]).toBe('agent');
    },
  );

  content('arcs', card, 'a token of another type may be spent as the suit of the card', () => {
    const token = suit === 'fuel' ? 'weapon' : 'fuel';
    const without = ready().tokens(0, token).turn(0, 'administration-2').answer(`spend:1:${token}`);
    expect(without.options).not.toContain(use);
    const table = ready().guild(0, card).tokens(0, token).turn(0, 'administration-2').answer(`spend:1:${token}`);
    expect(table.options).toContain(use);
    expect(table.options).toContain(token === 'fuel' ? 'move' : 'weapon'); // its own use stays
    table.answer(use);
    expect(table.state.turn?.spent).toEqual([token]);
  });

  content('arcs', card, 'Outrage of the suit does not keep its holder from spending tokens as the suit', () => {
    const spent = (guilds: GuildCardId[], token: Resource) =>
      ready()
        .guild(0, ...guilds)
        .outrage(0, suit)
        .tokens(0, token)
        .turn(0, 'administration-2')
        .answer(`spend:1:${token}`);
    expect(spent([], suit).prompt).toBe('arcs.turn'); // for nothing, without a question
    expect(spent([card], suit).prompt).toBe('arcs.spend.for');
    expect(spent([card], suit).options).toContain(use);
    expect(spent([card], suit === 'fuel' ? 'weapon' : 'fuel').options).toContain(use);
  });

  content('arcs', card, 'Outrage of another type still blocks what tokens of that type do', () => {
    const token = suit === 'fuel' ? 'weapon' : 'fuel';
    const table = ready().guild(0, card).outrage(0, token).tokens(0, token).turn(0, 'administration-2');
    table.answer(`spend:1:${token}`);
    expect(table.options).toContain(use);
    expect(table.options).not.toContain(token === 'fuel' ? 'move' : 'weapon');
  });
}

content('arcs', 'bc15', 'a token spent as Weapon lets the pips battle', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .guild(0, 'bc15')
    .tokens(0, 'relic')
    .turn(0, 'administration-2');
  expect(table.options).not.toContain('battle');
  table.answer('spend:1:relic', 'weapon');
  expect(table.options).toContain('battle');
});
