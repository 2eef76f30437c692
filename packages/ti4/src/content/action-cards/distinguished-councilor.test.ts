import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { declining, playing, session, votes } from '../../testing/index.ts';

const card = 'action-card/distinguished-councilor';

content('ti4', card, 'the outcome I have just voted for gets five more votes', () => {
  const table = session().agendaDeck('fleet-regulations').hand(1, 'distinguished-councilor').from('agenda');
  declining(table).answer('vote:for', 'exhaust:nar', 'done');
  expect([table.seat, table.options]).toEqual([1, [`use:${card}`, 'pass']]);
  table.answer(`use:${card}`);
  expect(table.state.agenda?.votes).toEqual([{ seat: 1, outcome: 'for', votes: 8 }]);
});

ruling('ti4', 'ac/distinguished-councilor.1', 'only after a vote of my own', () => {
  const table = session().agendaDeck('fleet-regulations').hand(2, 'distinguished-councilor').from('agenda');
  declining(table).answer('vote:for', 'exhaust:nar', 'done');
  expect([table.seat, table.prompt]).toEqual([2, 'ti4.vote']);
  table.answer('abstain');
  expect([table.seat, table.prompt]).toEqual([0, 'ti4.vote']);
});

ruling('ti4', 'ac/distinguished-councilor.1', 'additional votes do not open the window', () => {
  const table = session()
    .agendaDeck('fleet-regulations')
    .goods(1, 2)
    .hand(1, 'bribery', 'distinguished-councilor')
    .from('agenda');
  declining(table).answer('vote:for', 'exhaust:nar', 'done', 'pass', 'abstain', 'abstain');
  playing(table, 'bribery', 'trade-goods:2');
  expect(declining(table, 'distinguished-councilor').state.decks.actionDiscard).toEqual(['bribery']);
});

ruling('ti4', 'ac/distinguished-councilor.1', 'the speaker may use it before or after a Bribery', () => {
  const voted = () => {
    const table = session()
      .agendaDeck('fleet-regulations')
      .goods(1, 2)
      .hand(1, 'bribery')
      .hand(0, 'distinguished-councilor')
      .from('agenda');
    declining(table).answer('vote:for', 'exhaust:nar', 'done');
    return declining(table).answer('abstain', 'vote:against');
  };
  const table = voted();
  expect(table.seats).toEqual([0, 1]);
  table.answerAs(0, 'pass').answerAs(1, 'use:action-card/bribery').answer('trade-goods:2', 'pass');
  expect(table.seat).toBe(0);
  table.answer(`use:${card}`);
  expect(table.state.decks.agendaDiscard[0]).toBe('fleet-regulations'); // 7 against 5
  const before = voted();
  declining(before.answerAs(0, `use:${card}`).answerAs(1, 'pass'));
  expect(before.state.decks.actionDiscard).toEqual(['distinguished-councilor']);
});

ruling('ti4', 'ac/distinguished-councilor.1', 'a speaker who abstained cannot use it', () => {
  const table = session().hand(0, 'distinguished-councilor').agendaDeck('fleet-regulations').from('agenda');
  votes(table, { 1: 'for' }, 'distinguished-councilor');
  expect(table.options).not.toContain(`use:${card}`);
  expect(table.state.laws).toHaveLength(1);
});
