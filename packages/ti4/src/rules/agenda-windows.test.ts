/** The windows of the agenda phase with made-up abilities: later cards will answer them. */
import type { Rules, Seat } from '@orrery/kernel';
import { expect, test, vi } from 'vitest';
import type { Happening, Moment } from '../content/events.ts';
import { type AgendaHooks, type Hooks, on } from '../content/hooks.ts';
import type { Ti4 } from '../state.ts';
import { position } from '../testing/index.ts';
import { currentAgenda, playerOutcome } from './outcomes.ts';
import { addVotes } from './voting.ts';

const madeUp = vi.hoisted(() => ({ factions: {} as { [faction: string]: { [ability: string]: object } }, other: '' }));
vi.mock('../content/abilities/factions/index.ts', () => ({ factionHooks: madeUp.factions }));
vi.mock('../content/agendas.ts', async (original) => {
  const real = await original<typeof import('../content/agendas.ts')>();
  const other = { kind: 'law', vote: 'elect-other', trait: null };
  return { ...real, agenda: (id: string) => (id === madeUp.other ? other : real.agenda(id as 'core-mining')) };
});

function uses<M extends Moment>(
  at: M,
  resolve: (g: Ti4, holder: Seat, happening: Happening<M>) => Rules,
  usable: (g: Ti4, holder: Seat, happening: Happening<M>) => boolean = () => true,
): Hooks {
  return { triggers: [on(at, { usable, resolve })] };
}

Object.assign(madeUp.factions, {
  sol: {
    veto: uses('when agenda-revealed', function* (_g, _holder, revealed) {
      revealed.discarded = true;
    }),
  },
  'jol-nar': {
    committee: uses('before agenda-voting', function* (g) {
      currentAgenda(g).outcome = playerOutcome(2);
    }),
  },
  xxcha: {
    text: uses(
      'when player-elected',
      function* (_g, _holder, elected) {
        elected.seat = 0;
      },
      (_g, holder, { seat }) => seat === holder,
    ),
  },
  yssaril: {
    bribe: uses(
      'after speaker-voted',
      function* (g, holder) {
        addVotes(g, holder, 4);
      },
      (g, holder) => currentAgenda(g).votes.some(({ seat }) => seat === holder),
    ),
  },
  winnu: {
    burial: uses('when agenda-phase-start', function* (g) {
      for (const planet of Object.values(g.planets)) if (planet) planet.exhausted = true;
    }),
  },
});

function session(...factions: string[]) {
  return position({ factions: factions as never })
    .phase('agenda')
    .with((g) => {
      for (const player of g.players) player.notes = [];
    });
}

test('a discarded agenda is replaced, and the new one can be answered too', () => {
  const table = session('sol', 'letnev', 'hacan').agendaDeck('economic-equality', 'fleet-regulations').from('agenda');
  table.answer('use:faction/veto');
  expect(table.state.agenda).toMatchObject({ id: 'fleet-regulations', number: 1 });
  expect(table.state.decks.agendaDiscard).toEqual(['economic-equality']);
  expect(table.options).toEqual(['use:faction/veto', 'pass']);
});

test('a law that is put to the vote again can be discarded too', () => {
  const table = session('sol', 'letnev', 'hacan')
    .law('fleet-regulations', 'for')
    .agendaDeck('miscount-disclosed', 'economic-equality')
    .from('agenda');
  table.answer('pass', 'abstain', 'abstain', 'abstain'); // there is but one law
  expect(table.state.agenda?.id).toBe('fleet-regulations');
  table.answer('use:faction/veto');
  expect(table.state.laws).toEqual([]);
  expect(table.state.agenda).toMatchObject({ id: 'economic-equality', number: 1 });
});

test('an ability may decide before the vote, which is then left out', () => {
  const table = session('letnev', 'jol-nar', 'hacan').agendaDeck('shard-of-the-throne').from('agenda');
  table.answer('use:faction/committee');
  expect(table.state.laws[0]?.owner).toBe(2);
  expect(table.events()).not.toContain('ti4.abstains');
});

test('the elected player may become another one, and predictions look at that one', () => {
  const table = session('letnev', 'hacan', 'xxcha')
    .hand(1, 'leadership-rider')
    .agendaDeck('shard-of-the-throne')
    .from('agenda');
  table.answer('use:action-card/leadership-rider', 'predict:player-0', 'abstain', 'abstain', 'decide:player-2');
  expect([table.seat, table.options]).toEqual([2, ['use:faction/text', 'pass']]);
  table.answer('use:faction/text');
  expect(table.state.laws[0]).toMatchObject({ outcome: 'player-0', owner: 0 });
  expect(table.player(0).points).toBe(1);
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.gain-tokens']);
});

test('votes may be added after the speaker has voted', () => {
  const table = session('winnu', 'letnev', 'yssaril').agendaDeck('fleet-regulations').from('agenda');
  table.answer('pass', 'abstain', 'vote:against', 'exhaust:shalloq', 'done', 'vote:for');
  expect([table.seat, table.options]).toEqual([2, ['use:faction/bribe', 'pass']]);
  table.answer('use:faction/bribe');
  expect(table.state.decks.agendaDiscard).toEqual(['fleet-regulations']); // 6 votes against, 4 for
});

test('something may happen before the first agenda', () => {
  const table = session('winnu', 'letnev', 'hacan').agendaDeck('fleet-regulations').from('agenda');
  expect(table.state.agenda).toBe(null);
  table.answer('use:faction/burial');
  expect([table.seat, table.options]).toEqual([0, ['decide:for', 'decide:against']]); // nobody has votes
});

test('a card may say itself what can be elected', async () => {
  const { agendaHooks } = await import('../content/abilities/agendas/index.ts');
  const hooks = agendaHooks['core-mining'] as { -readonly [key in keyof AgendaHooks]: AgendaHooks[key] };
  const real = { ...hooks };
  madeUp.other = 'core-mining';
  Object.assign(hooks, { outcomes: () => ['one-thing', 'another'], resolve: function* () {} });
  try {
    const table = session('letnev', 'hacan', 'muaat').agendaDeck('core-mining').from('agenda');
    table.answer('vote:another', 'exhaust:all');
    while (table.prompt === 'ti4.vote') table.answer('abstain');
    expect(table.state.laws).toEqual([{ id: 'core-mining', outcome: 'another', owner: null, planet: null }]);
  } finally {
    madeUp.other = '';
    Object.assign(hooks, { outcomes: undefined, ...real });
  }
});
