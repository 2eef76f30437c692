/** The order of abilities in timing windows, with made-up abilities of things in play. */
import type { Seat } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { beforeEach, expect, test } from 'vitest';
import type { Hooks } from '../content/hooks.ts';
import { fold } from '../content/registry.ts';
import type { Ti4 } from '../state.ts';
import { type Position, position, scribe } from '../testing/index.ts';
import { destroy } from './destroy.ts';
import { count } from './pieces.ts';
import { openWindow } from './window.ts';

const { log, says } = scribe();
beforeEach(() => {
  log.length = 0;
});

const abilities = {
  one: { triggers: [says('one', 'when turn-start')] },
  two: { triggers: [says('two', 'when turn-start')] },
  must: { triggers: [says('must', 'when turn-start', { mandatory: true })] },
  'must-too': { triggers: [says('must too', 'when turn-start', { mandatory: true })] },
  'two-parts': {
    triggers: [says('first part', 'when status-phase-end'), says('second part', 'when status-phase-end')],
  },
  may: { triggers: [says('may', 'when status-phase-end')] },
  'must-now': {
    triggers: [says('must now', 'when status-phase-end', { mandatory: true, usable: () => log.length > 0 })],
  },
  after: { triggers: [says('after', 'after unit-destroyed')] },
  when: { triggers: [says('when', 'when unit-destroyed')] },
  cannot: { modify: { canVote: () => false } },
  can: { modify: { canVote: () => true } },
} satisfies { [id: string]: Hooks };

/** The seat has made-up abilities. */
function give(place: Position, seat: Seat, ...ids: (keyof typeof abilities)[]): Position {
  for (const id of ids) place.ability(seat, abilities[id], id);
  return place;
}

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
    for (const seat of everybody) give(place, seat, 'one', 'two');
    const table = place.play((g) => openWindow(g, 'when turn-start', { seat: 2 }));
    expect(table.seats).toEqual([2, 0, 1]);
    expect(table.optionsOf(0)).toEqual(['use:made-up/one', 'use:made-up/two', 'pass']);
    table.answerAs(1, 'use:made-up/one').answerAs(0, 'use:made-up/two');
    expect(log).toEqual([]); // nobody learns what others choose before they have chosen
    table.answerAs(2, 'use:made-up/one');
    expect(log).toEqual(['2 one', '0 two', '1 one']);
    expect([0, 1, 2].map((seat) => table.optionsOf(seat))).toEqual([
      ['use:made-up/one', 'pass'],
      ['use:made-up/two', 'pass'],
      ['use:made-up/two', 'pass'],
    ]);
    table.answerAs(2, 'pass').answerAs(1, 'use:made-up/two').answerAs(0, 'pass');
    expect(log.slice(3)).toEqual(['1 two']);
    expect(table.seats).toEqual([2, 0]); // seat 1 has nothing left for this occurrence
    table.answerAs(0, 'pass').answerAs(2, 'pass');
    expect(table.isOver).toBe(true);
  },
);

rule('ti4', 'abilities.16', 'an ability that I have used can be used again the next time its moment comes', () => {
  const table = position()
    .ability(0, abilities.one, 'one')
    .play(function* (g) {
      yield* openWindow(g, 'when turn-start', { seat: 0 });
      yield* openWindow(g, 'when turn-start', { seat: 1 });
    });
  table.answer('use:made-up/one');
  expect(log).toEqual(['0 one']);
  table.answer('use:made-up/one');
  expect(log).toEqual(['0 one', '0 one']);
  expect(table.isOver).toBe(true);
});

for (const phase of ['strategy', 'agenda'] as const) {
  rule('ti4', 'abilities.18', `in the ${phase} phase abilities are resolved clockwise from the speaker`, () => {
    const place = inOrder().phase(phase).speaker(2);
    for (const seat of everybody) give(place, seat, 'one');
    const table = place.play((g) => openWindow(g, 'when turn-start', { seat: 2 }));
    expect(table.seats).toEqual([2, 0, 1]);
    for (const seat of everybody) table.answerAs(seat, 'use:made-up/one');
    expect(log).toEqual(['2 one', '0 one', '1 one']);
  });
}

test('in the status phase they are resolved in initiative order', () => {
  const place = inOrder().phase('status').speaker(2);
  for (const seat of everybody) give(place, seat, 'one');
  expect(place.play((g) => openWindow(g, 'when turn-start', { seat: 2 })).seats).toEqual([1, 2, 0]);
});

rule(
  'ti4',
  ['abilities.6', 'abilities.5'],
  'what does not say "may" happens without asking, before anybody may use what is optional',
  () => {
    const table = inOrder()
      .turnOf(2)
      .ability(0, abilities.must, 'must')
      .ability(0, abilities.one, 'one')
      .ability(1, abilities.must, 'must')
      .play((g) => openWindow(g, 'when turn-start', { seat: 2 }));
    expect(log).toEqual(['0 must', '1 must']);
    expect(table.seats).toEqual([0]);
    expect(table.options).toEqual(['use:made-up/one', 'pass']);
    table.answer('pass');
    expect(log).toEqual(['0 must', '1 must']);
  },
);

