import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { AmbitionId, MarkerId } from '../content/ambitions.ts';
import { type Position, position } from '../testing/position.ts';

/** The Power of everybody after scoring. */
const scores = (arranged: Position) => arranged.toScoring().state.players.map(({ power }) => power);
const declared = (ambition: AmbitionId, ...markers: MarkerId[]) =>
  position().declared(ambition, ...(markers.length > 0 ? markers : (['high'] as const)));

/** Moves cities of a seat off its board and out of everybody's way. */
const uncover = (arranged: Position, seat: number, cities: number) =>
  arranged.with(({ players }) => {
    const owner = players[seat]!;
    owner.cities -= cities;
    owner.scrapped.cities += cities;
  });

rule('arcs', 'ambitions.1', 'every ambition with a marker is scored, for anybody; the others are not', () => {
  const arranged = position()
    .declared('keeper', 'high')
    .declared('tycoon', 'medium')
    .tokens(1, 'relic', 'psionic')
    .tokens(2, 'fuel');
  expect(scores(arranged)).toEqual([0, 5, 3]); // nothing for the Psionic: Empath is not declared
});

rule('arcs', 'ambitions.2', 'Tycoon counts Material and Fuel, on tokens and Guild cards', () => {
  const arranged = declared('tycoon').tokens(0, 'material', 'fuel').tokens(1, 'fuel').guild(1, 'bc01', 'bc07');
  expect(scores(arranged.tokens(2, 'relic', 'weapon').guild(2, 'bc16'))).toEqual([3, 5, 0]);
});

rule('arcs', 'ambitions.3', 'Tyrant counts Captives', () => {
  expect(
    scores(declared('tyrant').captives(0, 1, 1).captives(0, 2, 1).captives(2, 1, 3).trophies(1, 0, { agents: 9 })),
  ).toEqual([3, 0, 5]);
});

rule('arcs', 'ambitions.4', 'Warlord counts every ship, building and agent among the Trophies', () => {
  const arranged = declared('warlord')
    .trophies(0, 1, { ships: 1, cities: 1, starports: 1 })
    .trophies(0, 2, { agents: 1 })
    .trophies(1, 0, { ships: 3 })
    .captives(2, 0, 9);
  expect(scores(arranged)).toEqual([5, 3, 0]);
});

rule('arcs', 'ambitions.5', 'Keeper counts Relics, on tokens and Guild cards', () => {
  const arranged = declared('keeper').tokens(0, 'relic').guild(0, 'bc21').tokens(1, 'relic').guild(2, 'bc16', 'bc11');
  expect(scores(arranged)).toEqual([5, 3, 0]);
});

rule('arcs', 'ambitions.6', 'Empath counts Psionics, on tokens and Guild cards', () => {
  const arranged = declared('empath')
    .tokens(0, 'psionic')
    .guild(0, 'bc16')
    .tokens(1, 'psionic')
    .guild(2, 'bc21', 'bc11');
  expect(scores(arranged)).toEqual([5, 3, 0]);
});

rule('arcs', 'ambitions.7', 'the first gains the higher values of all markers in the box', () => {
  expect(scores(declared('keeper', 'high', 'medium', 'small').tokens(1, 'relic'))).toEqual([0, 10, 0]);
  const flipped = declared('keeper', 'high', 'small').with(({ markers }) => markers.flipped.push('small'));
  expect(scores(flipped.tokens(1, 'relic'))).toEqual([0, 9, 0]);
});

rule('arcs', 'ambitions.8', 'the second gains the lower values of all markers in the box', () => {
  const arranged = declared('keeper', 'high', 'medium', 'small').tokens(1, 'relic', 'relic').tokens(2, 'relic');
  expect(scores(arranged)).toEqual([0, 10, 5]);
});

rule('arcs', 'ambitions.9', 'those who tie for first all take second place', () => {
  expect(scores(declared('keeper').tokens(1, 'relic').tokens(2, 'relic'))).toEqual([0, 3, 3]);
});

rule('arcs', 'ambitions.10', 'after a tie for first nobody else places', () => {
  const arranged = declared('keeper').tokens(0, 'relic').tokens(1, 'relic', 'relic').tokens(2, 'relic', 'relic');
  expect(scores(arranged)).toEqual([0, 3, 3]);
});

rule('arcs', 'ambitions.10', 'those who tie for second gain nothing', () => {
  const arranged = declared('keeper').tokens(0, 'relic', 'relic').tokens(1, 'relic').tokens(2, 'relic');
  expect(scores(arranged)).toEqual([5, 0, 0]);
});

rule('arcs', 'ambitions.11', 'who has nothing of it gains nothing', () => {
  expect(scores(declared('warlord'))).toEqual([0, 0, 0]);
  expect(scores(declared('warlord').trophies(1, 0, { ships: 1 }))).toEqual([0, 5, 0]); // the others are not second
});

rule('arcs', 'ambitions.12', 'the only first gains 2 or 5 more Power for uncovered city slots', () => {
  const keeper = (cities: number) => scores(uncover(declared('keeper').tokens(0, 'relic'), 0, cities))[0];
  expect([0, 3, 4, 5].map(keeper)).toEqual([5, 5, 7, 10]);
});

rule('arcs', 'ambitions.12', 'the bonus comes once per ambition, and not for second place or a tie', () => {
  const twoMarkers = uncover(declared('keeper', 'high', 'medium').tokens(0, 'relic'), 0, 5);
  expect(scores(twoMarkers)[0]).toBe(5 + 3 + 5);
  const twoAmbitions = uncover(declared('keeper').declared('empath', 'medium').tokens(0, 'relic', 'psionic'), 0, 4);
  expect(scores(twoAmbitions)[0]).toBe(5 + 2 + 3 + 2);
  const second = uncover(declared('keeper').tokens(0, 'relic').tokens(1, 'relic', 'relic'), 0, 5);
  expect(scores(second)).toEqual([3, 5, 0]);
  const tied = uncover(declared('keeper').tokens(0, 'relic').tokens(1, 'relic'), 0, 5);
  expect(scores(tied)).toEqual([3, 3, 0]);
});
