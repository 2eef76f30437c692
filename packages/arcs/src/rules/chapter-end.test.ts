import { Match, seedFrom } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { sideOf } from '../figures.ts';
import { arcs } from '../index.ts';
import { position } from '../testing/position.ts';

rule('arcs', 'chapter-end.1', 'a chapter ends when no cards are left, and is scored, cleaned up and dealt anew', () => {
  const game = position()
    .settled()
    .hand(1, 'aggression-2')
    .declared('warlord', 'high')
    .trophies(2, 0, { ships: 2 })
    .toFollow('construction-3')
    .answer('pivot:aggression-2', 'end-turn');
  expect(game.player(2).power).toBe(5); // scored before the Trophies went home
  expect(game.player(2).trophies[0]?.ships).toBe(0);
  expect(game.state.players.map(({ hand }) => hand.length)).toEqual([6, 6, 6]);
  const story = game.events();
  const order = ['arcs.chapter.ended', 'arcs.scored', 'arcs.flipped', 'arcs.chapter'].map((key) => story.indexOf(key));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(0);
});

rule('arcs', 'chapter-end.1', 'or when all who have cards pass', () => {
  const game = position().hand(0, 'aggression-2').hand(2, 'aggression-3').declared('keeper', 'high').tokens(1, 'relic');
  expect(game.toLead().answer('pass', 'pass').player(1).power).toBe(5);
});

rule('arcs', 'chapter-end.2', 'what happens after scoring comes when all is scored, before the clean-up', () => {
  // The Material Cartel makes rivals discard their Material after scoring.
  const game = position()
    .guild(0, 'bc03')
    .tokens(1, 'material', 'material')
    .tokens(2, 'fuel')
    .supply('material', 0)
    .declared('tycoon', 'high')
    .toScoring();
  expect(game.player(1).power).toBe(5); // the tokens still counted
  expect(game.player(1).slots).not.toContain('material');
  const story = game.events();
  expect(story.lastIndexOf('arcs.scored')).toBeLessThan(story.indexOf('arcs.discarded.token'));
  expect(story.indexOf('arcs.discarded.token')).toBeLessThan(story.indexOf('arcs.flipped'));
});

/** Seat 0 has Captives and Trophies of both rivals, seat 1 a Trophy of seat 0. */
const loaded = () =>
  position()
    .captives(0, 1, 2)
    .captives(0, 2, 1)
    .trophies(0, 1, { ships: 2, cities: 1, starports: 1 })
    .trophies(0, 2, { agents: 3 })
    .trophies(1, 0, { ships: 1 });

rule('arcs', 'chapter-end.3', 'after Warlord all Trophies go back to their owners, after Tyrant all Captives', () => {
  const both = loaded().declared('warlord', 'high').declared('tyrant', 'medium').toScoring();
  for (const { captives, trophies } of both.state.players) {
    expect(captives).toEqual([0, 0, 0]);
    for (const taken of trophies) expect(taken).toEqual({ ships: 0, cities: 0, starports: 0, agents: 0 });
  }
  for (const { ships, cities, starports, agents } of both.state.players)
    expect({ ships, cities, starports, agents }).toEqual({ ships: 15, cities: 5, starports: 5, agents: 10 });
});

rule('arcs', 'chapter-end.3', 'a returning city takes the rightmost empty slot and may push out a token', () => {
  // Seat 1 has two cities off the board and so four open slots; the returning one covers the fourth.
  const game = position()
    .city(1, '2-hex')
    .trophies(0, 1, { cities: 1 })
    .tokens(1, 'fuel', 'weapon', 'relic', 'psionic')
    .declared('warlord', 'high')
    .toScoring();
  expect(game.seat).toBe(1);
  game.answer('fuel', 'relic', 'psionic');
  expect(game.player(1).slots).toEqual(['fuel', 'relic', 'psionic', null, null, null]);
  expect(game.player(1).cities).toBe(4);
  expect(game.state.supply.weapon).toBe(5);
});

rule('arcs', 'chapter-end.4', 'Trophies and Captives stay when their ambition was not scored', () => {
  const neither = loaded().declared('keeper', 'high').toScoring();
  expect(neither.player(0).captives).toEqual([0, 2, 1]);
  expect(neither.player(0).trophies[1]).toEqual({ ships: 2, cities: 1, starports: 1, agents: 0 });
  const tyrant = loaded().declared('tyrant', 'high').toScoring();
  expect(tyrant.player(0).captives).toEqual([0, 0, 0]);
  expect(tyrant.player(0).trophies[2]?.agents).toBe(3);
  const warlord = loaded().declared('warlord', 'high').toScoring();
  expect(warlord.player(0).captives).toEqual([0, 2, 1]);
  expect(warlord.player(0).trophies[2]?.agents).toBe(0);
});

rule('arcs', 'chapter-end.4', 'they go home even if nobody gained Power by it', () => {
  // With the small marker second place is worth nothing, and here two tie for first.
  const game = position().captives(0, 1, 1).captives(1, 0, 1).declared('tyrant', 'small').toScoring();
  expect(game.state.players.map(({ power }) => power)).toEqual([0, 0, 0]);
  expect(game.player(0).captives).toEqual([0, 0, 0]);
  expect(game.player(1).captives).toEqual([0, 0, 0]);
});

