/** The windows of the agenda phase with made-up abilities: later cards will answer them. */
import type { Rules, Seat } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Agenda } from '../content/agendas.ts';
import type { Happening, Moment } from '../content/events.ts';
import type { FactionId } from '../content/factions.ts';
import { type Hooks, on } from '../content/hooks.ts';
import type { Ti4 } from '../state.ts';
import { playing, position } from '../testing/index.ts';
import { currentAgenda, playerOutcome } from './outcomes.ts';
import { addVotes } from './voting.ts';

function uses<M extends Moment>(
  at: M,
  resolve: (g: Ti4, holder: Seat, happening: Happening<M>) => Rules,
  usable: (g: Ti4, holder: Seat, happening: Happening<M>) => boolean = () => true,
): Hooks {
  return { triggers: [on(at, { usable, resolve })] };
}

const veto = uses('when agenda-revealed', function* (_g, _holder, revealed) {
  revealed.discarded = true;
});
const committee = uses('before agenda-voting', function* (g) {
  currentAgenda(g).outcome = playerOutcome(2);
});
const text = uses(
  'when player-elected',
  function* (_g, _holder, elected) {
    elected.seat = 0;
  },
  (_g, holder, { seat }) => seat === holder,
);
const bribe = uses(
  'after speaker-voted',
  function* (g, holder) {
    addVotes(g, holder, 4);
  },
  (g, holder) => currentAgenda(g).votes.some(({ seat }) => seat === holder),
);
const burial = uses('when agenda-phase-start', function* (g) {
  for (const planet of Object.values(g.planets)) if (planet) planet.exhausted = true;
});

function session(...factions: FactionId[]) {
  return position({ factions })
    .phase('agenda')
    .with((g) => {
      for (const player of g.players) player.notes = [];
    });
}

test('a discarded agenda is replaced, and the new one can be answered too', () => {
  const table = session('sol', 'letnev', 'hacan')
    .ability(0, veto, 'veto')
    .agendaDeck('economic-equality', 'fleet-regulations')
    .from('agenda');
  table.answer('use:made-up/veto');
  expect(table.state.agenda).toMatchObject({ id: 'fleet-regulations', number: 1 });
  expect(table.state.decks.agendaDiscard).toEqual(['economic-equality']);
  expect(table.options).toEqual(['use:made-up/veto', 'pass']);
});

test('a law that is put to the vote again can be discarded too', () => {
  const table = session('sol', 'letnev', 'hacan')
    .ability(0, veto, 'veto')
    .law('fleet-regulations', 'for')
    .agendaDeck('miscount-disclosed', 'economic-equality')
    .from('agenda');
  table.answer('pass', 'abstain', 'abstain', 'abstain'); // there is but one law
  expect(table.state.agenda?.id).toBe('fleet-regulations');
  table.answer('use:made-up/veto');
  expect(table.state.laws).toEqual([]);
  expect(table.state.agenda).toMatchObject({ id: 'economic-equality', number: 1 });
});

test('an ability may decide before the vote, which is then left out', () => {
  const table = session('letnev', 'jol-nar', 'hacan')
    .ability(1, committee, 'committee')
    .agendaDeck('shard-of-the-throne')
    .from('agenda');
  table.answer('use:made-up/committee');
  expect(table.state.laws[0]?.owner).toBe(2);
  expect(table.events()).not.toContain('ti4.abstains');
});

test('the elected player may become another one, and predictions look at that one', () => {
  const table = session('letnev', 'hacan', 'winnu')
    .ability(2, text, 'text')
    .hand(1, 'leadership-rider')
    .agendaDeck('shard-of-the-throne')
    .from('agenda');
  playing(table, 'leadership-rider', 'predict:player-0').answer('abstain', 'abstain', 'decide:player-2');
  expect([table.seat, table.options]).toEqual([2, ['use:made-up/text', 'pass']]);
  table.answer('use:made-up/text');
  expect(table.state.laws[0]).toMatchObject({ outcome: 'player-0', owner: 0 });
  expect(table.player(0).points).toBe(1);
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.gain-tokens']);
});

test('votes may be added after the speaker has voted', () => {
  const table = session('winnu', 'letnev', 'yssaril')
    .ability(2, bribe, 'bribe')
    .ability(0, burial, 'burial')
    .agendaDeck('fleet-regulations', 'economic-equality')
    .from('agenda');
  table.answer('pass', 'abstain', 'vote:against', 'exhaust:shalloq', 'done', 'vote:for');
  expect([table.seat, table.options]).toEqual([2, ['use:made-up/bribe', 'pass']]);
  table.answer('use:made-up/bribe');
  expect(table.state.decks.agendaDiscard).toEqual(['fleet-regulations']); // 6 votes against, 4 for
});

test('something may happen before the first agenda', () => {
  const table = session('winnu', 'letnev', 'hacan')
    .ability(0, burial, 'burial')
    .agendaDeck('fleet-regulations')
    .from('agenda');
  expect(table.state.agenda).toBe(null);
  table.answer('use:made-up/burial');
  expect([table.seat, table.options]).toEqual([0, ['decide:for', 'decide:against']]); // nobody has votes
});

test('a card may say itself what can be elected', () => {
  const other: Agenda = {
    kind: 'law',
    vote: 'elect-other',
    trait: null,
    outcomes: () => ['one-thing', 'another'],
    *resolve() {},
  };
  const table = session('letnev', 'hacan', 'muaat')
    .lend({ agendas: { 'made-up-other': other } })
    .agendaDeck('made-up-other')
    .from('agenda');
  table.answer('vote:another', 'exhaust:all');
  while (table.prompt === 'ti4.vote') table.answer('abstain');
  expect(table.state.laws).toEqual([
    { id: 'made-up-other', outcome: 'another', owner: null, planet: null, exhausted: false },
  ]);
});
