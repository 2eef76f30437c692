/** Timing windows with made-up abilities, so that these tests do not depend on what real cards do. */
import { rule } from '@orrery/kernel/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Happening, Moment } from '../content/events.ts';
import { type Hooks, type NoteHooks, on, type Trigger } from '../content/hooks.ts';
import { fold } from '../content/registry.ts';
import type { Ti4 } from '../state.ts';
import { position } from '../testing/index.ts';
import { destroy } from './destroy.ts';
import { addEffect, endEffects } from './effects.ts';
import { count } from './pieces.ts';
import { openWindow } from './window.ts';

const tables = vi.hoisted(() => {
  const table = (): { [id: string]: object } => ({});
  return { technologies: table(), factions: table(), laws: table(), notes: table(), cards: table(), secrets: table() };
});
vi.mock('../content/abilities/technologies/index.ts', () => ({ technologyHooks: tables.technologies }));
vi.mock('../content/abilities/factions/index.ts', () => ({ factionHooks: tables.factions }));
vi.mock('../content/abilities/agendas/index.ts', () => ({ agendaHooks: tables.laws }));
vi.mock('../content/abilities/notes/index.ts', () => ({ noteHooks: tables.notes }));
vi.mock('../content/abilities/action-cards/index.ts', () => ({ actionCardHooks: tables.cards }));
vi.mock('../content/abilities/secret-objectives/index.ts', () => ({ secretObjectiveHooks: tables.secrets }));
vi.mock('../content/abilities/units/index.ts', () => ({ unitHooks: {} }));

/** Who did what, in order. */
let log: string[] = [];
beforeEach(() => {
  log = [];
});

/** An ability that writes its name into the log. */
function says<M extends Moment>(
  name: string,
  at: M,
  more: { mandatory?: boolean; usable?: (g: Ti4, holder: number, event: Happening<M>, owner: number) => boolean } = {},
): Trigger {
  return on(at, {
    usable: () => true,
    *resolve(_g, holder) {
      log.push(`${holder} ${name}`);
    },
    ...more,
  });
}

const technologies: { [id: string]: Hooks } = {
  'neural-motivator': { triggers: [says('one', 'when turn-start')] },
  'sarween-tools': { triggers: [says('two', 'when turn-start')] },
  'plasma-scoring': { triggers: [says('must', 'when turn-start', { mandatory: true })] },
  'antimass-deflectors': { triggers: [says('must too', 'when turn-start', { mandatory: true })] },
  'gravity-drive': {
    triggers: [says('first part', 'when status-phase-end'), says('second part', 'when status-phase-end')],
  },
  'transit-diodes': { triggers: [says('may', 'when status-phase-end')] },
  'assault-cannon': {
    triggers: [says('must now', 'when status-phase-end', { mandatory: true, usable: () => log.length > 0 })],
  },
  'magen-defense-grid': { triggers: [says('after', 'after unit-destroyed')] },
  'duranium-armor': { triggers: [says('when', 'when unit-destroyed')] },
  'dacxive-animators': { modify: { canVote: () => false } },
  'hyper-metabolism': { modify: { canVote: () => true } },
  'graviton-laser-system': { modify: { canPlayActionCards: (_now, _g, holder, seat) => holder === seat } },
};
const factions: { [id: string]: { [ability: string]: Hooks } } = {
  sol: { versatile: { triggers: [says('faction', 'when strategy-phase-end')] } },
};
const laws: { [id: string]: Hooks } = {
  'fleet-regulations': { modify: { canUseFactionAbilities: () => false } },
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
  },
};
Object.assign(tables.technologies, technologies);
Object.assign(tables.factions, factions);
Object.assign(tables.laws, laws);
Object.assign(tables.notes, notes);
Object.assign(tables.cards, cards);
Object.assign(tables.secrets, {
  'threaten-enemies': {
    triggers: [says('secret', 'when strategy-cards-returned', { usable: (_g, holder, { seat }) => seat === holder })],
  },
} satisfies { [id: string]: Hooks });

const everybody = [0, 1, 2];

/** Initiative order is 1, 2, 0. */
function inOrder() {
  return position().strategyCards(['trade'], ['leadership'], ['diplomacy']);
}

