import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { decide, declining, reveal, session } from '../../testing/index.ts';

ruling('ti4', 'ag/public-execution.1', 'the elected player discards all action cards for all to see', () => {
  const table = reveal(session().hand(1, 'infiltrate', 'plague').hand(2, 'uprising'), 'public-execution');
  decide(table, 'player-1');
  expect(table.player(1).actionCards).toEqual([]);
  expect(table.player(2).actionCards).toEqual(['uprising']);
  expect(table.state.decks.actionDiscard).toEqual(['infiltrate', 'plague']);
  expect(table.events().filter((key) => key === 'ti4.discards')).toHaveLength(2);
  expect(table.state.speaker).toBe(0); // somebody else has the token
});

ruling('ti4', 'ag/public-execution.1', 'they cannot vote on the second agenda, but in the next phase they can', () => {
  const table = reveal(session(), 'public-execution');
  decide(table, 'player-1');
  expect([table.state.agenda?.number, table.seat]).toEqual([2, 2]); // seat 1 is not even asked
  decide(table, 'against');
  expect(table.state.effects).toEqual([]);
});

ruling('ti4', 'ag/public-execution.1', 'a speaker passes the token to the left, who votes last and decides', () => {
  const table = reveal(session(), 'public-execution');
  decide(table, 'player-0');
  expect(table.state.speaker).toBe(1);
  expect(table.seat).toBe(2); // left of the new speaker; the old one has no vote
  table.answer('abstain');
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.vote']);
  table.answer('abstain');
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.decide-outcome']);
});

ruling('ti4', 'ag/public-execution.1', 'a prediction that they made before still pays', () => {
  const table = reveal(session().hand(0, 'leadership-rider'), 'public-execution');
  declining(table, 'leadership-rider').answer('use:action-card/leadership-rider', 'predict:player-0');
  decide(table, 'player-0');
  expect([table.seat, table.prompt]).toEqual([0, 'ti4.gain-tokens']);
});

content('ti4', 'agenda/public-execution', 'as the second agenda it takes hand and token only', () => {
  const table = reveal(session().hand(0, 'plague'), 'economic-equality', 'public-execution');
  decide(decide(table, 'against'), 'player-0');
  expect([table.state.phase, table.state.speaker, table.player(0).actionCards]).toEqual(['strategy', 1, []]);
  expect(table.state.effects).toEqual([]);
});
