/** How agendas are played, step by step, where the rules leave room. */
import { ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type AgendaId, agendaDeck } from '../content/agendas.ts';
import type { Moment } from '../content/events.ts';
import { type Hooks, on } from '../content/hooks.ts';
import { decide, type Position, playing, position, reveal, session, type Table, votes } from '../testing/index.ts';
import { eliminate } from './elimination.ts';
import { currentAgenda } from './outcomes.ts';
import { resourcesOf } from './spend.ts';
import { addVotes } from './voting.ts';

/** Whoever has it notes when it could have been used. */
function witness(log: string[], ...moments: Moment[]): Hooks {
  const triggers = moments.map((moment) =>
    on(moment, {
      mandatory: true,
      usable: () => true,
      *resolve() {
        log.push(moment);
      },
    }),
  );
  return { triggers };
}

const veto: Hooks = {
  triggers: [
    on('when agenda-revealed', {
      usable: () => true,
      *resolve(_g, _holder, revealed) {
        revealed.discarded = true;
      },
    }),
  ],
};

const mute: Hooks = { modify: { canVote: () => false } };

/** What the window that is open now answers. */
function moment(table: Table): unknown {
  return table.match.pending(table.seat ?? -1)?.prompt.args?.moment;
}

function told(table: Table, ...keys: string[]): string[] {
  return table.events().filter((key) => keys.includes(key));
}

ruling('ti4', 'ag/0.1', 'reveal, windows, votes, outcome, placing the card, predictions: in this order', () => {
  const log: string[] = [];
  const moments: Moment[] = [
    'when agenda-revealed',
    'after agenda-revealed',
    'before agenda-voting',
    'after votes-cast',
    'after speaker-voted',
    'when player-elected',
    'after agenda-resolved',
  ];
  const table = reveal(
    session()
      .hand(2, 'leadership-rider')
      .ability(0, witness(log, ...moments)),
    'shard-of-the-throne',
  );
  playing(table, 'leadership-rider', 'predict:player-1');
  votes(table, { 1: 'player-1' }).answer('pools:3-0-0');
  expect(log.slice(0, 7)).toEqual(moments);
  const steps = ['agenda-revealed', 'predicts', 'votes', 'agenda-decided', 'law-stays', 'prediction-true'];
  expect(told(table, ...steps.map((step) => `ti4.${step}`)).slice(0, 6)).toEqual(steps.map((step) => `ti4.${step}`));
});

ruling('ti4', 'ag/0.2', 'a card that says so gives way before any window, again and again, and uses up no slot', () => {
  const log: string[] = [];
  const table = session()
    .ability(0, witness(log, 'when agenda-revealed'))
    .agendaDeck('judicial-abolishment', 'new-constitution', 'classified-document-leaks', 'miscount-disclosed', 'mutiny')
    .from('agenda');
  expect(table.state.agenda).toMatchObject({ id: 'mutiny', number: 1 });
  expect(log).toHaveLength(1);
  decide(table, 'against');
  expect(table.state.agenda?.number).toBe(2);
});

ruling('ti4', 'ag/0.3', 'a discard ends the window, and what is revealed instead can be answered anew', () => {
  const table = reveal(session().ability(0, veto, 'veto').ability(1, veto, 'other'), 'economic-equality', 'mutiny');
  expect(table.seats).toEqual([0, 1]);
  table.answerAs(1, 'use:made-up/other').answerAs(0, 'use:made-up/veto');
  expect(table.state.decks.agendaDiscard).toEqual(['economic-equality']); // the second veto was not needed
  expect(table.state.agenda).toMatchObject({ id: 'mutiny', number: 1 });
  expect(table.optionsOf(0)).toEqual(['use:made-up/veto', 'pass']);
});

