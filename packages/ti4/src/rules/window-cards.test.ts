/** Cards and notes in hands in timing windows, with made-up texts: who is asked, what is played, cancelled and returned. */
import { rule } from '@orrery/kernel/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Hooks, type NoteHooks, on } from '../content/hooks.ts';
import { fold } from '../content/registry.ts';
import { position } from '../testing/index.ts';
import { log, says } from '../testing/made-up.ts';
import { addEffect, endEffects } from './effects.ts';
import { openWindow } from './window.ts';

const tables = vi.hoisted(() => {
  const table = (): { [id: string]: object } => ({});
  return { technologies: table(), notes: table(), cards: table(), secrets: table() };
});
vi.mock('../content/abilities/technologies/index.ts', () => ({ technologyHooks: tables.technologies }));
vi.mock('../content/abilities/notes/index.ts', () => ({ noteHooks: tables.notes }));
vi.mock('../content/abilities/action-cards/index.ts', () => ({ actionCardHooks: tables.cards }));
vi.mock('../content/abilities/secret-objectives/index.ts', () => ({ secretObjectiveHooks: tables.secrets }));
vi.mock('../content/abilities/factions/index.ts', () => ({ factionHooks: {} }));

beforeEach(() => {
  log.length = 0;
});

const technologies: { [id: string]: Hooks } = {
  'neural-motivator': { triggers: [says('technology', 'when turn-start')] },
  'graviton-laser-system': { modify: { canPlayActionCards: (_now, _g, holder, seat) => holder === seat } },
};
const notes: { [id: string]: NoteHooks } = {
  ceasefire: { triggers: [says('note', 'when agenda-phase-start')] },
  'trade-agreement': {
    triggers: [says('stays', 'when agenda-phase-start')],
    staysInPlay: true,
    returns: [
      on('after action-performed', {
        usable: (_g, _holder, { seat }, owner) => seat === owner,
        *resolve() {},
      }),
    ],
  },
  'support-for-the-throne': {
    triggers: [
      says('received', 'when promissory-note-received', {
        mandatory: true,
        usable: (_g, holder, { seat, note }, owner) => seat === holder && note.of === owner,
      }),
    ],
    staysInPlay: true,
  },
};
const cards: { [id: string]: Hooks } = {
  sabotage: {
    triggers: [
      on('when action-card-played', {
        usable: (_g, holder, { seat, cancelled }) => seat !== holder && !cancelled,
        *resolve(_g, holder, event) {
          log.push(`${holder} cancels ${event.card}`);
          event.cancelled = true;
        },
      }),
    ],
  },
  'flank-speed': {
    triggers: [says('card', 'when custodians-removal', { usable: (_g, holder, { seat }) => seat === holder })],
  },
  'direct-hit': {
    triggers: [
      on('when status-phase-start', {
        usable: () => true,
        *resolve(g, holder) {
          log.push(`${holder} lasting`);
          addEffect(g, 'action-card/direct-hit', holder, 'turn');
        },
      }),
    ],
    lasting: { statusCards: (cards) => cards + 3 },
    whileLasting: [says('still', 'when status-phase-end')],
  },
};
const secrets: { [id: string]: Hooks } = {
  'threaten-enemies': {
    triggers: [says('secret', 'when strategy-cards-returned', { usable: (_g, holder, { seat }) => seat === holder })],
  },
};
Object.assign(tables.technologies, technologies);
Object.assign(tables.notes, notes);
Object.assign(tables.cards, cards);
Object.assign(tables.secrets, secrets);

/** Initiative order is 1, 2, 0. */
function inOrder() {
  return position().strategyCards(['trade'], ['leadership'], ['diplomacy']);
}

rule(
  'ti4',
  ['abilities.0', 'abilities.1', 'abilities.19'],
  'an ability of whatever component can be used at the moment it names, and at no other',
  () => {
    const place = () =>
      position().phase('agenda').technologies(0, 'neural-motivator').hand(0, 'direct-hit').note(0, 'ceasefire', 1);
    const at = (moment: 'when turn-start' | 'when status-phase-start' | 'when agenda-phase-start') => {
      const table = place().play((g) => openWindow(g, moment, { seat: 0 }));
      return table.options;
    };
    expect(at('when turn-start')).toEqual(['use:technology/neural-motivator', 'pass']);
    expect(at('when status-phase-start')).toEqual(['use:action-card/direct-hit', 'pass']);
    expect(at('when agenda-phase-start')).toEqual(['use:note/ceasefire/1', 'pass']);
    expect(place().play((g) => openWindow(g, 'when status-phase-end', {})).isOver).toBe(true);
  },
);

