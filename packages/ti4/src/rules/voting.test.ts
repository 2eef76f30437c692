import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { playing, position, type Table } from '../testing/index.ts';
import { canVote } from './votes.ts';
import { addVotes } from './voting.ts';

/** Seat 0 is the speaker. Sol has Jord (2), Jol-Nar has Nar (3) and Jol (2), Xxcha has Archon Ren (3) and Archon Tau (1). */
function session() {
  return position()
    .phase('agenda')
    .with((g) => {
      for (const player of g.players) player.notes = []; // so that nobody can trade
    });
}

function votes(table: Table) {
  return table.state.agenda?.votes.map(({ seat, outcome, votes: count }) => `${seat} ${outcome} ${count}`);
}

rule(
  'ti4',
  ['agenda-phase.2b', 'speaker.2', 'agenda-phase.5'],
  'the player on the left of the speaker votes first, the speaker last',
  () => {
    const table = session().speaker(1).agendaDeck('fleet-regulations').from('agenda');
    expect(table.seat).toBe(2);
    table.answer('vote:for', 'exhaust:all');
    expect(table.seat).toBe(0);
    table.answer('vote:against');
    expect(table.seat).toBe(1);
    expect(table.options).toEqual(['vote:for', 'vote:against', 'abstain']);
    expect(votes(table)).toEqual(['2 for 4', '0 against 2']);
  },
);

rule('ti4', ['agenda-phase.6', 'influence.0'], 'exhausted planets give as many votes as they have influence', () => {
  const table = session().own(1, 'mecatol-rex').exhausted('jol').agendaDeck('fleet-regulations').from('agenda');
  table.answer('vote:for');
  expect(table.options).toEqual(['exhaust:mecatol-rex', 'exhaust:nar', 'exhaust:all']); // Jol is exhausted
  table.answer('exhaust:nar');
  expect(table.options).toEqual(['exhaust:mecatol-rex', 'done']);
  table.answer('exhaust:mecatol-rex');
  expect(votes(table)).toEqual(['1 for 9']);
  expect([table.state.planets.nar?.exhausted, table.state.planets['mecatol-rex']?.exhausted]).toEqual([true, true]);
});

rule('ti4', 'agenda-phase.6a', 'a planet casts all of its votes', () => {
  const table = session().agendaDeck('fleet-regulations').from('agenda');
  table.answer('vote:for', 'exhaust:nar', 'done');
  expect(votes(table)).toEqual(['1 for 3']);
});

rule('ti4', 'agenda-phase.7', 'all votes of a player go to one outcome', () => {
  const table = session().agendaDeck('fleet-regulations').from('agenda');
  table.answer('vote:for');
  expect(table.options.some((id) => id.startsWith('vote:'))).toBe(false);
  table.answer('exhaust:nar', 'exhaust:jol');
  expect(votes(table)).toEqual(['1 for 5']);
  expect(table.seat).toBe(2); // and has voted
});

rule(
  'ti4',
  ['agenda-phase.8', 'agenda-phase.9', 'agenda-phase.10'],
  'what an agenda asks for can be voted for, also oneself',
  () => {
    const forAgainst = session().agendaDeck('economic-equality').from('agenda');
    expect(forAgainst.options).toEqual(['vote:for', 'vote:against', 'abstain', 'trade']);
    const player = session().agendaDeck('shard-of-the-throne').from('agenda');
    expect(player.seat).toBe(1);
    expect(player.options).toEqual(['vote:player-0', 'vote:player-1', 'vote:player-2', 'abstain', 'trade']);
    const law = session().law('fleet-regulations', 'for').agendaDeck('judicial-abolishment').from('agenda');
    expect(law.options).toEqual(['vote:fleet-regulations', 'abstain', 'trade']);
  },
);

rule('ti4', 'agenda-phase.10a', 'the player with the most votes is elected', () => {
  const table = session().agendaDeck('shard-of-the-throne').from('agenda');
  table.answer('vote:player-2', 'exhaust:all', 'vote:player-0', 'exhaust:all', 'vote:player-0');
  expect(table.state.laws).toEqual([
    { id: 'shard-of-the-throne', outcome: 'player-0', owner: 0, planet: null, exhausted: false },
  ]);
});