ruling('ti4', 'ag/0.4', 'riders come after the reveal, Committee Formation before the vote', () => {
  const made = session(['nekro', 'sol', 'winnu']).law('committee-formation', 'player-2', 2).hand(1, 'leadership-rider');
  const table = reveal(made, 'shard-of-the-throne');
  while (moment(table) === 'moment/when agenda-revealed') table.answer('pass');
  expect(table.seats.map((seat) => table.optionsOf(seat).filter((id) => id !== 'pass'))).toEqual([
    ['use:faction/galactic-threat'],
    ['use:action-card/leadership-rider'],
  ]);
  expect(moment(table)).toBe('moment/after agenda-revealed');
  while (moment(table) === 'moment/after agenda-revealed') table.answer('pass');
  expect([table.seat, moment(table)]).toEqual([2, 'moment/before agenda-voting']);
  expect(table.options).toEqual(['use:law/committee-formation', 'pass']);
});

ruling(
  'ti4',
  'ag/0.5',
  'votes begin left of the speaker, and exhausted planets stay exhausted for the second agenda',
  () => {
    const table = reveal(session().speaker(1).goods(2, 9), 'mutiny');
    expect(table.seat).toBe(2);
    table.answer('vote:against', 'exhaust:archon-ren', 'done');
    expect(table.state.agenda?.votes).toEqual([{ seat: 2, outcome: 'against', votes: 3 }]); // trade goods are no votes
    table.answer('abstain', 'abstain');
    expect(table.state.agenda?.number).toBe(2);
    table.answer('vote:for');
    expect(table.state.agenda?.votes).toEqual([{ seat: 2, outcome: 'for', votes: 1 }]); // Archon Tau is left
  },
);

ruling('ti4', 'ag/0.5', 'who has no votes can but abstain', () => {
  const table = reveal(session().exhausted('nar', 'jol'), 'mutiny');
  expect(table.seat).toBe(2); // seat 1 has nothing to decide
  expect(told(table, 'ti4.abstains')).toHaveLength(1);
});

ruling(
  'ti4',
  ['ag/0.6', 'ag/elect-player.1'],
  'every player still in the game can be elected, whether they vote or not',
  () => {
    const table = reveal(session(['nekro', 'sol', 'winnu']).exhausted('jord'), 'minister-of-policy');
    expect(table.state.agenda?.outcomes).toEqual(['player-0', 'player-1', 'player-2']);
    votes(table, { 2: 'player-2' }); // for oneself
    expect(table.state.laws).toMatchObject([{ id: 'minister-of-policy', owner: 2 }]);
  },
);

ruling(
  'ti4',
  ['ag/0.6', 'ag/elect-planet.1'],
  'planets that players control and that fit the card, exhausted or without units',
  () => {
    const outcomes = (id: 'core-mining' | 'senate-sanctuary' | 'research-team-cybernetic') =>
      reveal(session().own(1, 'bereg', 'lodor', 'saudor').own(0, 'mecatol-rex').exhausted('bereg'), id).state.agenda
        ?.outcomes;
    expect(outcomes('core-mining')).toEqual(['bereg']);
    expect(outcomes('senate-sanctuary')).toEqual(['lodor']);
    expect(outcomes('research-team-cybernetic')).toEqual(['saudor']);
  },
);

ruling('ti4', 'ag/0.6', 'any law in play can be elected where a law is asked for', () => {
  const table = reveal(
    session()
      .law('fleet-regulations', 'for')
      .law('shard-of-the-throne', 'player-1', 1)
      .own(2, 'bereg')
      .law('core-mining', 'bereg', null, 'bereg'),
    'judicial-abolishment',
  );
  expect(table.state.agenda?.outcomes).toEqual(['fleet-regulations', 'shard-of-the-throne', 'core-mining']);
});