rule('ti4', 'abilities.17', 'of two abilities that must happen at the same moment I choose which comes first', () => {
  const table = inOrder()
    .ability(1, abilities.must, 'must')
    .ability(1, abilities['must-too'], 'must-too')
    .ability(2, abilities.must, 'must')
    .play((g) => openWindow(g, 'when turn-start', { seat: 1 }));
  expect(table.options).toEqual(['use:made-up/must', 'use:made-up/must-too']);
  table.answer('use:made-up/must-too');
  expect(log).toEqual(['1 must too', '2 must', '1 must']);
});

rule('ti4', 'abilities.2', 'two paragraphs of one card are two abilities', () => {
  const table = position()
    .ability(0, abilities['two-parts'], 'two-parts')
    .play((g) => openWindow(g, 'when status-phase-end', {}));
  expect(table.options).toEqual(['use:made-up/two-parts', 'use:made-up/two-parts#2', 'pass']);
  table.answer('use:made-up/two-parts#2');
  expect(table.options).toEqual(['use:made-up/two-parts', 'pass']);
  table.answer('use:made-up/two-parts');
  expect(log).toEqual(['0 second part', '0 first part']);
});

rule(
  'ti4',
  ['abilities.12', 'abilities.12a', 'abilities.13', 'abilities.14'],
  'what happens when a ship is destroyed comes before what happens after it, and both at once, not later',
  () => {
    const table = position()
      .units(1, 'tile-18', { cruiser: 1 })
      .ability(0, abilities.after, 'after')
      .ability(0, abilities.when, 'when')
      .play(function* (g) {
        const cruiser = { type: 'cruiser', place: 'tile-18', damaged: false } as const;
        yield* destroy(g, 1, cruiser, 0, 'combat');
        log.push('later');
      });
    expect(table.options).toEqual(['use:made-up/when', 'pass']);
    expect(count(table.state as Ti4, 1, 'cruiser', 'tile-18')).toBe(0);
    table.answer('use:made-up/when');
    expect(table.options).toEqual(['use:made-up/after', 'pass']);
    table.answer('use:made-up/after');
    expect(log).toEqual(['0 when', '0 after', 'later']);
    expect(table.isOver).toBe(true);
  },
);

rule('ti4', 'abilities.14', 'moments that share a window share it, but "after" still waits for "when"', () => {
  const unit = { seat: 1, by: 0, cause: 'combat', place: 'tile-18', type: 'cruiser', unit: 'cruiser' } as const;
  const table = position()
    .ability(0, abilities.after, 'after')
    .ability(0, abilities.when, 'when')
    .play((g) => openWindow(g, ['after unit-destroyed', 'when unit-destroyed'], unit));
  expect(table.options).toEqual(['use:made-up/when', 'pass']);
  table.answer('pass');
  expect(table.options).toEqual(['use:made-up/after', 'pass']);
});

rule('ti4', 'abilities.6', 'what must happen because of an ability happens before the next ability is used', () => {
  const table = inOrder()
    .ability(1, abilities.may, 'may')
    .ability(2, abilities.may, 'may')
    .ability(2, abilities['must-now'], 'must-now')
    .play((g) => openWindow(g, 'when status-phase-end', {}));
  table.answerAs(2, 'use:made-up/may').answerAs(1, 'use:made-up/may');
  expect(log).toEqual(['1 may', '2 must now', '2 may']);
});

rule(
  'ti4',
  ['abilities.4', 'golden-rules.3'],
  'when one ability says "cannot", no other one allows it, whichever came first',
  () => {
    const place = position()
      .ability(0, abilities.cannot, 'cannot')
      .ability(0, abilities.can, 'can')
      .ability(1, abilities.can, 'can');
    place.play(function* (g) {
      expect(fold('canVote', true, g, 0)).toBe(false);
      expect(fold('canVote', false, g, 0)).toBe(false);
      expect(fold('canVote', false, g, 1)).toBe(true);
    });
  },
);

rule(
  'ti4',
  'abilities.23',
  'only the faction itself has the abilities on its sheet, unless something forbids them',
  () => {
    const place = () =>
      position({ factions: ['jol-nar', 'nekro', 'xxcha'] })
        .phase('agenda')
        .with((g) => {
          for (const player of g.players) player.notes = [];
        });
    const reveal = (g: Ti4) =>
      openWindow(g, 'after agenda-revealed', { agenda: 'fleet-regulations', discarded: false });
    const table = place().play(reveal);
    expect([table.seats, table.options]).toEqual([[1], ['use:faction/galactic-threat', 'pass']]);
    const forbidden = place().ability(1, { modify: { factionTextWorks: () => false } });
    expect(forbidden.play(reveal).isOver).toBe(true);
  },
);
