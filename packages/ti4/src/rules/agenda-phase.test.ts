import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { agenda, agendaDeck } from '../content/agendas.ts';
import { declining, playing, position } from '../testing/index.ts';

function session() {
  return position()
    .phase('agenda')
    .with((g) => {
      for (const player of g.players) player.notes = []; // so that nobody can trade
    });
}

const nobodyVotes = ['abstain', 'abstain', 'abstain'];

rule(
  'ti4',
  ['agenda-phase.0', 'agenda-phase.2', 'agenda-phase.3', 'agenda-cards.0'],
  'two agendas are voted on, one after the other',
  () => {
    const table = session().agendaDeck('economic-equality', 'fleet-regulations').from('agenda');
    expect(table.state.agenda).toMatchObject({ id: 'economic-equality', number: 1 });
    table.answer(...nobodyVotes, 'decide:for');
    expect(table.state.agenda).toMatchObject({ id: 'fleet-regulations', number: 2 });
    table.answer(...nobodyVotes, 'decide:against');
    expect([table.state.agenda, table.state.phase]).toEqual([null, 'strategy']);
    expect(table.state.decks.agendaDiscard).toEqual(['economic-equality', 'fleet-regulations']);
  },
);

rule('ti4', 'agenda-phase.1', 'there is an agenda phase once the custodians have left Mecatol Rex', () => {
  const status = () => position().objectives('expand-borders').faceDown('develop-weaponry').phase('status');
  const skipAll = (made: ReturnType<typeof status>) => {
    const table = made.from('status');
    while (!['ti4.vote', 'ti4.choose-strategy-card'].includes(table.prompt ?? '')) {
      table.answer(table.options.find((id) => /pass|done|decline|none|skip/.test(id)) ?? table.options[0] ?? '');
    }
    return table.prompt;
  };
  expect(skipAll(status())).toBe('ti4.choose-strategy-card');
  expect(skipAll(status().custodiansGone())).toBe('ti4.vote');
});

rule('ti4', ['agenda-phase.2a', 'speaker.2'], 'the speaker reveals the top card of the agenda deck for all', () => {
  const table = session().speaker(2).agendaDeck('shard-of-the-throne', 'core-mining').from('agenda');
  const told = table.match.events(0, 'spectator').find(({ key }) => key === 'ti4.agenda-revealed');
  expect(told?.args).toEqual({ seat: 'seat/2', agenda: 'agenda/shard-of-the-throne' });
  expect(table.state.agenda?.outcomes).toEqual(['player-0', 'player-1', 'player-2']);
  expect(table.state.decks.agendas[0]).toBe('core-mining');
});

rule('ti4', 'agenda-phase.4', 'then all planets are readied and a new round begins', () => {
  const table = session().exhausted('nar', 'jord').agendaDeck('economic-equality', 'fleet-regulations').from('agenda');
  table.answer('vote:against', 'vote:against', 'exhaust:all'); // Jol, then both of seat 2
  table.answer('decide:against');
  expect(table.state.phase).toBe('strategy');
  expect(table.state.round).toBe(2);
  const exhausted = Object.values(table.state.planets).filter((planet) => planet?.exhausted);
  expect(exhausted).toEqual([]);
});

rule(
  'ti4',
  ['agenda-cards.1', 'agenda-cards.2', 'agenda-cards.3', 'agenda-phase.17', 'agenda-phase.20'],
  'a law that wins For stays in play for the rest of the game',
  () => {
    const table = session().agendaDeck('fleet-regulations', 'economic-equality').from('agenda');
    table.answer(...nobodyVotes, 'decide:for');
    table.answer(...nobodyVotes, 'decide:against');
    expect(table.state.laws).toEqual([
      { id: 'fleet-regulations', outcome: 'for', owner: null, planet: null, exhausted: false },
    ]);
    expect(table.state.decks.agendaDiscard).not.toContain('fleet-regulations');
    expect(new Set(agendaDeck().map((id) => agenda(id).kind))).toEqual(new Set(['law', 'directive']));
  },
);

rule(
  'ti4',
  ['agenda-cards.3', 'agenda-cards.4', 'agenda-phase.20'],
  'a law that elects a player lies in that player’s area and is theirs',
  () => {
    const table = session().agendaDeck('shard-of-the-throne').from('agenda');
    table.answer(...nobodyVotes, 'decide:player-2');
    expect(table.state.laws[0]).toMatchObject({ id: 'shard-of-the-throne', owner: 2 });
  },
);