ruling('ti4', 'ag/0.7', 'nothing to elect: nobody votes or predicts, and it was one of the two agendas', () => {
  const table = reveal(session().hand(1, 'leadership-rider').own(0, 'saudor'), 'core-mining', 'economic-equality');
  expect(told(table, 'ti4.agenda-revealed', 'ti4.agenda-discarded')).toEqual([
    'ti4.agenda-revealed',
    'ti4.agenda-discarded',
    'ti4.agenda-revealed',
  ]);
  expect(table.state.agenda).toMatchObject({ id: 'economic-equality', number: 2 });
  expect(table.state.decks.agendaDiscard).toEqual(['core-mining']);
  decide(table, 'against');
  expect(table.state.phase).toBe('strategy'); // no third one
});

ruling('ti4', 'ag/0.7', 'both agendas without anything to elect make a phase without a vote', () => {
  const table = reveal(session(), 'core-mining', 'senate-sanctuary');
  expect([table.state.phase, table.state.decks.agendaDiscard]).toEqual([
    'strategy',
    ['core-mining', 'senate-sanctuary'],
  ]);
});

ruling(
  'ti4',
  'ag/0.8',
  'a tie is decided by the speaker among the tied outcomes, even without a vote of their own',
  () => {
    const table = reveal(session().ability(0, mute).own(1, 'tarmann').exhausted('jol'), 'shard-of-the-throne');
    votes(table, { 1: 'player-1', 2: 'player-2' }); // 4 votes each
    expect([table.seat, table.options]).toEqual([0, ['decide:player-1', 'decide:player-2']]);
  },
);

ruling('ti4', 'ag/0.8', 'without votes among all outcomes; the one possible outcome is not asked about', () => {
  const table = votes(reveal(session(), 'shard-of-the-throne'), {});
  expect(table.options).toEqual(['decide:player-0', 'decide:player-1', 'decide:player-2']);
  const single = votes(reveal(session().own(1, 'bereg'), 'core-mining'), {});
  expect(single.state.laws).toMatchObject([{ id: 'core-mining', planet: 'bereg' }]);
});

ruling('ti4', 'ag/0.9', 'additional votes count with those cast; a prediction is no vote', () => {
  const bribe: Hooks = {
    triggers: [
      on('after speaker-voted', {
        usable: (g, holder) => currentAgenda(g).votes.some(({ seat }) => seat === holder),
        *resolve(g, holder) {
          addVotes(g, holder, 9);
        },
      }),
    ],
  };
  const table = reveal(session().ability(2, bribe, 'bribe').hand(1, 'leadership-rider').points(0, 0, 0), 'mutiny');
  playing(table, 'leadership-rider', 'predict:for');
  table.answer('vote:for', 'exhaust:archon-tau', 'done', 'vote:against', 'use:made-up/bribe', 'pools:3-0-0');
  expect([0, 1, 2].map((seat) => table.player(seat).points)).toEqual([0, 0, 1]); // 10 votes beat 2
});

ruling(
  'ti4',
  'ag/0.11',
  'a law that passes stays where it belongs; what fails, and each directive, is discarded',
  () => {
    const after = (made: Position, id: AgendaId, outcome: string) => decide(reveal(made, id), outcome).state;
    expect(after(session(), 'fleet-regulations', 'for').laws).toMatchObject([{ owner: null, planet: null }]);
    expect(after(session(), 'shard-of-the-throne', 'player-2').laws).toMatchObject([{ owner: 2, planet: null }]);
    expect(after(session().own(1, 'bereg'), 'core-mining', 'bereg').laws).toMatchObject([
      { owner: null, planet: 'bereg' },
    ]);
    const failed = after(session(), 'fleet-regulations', 'against');
    expect([failed.laws, failed.decks.agendaDiscard]).toEqual([[], ['fleet-regulations']]);
    const directive = after(session(), 'seed-of-an-empire', 'for');
    expect([directive.laws, directive.decks.agendaDiscard]).toEqual([[], ['seed-of-an-empire']]);
  },
);

