import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/position.ts';

const table = () =>
  position()
    .settled()
    .hand(0, 'mobilization-2')
    .hand(1, 'aggression-4', 'construction-2', 'construction-3')
    .hand(2, 'aggression-6', 'construction-4', 'construction-5');

rule('arcs', 'round-end.1', 'who has seized the initiative keeps it, whoever surpassed', () => {
  const game = table().toFollow('aggression-3');
  game.answer('pivot:construction-2', 'seize:construction-3', 'end-turn', 'surpass:aggression-6', 'end-turn');
  expect(game.prompt).toBe('arcs.lead');
  expect(game.seat).toBe(1);
});

rule('arcs', 'round-end.2', 'without a seizure the highest surpassing card wins the initiative', () => {
  const both = table().toFollow('aggression-3');
  both.answer('surpass:aggression-4', 'no-seize', 'end-turn', 'surpass:aggression-6', 'no-seize', 'end-turn');
  expect(both.seat).toBe(2);
  const one = table().toFollow('aggression-3');
  one.answer('surpass:aggression-4', 'no-seize', 'end-turn', 'copy:aggression-6', 'no-seize', 'end-turn');
  expect(one.seat).toBe(1);
  const higherFirst = position()
    .settled()
    .hand(1, 'aggression-6', 'construction-2')
    .hand(2, 'aggression-4', 'construction-3')
    .toFollow('aggression-3')
    .answer('surpass:aggression-6', 'no-seize', 'end-turn', 'surpass:aggression-4', 'no-seize', 'end-turn');
  expect(higherFirst.seat).toBe(1);
});

rule('arcs', 'round-end.2', 'without a surpass the holder does not change', () => {
  const game = table().toFollow('aggression-3');
  game.answer('copy:aggression-4', 'no-seize', 'end-turn', 'pivot:construction-5', 'no-seize', 'end-turn');
  expect(game.prompt).toBe('arcs.lead');
  expect(game.seat).toBe(0);
});

rule('arcs', 'round-end.3', 'all cards played, those that seized too, go face down to the discard pile', () => {
  const before = table().toFollow('aggression-3');
  const had = before.state.discard.down.length;
  const game = before.answer(
    'pivot:construction-2',
    'seize:construction-3',
    'end-turn',
    'copy:construction-4',
    'end-turn',
  );
  expect(game.state.round.plays).toEqual([]);
  expect(game.state.discard.down).toHaveLength(had + 4);
  expect(game.state.discard.down.slice(had).toSorted()).toEqual([
    'aggression-3',
    'construction-2',
    'construction-3',
    'construction-4',
  ]);
  expect(game.seen(0).discard).toEqual({ down: had + 4, up: [] });
});

rule('arcs', 'round-end.4', 'the zero marker comes off and the initiative can be seized again', () => {
  const game = position()
    .settled()
    .hand(0, 'aggression-3', 'aggression-5')
    .hand(1, 'aggression-4', 'construction-2', 'construction-3', 'mobilization-3')
    .hand(2, 'construction-6', 'mobilization-4', 'mobilization-5', 'administration-2')
    .toLead();
  game.answer('lead:aggression-3', 'declare:tyrant', 'end-turn');
  expect(game.state.round.zeroed).toBe(true);
  game.answer('pivot:construction-2', 'seize:construction-3', 'end-turn', 'pivot:construction-6', 'end-turn');
  expect(game.state.round.zeroed).toBe(false);
  game.answer('lead:aggression-4', 'no-declare', 'end-turn', 'pivot:mobilization-4');
  expect(game.options).toContain('seize:mobilization-5');
});

rule('arcs', 'round-end.4', 'a card claimed by a Union goes to the hand of the claimer', () => {
  const game = position()
    .settled()
    .guild(0, 'bc10') // the Spacing Union
    .hand(1, 'construction-2', 'construction-3')
    .turn(0, 'mobilization-5');
  game.answer(game.options.find((id) => id.startsWith('prelude:bc10'))!, 'end-turn');
  expect(game.player(0).hand).toEqual([]); // not before the round is over
  game.answer('pivot:construction-2', 'no-seize', 'end-turn');
  expect(game.player(0).hand).toEqual(['mobilization-5']);
  expect(game.state.discard.down).not.toContain('mobilization-5');
  expect(game.state.discard.down).toContain('construction-2');
  expect(game.state.court.discard).toEqual(['bc10']);
});

rule('arcs', 'round-end.5', 'a new round begins while anybody has a card; otherwise the chapter ends', () => {
  const more = position()
    .settled()
    .hand(1, 'construction-2')
    .hand(2, 'construction-3', 'construction-4')
    .toFollow('aggression-3');
  more.answer('pivot:construction-2', 'end-turn', 'pivot:construction-3', 'no-seize', 'end-turn');
  expect(more.state.chapter).toBe(1);
  expect(more.prompt).toBe('arcs.lead');
  expect(more.seat).toBe(2); // the only one with a card
  const last = position().settled().hand(1, 'construction-2').hand(2, 'construction-3').toFollow('aggression-3');
  last.answer('pivot:construction-2', 'end-turn', 'pivot:construction-3', 'end-turn');
  expect(last.state.chapter).toBe(2);
});