rule('ti4', ['agenda-phase.11', 'agenda-phase.11a'], 'only a planet that somebody controls can be elected', () => {
  const table = session().own(0, 'bereg').own(2, 'mehar-xull', 'quann').agendaDeck('core-mining').from('agenda');
  expect(table.options).toEqual(['vote:mehar-xull', 'vote:bereg', 'abstain', 'trade']); // hazardous and not nobody's
  table.answer(
    'abstain',
    'vote:mehar-xull',
    'exhaust:archon-tau',
    'done',
    'vote:bereg',
    'exhaust:jord',
    'exhaust:bereg',
  );
  expect(table.state.laws[0]?.planet).toBe('bereg');
});

rule('ti4', 'agenda-phase.12', 'everybody learns at once who votes for what', () => {
  const table = session().agendaDeck('shard-of-the-throne').from('agenda');
  table.answer('vote:player-1', 'exhaust:jol', 'done');
  const told = table.match.events(0, 'spectator').find(({ key }) => key === 'ti4.votes');
  expect(told?.args).toEqual({
    seat: 'seat/1',
    outcome: { key: 'ti4.outcome-player', args: { seat: 'seat/1' } },
    votes: 2,
  });
});

rule('ti4', ['agenda-phase.13', 'influence.3a'], 'trade goods cast no votes', () => {
  const table = session().goods(1, 5).agendaDeck('fleet-regulations').from('agenda');
  table.answer('vote:for', 'exhaust:all');
  expect(votes(table)).toEqual(['1 for 5']);
  expect(table.player(1).tradeGoods).toBe(5);
});

rule('ti4', 'agenda-phase.14', 'a player may abstain', () => {
  const table = session().agendaDeck('fleet-regulations').from('agenda');
  table.answer('abstain');
  expect(table.seat).toBe(2);
  expect(votes(table)).toEqual([]);
  expect([table.state.planets.nar?.exhausted, table.state.planets.jol?.exhausted]).toEqual([false, false]);
});

rule('ti4', 'agenda-phase.15', 'additional votes go where the others went', () => {
  const table = session().agendaDeck('fleet-regulations').from('agenda');
  table.answer('vote:against', 'exhaust:jol', 'done');
  addVotes(table.state as never, 1, 5);
  addVotes(table.state as never, 2, 5); // has not voted, so there is nothing to add to
  expect(votes(table)).toEqual(['1 against 7']);
});

rule('ti4', 'agenda-phase.16', 'who is prevented from voting casts no votes by any means', () => {
  const table = session().hand(1, 'leadership-rider').agendaDeck('fleet-regulations').from('agenda');
  playing(table, 'leadership-rider', 'predict:for');
  expect(canVote(table.state as never, 1)).toBe(false);
  expect(table.seat).toBe(2); // seat 1 could only abstain
  table.state.agenda?.votes.push({ seat: 1, outcome: 'for', votes: 0 });
  addVotes(table.state as never, 1, 5);
  expect(votes(table)).toEqual(['1 for 0']);
});

rule('ti4', ['agenda-phase.2c', 'agenda-phase.18'], 'the outcome with the most votes is resolved', () => {
  const table = session().goods(0, 3).agendaDeck('economic-equality', 'fleet-regulations').from('agenda');
  table.answer('vote:for', 'exhaust:jol', 'done', 'vote:against', 'exhaust:archon-ren', 'done', 'vote:for');
  expect([0, 1, 2].map((seat) => table.player(seat).tradeGoods)).toEqual([5, 5, 5]); // 4 votes for, 3 against
});

rule(
  'ti4',
  ['agenda-phase.19', 'agenda-phase.19a', 'speaker.2'],
  'the speaker decides between tied outcomes, without a vote',
  () => {
    const table = session().own(0, 'tarmann').own(1, 'starpoint').agendaDeck('shard-of-the-throne').from('agenda');
    table.answer('vote:player-1', 'exhaust:nar', 'done'); // 3
    table.answer('vote:player-2', 'exhaust:archon-ren', 'done'); // 3
    table.answer('abstain');
    expect([table.seat, table.options]).toEqual([0, ['decide:player-1', 'decide:player-2']]);
    expect(votes(table)).toEqual(['1 player-1 3', '2 player-2 3']);
    table.answer('decide:player-2');
    expect(table.state.laws[0]?.owner).toBe(2);
    expect(table.state.planets.jord?.exhausted).toBe(false);
  },
);

rule('ti4', 'agenda-phase.19', 'the speaker decides between all outcomes when nobody votes', () => {
  const table = session().agendaDeck('fleet-regulations').from('agenda');
  table.answer('abstain', 'abstain', 'abstain');
  expect([table.seat, table.options]).toEqual([0, ['decide:for', 'decide:against']]);
});