ruling(
  'ti4',
  'ag/0.12',
  'what was put off hits the planets of that later moment, before anything else of the round',
  () => {
    const log: boolean[] = [];
    const looks: Hooks = {
      triggers: [
        on('when strategy-phase-start', {
          mandatory: true,
          usable: () => true,
          *resolve(g) {
            log.push(g.planets.wellon?.exhausted ?? false);
          },
        }),
      ],
    };
    const table = reveal(
      session().own(1, 'wellon').ability(0, looks).points(1, 0, 0),
      'arms-reduction',
      'colonial-redistribution',
    );
    decide(decide(table, 'against'), 'wellon');
    table.answer('player:2', 'settle'); // the planet changes hands in between
    expect(table.state.planets.wellon).toMatchObject({ owner: 2, exhausted: true });
    expect(log).toEqual([true]);
    expect(table.state.decks.agendaDiscard).toEqual(['arms-reduction', 'colonial-redistribution']);
  },
);

ruling(
  'ti4',
  ['ag/0.13', 'ag/judicial-abolishment.1'],
  'a law that leaves play stops at once and lies on top of the pile',
  () => {
    const table = reveal(session().own(1, 'bereg').law('core-mining', 'bereg', null, 'bereg'), 'judicial-abolishment');
    votes(table, {}); // there is but one law: it is elected without a vote
    expect(table.state.decks.agendaDiscard).toEqual(['core-mining', 'judicial-abolishment']);
    expect(resourcesOf(table.state as never, 'bereg')).toBe(3);
  },
);

ruling('ti4', 'ag/0.14', 'with their owner go the laws they own; those on planets and in the middle stay', () => {
  const table = position()
    .own(1, 'bereg')
    .law('shard-of-the-throne', 'player-1', 1)
    .law('fleet-regulations', 'for')
    .law('research-team-biotic', 'saudor', null, 'saudor')
    .law('core-mining', 'bereg', null, 'bereg')
    .with((g) => {
      for (const law of g.laws) if (law.id === 'research-team-biotic') law.exhausted = true;
    })
    .own(1, 'saudor')
    .play((g) => eliminate(g, 1));
  expect(table.state.laws.map(({ id }) => id)).toEqual(['fleet-regulations', 'research-team-biotic', 'core-mining']);
  expect(table.state.laws[1]).toMatchObject({ planet: 'saudor', exhausted: true });
  expect(table.state.decks.agendaDiscard).toEqual(['shard-of-the-throne']);
});

ruling('ti4', 'ag/0.15', 'an empty agenda deck is made anew from the discard pile, without the laws in play', () => {
  const table = session()
    .law('fleet-regulations', 'for')
    .with((g) => {
      g.decks.agendaDiscard = agendaDeck().filter((id) => id !== 'fleet-regulations' && id !== 'mutiny');
      g.decks.agendas = ['mutiny'];
    })
    .from('agenda');
  expect(table.state.agenda?.id).toBe('mutiny');
  const next = table.state.decks.agendas;
  expect([...next].sort()).toEqual(
    agendaDeck()
      .filter((id) => id !== 'fleet-regulations' && id !== 'mutiny')
      .sort(),
  );
});

ruling('ti4', 'ag/0.16', 'all see agenda, votes, predictions and laws; nobody sees the deck', () => {
  const table = reveal(session().hand(2, 'leadership-rider').law('fleet-regulations', 'for'), 'mutiny');
  playing(table, 'leadership-rider', 'predict:for').answer('vote:for', 'exhaust:all');
  const seen = table.match.view('spectator') as unknown as {
    agenda: { id: string; outcomes: string[]; votes: unknown[]; predictions: unknown[] };
    laws: { id: string }[];
    planets: { nar: { exhausted: boolean } };
    decks: { agendas: unknown };
  };
  expect(seen.agenda).toMatchObject({ id: 'mutiny', outcomes: ['for', 'against'] });
  expect(seen.agenda.votes).toEqual([{ seat: 1, outcome: 'for', votes: 5 }]);
  expect(seen.agenda.predictions).toHaveLength(1);
  expect([seen.laws[0]?.id, seen.planets.nar.exhausted]).toEqual(['fleet-regulations', true]);
  expect(seen.decks.agendas).toBe(table.state.decks.agendas.length);
});

