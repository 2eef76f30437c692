import { ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { addVotes } from '../../rules/voting.ts';
import { declining, playing, session, votes } from '../../testing/index.ts';
import type { Agenda } from '../agendas.ts';
import { on } from '../hooks.ts';

ruling(
  'ti4',
  ['ac/riders.1', 'ac/0.1'],
  'after the agenda is revealed I name a possible outcome, and only then the card can be cancelled',
  () => {
    const table = session().agendaDeck('economic-equality').hand(1, 'trade-rider').hand(2, 'sabotage').from('agenda');
    expect(table.state.agenda).toBe(null); // the phase begins
    declining(table, 'trade-rider');
    expect(table.state.agenda?.id).toBe('economic-equality');
    table.answerAs(1, 'use:action-card/trade-rider').answerAs(2, 'pass');
    expect([table.seat, table.options]).toEqual([1, ['predict:for', 'predict:against']]);
    table.answer('predict:against');
    expect([table.seat, table.options]).toEqual([2, ['use:action-card/sabotage', 'pass']]);
    expect(JSON.stringify(table.match.pending(2)?.options)).toContain('ti4.outcome-against');
    expect(table.state.agenda?.predictions).toEqual([]);
  },
);

ruling('ti4', 'ac/riders.1', 'an agenda without a possible outcome lets nobody predict', () => {
  const none: Agenda = { kind: 'directive', vote: 'elect-other', trait: null, outcomes: () => [], *resolve() {} };
  const table = session()
    .agendaDeck('economic-equality')
    .lend({ agendas: { 'made-up-none': none } })
    .agendaDeck('made-up-none')
    .hand(1, 'trade-rider')
    .from('agenda');
  declining(table, 'trade-rider');
  expect(table.options).toContain('use:action-card/trade-rider');
  expect(table.state.agenda?.id).toBe('economic-equality');
});

ruling(
  'ti4',
  'ac/riders.2',
  'who predicts has no vote on this agenda, by no other effect either, but on the next',
  () => {
    const more = on('after speaker-voted', {
      mandatory: true,
      usable: (g) => g.agenda?.id === 'economic-equality',
      *resolve(g, holder) {
        addVotes(g, holder, 20);
      },
    });
    const table = session()
      .agendaDeck('economic-equality', 'fleet-regulations')
      .hand(1, 'trade-rider')
      .ability(1, { triggers: [more], modify: { freeVotes: () => 1 } })
      .from('agenda');
    playing(table, 'trade-rider', 'predict:against');
    expect(table.seat).toBe(2);
    votes(table, { 1: 'against', 2: 'for' });
    expect(table.state.agenda?.id).toBe('fleet-regulations');
    expect(table.player(1).actionCards).toEqual([]);
    expect(table.state.players.map(({ tradeGoods }) => tradeGoods)).toEqual([5, 5, 5]); // for: 5 each, nothing more
    declining(table);
    expect([table.seat, table.prompt]).toEqual([1, 'ti4.vote']);
    expect(table.options).toContain('vote:for');
  },
);

ruling('ti4', 'ac/riders.2', 'who cannot vote may still predict', () => {
  const table = session()
    .agendaDeck('fleet-regulations')
    .hand(1, 'trade-rider')
    .hand(2, 'assassinate-representative')
    .from('agenda');
  declining(table, 'trade-rider');
  table.answerAs(1, 'pass').answerAs(2, 'use:action-card/assassinate-representative').answer('player:1');
  playing(table, 'trade-rider', 'predict:against');
  votes(table, { 2: 'against' });
  expect(table.player(1).tradeGoods).toBe(5);
});

ruling('ti4', 'ac/riders.3', 'one player may predict several outcomes; what is wrong brings no vote back', () => {
  const table = session().agendaDeck('fleet-regulations').hand(1, 'trade-rider', 'imperial-rider').from('agenda');
  declining(table, 'trade-rider').answer('use:action-card/trade-rider', 'predict:against');
  declining(table, 'imperial-rider').answer('use:action-card/imperial-rider', 'predict:for');
  expect(declining(table).seat).toBe(2);
  votes(table, { 2: 'for' });
  expect([table.player(1).points, table.player(1).tradeGoods]).toEqual([1, 0]);
});

ruling('ti4', 'ac/riders.3', 'a cancelled prediction costs no vote', () => {
  const table = session().agendaDeck('economic-equality').hand(1, 'trade-rider').hand(2, 'sabotage').from('agenda');
  declining(table, 'trade-rider').answerAs(1, 'use:action-card/trade-rider').answerAs(2, 'pass');
  table.answer('predict:for', 'use:action-card/sabotage');
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.vote']);
  expect(table.options).toContain('vote:for');
  expect(table.state.decks.actionDiscard).toEqual(['sabotage', 'trade-rider']);
});

ruling('ti4', 'ac/riders.4', 'the outcome after the tie-break counts', () => {
  const predicted = () =>
    playing(
      session().agendaDeck('fleet-regulations').hand(1, 'trade-rider').from('agenda'),
      'trade-rider',
      'predict:against',
    );
  const tied = votes(predicted(), {});
  expect([tied.seat, tied.options]).toEqual([0, ['decide:for', 'decide:against']]);
  expect(tied.answer('decide:against').player(1).tradeGoods).toBe(5);
  expect(votes(predicted(), {}).answer('decide:for').player(1).tradeGoods).toBe(0);
});

ruling(
  'ti4',
  'ac/riders.5',
  'one each from the speaker, as seated when it begins; whoever has several chooses the next',
  () => {
    const table = session()
      .agendaDeck('fleet-regulations')
      .hand(1, 'trade-rider', 'imperial-rider')
      .hand(2, 'politics-rider')
      .from('agenda');
    declining(table, 'trade-rider');
    table.answerAs(1, 'use:action-card/trade-rider').answerAs(2, 'use:action-card/politics-rider');
    table.answer('predict:against', 'pass', 'predict:against', 'pass'); // nobody cancels them
    declining(table, 'imperial-rider').answer('use:action-card/imperial-rider', 'predict:against');
    votes(table, { 0: 'against' });
    expect([table.seat, table.prompt]).toEqual([1, 'ti4.pay-prediction']);
    expect(table.options).toEqual(['pay:action-card/trade-rider', 'pay:action-card/imperial-rider']);
    table.answer('pay:action-card/imperial-rider');
    const paid = table.match
      .events(0, 'spectator')
      .filter(({ key }) => key === 'ti4.prediction-true')
      .map(({ args }) => args?.what);
    expect(paid).toEqual(['action-card/imperial-rider', 'action-card/politics-rider', 'action-card/trade-rider']);
    expect(table.state.speaker).toBe(2);
  },
);

ruling('ti4', ['ac/riders.5', 'ac/sabotage.2'], 'what a prediction brings cannot be cancelled any more', () => {
  const table = session().agendaDeck('fleet-regulations').hand(1, 'trade-rider').hand(2, 'sabotage').from('agenda');
  declining(table, 'trade-rider').answerAs(1, 'use:action-card/trade-rider').answerAs(2, 'pass');
  table.answer('predict:against', 'pass');
  while (table.state.agenda?.id === 'fleet-regulations') {
    expect(table.options).not.toContain('use:action-card/sabotage');
    if (table.prompt === 'ti4.decide-outcome') table.answer('decide:against');
    else table.answer(table.options.includes('pass') ? 'pass' : 'abstain');
  }
  expect(table.player(1).tradeGoods).toBe(5);
});

ruling('ti4', 'ac/riders.6', 'nobody is paid when the outcome itself ends the game', () => {
  const table = session().agendaDeck('shard-of-the-throne').hand(1, 'imperial-rider').points(0, 9, 9).from('agenda');
  playing(table, 'imperial-rider', 'predict:player-2');
  votes(table, { 2: 'player-2' });
  expect(table.isOver).toBe(true);
  expect([table.state.winner, table.player(1).points]).toEqual([2, 9]);
});

ruling('ti4', 'ac/riders.7', 'the card lies open with its prediction until it is paid, and is discarded then', () => {
  const table = session().agendaDeck('fleet-regulations').hand(1, 'trade-rider', 'leadership-rider').from('agenda');
  declining(table, 'trade-rider').answer('use:action-card/trade-rider', 'predict:for');
  declining(table, 'leadership-rider').answer('use:action-card/leadership-rider', 'predict:against');
  expect(table.state.decks.actionDiscard).toEqual([]);
  expect(table.match.view(0)).toMatchObject({
    agenda: {
      predictions: [
        { seat: 1, source: 'action-card/trade-rider', outcome: 'for' },
        { seat: 1, source: 'action-card/leadership-rider', outcome: 'against' },
      ],
    },
  });
  votes(table, { 2: 'against' });
  expect(table.prompt).toBe('ti4.gain-tokens');
  expect(table.state.decks.actionDiscard).toEqual(['trade-rider']); // the other one is being paid
  table.answer('pools:3-0-0');
  expect(table.state.decks.actionDiscard).toEqual(['trade-rider', 'leadership-rider']);
});

ruling('ti4', 'ac/0.16', 'all see a rider that lies open, so nobody is asked whether they have it', () => {
  const table = session()
    .hand(1, 'trade-rider')
    .hand(2, 'bunker')
    .agendaDeck('fleet-regulations')
    .with(({ decks }) => {
      const isOther = (id: string) => id.endsWith('-rider') || id === 'assassinate-representative';
      decks.actionDiscard = decks.actions.filter(isOther);
      decks.actions = decks.actions.filter((id) => !isOther(id));
    })
    .from('agenda');
  while (!table.optionsOf(1).includes('use:action-card/trade-rider')) table.answer('pass');
  expect(table.seats).toEqual([1, 2]);
  table.answerAs(1, 'use:action-card/trade-rider').answerAs(2, 'pass').answer('predict:for', 'pass');
  expect([table.seat, table.prompt]).toEqual([2, 'ti4.vote']); // not even seat 1, who has no card left
});