rule('ti4', 'abilities.1a', 'an effect lasts as long as it says although its card is discarded', () => {
  const table = position()
    .hand(0, 'direct-hit')
    .play(function* (g) {
      yield* openWindow(g, 'when status-phase-start', {});
      log.push(`draws ${fold('statusCards', 1, g, 0)}, others ${fold('statusCards', 1, g, 1)}`);
      endEffects(g, 'combat');
      log.push(`draws ${fold('statusCards', 1, g, 0)}`);
      endEffects(g, 'turn');
      log.push(`draws ${fold('statusCards', 1, g, 0)}`);
    });
  table.answer('use:action-card/direct-hit');
  expect(table.state.decks.actionDiscard).toEqual(['direct-hit']);
  expect(log).toEqual(['0 lasting', 'draws 4, others 1', 'draws 4', 'draws 1']);
});

rule('ti4', 'abilities.1a', 'what a lasting effect lets me do I may do until it ends', () => {
  const table = position()
    .hand(0, 'direct-hit')
    .play(function* (g) {
      yield* openWindow(g, 'when status-phase-start', {});
      yield* openWindow(g, 'when status-phase-end', {});
      endEffects(g, 'turn');
      yield* openWindow(g, 'when status-phase-end', {});
    });
  table.answer('use:action-card/direct-hit');
  expect([table.seats, table.options]).toEqual([[0], ['use:action-card/direct-hit#lasting', 'pass']]);
  table.answer('use:action-card/direct-hit#lasting');
  expect([log, table.isOver]).toEqual([['0 lasting', '0 still'], true]);
});

rule(
  'ti4',
  ['abilities.20', 'action-cards.6', 'action-cards.5'],
  'everybody with action cards is asked when somebody might answer, whatever they really hold',
  () => {
    const table = position()
      .hand(0, 'flank-speed')
      .hand(1, 'skilled-retreat')
      .play((g) => openWindow(g, 'when status-phase-start', {}));
    expect(table.seats).toEqual([0, 1]);
    expect([0, 1].map((seat) => table.optionsOf(seat))).toEqual([['pass'], ['pass']]);
    table.answer('pass', 'pass');
    expect(table.isOver).toBe(true);
  },
);

test('nobody is asked about a card of which all copies lie in the discard pile', () => {
  const table = position()
    .hand(0, 'skilled-retreat')
    .with((g) => {
      g.decks.actions = g.decks.actions.filter((id) => id !== 'direct-hit');
      g.decks.actionDiscard = ['direct-hit', 'direct-hit', 'direct-hit', 'direct-hit'];
    })
    .play((g) => openWindow(g, 'when status-phase-start', {}));
  expect(table.isOver).toBe(true);
});

test('a card in hand is asked about only when its own conditions hold, as everybody can see', () => {
  const place = position().hand(0, 'flank-speed').hand(1, 'flank-speed');
  const table = place.play((g) => openWindow(g, 'when custodians-removal', { seat: 1 }));
  expect(table.seats).toEqual([1]);
});

test('what the others chose in the meantime can make my choice void, and I keep my card', () => {
  const table = inOrder()
    .turnOf(0)
    .hand(0, 'flank-speed')
    .hand(1, 'sabotage')
    .hand(2, 'sabotage')
    .play((g) => openWindow(g, 'when custodians-removal', { seat: 0 }));
  table.answer('use:action-card/flank-speed');
  expect(table.seats).toEqual([1, 2]);
  table.answerAs(2, 'use:action-card/sabotage').answerAs(1, 'use:action-card/sabotage');
  // seat 1's Sabotage is itself answered: seat 2 still holds a card
  expect(table.seats).toEqual([2]);
  table.answer('pass');
  expect(log).toEqual(['1 cancels flank-speed']);
  expect(table.player(2).actionCards).toEqual(['sabotage']);
});

rule(
  'ti4',
  ['action-cards.8', 'action-cards.7', 'abilities.13a'],
  'a card can be cancelled by a card, which can be cancelled in turn',
  () => {
    const table = inOrder()
      .turnOf(0)
      .hand(0, 'flank-speed', 'sabotage')
      .hand(1, 'sabotage')
      .play((g) => openWindow(g, 'when custodians-removal', { seat: 0 }));
    table.answer('use:action-card/flank-speed');
    expect([table.seats, table.options]).toEqual([[1], ['use:action-card/sabotage', 'pass']]);
    table.answer('use:action-card/sabotage');
    expect([table.seats, table.options]).toEqual([[0], ['use:action-card/sabotage', 'pass']]);
    table.answer('use:action-card/sabotage');
    expect(log).toEqual(['0 cancels sabotage', '0 card']);
    expect(table.state.decks.actionDiscard).toEqual(['sabotage', 'sabotage', 'flank-speed']);
    expect(table.isOver).toBe(true);
  },
);