rule('ti4', ['agenda-cards.6', 'agenda-phase.21'], 'a law that fails takes its Against effect and is discarded', () => {
  const table = session().agendaDeck('fleet-regulations', 'economic-equality').from('agenda');
  table.answer(...nobodyVotes, 'decide:against');
  expect(table.state.laws).toEqual([]);
  expect(table.state.decks.agendaDiscard).toEqual(['fleet-regulations']);
  expect([0, 1, 2].map((seat) => table.player(seat).pools.fleet)).toEqual([4, 4, 4]);
});

rule(
  'ti4',
  ['agenda-cards.1', 'agenda-cards.7', 'agenda-cards.8', 'agenda-phase.21'],
  'a directive takes effect once and is discarded, whatever wins',
  () => {
    for (const outcome of ['for', 'against']) {
      const table = session().goods(0, 2).agendaDeck('economic-equality', 'fleet-regulations').from('agenda');
      table.answer(...nobodyVotes, `decide:${outcome}`);
      expect(table.state.laws).toEqual([]);
      expect(table.state.decks.agendaDiscard).toEqual(['economic-equality']);
      expect(table.player(0).tradeGoods).toBe(outcome === 'for' ? 5 : 0);
    }
  },
);

rule(
  'ti4',
  ['agenda-phase.22', 'agenda-phase.22a'],
  'a prediction is made aloud before the vote and names a possible outcome',
  () => {
    const table = session().hand(2, 'leadership-rider').agendaDeck('shard-of-the-throne').from('agenda');
    declining(table, 'leadership-rider').answer('use:action-card/leadership-rider');
    expect(table.options).toEqual(['predict:player-0', 'predict:player-1', 'predict:player-2']);
    table.answer('predict:player-1');
    expect(table.state.agenda?.predictions).toEqual([
      { seat: 2, source: 'action-card/leadership-rider', outcome: 'player-1' },
    ]);
    expect(table.events()).toContain('ti4.predicts');
    expect(table.events()).not.toContain('ti4.votes');
  },
);

rule('ti4', 'agenda-phase.22b', 'a true prediction pays after the outcome was resolved', () => {
  const table = session().hand(2, 'leadership-rider').agendaDeck('fleet-regulations').from('agenda');
  playing(table, 'leadership-rider', 'predict:for').answer('vote:for', 'exhaust:nar', 'done', 'abstain');
  expect([table.seat, table.prompt]).toEqual([2, 'ti4.gain-tokens']);
  expect(table.state.laws[0]?.id).toBe('fleet-regulations'); // the law already holds
  expect(table.options).not.toContain('pools:0-3-0'); // and leaves room for one more in the fleet pool
  expect(table.options).toContain('pools:0-1-2');
});

rule('ti4', 'agenda-phase.22b', 'predictions are paid in the order from the speaker', () => {
  const factions = ['nekro', 'jol-nar', 'winnu'] as const;
  const table = position({ factions: [...factions] })
    .phase('agenda')
    .with((g) => {
      for (const player of g.players) player.notes = [];
    })
    .speaker(2)
    .technologies(1, 'neural-motivator', 'sarween-tools')
    .hand(2, 'leadership-rider')
    .agendaDeck('fleet-regulations')
    .from('agenda');
  while (!table.optionsOf(0).includes('use:faction/galactic-threat')) table.answer('pass');
  table.answerAs(0, 'use:faction/galactic-threat').answerAs(2, 'pass');
  table.answer('predict:for');
  table.answerAs(2, 'use:action-card/leadership-rider');
  table.answer('predict:for', 'vote:for', 'exhaust:all');
  expect([table.seat, table.prompt]).toEqual([2, 'ti4.gain-tokens']);
  table.answer('pools:3-0-0');
  expect([table.seat, table.prompt]).toEqual([0, 'ti4.take-technology']);
});

test('an agenda that elects a law is replaced when there is none', () => {
  const table = session().agendaDeck('miscount-disclosed', 'judicial-abolishment', 'fleet-regulations').from('agenda');
  expect(table.state.agenda).toMatchObject({ id: 'fleet-regulations', number: 1 });
  expect(table.state.decks.agendaDiscard).toEqual(['miscount-disclosed', 'judicial-abolishment']);
});

test('an empty agenda deck is made anew from the discard pile', () => {
  const table = session()
    .with((g) => {
      g.decks.agendas = ['economic-equality'];
      g.decks.agendaDiscard = ['fleet-regulations'];
    })
    .from('agenda');
  table.answer(...nobodyVotes, 'decide:for');
  expect(['economic-equality', 'fleet-regulations']).toContain(table.state.agenda?.id);
  expect(table.state.decks.agendaDiscard).toEqual([]);
});

test('without any agenda that could be voted on the phase goes on', () => {
  const table = session()
    .with((g) => {
      g.decks.agendas = ['miscount-disclosed', 'judicial-abolishment'];
    })
    .from('agenda');
  expect(table.state.phase).toBe('strategy');
});