rule(
  'ti4',
  ['abilities.17', 'abilities.11', 'abilities.16', 'initiative-order.0'],
  'in the action phase we resolve one ability each, from the active player on in initiative order, until nobody wants more',
  () => {
    const place = inOrder().turnOf(2);
    for (const seat of everybody) place.technologies(seat, 'neural-motivator', 'sarween-tools');
    const table = place.play((g) => openWindow(g, 'when turn-start', { seat: 2 }));
    expect(table.seats).toEqual([2, 0, 1]);
    expect(table.optionsOf(0)).toEqual(['use:technology/neural-motivator', 'use:technology/sarween-tools', 'pass']);
    table.answerAs(1, 'use:technology/neural-motivator').answerAs(0, 'use:technology/sarween-tools');
    expect(log).toEqual([]); // nobody learns what others choose before they have chosen
    table.answerAs(2, 'use:technology/neural-motivator');
    expect(log).toEqual(['2 one', '0 two', '1 one']);
    expect([0, 1, 2].map((seat) => table.optionsOf(seat))).toEqual([
      ['use:technology/neural-motivator', 'pass'],
      ['use:technology/sarween-tools', 'pass'],
      ['use:technology/sarween-tools', 'pass'],
    ]);
    table.answerAs(2, 'pass').answerAs(1, 'use:technology/sarween-tools').answerAs(0, 'pass');
    expect(log.slice(3)).toEqual(['1 two']);
    expect(table.seats).toEqual([2, 0]); // seat 1 has nothing left for this occurrence
    table.answerAs(0, 'pass').answerAs(2, 'pass');
    expect(table.isOver).toBe(true);
  },
);

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

rule('ti4', 'abilities.16', 'an ability that I have used can be used again the next time its moment comes', () => {
  const table = position()
    .technologies(0, 'neural-motivator')
    .play(function* (g) {
      yield* openWindow(g, 'when turn-start', { seat: 0 });
      yield* openWindow(g, 'when turn-start', { seat: 1 });
    });
  table.answer('use:technology/neural-motivator');
  expect(log).toEqual(['0 one']);
  table.answer('use:technology/neural-motivator');
  expect(log).toEqual(['0 one', '0 one']);
  expect(table.isOver).toBe(true);
});

for (const phase of ['strategy', 'agenda'] as const) {
  rule('ti4', 'abilities.18', `in the ${phase} phase abilities are resolved clockwise from the speaker`, () => {
    const place = inOrder().phase(phase).speaker(2);
    for (const seat of everybody) place.technologies(seat, 'neural-motivator');
    const table = place.play((g) => openWindow(g, 'when turn-start', { seat: 2 }));
    expect(table.seats).toEqual([2, 0, 1]);
    for (const seat of everybody) table.answerAs(seat, 'use:technology/neural-motivator');
    expect(log).toEqual(['2 one', '0 one', '1 one']);
  });
}

test('in the status phase they are resolved in initiative order', () => {
  const place = inOrder().phase('status').speaker(2);
  for (const seat of everybody) place.technologies(seat, 'neural-motivator');
  expect(place.play((g) => openWindow(g, 'when turn-start', { seat: 2 })).seats).toEqual([1, 2, 0]);
});

rule(
  'ti4',
  ['abilities.6', 'abilities.5'],
  'what does not say "may" happens without asking, before anybody may use what is optional',
  () => {
    const table = inOrder()
      .turnOf(2)
      .technologies(0, 'plasma-scoring', 'neural-motivator')
      .technologies(1, 'plasma-scoring')
      .play((g) => openWindow(g, 'when turn-start', { seat: 2 }));
    expect(log).toEqual(['0 must', '1 must']);
    expect(table.seats).toEqual([0]);
    expect(table.options).toEqual(['use:technology/neural-motivator', 'pass']);
    table.answer('pass');
    expect(log).toEqual(['0 must', '1 must']);
  },
);

rule('ti4', 'abilities.17', 'of two abilities that must happen at the same moment I choose which comes first', () => {
  const table = inOrder()
    .technologies(1, 'plasma-scoring', 'antimass-deflectors')
    .technologies(2, 'plasma-scoring')
    .play((g) => openWindow(g, 'when turn-start', { seat: 1 }));
  expect(table.options).toEqual(['use:technology/plasma-scoring', 'use:technology/antimass-deflectors']);
  table.answer('use:technology/antimass-deflectors');
  expect(log).toEqual(['1 must too', '2 must', '1 must']);
});