ruling('ti4', 'ag/0.17', 'a replacement and a law voted on again are agendas of their own for transactions', () => {
  const gift = ['give:trade-goods:1', 'give:no-note', 'give:no-pledge', 'ask:no-note', 'ask:no-pledge', 'accept'];
  const table = position()
    .phase('agenda')
    .law('fleet-regulations', 'for')
    .agendaDeck('miscount-disclosed', 'economic-equality')
    .goods(1, 4)
    .from('agenda');
  table.answer('trade', 'partner:2', ...gift);
  expect(table.state.agenda?.traded).toEqual([[1, 2]]);
  decide(table, 'fleet-regulations');
  expect(table.state.agenda).toMatchObject({ id: 'fleet-regulations', number: 1, traded: [] });
  table.answer('trade', 'partner:2');
  expect(table.prompt).toBe('ti4.give-trade-goods');
});

ruling(
  'ti4',
  'ag/0.18',
  'research by an agenda needs prerequisites; specialty planets are readied afterwards, technologies not',
  () => {
    const made = session()
      .own(0, 'tarmann')
      .technologies(0, 'sarween-tools')
      .with((g) => g.players[0]?.exhausted.push('sarween-tools'))
      .dice(6);
    const table = reveal(made, 'ixthian-artifact');
    decide(table, 'for');
    table.answer('research');
    expect(table.options).toContain('technology:dacxive-animators'); // by the specialty of Tarmann
    expect(table.options).not.toContain('technology:hyper-metabolism');
    table.answer('technology:dacxive-animators');
    expect(table.state.planets.tarmann?.exhausted).toBe(true);
    while (table.state.agenda?.number === 1) table.answer('no-research');
    decide(table, 'against');
    expect(table.state.phase).toBe('strategy');
    expect(table.state.planets.tarmann?.exhausted).toBe(false);
    expect(table.player(0).exhausted).toEqual(['sarween-tools']);
  },
);

ruling('ti4', 'ag/0.18', 'the Nekro gain three command tokens for each research instead', () => {
  const table = reveal(session(['nekro', 'sol', 'winnu']).dice(10), 'ixthian-artifact');
  decide(table, 'for');
  table.answer('research', 'pools:3-0-0', 'research', 'pools:0-0-3');
  expect(table.player(0).pools).toEqual({ tactic: 6, fleet: 3, strategy: 5 });
  expect(table.player(0).technologies).toEqual([]);
});

ruling('ti4', 'ag/0.19', 'what an agenda destroys sustains no damage, and control of an emptied planet stays', () => {
  const table = reveal(
    session().units(1, 'tile-39', { dreadnought: 1, carrier: 1, fighter: 4 }).units(1, 'bereg', { infantry: 1 }),
    'wormhole-research',
    'compensated-disarmament',
  );
  decide(table, 'for');
  table.answer('no-research');
  expect(table.unitsOf(1, 'tile-39')).toEqual({});
  decide(table, 'bereg');
  expect(table.state.planets.bereg).toMatchObject({ owner: 1, units: [] });
});

ruling('ti4', 'ag/0.20', 'the Mentak may pillage what an agenda brings, but only from neighbours', () => {
  const made = session(['sol', 'mentak', 'winnu']).units(1, 'tile-36', { cruiser: 1 }); // beside the home of Sol
  const table = decide(reveal(made, 'economic-equality', 'mutiny'), 'for');
  expect([table.seat, table.options]).toEqual([1, ['use:faction/pillage', 'pass']]);
  table.answer('use:faction/pillage');
  expect([0, 1, 2].map((seat) => table.player(seat).tradeGoods)).toEqual([4, 6, 5]);
  expect(table.state.agenda?.id).toBe('mutiny'); // nobody asked about the Winnu, who are far away
});
