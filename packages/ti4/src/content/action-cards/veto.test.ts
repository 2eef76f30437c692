import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { declining, playing, session } from '../../testing/index.ts';

const card = 'action-card/veto';

content('ti4', card, 'the agenda just revealed is discarded and the next one is voted on', () => {
  const table = session().agendaDeck('economic-equality', 'fleet-regulations').hand(2, 'veto').from('agenda');
  playing(table, 'veto');
  expect(table.state.decks.agendaDiscard).toEqual(['economic-equality']);
  expect(table.state.agenda).toMatchObject({ id: 'fleet-regulations', number: 1 });
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.vote']);
});

ruling('ti4', 'ac/veto.1', 'it is played when the agenda is revealed, before anybody predicts, and not later', () => {
  const table = session()
    .agendaDeck('economic-equality', 'fleet-regulations')
    .hand(1, 'trade-rider')
    .hand(2, 'veto')
    .from('agenda');
  while (!table.optionsOf(2).includes(`use:${card}`)) table.answer('pass');
  expect([table.seats, table.optionsOf(1)]).toEqual([[1, 2], ['pass']]);
  table.answerAs(1, 'pass').answerAs(2, 'pass');
  expect(table.optionsOf(1)).toContain('use:action-card/trade-rider');
  expect(table.optionsOf(2)).toEqual(['pass']);
});

ruling('ti4', 'ac/veto.1', 'once the agenda is discarded nothing else answers it', () => {
  const table = session()
    .agendaDeck('economic-equality', 'fleet-regulations')
    .hand(0, 'veto')
    .hand(1, 'flank-speed')
    .note(1, 'political-secret', 2)
    .from('agenda');
  declining(table, 'veto');
  table.answerAs(0, 'use:action-card/veto').answerAs(1, 'use:note/political-secret/2');
  expect(table.player(1).notes).toEqual([{ id: 'political-secret', of: 2 }]); // it was not played
});

ruling('ti4', 'ac/veto.2', 'the replacement is a new agenda that a Political Secret does not cover', () => {
  const table = session()
    .agendaDeck('economic-equality', 'fleet-regulations')
    .hand(0, 'veto')
    .note(1, 'political-secret', 2)
    .from('agenda');
  declining(table, 'veto');
  table.answerAs(0, 'pass').answerAs(1, 'use:note/political-secret/2');
  expect(table.state.effects).toHaveLength(1);
  playing(table, 'veto');
  expect(table.state.agenda?.id).toBe('fleet-regulations');
  expect(table.state.effects).toEqual([]);
  expect(table.player(2).notes).toEqual([{ id: 'political-secret', of: 2 }]);
  declining(table).answer('abstain');
  expect(table.options).toContain('vote:for'); // seat 2
});

ruling('ti4', 'ac/veto.2', 'the replacement can be answered when and after it is revealed', () => {
  const table = session()
    .agendaDeck('economic-equality', 'fleet-regulations')
    .hand(0, 'veto')
    .hand(1, 'trade-rider')
    .ability(2, { triggers: [{ at: ['when agenda-revealed'], usable: () => true, *resolve() {} }] }, 'again')
    .from('agenda');
  declining(table, 'veto');
  table.answerAs(0, 'use:action-card/veto').answerAs(1, 'pass').answerAs(2, 'pass');
  declining(table);
  while (table.state.agenda === null) table.answer('pass');
  expect(table.state.agenda.id).toBe('fleet-regulations');
});

ruling('ti4', 'ac/veto.3', 'a law that is voted on again leaves play', () => {
  const table = session()
    .agendaDeck('miscount-disclosed', 'economic-equality')
    .law('fleet-regulations', 'for')
    .hand(0, 'veto')
    .from('agenda');
  declining(table, 'veto').answer('pass');
  declining(table).answer('abstain', 'abstain', 'abstain');
  expect(declining(table, 'veto').state.agenda?.id).toBe('fleet-regulations');
  playing(table, 'veto');
  expect(table.state.laws).toEqual([]);
  expect(table.state.agenda).toMatchObject({ id: 'economic-equality', number: 1 });
});
