import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { declining, playing, session, votes } from '../../testing/index.ts';

const card = 'action-card/assassinate-representative';

content('ti4', card, 'a player cannot vote on this agenda, but on the next', () => {
  const table = session()
    .agendaDeck('fleet-regulations', 'economic-equality')
    .hand(1, 'assassinate-representative')
    .from('agenda');
  declining(table, 'assassinate-representative').answer(`use:${card}`);
  expect(table.options).toEqual(['player:1', 'player:2', 'player:0']);
  votes(table.answer('player:2'), { 1: 'for', 2: 'against', 0: 'against' });
  expect(table.state.laws.map(({ id }) => id)).toEqual(['fleet-regulations']); // 5 for, 2 against
  expect(table.state.agenda?.id).toBe('economic-equality');
  expect(table.state.agenda?.barred).toEqual([]);
});

ruling('ti4', 'ac/assassinate-representative.1', 'the player is named before the card can be cancelled', () => {
  const table = session()
    .agendaDeck('fleet-regulations')
    .hand(1, 'assassinate-representative')
    .hand(2, 'sabotage')
    .from('agenda');
  declining(table, 'assassinate-representative').answerAs(1, `use:${card}`).answerAs(2, 'pass').answer('player:0');
  expect(JSON.stringify(table.match.pending(2)?.options)).toContain('seat/0');
  table.answer('use:action-card/sabotage', 'abstain', 'abstain');
  expect(table.options).toContain('vote:for'); // seat 0
});

ruling(
  'ti4',
  'ac/assassinate-representative.1',
  'the speaker still decides a tie, and additional votes are votes, too',
  () => {
    const table = session()
      .agendaDeck('fleet-regulations')
      .hand(1, 'assassinate-representative')
      .ability(0, { modify: { freeVotes: () => 9 } })
      .from('agenda');
    playing(table, 'assassinate-representative', 'player:0');
    table.answer('abstain', 'abstain');
    expect([table.seat, table.options]).toEqual([0, ['decide:for', 'decide:against']]);
  },
);

content('ti4', card, 'it is not offered once the vote has begun', () => {
  const table = session().agendaDeck('fleet-regulations').hand(1, 'assassinate-representative').from('agenda');
  declining(table, 'assassinate-representative').answer('pass');
  declining(table);
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.vote']);
  table.answer('vote:for', 'exhaust:nar', 'done');
  expect(declining(table, 'assassinate-representative').options).not.toContain(`use:${card}`);
});
