import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type Position, playing, session, votes } from '../../testing/index.ts';

function predicted(outcome: string, prepare: (place: Position) => Position = (place) => place) {
  const table = prepare(session().agendaDeck('economic-equality').hand(1, 'leadership-rider')).from('agenda');
  playing(table, 'leadership-rider', `predict:${outcome}`);
  return votes(table, { 2: 'against' });
}

content(
  'ti4',
  'action-card/leadership-rider',
  'who predicts right gains three command tokens, and who is wrong none',
  () => {
    const table = predicted('against');
    expect([table.seat, table.prompt]).toEqual([1, 'ti4.gain-tokens']);
    table.answer('pools:1-1-1');
    expect(table.player(1).pools).toEqual({ tactic: 4, fleet: 4, strategy: 3 });
    expect(predicted('for').player(1).pools).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
  },
);

ruling('ti4', 'ac/leadership-rider.1', 'pools are chosen then, and reinforcements are the limit', () => {
  const table = predicted('against', (place) => place.pools(1, { tactic: 9 }));
  expect(table.options).toEqual([
    'pools:2-0-0',
    'pools:1-1-0',
    'pools:1-0-1',
    'pools:0-2-0',
    'pools:0-1-1',
    'pools:0-0-2',
  ]);
});
