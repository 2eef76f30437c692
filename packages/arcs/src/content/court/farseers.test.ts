import { seedFrom } from '@orrery/kernel';
import { content, leaksTo } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position, type Table } from '../../testing/position.ts';
import type { ActionCardId } from '../action-cards.ts';

/** Seat 0 has led and declared Tyrant; seat 2 has no cards. */
const declare = (...hand: ActionCardId[]) =>
  position()
    .guild(0, 'bc17')
    .hand(0, 'administration-3', ...hand)
    .hand(1, 'construction-2', 'construction-3')
    .toLead()
    .answer('lead:administration-3', 'declare:tyrant');

const hands = (table: Table, ...seats: number[]) => seats.map((seat) => table.player(seat).hand);

content('arcs', 'bc17', 'on declaring its holder may look at a hand and exchange a card', () => {
  const table = declare('aggression-2', 'aggression-3');
  expect(table.options).toEqual(['look:1', 'skip:bc17']);
  table.answer('look:1');
  expect(table.options).toEqual(['take:construction-2', 'take:construction-3', 'no-exchange']);
  table.answer('take:construction-3');
  expect(table.options).toEqual(['give:aggression-2', 'give:aggression-3']);
  table.answer('give:aggression-3');
  expect(hands(table, 0, 1)).toEqual([
    ['aggression-2', 'construction-3'],
    ['construction-2', 'aggression-3'],
  ]);
  expect(table.prompt).toBe('arcs.turn');
});

content('arcs', 'bc17', 'the look and the exchange are both optional', () => {
  const skipped = declare('aggression-2').answer('skip:bc17');
  expect(skipped.prompt).toBe('arcs.turn');
  expect(skipped.events(0)).not.toContain('arcs.farseers.seen');
  const looked = declare('aggression-2').answer('look:1', 'no-exchange');
  expect(hands(looked, 0, 1)).toEqual([['aggression-2'], ['construction-2', 'construction-3']]);
  expect(looked.prompt).toBe('arcs.turn');
});

content('arcs', 'bc17', 'without a card to give its holder can still look', () => {
  const table = declare().answer('look:1');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.events(0)).toContain('arcs.farseers.seen');
  expect(hands(table, 0, 1)).toEqual([[], ['construction-2', 'construction-3']]);
});

content('arcs', 'bc17', 'only its holder sees the hand, and only until the exchange is decided', () => {
  const table = declare('aggression-2', 'aggression-3').answer('look:1');
  expect(table.seen(0).players[1]?.hand).toEqual(['construction-2', 'construction-3']);
  expect(table.seen(2).players[1]?.hand).toBeNull();
  expect(table.seen('spectator').players[1]?.hand).toBeNull();
  expect(table.seen(1).players[0]?.hand).toBeNull();
  expect(table.match.canUndo(0)).toBe(false); // what was seen cannot be unseen
  table.answer('take:construction-3', 'give:aggression-3');
  expect(table.seen(0).players[1]?.hand).toBeNull();
  for (const viewer of [2, 'spectator'] as const) {
    expect(table.events(viewer).filter((key) => key.startsWith('arcs.farseers'))).toEqual([
      'arcs.farseers.looked',
      'arcs.farseers.exchanged',
    ]);
    expect(JSON.stringify(table.match.events(0, viewer))).not.toContain('construction');
  }
  const got = table.match.events(0, 1).find(({ key }) => key === 'arcs.card.got');
  expect(got?.args).toEqual({ card: 'actionCard/aggression-3', rival: 'seat/0' });
});

content('arcs', 'bc17', 'nobody can tell from any step what others hold', () => {
  const table = declare('aggression-2', 'aggression-3');
  for (const answer of ['look:1', 'take:construction-3', 'give:aggression-3']) {
    table.answer(answer);
    expect(leaksTo(table.match, 3, seedFrom('farseers'))).toBeNull();
  }
  table.answer('prelude:bc17:redraw', 'discard:aggression-2');
  expect(leaksTo(table.match, 3, seedFrom('farseers'))).toBeNull();
});

content('arcs', 'bc17', 'a declaration through a card triggers it, one of a rival does not', () => {
  const own = position().guild(0, 'bc17').court(['bc27', 1]).hand(1, 'construction-2').hand(0, 'construction-3');
  expect(own.turn(0, 'aggression-2').answer('secure', 'declare:keeper').prompt).toBe('arcs.farseers');
  const rival = position().guild(1, 'bc17').hand(0, 'administration-3').hand(1, 'construction-2').toLead();
  expect(rival.answer('lead:administration-3', 'declare:tyrant').prompt).toBe('arcs.turn');
});

content('arcs', 'bc17', 'secured by the Noble on declaring, it does not look yet', () => {
  const start = () =>
    position().leader(0, 'leader12').hand(0, 'administration-3', 'aggression-2').hand(1, 'construction-2');
  const table = start().courtDeck('bc17').toLead().answer('lead:administration-3', 'declare:tyrant');
  expect(table.player(0).guilds.map(({ id }) => id)).toEqual(['bc17']);
  expect(table.prompt).toBe('arcs.turn');
});

/** Seat 0 is in the Prelude; the bottom of the action discard is known to the test. */
const redraw = (...hand: ActionCardId[]) =>
  position()
    .guild(0, 'bc17')
    .hand(0, ...hand);

content('arcs', 'bc17', 'discarded alone it draws the bottom card of the action discard', () => {
  const table = redraw('construction-2').turn(0, 'administration-2').answer('prelude:bc17:redraw', 'draw');
  expect(table.player(0).hand).toEqual(['construction-2', 'administration-3']);
  expect(table.state.discard.down[0]).toBe('administration-4');
  expect(table.state.court.discard).toEqual(['bc17']);
});

content('arcs', 'bc17', 'discarded with hand cards it draws one card more than those', () => {
  const table = redraw('construction-2', 'construction-3', 'construction-4')
    .turn(0, 'administration-2')
    .answer('prelude:bc17:redraw');
  expect(table.options).toEqual(['discard:construction-2', 'discard:construction-3', 'discard:construction-4', 'draw']);
  table.answer('discard:construction-2', 'discard:construction-4', 'draw');
  expect(table.player(0).hand).toEqual(['construction-3', 'administration-3', 'administration-4', 'administration-5']);
  expect(table.state.discard.down.slice(-2).toSorted()).toEqual(['construction-2', 'construction-4']);
});

content('arcs', 'bc17', 'the discarded cards are shuffled before they go on top of the pile', () => {
  const top = (chance: number) =>
    redraw('construction-2', 'construction-3')
      .chance(chance)
      .turn(0, 'administration-2')
      .answer('prelude:bc17:redraw', 'discard:construction-2', 'discard:construction-3')
      .state.discard.down.slice(-2);
  expect(top(1)).toEqual(['construction-2', 'construction-3']);
  expect(top(0)).toEqual(['construction-3', 'construction-2']);
});

content('arcs', 'bc17', 'from a small pile the discarded cards may come back', () => {
  const table = redraw('construction-2', 'construction-3')
    .with((g) => {
      g.players[1]!.hand = g.discard.down.splice(2); // two cards stay, one of them is played
    })
    .turn(0, 'administration-2')
    .answer('prelude:bc17:redraw', 'discard:construction-2', 'discard:construction-3');
  expect(table.player(0).hand.toSorted()).toEqual(['administration-3', 'construction-2', 'construction-3']);
  expect(table.state.discard.down).toEqual([]);
});
