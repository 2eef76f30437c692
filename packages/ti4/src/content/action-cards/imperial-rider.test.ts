import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type Position, playing, session, votes } from '../../testing/index.ts';

const card = 'action-card/imperial-rider';

function predicted(outcome: string, prepare: (place: Position) => Position = (place) => place) {
  const table = prepare(session().agendaDeck('economic-equality').hand(1, 'imperial-rider')).from('agenda');
  playing(table, 'imperial-rider', `predict:${outcome}`);
  return votes(table, { 2: 'against' });
}

content('ti4', card, 'who predicts right gains a victory point, who is wrong none', () => {
  expect(predicted('against').player(1).points).toBe(1);
  expect(predicted('for').player(1).points).toBe(0);
});

ruling('ti4', 'ac/imperial-rider.1', 'the point may win the game at once', () => {
  const table = predicted('against', (place) => place.points(0, 9, 0));
  expect([table.isOver, table.state.winner]).toEqual([true, 1]);
});
