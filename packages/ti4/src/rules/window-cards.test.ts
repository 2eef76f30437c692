/** Cards and notes in hands in timing windows, with made-up texts: who is asked, what is played, cancelled and returned. */
import type { Seat } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { beforeEach, expect, test } from 'vitest';
import type { ActionCardId } from '../content/action-cards.ts';
import { type Hooks, on } from '../content/hooks.ts';
import type { NoteId } from '../content/notes.ts';
import { fold, type Lent } from '../content/registry.ts';
import { type Position, position, scribe } from '../testing/index.ts';
import { addEffect, endEffects } from './effects.ts';
import { eliminate } from './elimination.ts';
import { openWindow } from './window.ts';

const { log, says } = scribe();
beforeEach(() => {
  log.length = 0;
});

const saysAtTurn: Hooks = { triggers: [says('ability', 'when turn-start')] };
const onlyHolderPlays: Hooks = { modify: { canPlayActionCards: (_now, _g, holder, seat) => holder === seat } };

const cards: Lent = {
  notes: {
    'made-up-note': { faction: null, triggers: [says('note', 'when agenda-phase-start')] },
    'made-up-stays': {
      faction: null,
      triggers: [says('stays', 'when agenda-phase-start')],
      staysInPlay: true,
      returns: [
        on('after action-performed', {
          usable: (_g, _holder, { seat }, owner) => seat === owner,
          *resolve() {},
        }),
      ],
    },
    'made-up-received': {
      faction: null,
      triggers: [
        says('received', 'when promissory-note-received', {
          mandatory: true,
          usable: (_g, holder, { seat, note }, owner) => seat === holder && note.of === owner,
        }),
      ],
      staysInPlay: true,
    },
  },
  actionCards: {
    'made-up-cancel': {
      copies: 4,
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
    'made-up-speed': {
      copies: 4,
      triggers: [says('card', 'when custodians-removal', { usable: (_g, holder, { seat }) => seat === holder })],
    },
    'made-up-lasting': {
      copies: 4,
      triggers: [
        on('when status-phase-start', {
          usable: () => true,
          *resolve(g, holder) {
            log.push(`${holder} lasting`);
            addEffect(g, 'action-card/made-up-lasting', holder, 'turn');
          },
        }),
      ],
      lasting: { statusCards: (drawn) => drawn + 3 },
      whileLasting: [says('still', 'when status-phase-end')],
    },
  },
  secretObjectives: {
    'made-up-secret': {
      phase: 'action',
      points: 1,
      predicate: { kind: 'last-ships-by-space-cannon' },
      triggers: [says('secret', 'when strategy-cards-returned', { usable: (_g, holder, { seat }) => seat === holder })],
    },
  },
};

/** A position with the made-up cards in the box. */
function dealt(): Position {
  return position().lend(cards);
}

/** Initiative order is 1, 2, 0. */
function inOrder() {
  return dealt().strategyCards(['trade'], ['leadership'], ['diplomacy']);
}

rule(
  'ti4',
  ['abilities.0', 'abilities.1', 'abilities.19'],
  'an ability of whatever component can be used at the moment it names, and at no other',
  () => {
    const place = () =>
      dealt().phase('agenda').ability(0, saysAtTurn, 'turn').hand(0, 'made-up-lasting').note(0, 'made-up-note', 1);
    const at = (moment: 'when turn-start' | 'when status-phase-start' | 'when agenda-phase-start') => {
      const table = place().play((g) => openWindow(g, moment, { seat: 0 }));
      return table.options;
    };
    expect(at('when turn-start')).toEqual(['use:made-up/turn', 'pass']);
    expect(at('when status-phase-start')).toEqual(['use:action-card/made-up-lasting', 'pass']);
    expect(at('when agenda-phase-start')).toEqual(['use:note/made-up-note/1', 'pass']);
    expect(place().play((g) => openWindow(g, 'when status-phase-end', {})).isOver).toBe(true);
  },
);

rule('ti4', 'abilities.1a', 'an effect lasts as long as it says although its card is discarded', () => {
  const table = dealt()
    .hand(0, 'made-up-lasting')
    .play(function* (g) {
      yield* openWindow(g, 'when status-phase-start', {});
      log.push(`draws ${fold('statusCards', 1, g, 0)}, others ${fold('statusCards', 1, g, 1)}`);
      endEffects(g, 'combat');
      log.push(`draws ${fold('statusCards', 1, g, 0)}`);
      endEffects(g, 'turn');
      log.push(`draws ${fold('statusCards', 1, g, 0)}`);
    });
  table.answer('use:action-card/made-up-lasting');
  expect(table.state.decks.actionDiscard).toEqual(['made-up-lasting']);
  expect(log).toEqual(['0 lasting', 'draws 4, others 1', 'draws 4', 'draws 1']);
});

rule('ti4', 'abilities.1a', 'what a lasting effect lets me do I may do until it ends', () => {
  const table = dealt()
    .hand(0, 'made-up-lasting')
    .play(function* (g) {
      yield* openWindow(g, 'when status-phase-start', {});
      yield* openWindow(g, 'when status-phase-end', {});
      endEffects(g, 'turn');
      yield* openWindow(g, 'when status-phase-end', {});
    });
  table.answer('use:action-card/made-up-lasting');
  expect([table.seats, table.options]).toEqual([[0], ['use:action-card/made-up-lasting#lasting', 'pass']]);
  table.answer('use:action-card/made-up-lasting#lasting');
  expect([log, table.isOver]).toEqual([['0 lasting', '0 still'], true]);
});

rule(
  'ti4',
  ['abilities.20', 'action-cards.6', 'action-cards.5'],
  'everybody with action cards is asked when somebody might answer, whatever they really hold',
  () => {
    const table = dealt()
      .hand(0, 'made-up-speed')
      .hand(1, 'skilled-retreat')
      .play((g) => openWindow(g, 'when status-phase-start', {}));
    expect(table.seats).toEqual([0, 1]);
    expect([0, 1].map((seat) => table.optionsOf(seat))).toEqual([['pass'], ['pass']]);
    table.answer('pass', 'pass');
    expect(table.isOver).toBe(true);
  },
);

test('nobody is asked about a card of which all copies lie in the discard pile', () => {
  const table = dealt()
    .hand(0, 'skilled-retreat')
    .with((g) => {
      g.decks.actionDiscard = new Array<ActionCardId>(4).fill('made-up-lasting' as ActionCardId);
    })
    .play((g) => openWindow(g, 'when status-phase-start', {}));
  expect(table.isOver).toBe(true);
});

test('a card in hand is asked about only when its own conditions hold, as everybody can see', () => {
  const place = dealt().hand(0, 'made-up-speed').hand(1, 'made-up-speed');
  const table = place.play((g) => openWindow(g, 'when custodians-removal', { seat: 1 }));
  expect(table.seats).toEqual([1]);
});

test('what the others chose in the meantime can make my choice void, and I keep my card', () => {
  const table = inOrder()
    .turnOf(0)
    .hand(0, 'made-up-speed')
    .hand(1, 'made-up-cancel')
    .hand(2, 'made-up-cancel')
    .play((g) => openWindow(g, 'when custodians-removal', { seat: 0 }));
  table.answer('use:action-card/made-up-speed');
  expect(table.seats).toEqual([1, 2]);
  table.answerAs(2, 'use:action-card/made-up-cancel').answerAs(1, 'use:action-card/made-up-cancel');
  // seat 1's Sabotage is itself answered: seat 2 still holds a card
  expect(table.seats).toEqual([2]);
  table.answer('pass');
  expect(log).toEqual(['1 cancels made-up-speed']);
  expect(table.player(2).actionCards).toEqual(['made-up-cancel']);
});

rule(
  'ti4',
  ['action-cards.8', 'action-cards.7', 'abilities.13a'],
  'a card can be cancelled by a card, which can be cancelled in turn',
  () => {
    const table = inOrder()
      .turnOf(0)
      .hand(0, 'made-up-speed', 'made-up-cancel')
      .hand(1, 'made-up-cancel')
      .play((g) => openWindow(g, 'when custodians-removal', { seat: 0 }));
    table.answer('use:action-card/made-up-speed');
    expect([table.seats, table.options]).toEqual([[1], ['use:action-card/made-up-cancel', 'pass']]);
    table.answer('use:action-card/made-up-cancel');
    expect([table.seats, table.options]).toEqual([[0], ['use:action-card/made-up-cancel', 'pass']]);
    table.answer('use:action-card/made-up-cancel');
    expect(log).toEqual(['0 cancels made-up-cancel', '0 card']);
    expect(table.state.decks.actionDiscard).toEqual(['made-up-cancel', 'made-up-cancel', 'made-up-speed']);
    expect(table.isOver).toBe(true);
  },
);

rule('ti4', 'action-cards.6b', 'I cannot play two cards of the same name at the same moment', () => {
  const table = dealt()
    .hand(0, 'made-up-speed', 'made-up-speed')
    .play((g) => openWindow(g, 'when custodians-removal', { seat: 0 }));
  table.answer('use:action-card/made-up-speed');
  expect(table.isOver).toBe(true);
  expect(table.player(0).actionCards).toEqual(['made-up-speed']);
});

rule('ti4', 'action-cards.6b', 'a cancelled card does not count as played: I may play the next of its name', () => {
  const table = dealt()
    .hand(0, 'made-up-speed', 'made-up-speed')
    .hand(1, 'made-up-cancel')
    .play((g) => openWindow(g, 'when custodians-removal', { seat: 0 }));
  table.answer('use:action-card/made-up-speed', 'use:action-card/made-up-cancel', 'pass'); // I might have answered that, too
  expect(table.options).toEqual(['use:action-card/made-up-speed', 'pass']);
  table.answer('use:action-card/made-up-speed');
  expect(log).toEqual(['1 cancels made-up-speed', '0 card']);
  expect(table.isOver).toBe(true);
});

test('an ability can forbid others to play action cards', () => {
  const table = dealt()
    .hand(0, 'made-up-lasting')
    .hand(1, 'made-up-lasting')
    .ability(1, onlyHolderPlays)
    .play((g) => openWindow(g, 'when status-phase-start', {}));
  expect(table.seats).toEqual([1]);
});

rule(
  'ti4',
  ['abilities.21', 'promissory-notes.1', 'promissory-notes.1a', 'promissory-notes.2', 'promissory-notes.3'],
  "another player's note can be played from my hand and goes back; my own cannot",
  () => {
    const table = dealt()
      .phase('agenda')
      .note(0, 'made-up-note', 2)
      .play((g) => openWindow(g, 'when agenda-phase-start', {}));
    expect(table.seats).toEqual([0]); // all hold their own notes; only seat 0 has one of another player
    expect(table.options).toEqual(['use:note/made-up-note/2', 'pass']);
    table.answer('use:note/made-up-note/2');
    expect(log).toEqual(['0 note']);
    expect(table.player(2).notes).toContainEqual({ id: 'made-up-note', of: 2 });
    expect(table.player(0).foreignNotes).toBe(0);
    expect(table.isOver).toBe(true);
  },
);

test('whoever received some note is asked about each note it might be', () => {
  const table = dealt()
    .phase('agenda')
    .note(0, 'political-secret', 2)
    .play((g) => openWindow(g, 'when agenda-phase-start', {}));
  expect([table.seats, table.options]).toEqual([[0], ['pass']]);
});

test('nobody is asked about a note that lies open or whose owner is eliminated', () => {
  const seats = (owners: readonly Seat[], eliminated: readonly Seat[] = []) => {
    const place = dealt().phase('agenda').note(0, 'political-secret', 2);
    for (const owner of owners) place.noteInPlay(0, 'made-up-note', owner).noteInPlay(0, 'made-up-stays', owner);
    return place.play(function* (g) {
      for (const seat of eliminated) yield* eliminate(g, seat);
      yield* openWindow(g, 'when agenda-phase-start', {});
    }).seats;
  };
  expect(seats([1])).toEqual([0]);
  expect(seats([2])).toEqual([0]);
  expect(seats([1, 2])).toEqual([]);
  expect(seats([2], [1])).toEqual([]);
});

rule('ti4', 'promissory-notes.4a', 'a note returns by its own words only once it has been played', () => {
  const play = (place: Position) => place.play((g) => openWindow(g, 'after action-performed', { seat: 2 }));
  expect(play(dealt().note(0, 'made-up-stays', 2)).player(0).notes).toContainEqual({
    id: 'made-up-stays',
    of: 2,
  });
  const played = play(dealt().noteInPlay(0, 'made-up-stays', 2).noteInPlay(0, 'made-up-stays', 1));
  expect(played.player(0).notesInPlay).toEqual([{ id: 'made-up-stays', of: 1 }]);
  expect(played.player(2).notes).toContainEqual({ id: 'made-up-stays', of: 2 });
});

rule('ti4', 'abilities.21a', 'some notes are played the moment they are received', () => {
  const table = dealt()
    .note(1, 'made-up-received', 2)
    .play((g) =>
      openWindow(g, 'when promissory-note-received', {
        seat: 1,
        note: { id: 'made-up-received' as NoteId, of: 2 },
        from: 2,
      }),
    );
  expect(table.isOver).toBe(true);
  expect(log).toEqual(['1 received']);
  expect(table.player(1).notesInPlay).toEqual([{ id: 'made-up-received', of: 2 }]);
});

test('everybody with a secret objective is asked when one could be scored, until somebody has scored it', () => {
  const ask = (place: Position) =>
    place.phase('status').play((g) => openWindow(g, 'when strategy-cards-returned', { seat: 1, kept: false }));
  const held = ask(dealt().secrets(1, 'mine-rare-metals'));
  expect([held.seats, held.options]).toEqual([[1], ['pass']]);
  expect(ask(dealt().secrets(1, 'made-up-secret')).options).toEqual(['use:secret-objective/made-up-secret', 'pass']);
  const scored = dealt()
    .secrets(1, 'mine-rare-metals')
    .secrets(2, 'made-up-secret')
    .with(({ players: [, , third] }) => {
      if (third) third.scoredSecrets = third.secrets.splice(0);
    });
  expect(ask(scored).isOver).toBe(true);
});