rule('arcs', 'chapter-end.5', 'all markers become available again and the lowest unflipped one is flipped', () => {
  const game = position().declared('keeper', 'high', 'small').declared('tyrant', 'medium').toScoring();
  expect(Object.values(game.state.ambitions).flat()).toEqual([]);
  expect(game.state.markers.available.toSorted()).toEqual(['high', 'medium', 'small']);
  expect(game.state.markers.flipped).toEqual(['small']);
});

rule('arcs', 'chapter-end.6', 'the markers are worth 5/3/2, 5/4/3, 6/5/4, 9/6/4 and 9/6/4 in the five chapters', () => {
  const match = Match.start(arcs, { players: 3 }, seedFrom('markers'));
  const values: string[] = [];
  for (let chapter = 1; chapter <= 5; chapter++) {
    const g = match.peek();
    expect(g.chapter).toBe(chapter);
    const first = g.markers.available.map((marker) => sideOf(g.markers, marker).first);
    values.push(first.toSorted((x, y) => y - x).join('/'));
    for (let passes = 1; passes <= 3; passes++) match.answer(match.waitingFor()[0]!, 'pass');
  }
  expect(values).toEqual(['5/3/2', '5/4/3', '6/5/4', '9/6/4', '9/6/4']);
  expect(match.isOver).toBe(true);
});

rule('arcs', 'chapter-end.7', 'a new chapter begins with a new hand of six; the initiative holder leads it', () => {
  const game = position({ players: 4 }).settled().initiative(2).hand(3, 'aggression-2').toFollow('construction-3');
  game.answer('pivot:aggression-2', 'end-turn');
  expect(game.state.chapter).toBe(2);
  expect(game.state.players.map(({ hand }) => hand.length)).toEqual([6, 6, 6, 6]);
  expect(game.state.discard.down).toHaveLength(4);
  expect(new Set([...game.state.discard.down, ...game.state.players.flatMap(({ hand }) => hand)]).size).toBe(28);
  expect(game.seat).toBe(2);
  expect(game.prompt).toBe('arcs.lead');
});

rule('arcs', 'chapter-end.8', 'everything on the map, on boards and in the Court stays', () => {
  const before = position()
    .ships(0, 2, '2-gate', 1)
    .ships(1, 0, '2-hex', 2)
    .city(1, '2-hex', true)
    .starport(2, '3-arrow')
    .tokens(0, 'fuel', 'relic')
    .guild(1, 'bc01')
    .outrage(2, 'psionic')
    .court(['bc02', 1, 2], 'bc27', ['bc16', 0, 0, 1])
    .power(4, 5, 6);
  const { systems, supply, court, players } = structuredClone(before.state);
  const { state } = before.toScoring();
  expect(state.chapter).toBe(2);
  expect(state.systems).toEqual(systems);
  expect(state.supply).toEqual(supply);
  expect(state.court).toEqual(court);
  for (const [seat, { hand, ...rest }] of state.players.entries()) {
    expect(hand).toHaveLength(6);
    expect({ hand: [], ...rest }).toEqual(players[seat]);
  }
});

rule('arcs', 'chapter-end.8', 'the new discard pile is shuffled', () => {
  const bottom = (outcome: number) => {
    // The deck is shuffled from its end; the cards left after the deal are the discard pile.
    const game = position()
      .chance(...new Array(19).fill(outcome))
      .toScoring();
    return game.state.discard.down;
  };
  expect(bottom(0)).toHaveLength(2);
  expect(bottom(0)).not.toEqual(bottom(1));
});

/** A chapter ends while the last seat has the most Power. */
const scoredWith = (players: 2 | 3 | 4, most: number) =>
  position({ players })
    .power(...new Array<number>(players - 1).fill(0), most)
    .toScoring().match;

rule('arcs', 'game-end.1', 'the game is over with 33, 30 or 27 Power, and after chapter 5', () => {
  for (const [players, goal] of [
    [2, 33],
    [3, 30],
    [4, 27],
  ] as const) {
    expect(scoredWith(players, goal).isOver, `${players} players`).toBe(true);
    expect(scoredWith(players, goal - 1).isOver, `${players} players`).toBe(false);
  }
  expect(position().chapter(4).toScoring().match.isOver).toBe(false);
  expect(position().chapter(5).toScoring().match.isOver).toBe(true);
});

rule('arcs', 'game-end.1', 'the Power of the last scoring counts', () => {
  const game = position().power(0, 26, 0).declared('keeper', 'high').tokens(1, 'relic').toScoring();
  expect(game.match.outcome).toEqual({ winners: [1], scores: [0, 31, 0] });
});

rule('arcs', 'game-end.2', 'the highest Power wins; of those tied the first in turn order', () => {
  const winners = (initiative: number, ...power: number[]) =>
    position()
      .chapter(5)
      .initiative(initiative)
      .power(...power)
      .toScoring().match.outcome?.winners;
  expect(winners(0, 3, 8, 5)).toEqual([1]);
  expect(winners(2, 8, 8, 5)).toEqual([0]);
  expect(winners(1, 8, 8, 5)).toEqual([1]);
  expect(winners(2, 8, 8, 8)).toEqual([2]);
});

rule('arcs', 'game-end.3', 'enough Power within a chapter does not end the game', () => {
  const game = position()
    .settled()
    .power(0, 60, 0)
    .hand(0, 'construction-2')
    .hand(1, 'aggression-2', 'aggression-3')
    .toFollow('construction-3');
  game.answer('pivot:aggression-2', 'no-seize', 'end-turn');
  expect(game.match.isOver).toBe(false);
  expect(game.prompt).toBe('arcs.lead');
  game.answer('pass', 'pass');
  expect(game.match.isOver).toBe(true);
});
