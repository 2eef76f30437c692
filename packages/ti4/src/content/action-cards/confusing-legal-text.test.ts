import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { currentAgenda, playerOutcome } from '../../rules/outcomes.ts';
import { declining, type Position, session } from '../../testing/index.ts';

const card = 'action-card/confusing-legal-text';

/** Seat 2 votes for itself, nobody else votes. */
function elected(prepare: (place: Position) => Position = (place) => place) {
  const table = prepare(session().agendaDeck('shard-of-the-throne').hand(2, 'confusing-legal-text')).from('agenda');
  declining(table).answer('abstain', 'vote:player-2', 'exhaust:archon-tau', 'done');
  return declining(declining(table).answer('abstain'), 'confusing-legal-text');
}

content('ti4', card, 'when I am elected I name somebody else, who is elected instead', () => {
  const table = elected();
  expect([table.seat, table.options]).toEqual([2, [`use:${card}`, 'pass']]);
  table.answer(`use:${card}`);
  expect(table.options).toEqual(['player:0', 'player:1']);
  table.answer('player:1');
  expect(table.state.laws[0]).toMatchObject({ outcome: 'player-1', owner: 1 });
  expect([table.player(1).points, table.player(2).points]).toEqual([1, 0]);
});

ruling('ti4', 'ac/confusing-legal-text.1', 'only when it is me, by a tie-break too', () => {
  const other = session().agendaDeck('shard-of-the-throne').hand(2, 'confusing-legal-text').from('agenda');
  declining(other).answer('vote:player-1', 'exhaust:nar', 'done', 'abstain', 'abstain');
  expect(declining(other, 'confusing-legal-text').options).not.toContain(`use:${card}`);
  const tied = session().agendaDeck('shard-of-the-throne').hand(2, 'confusing-legal-text').from('agenda');
  declining(tied).answer('abstain', 'abstain', 'abstain', 'decide:player-2');
  expect(tied.options).toContain(`use:${card}`);
});

ruling('ti4', 'ac/confusing-legal-text.1', 'also when an ability has decided instead of the vote', () => {
  const table = session()
    .agendaDeck('shard-of-the-throne')
    .hand(2, 'confusing-legal-text')
    .ability(0, {
      triggers: [
        {
          at: ['before agenda-voting'],
          mandatory: true,
          usable: () => true,
          *resolve(g) {
            currentAgenda(g).outcome = playerOutcome(2);
          },
        },
      ],
    })
    .from('agenda');
  expect(declining(table, 'confusing-legal-text').options).toContain(`use:${card}`);
});

ruling('ti4', 'ac/confusing-legal-text.1', 'the player is named before the card can be cancelled', () => {
  const table = elected((place) => place.hand(1, 'sabotage')).answer(`use:${card}`, 'player:1');
  expect(JSON.stringify(table.match.pending(1)?.options)).toContain('seat/1');
  table.answer('use:action-card/sabotage');
  expect(table.state.laws[0]?.owner).toBe(2);
});

ruling('ti4', 'ac/confusing-legal-text.1', 'not on an agenda that elects no player', () => {
  const table = session()
    .agendaDeck('fleet-regulations', 'core-mining')
    .hand(2, 'confusing-legal-text')
    .own(2, 'abyz')
    .from('agenda');
  while (!table.isOver && table.state.phase === 'agenda') {
    expect(table.options).not.toContain(`use:${card}`);
    table.answer(table.options.find((id) => id === 'pass' || id === 'abstain') ?? table.options[0] ?? '');
  }
});

ruling('ti4', 'ac/confusing-legal-text.2', 'predictions look at the new player, votes stay as they were cast', () => {
  const table = session()
    .agendaDeck('shard-of-the-throne')
    .hand(2, 'confusing-legal-text')
    .hand(1, 'trade-rider')
    .from('agenda');
  declining(table, 'trade-rider');
  table.answerAs(1, 'use:action-card/trade-rider').answerAs(2, 'pass').answer('predict:player-0');
  declining(table).answer('vote:player-2', 'exhaust:archon-tau', 'done');
  declining(table).answer('abstain');
  declining(table, 'confusing-legal-text').answer(`use:${card}`, 'player:0');
  expect(table.player(1).tradeGoods).toBe(5);
});

ruling('ti4', 'ac/confusing-legal-text.3', 'not for who is under a Political Secret', () => {
  const table = session()
    .agendaDeck('shard-of-the-throne')
    .hand(2, 'confusing-legal-text')
    .note(1, 'political-secret', 2)
    .from('agenda');
  while (!table.options.includes('use:note/political-secret/2')) table.answer('pass');
  table.answerAs(1, 'use:note/political-secret/2');
  declining(table).answer('vote:player-2', 'exhaust:nar', 'done', 'abstain');
  expect(table.state.laws[0]?.owner).toBe(2);
});
