import { Match, type Seat, seedFrom } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { AmbitionId } from '../content/ambitions.ts';
import type { Resource } from '../content/resources.ts';
import { arcs } from '../index.ts';
import { type Position, position, Table } from '../testing/position.ts';

const start = (players: number, text = 'two') => new Table(Match.start(arcs, { players }, seedFrom(text)));

rule('arcs', 'two-player.1', 'the player without the initiative may exchange the whole hand once', () => {
  const game = start(2);
  const holder = game.state.initiative;
  const other = 1 - holder;
  expect(game.seat).toBe(other);
  expect(game.options).toEqual(['keep', 'redraw']);
  const before = game.snapshot();
  game.answer('redraw');
  expect(game.player(other).hand).toHaveLength(6);
  for (const card of game.player(other).hand) expect(before.discard.down).toContain(card);
  for (const card of before.players[other]!.hand) expect(game.state.discard.down).toContain(card);
  expect(game.player(holder).hand).toEqual(before.players[holder]!.hand);
  expect(game.seat).toBe(holder); // the new hand is kept
  expect(game.prompt).toBe('arcs.lead');
});

rule('arcs', 'two-player.1', 'or keep it, and is asked in every chapter; with three players nobody is', () => {
  const game = start(2);
  const [holder, hand] = [game.state.initiative, game.player(game.seat!).hand.slice()];
  game.answer('keep');
  expect(game.player(1 - holder).hand).toEqual(hand);
  game.answer('pass', 'pass');
  expect(game.state.chapter).toBe(2);
  expect(game.prompt).toBe('arcs.hand');
  expect(game.seat).toBe(1 - game.state.initiative);
  expect(start(3).prompt).toBe('arcs.lead');
});

/** Tokens of the imaginary third player. */
const imaginary = (arranged: Position, ambition: AmbitionId, resource: Resource, count: number) =>
  arranged.with((g) => {
    g.supply[resource] -= count;
    g.rivalTokens[ambition].push(...new Array<Resource>(count).fill(resource));
  });
const two = () => position({ players: 2 });
const scores = (arranged: Position) => arranged.toScoring().state.players.map(({ power }) => power);

rule('arcs', 'two-player.2', 'a token for each out-of-play planet lies on the box of its ambition', () => {
  const sorted = (setupCard: string) => {
    const { rivalTokens } = Match.start(arcs, { players: 2, setupCard }, seedFrom('boxes')).peek();
    return Object.fromEntries(Object.entries(rivalTokens).map(([ambition, tokens]) => [ambition, tokens.toSorted()]));
  };
  // Clusters 1 and 6: Weapon, Fuel, Material; Material, Fuel, Psionic.
  expect(sorted('2p-frontiers')).toEqual({
    tycoon: ['fuel', 'fuel', 'material', 'material'],
    tyrant: [],
    warlord: ['weapon'],
    keeper: [],
    empath: ['psionic'],
  });
  // Clusters 2 and 5: Psionic, Weapon, Relic; Weapon, Relic, Psionic.
  expect(sorted('2p-mix-up-1')).toMatchObject({ tycoon: [], keeper: ['relic', 'relic'] });
  for (const players of [3, 4]) {
    const { rivalTokens } = Match.start(arcs, { players }, seedFrom('boxes')).peek();
    expect(Object.values(rivalTokens).flat()).toEqual([]);
  }
});

rule('arcs', 'two-player.3', 'the imaginary rival takes or ties places and so denies them', () => {
  const keeper = (relics: number) => imaginary(two().declared('keeper', 'high'), 'keeper', 'relic', relics);
  expect(scores(keeper(2).tokens(0, 'relic'))).toEqual([3, 0]); // it is first
  expect(scores(keeper(1).tokens(0, 'relic', 'relic'))).toEqual([5, 0]); // it is second
  expect(scores(keeper(1).tokens(0, 'relic'))).toEqual([3, 0]); // a tie for first
  expect(scores(keeper(1).tokens(0, 'relic', 'relic').tokens(1, 'relic'))).toEqual([5, 0]); // a tie for second
  expect(scores(keeper(2).tokens(0, 'relic').tokens(1, 'relic'))).toEqual([0, 0]); // they tie for second behind it
});

rule('arcs', 'two-player.3', 'Weapons on Warlord count as Trophies; Tyrant has no imaginary rival', () => {
  const warlord = () => imaginary(two().declared('warlord', 'high'), 'warlord', 'weapon', 2);
  expect(scores(warlord().trophies(1, 0, { ships: 1 }))).toEqual([0, 3]);
  expect(scores(warlord().trophies(1, 0, { ships: 3 }))).toEqual([0, 5]);
  expect(scores(two().declared('tyrant', 'high').captives(0, 1, 1))).toEqual([5, 0]);
});

rule('arcs', 'two-player.4', 'its tokens are out of play: not in the supply, and nobody gets them', () => {
  const { supply, rivalTokens, players } = Match.start(arcs, { players: 2 }, seedFrom('aside')).peek();
  expect(Object.values(rivalTokens).flat()).toHaveLength(6);
  expect(players.flatMap(({ slots }) => slots.filter((token) => token !== null))).toHaveLength(4);
  expect(Object.values(supply).reduce((sum, left) => sum + left)).toBe(25 - 6 - 4);
  const game = imaginary(two(), 'keeper', 'relic', 5).city(0, '4-arrow').turn(0, 'administration-2').answer('tax');
  expect(game.player(0).slots.every((token) => token === null)).toBe(true);
  expect(game.state.rivalTokens.keeper).toHaveLength(5);
});

rule(
  'arcs',
  'two-player.5',
  'two players have a Court of 3, 16 systems, no 1s and 7s, two C systems and a goal of 33',
  () => {
    const { state } = start(2);
    expect(state.court.row).toHaveLength(3);
    expect(Object.keys(state.systems)).toHaveLength(16);
    const cards = [...state.players.flatMap(({ hand }) => hand), ...state.discard.down];
    expect(cards.filter((card) => /[17]$/.test(card))).toEqual([]);
    const places = (seat: Seat) => Object.values(state.systems).map(({ fresh }) => fresh[seat] ?? 0);
    for (const seat of [0, 1])
      expect(
        places(seat)
          .filter((ships) => ships > 0)
          .toSorted(),
      ).toEqual([2, 2, 3, 3]);
    expect(two().power(0, 32).toScoring().match.isOver).toBe(false);
    expect(two().power(0, 33).toScoring().match.isOver).toBe(true);
  },
);
