import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type Position, playing, session, votes } from '../../testing/index.ts';

const card = 'action-card/diplomacy-rider';

function predicted(outcome: string, prepare: (place: Position) => Position = (place) => place) {
  const table = prepare(session().agendaDeck('economic-equality').hand(1, 'diplomacy-rider')).from('agenda');
  playing(table, 'diplomacy-rider', `predict:${outcome}`);
  return votes(table, { 2: 'against' });
}

content(
  'ti4',
  card,
  'who predicts right lets all others place a command token in a system with a planet of theirs',
  () => {
    const table = predicted('against', (place) => place.own(1, 'lodor'));
    expect([table.seat, table.options]).toEqual([1, ['system:tile-26', 'system:tile-12']]);
    table.answer('system:tile-26');
    expect(table.state.systems['tile-26']?.tokens).toEqual([0, 2]);
    expect([table.player(0).tokens, table.player(2).tokens]).toEqual([7, 7]); // from reinforcements
    expect(predicted('for').prompt).not.toBe('ti4.which-system');
  },
);

ruling('ti4', 'ac/diplomacy-rider.1', 'the system is chosen when it is paid, Mecatol Rex among them', () => {
  const table = predicted('against', (place) => place.own(1, 'mecatol-rex').custodiansGone());
  expect(table.options).toContain('system:tile-18');
  expect(table.answer('system:tile-18').state.systems['tile-18']?.tokens).toEqual([0, 2]);
});

ruling(
  'ti4',
  ['ac/diplomacy-rider.1', 'ac/0.13'],
  'from the speaker on: who has none in reinforcements takes one from a pool, who has one there places none',
  () => {
    const table = predicted('against', (place) => place.speaker(2).token(0, 'tile-12').pools(2, { tactic: 11 }));
    expect([table.seat, table.options]).toEqual([2, ['pool:tactic', 'pool:fleet', 'pool:strategy']]);
    table.answer('pool:fleet');
    expect(table.state.systems['tile-12']?.tokens).toEqual([0, 2]);
    expect([table.player(2).pools.fleet, table.player(0).tokens]).toEqual([2, 7]);
  },
);

ruling('ti4', 'ac/diplomacy-rider.1', 'the speaker places first', () => {
  const table = predicted('against', (place) => place.pools(0, { tactic: 11 }).pools(2, { tactic: 11 }));
  expect([table.seat, table.prompt]).toEqual([0, 'ti4.token-from-pool']);
  table.answer('pool:tactic');
  expect([table.seat, table.prompt]).toEqual([2, 'ti4.token-from-pool']);
});