rule('ti4', 'abilities.2', 'two paragraphs of one card are two abilities', () => {
  const table = position()
    .technologies(0, 'gravity-drive')
    .play((g) => openWindow(g, 'when status-phase-end', {}));
  expect(table.options).toEqual(['use:technology/gravity-drive', 'use:technology/gravity-drive#2', 'pass']);
  table.answer('use:technology/gravity-drive#2');
  expect(table.options).toEqual(['use:technology/gravity-drive', 'pass']);
  table.answer('use:technology/gravity-drive');
  expect(log).toEqual(['0 second part', '0 first part']);
});

rule(
  'ti4',
  ['abilities.12', 'abilities.12a', 'abilities.13', 'abilities.14'],
  'what happens when a ship is destroyed comes before what happens after it, and both at once, not later',
  () => {
    const table = position()
      .units(1, 'tile-18', { cruiser: 1 })
      .technologies(0, 'magen-defense-grid', 'duranium-armor')
      .play(function* (g) {
        const cruiser = { type: 'cruiser', place: 'tile-18', damaged: false } as const;
        yield* destroy(g, 1, cruiser, 0, 'combat');
        log.push('later');
      });
    expect(table.options).toEqual(['use:technology/duranium-armor', 'pass']);
    expect(count(table.state as Ti4, 1, 'cruiser', 'tile-18')).toBe(0);
    table.answer('use:technology/duranium-armor');
    expect(table.options).toEqual(['use:technology/magen-defense-grid', 'pass']);
    table.answer('use:technology/magen-defense-grid');
    expect(log).toEqual(['0 when', '0 after', 'later']);
    expect(table.isOver).toBe(true);
  },
);

rule('ti4', 'abilities.14', 'moments that share a window share it, but "after" still waits for "when"', () => {
  const unit = { seat: 1, by: 0, cause: 'combat', place: 'tile-18', type: 'cruiser', unit: 'cruiser' } as const;
  const table = position()
    .technologies(0, 'magen-defense-grid', 'duranium-armor')
    .play((g) => openWindow(g, ['after unit-destroyed', 'when unit-destroyed'], unit));
  expect(table.options).toEqual(['use:technology/duranium-armor', 'pass']);
  table.answer('pass');
  expect(table.options).toEqual(['use:technology/magen-defense-grid', 'pass']);
});

rule('ti4', 'abilities.6', 'what must happen because of an ability happens before the next ability is used', () => {
  const table = inOrder()
    .technologies(1, 'transit-diodes')
    .technologies(2, 'transit-diodes', 'assault-cannon')
    .play((g) => openWindow(g, 'when status-phase-end', {}));
  table.answerAs(2, 'use:technology/transit-diodes').answerAs(1, 'use:technology/transit-diodes');
  expect(log).toEqual(['1 may', '2 must now', '2 may']);
});

rule(
  'ti4',
  ['abilities.4', 'golden-rules.3'],
  'when one ability says "cannot", no other one allows it, whichever came first',
  () => {
    const place = position()
      .technologies(0, 'dacxive-animators', 'hyper-metabolism')
      .technologies(1, 'hyper-metabolism');
    place.play(function* (g) {
      expect(fold('canVote', true, g, 0)).toBe(false);
      expect(fold('canVote', false, g, 0)).toBe(false);
      expect(fold('canVote', false, g, 1)).toBe(true);
    });
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

rule('ti4', 'abilities.23', 'only the faction itself has the abilities on its sheet, unless a law forbids them', () => {
  const place = () => position({ factions: ['jol-nar', 'sol', 'xxcha'] }).phase('strategy');
  const table = place().play((g) => openWindow(g, 'when strategy-phase-end', {}));
  expect([table.seats, table.options]).toEqual([[1], ['use:faction/versatile', 'pass']]);
  const forbidden = place()
    .law('fleet-regulations', 'for')
    .play((g) => openWindow(g, 'when strategy-phase-end', {}));
  expect(forbidden.isOver).toBe(true);
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