rule('ti4', 'action-cards.6b', 'I cannot play two cards of the same name at the same moment', () => {
  const table = position()
    .hand(0, 'flank-speed', 'flank-speed')
    .play((g) => openWindow(g, 'when custodians-removal', { seat: 0 }));
  table.answer('use:action-card/flank-speed');
  expect(table.isOver).toBe(true);
  expect(table.player(0).actionCards).toEqual(['flank-speed']);
});

rule('ti4', 'action-cards.6b', 'a cancelled card does not count as played: I may play the next of its name', () => {
  const table = position()
    .hand(0, 'flank-speed', 'flank-speed')
    .hand(1, 'sabotage')
    .play((g) => openWindow(g, 'when custodians-removal', { seat: 0 }));
  table.answer('use:action-card/flank-speed', 'use:action-card/sabotage', 'pass'); // I might have answered that, too
  expect(table.options).toEqual(['use:action-card/flank-speed', 'pass']);
  table.answer('use:action-card/flank-speed');
  expect(log).toEqual(['1 cancels flank-speed', '0 card']);
  expect(table.isOver).toBe(true);
});

test('an ability can forbid others to play action cards', () => {
  const table = position()
    .hand(0, 'direct-hit')
    .hand(1, 'direct-hit')
    .technologies(1, 'graviton-laser-system')
    .play((g) => openWindow(g, 'when status-phase-start', {}));
  expect(table.seats).toEqual([1]);
});

rule(
  'ti4',
  ['abilities.21', 'promissory-notes.1', 'promissory-notes.1a', 'promissory-notes.2', 'promissory-notes.3'],
  "another player's note can be played from my hand and goes back; my own cannot",
  () => {
    const table = position()
      .phase('agenda')
      .note(0, 'ceasefire', 2)
      .play((g) => openWindow(g, 'when agenda-phase-start', {}));
    expect(table.seats).toEqual([0]); // all hold their own notes; only seat 0 has one of another player
    expect(table.options).toEqual(['use:note/ceasefire/2', 'pass']);
    table.answer('use:note/ceasefire/2');
    expect(log).toEqual(['0 note']);
    expect(table.player(2).notes).toContainEqual({ id: 'ceasefire', of: 2 });
    expect(table.player(0).foreignNotes).toBe(0);
    expect(table.isOver).toBe(true);
  },
);

test('whoever received some note is asked about each note it might be', () => {
  const table = position()
    .phase('agenda')
    .note(0, 'political-secret', 2)
    .play((g) => openWindow(g, 'when agenda-phase-start', {}));
  expect([table.seats, table.options]).toEqual([[0], ['pass']]);
});

rule('ti4', 'promissory-notes.4a', 'a note returns by its own words only once it has been played', () => {
  const play = (place: ReturnType<typeof position>) =>
    place.play((g) => openWindow(g, 'after action-performed', { seat: 2 }));
  expect(play(position().note(0, 'trade-agreement', 2)).player(0).notes).toContainEqual({
    id: 'trade-agreement',
    of: 2,
  });
  const played = play(position().noteInPlay(0, 'trade-agreement', 2).noteInPlay(0, 'trade-agreement', 1));
  expect(played.player(0).notesInPlay).toEqual([{ id: 'trade-agreement', of: 1 }]);
  expect(played.player(2).notes).toContainEqual({ id: 'trade-agreement', of: 2 });
});

rule('ti4', 'abilities.21a', 'some notes are played the moment they are received', () => {
  const table = position()
    .note(1, 'support-for-the-throne', 2)
    .play((g) =>
      openWindow(g, 'when promissory-note-received', {
        seat: 1,
        note: { id: 'support-for-the-throne', of: 2 },
        from: 2,
      }),
    );
  expect(table.isOver).toBe(true);
  expect(log).toEqual(['1 received']);
  expect(table.player(1).notesInPlay).toEqual([{ id: 'support-for-the-throne', of: 2 }]);
});

test('everybody with a secret objective is asked when one could be scored, until somebody has scored it', () => {
  const ask = (place: ReturnType<typeof position>) =>
    place.phase('status').play((g) => openWindow(g, 'when strategy-cards-returned', { seat: 1, kept: false }));
  const held = ask(position().secrets(1, 'mine-rare-metals'));
  expect([held.seats, held.options]).toEqual([[1], ['pass']]);
  expect(ask(position().secrets(1, 'threaten-enemies')).options).toEqual([
    'use:secret-objective/threaten-enemies',
    'pass',
  ]);
  const scored = position()
    .secrets(1, 'mine-rare-metals')
    .secrets(2, 'threaten-enemies')
    .with(({ players: [, , third] }) => {
      if (third) third.scoredSecrets = third.secrets.splice(0);
    });
  expect(ask(scored).isOver).toBe(true);
});
