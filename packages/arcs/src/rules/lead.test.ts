import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/position.ts';

/** Three players with two cards each; seat 0 has the initiative. */
const table = () =>
  position()
    .settled()
    .hand(0, 'mobilization-2', 'aggression-4')
    .hand(1, 'mobilization-3', 'aggression-5')
    .hand(2, 'mobilization-6', 'aggression-6')
    .court('bc01');

rule('arcs', 'lead.1', 'the initiative holder leads a card face up and has an action for each pip', () => {
  const game = table().toLead();
  expect(game.seat).toBe(0);
  expect(game.options).toEqual(['lead:mobilization-2', 'lead:aggression-4', 'pass']);
  game.answer('lead:mobilization-2', 'no-declare');
  for (const viewer of [1, 2, 'spectator'] as const)
    expect(game.seen(viewer).round.plays).toMatchObject([{ card: 'mobilization-2' }]);
  game.answer('influence', 'influence', 'influence', 'influence');
  expect(game.options).toEqual(['end-turn']);
  expect(game.state.court.row[0]?.agents).toEqual([4, 0, 0]);
});

rule('arcs', 'lead.2', 'who does not lead passes the marker clockwise to the nearest player with cards', () => {
  const game = position({ players: 4 })
    .settled()
    .hand(0, 'aggression-4')
    .hand(2, 'aggression-5')
    .hand(3, 'aggression-6')
    .toLead()
    .answer('pass');
  expect(game.state.initiative).toBe(2); // seat 1 has no cards
  expect(game.seat).toBe(2);
  expect(game.options).toEqual(['lead:aggression-5', 'pass']);
});

rule('arcs', 'lead.2', 'a holder without cards must pass the initiative', () => {
  const game = position({ players: 4 }).settled().hand(2, 'aggression-5').hand(3, 'aggression-6').toLead();
  expect(game.state.initiative).toBe(2);
  expect(game.seat).toBe(2);
});

rule('arcs', 'lead.3', 'passing ends the round: no turn, no Prelude, and the passer follows in the new round', () => {
  const game = table().tokens(0, 'fuel').ships(0, 1, '2-gate').toLead().answer('pass');
  expect(game.prompt).toBe('arcs.lead');
  expect(game.seat).toBe(1);
  expect(game.player(0).hand).toEqual(['mobilization-2', 'aggression-4']);
  expect(game.player(0).slots[0]).toBe('fuel');
  game.answer('lead:mobilization-3', 'no-declare', 'end-turn', 'surpass:mobilization-6', 'no-seize', 'end-turn');
  expect(game.seat).toBe(0);
  expect(game.prompt).toBe('arcs.follow');
});

rule('arcs', 'lead.4', 'the chapter ends when all who hold cards pass one after another', () => {
  const game = table().declared('keeper', 'high').tokens(2, 'relic').toLead().answer('pass', 'pass');
  expect(game.state.chapter).toBe(1);
  game.answer('pass');
  expect(game.state.chapter).toBe(2);
  expect(game.player(2).power).toBe(5);
  expect(game.state.initiative).toBe(0); // the marker has gone round
});

rule('arcs', 'lead.4', 'a single player with cards ends the chapter by passing', () => {
  const game = position().settled().hand(1, 'aggression-5', 'aggression-6').initiative(1).toLead().answer('pass');
  expect(game.state.chapter).toBe(2);
  expect(game.state.initiative).toBe(1); // nobody else had cards
});

rule('arcs', 'lead.5', 'the hands that are left are discarded', () => {
  // Seat 1 is asked in the clean-up, when a city comes home and covers a slot in use.
  const game = table()
    .trophies(0, 1, { cities: 1 })
    .tokens(1, 'fuel', 'relic', 'weapon')
    .declared('warlord', 'high')
    .toLead()
    .answer('pass', 'pass', 'pass');
  expect(game.state.players.map(({ hand }) => hand)).toEqual([[], [], []]);
  expect(game.state.discard.down).toHaveLength(20);
  game.answer('fuel', 'relic');
  expect(game.state.players.map(({ hand }) => hand.length)).toEqual([6, 6, 6]);
});

rule('arcs', 'lead.5', 'a lead starts the count of passes again', () => {
  const game = table().toLead().answer('pass', 'pass', 'lead:aggression-6', 'no-declare', 'end-turn');
  game.answer('copy:aggression-4', 'no-seize', 'end-turn', 'copy:aggression-5', 'no-seize', 'end-turn');
  game.answer('pass', 'pass');
  expect(game.state.chapter).toBe(1);
  game.answer('pass');
  expect(game.state.chapter).toBe(2);
});

rule('arcs', 'lead.5', 'a pass forced by an empty hand does not count', () => {
  const game = position().settled().hand(1, 'aggression-5').hand(2, 'aggression-6').toLead().answer('pass');
  expect(game.state.chapter).toBe(1);
  expect(game.seat).toBe(2);
  expect(game.prompt).toBe('arcs.lead');
});
