import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/position.ts';

const table = () =>
  position({ players: 4 })
    .settled()
    .hand(0, 'aggression-2')
    .hand(1, 'administration-4', 'administration-7', 'mobilization-2')
    .hand(2, 'administration-5', 'construction-7')
    .hand(3, 'administration-6', 'mobilization-7')
    .court('bc01');

rule('arcs', 'seize.1', 'a follower may seize the initiative with a second card, which grants no action', () => {
  const game = table().toFollow('administration-3').answer('surpass:administration-4');
  expect(game.options).toEqual(['seize:administration-7', 'seize:mobilization-2', 'no-seize']);
  game.answer('seize:mobilization-2');
  expect(game.state.initiative).toBe(1);
  expect(game.player(1).hand).toEqual(['administration-7']);
  expect(game.state.turn?.pips).toBe(3);
  expect(game.options).toEqual(['influence', 'end-turn']); // Administration only
});

rule('arcs', 'seize.1', 'only one player seizes in a round, and the leader never', () => {
  const lead = table().toLead().answer('lead:aggression-2', 'no-declare');
  expect(lead.prompt).toBe('arcs.turn');
  const game = table().toFollow('administration-3');
  game.answer('copy:administration-4', 'seize:administration-7', 'end-turn', 'copy:construction-7');
  expect(game.prompt).toBe('arcs.turn'); // seat 2 is not asked
  expect(game.state.initiative).toBe(1);
  const other = table().toFollow('administration-3');
  other.answer('copy:administration-4', 'no-seize', 'end-turn', 'copy:construction-7');
  expect(other.prompt).toBe('arcs.seize');
});

rule('arcs', 'seize.2', 'surpassing with a 7 seizes without another card', () => {
  const game = table().toFollow('administration-3').answer('surpass:administration-7');
  expect(game.prompt).toBe('arcs.turn'); // nothing to ask
  expect(game.state.initiative).toBe(1);
  expect(game.state.round.seizedBy).toBe(1);
  expect(game.player(1).hand).toHaveLength(2);
  game.answer('end-turn', 'copy:construction-7');
  expect(game.prompt).toBe('arcs.turn'); // it is seized
});

rule('arcs', 'seize.2', 'a 7 seizes only by surpassing, and not after another seizure', () => {
  const copied = table().toFollow('administration-3').answer('copy:administration-7', 'no-seize');
  expect(copied.state.initiative).toBe(0);
  const pivoted = table().hand(1, 'aggression-7').toFollow('administration-3').answer('pivot:aggression-7', 'no-seize');
  expect(pivoted.state.initiative).toBe(0);
  const late = position({ players: 4 })
    .settled()
    .hand(1, 'mobilization-2', 'mobilization-4')
    .hand(2, 'administration-7', 'mobilization-3')
    .toFollow('administration-3')
    .answer('pivot:mobilization-2', 'seize:mobilization-4', 'end-turn', 'surpass:administration-7');
  expect(late.prompt).toBe('arcs.turn');
  expect(late.state.initiative).toBe(1);
});

rule('arcs', 'seize.3', 'seizing is decided before any action; lead card and order of turns stay', () => {
  const game = table().tokens(1, 'fuel').toFollow('administration-3').answer('copy:administration-4');
  expect(game.options.filter((id) => !id.includes('seize'))).toEqual([]); // no pip and no Prelude yet
  game.answer('seize:mobilization-2');
  expect(game.state.initiative).toBe(1);
  game.answer('influence');
  expect(game.prompt).toBe('arcs.turn'); // it is not asked again
  game.answer('end-turn');
  expect(game.seat).toBe(2);
  expect(game.options).toContain('surpass:administration-5');
  game.answer('surpass:administration-5', 'end-turn');
  expect(game.seat).toBe(3);
  game.answer('copy:mobilization-7', 'end-turn');
  expect(game.prompt).toBe('arcs.lead');
  expect(game.seat).toBe(1);
});

rule('arcs', 'seize.4', 'a card that seizes cannot do so for the holder or after another seizure', () => {
  const spies = 'prelude:bc16:seize-initiative';
  const free = table().guild(1, 'bc16').turn(1, 'administration-2', 'copy', 'administration-3').answer(spies);
  expect(free.state.initiative).toBe(1);
  expect(free.state.round.seizedBy).toBe(1);
  free.answer('end-turn', 'copy:construction-7');
  expect(free.prompt).toBe('arcs.turn'); // the card's seizure counts for the round
  const leader = table().guild(0, 'bc16').turn(0, 'administration-2').answer(spies);
  expect(leader.state.round.seizedBy).toBeNull();
  const late = table().guild(2, 'bc16').toFollow('administration-3');
  late.answer('copy:administration-4', 'seize:mobilization-2', 'end-turn', 'copy:construction-7', spies);
  expect(late.state.initiative).toBe(1);
  expect(late.state.round.seizedBy).toBe(1);
});
