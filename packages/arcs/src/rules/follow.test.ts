import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/position.ts';

const follows = () => position().settled().ships(1, 1, '2-hex', 1).city(1, '2-hex').court('bc01');

rule('arcs', 'follow.1', 'a higher card of the lead suit surpasses face up, with all its pips', () => {
  const game = follows().hand(1, 'construction-5', 'construction-2', 'aggression-6').toFollow('construction-3');
  expect(game.options).toContain('surpass:construction-5');
  expect(game.options).not.toContain('surpass:construction-2');
  expect(game.options).not.toContain('surpass:aggression-6');
  game.answer('surpass:construction-5', 'no-seize');
  expect(game.seen('spectator').round.plays[1]?.card).toBe('construction-5');
  expect(game.state.turn?.pips).toBe(2);
  game.answer('repair', 'build', 'build:starport@2-hex');
  expect(game.options).toEqual(['end-turn']);
});

rule('arcs', 'follow.2', 'only the number of the lead card has to be surpassed', () => {
  const game = follows()
    .hand(1, 'construction-6')
    .hand(2, 'construction-4', 'construction-2')
    .toFollow('construction-3')
    .answer('surpass:construction-6', 'end-turn');
  expect(game.options).toEqual(['surpass:construction-4', 'copy:construction-4', 'copy:construction-2']);
});

rule('arcs', 'follow.2', 'every card of the lead suit surpasses a zeroed lead card', () => {
  const zeroed = follows().hand(1, 'construction-2').toFollow('construction-6', true);
  expect(zeroed.options).toEqual(['surpass:construction-2', 'copy:construction-2']);
});

rule('arcs', 'follow.3', 'any card copies face down for one action of the lead suit', () => {
  const game = follows().hand(1, 'construction-2', 'administration-2').toFollow('administration-3');
  expect(game.options).toEqual(expect.arrayContaining(['copy:construction-2', 'copy:administration-2']));
  game.answer('copy:construction-2', 'no-seize');
  expect(game.options).toEqual(['tax', 'repair', 'influence', 'end-turn']); // not build
  game.answer('influence');
  expect(game.options).toEqual(['end-turn']);
});

rule(
  'arcs',
  'follow.4',
  'a card of another suit pivots face up for one action of its own suit, whatever its number',
  () => {
    const game = follows().hand(1, 'construction-2').toFollow('administration-6').answer('pivot:construction-2');
    expect(game.seen('spectator').round.plays[1]?.card).toBe('construction-2');
    expect(game.options).toEqual(['build', 'repair', 'end-turn']); // not tax or influence
    game.answer('repair');
    expect(game.options).toEqual(['end-turn']);
  },
);

rule('arcs', 'follow.5', 'a pivot leaves the lead as it is, and a low card of the lead suit can only copy', () => {
  const game = follows()
    .hand(1, 'aggression-6')
    .hand(2, 'construction-2', 'aggression-5', 'construction-4')
    .toFollow('construction-3')
    .answer('pivot:aggression-6', 'end-turn');
  expect(game.options).toEqual([
    'copy:construction-2',
    'pivot:aggression-5',
    'copy:aggression-5',
    'surpass:construction-4',
    'copy:construction-4',
  ]);
  expect(game.match.blocked(2).map(({ target, label, rule }) => [target, label.key, rule])).toEqual([
    ['hand:construction-2', 'arcs.follow.surpass', 'follow.5'],
    ['hand:construction-2', 'arcs.follow.pivot', 'follow.4'],
    ['hand:aggression-5', 'arcs.follow.surpass', 'follow.1'],
    ['hand:construction-4', 'arcs.follow.pivot', 'follow.4'],
  ]);
});

rule('arcs', 'follow.6', 'cards played face down stay hidden from the others, also in the discard pile', () => {
  const game = follows()
    .hand(0, 'mobilization-4')
    .hand(1, 'construction-2', 'administration-2', 'mobilization-5')
    .hand(2, 'mobilization-6')
    .toFollow('administration-3')
    .answer('copy:construction-2', 'seize:administration-2');
  expect(game.seen(1).round.plays[1]).toMatchObject({ card: 'construction-2', seizedWith: 'administration-2' });
  expect(game.seen(1).turn?.card).toBe('construction-2');
  for (const viewer of [0, 2, 'spectator'] as const) {
    expect(game.seen(viewer).round.plays[1]).toMatchObject({ card: null, seizedWith: 'hidden' });
    expect(game.seen(viewer).turn?.card).toBeNull();
  }
  game.answer('end-turn', 'pivot:mobilization-6', 'end-turn');
  expect(game.prompt).toBe('arcs.lead');
  expect(game.state.discard.down).toEqual(expect.arrayContaining(['construction-2', 'administration-2']));
  for (const viewer of [0, 2, 'spectator'] as const) {
    const known = JSON.stringify([game.seen(viewer), game.match.events(0, viewer)]);
    expect(known).not.toMatch(/construction-2|administration-2/);
  }
});
