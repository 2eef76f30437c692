/** The order of abilities in timing windows, with made-up abilities of things in play. */
import { rule } from '@orrery/kernel/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Hooks } from '../content/hooks.ts';
import { fold } from '../content/registry.ts';
import type { Ti4 } from '../state.ts';
import { position } from '../testing/index.ts';
import { log, says } from '../testing/made-up.ts';
import { destroy } from './destroy.ts';
import { count } from './pieces.ts';
import { openWindow } from './window.ts';

const tables = vi.hoisted(() => {
  const table = (): { [id: string]: object } => ({});
  return { technologies: table(), factions: table(), laws: table() };
});
vi.mock('../content/abilities/technologies/index.ts', () => ({ technologyHooks: tables.technologies }));
vi.mock('../content/abilities/factions/index.ts', () => ({ factionHooks: tables.factions }));
vi.mock('../content/abilities/agendas/index.ts', () => ({ agendaHooks: tables.laws }));

beforeEach(() => {
  log.length = 0;
});

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
};
const factions: { [id: string]: { [ability: string]: Hooks } } = {
  sol: { versatile: { triggers: [says('faction', 'when strategy-phase-end')] } },
};
const laws: { [id: string]: Hooks } = {
  'fleet-regulations': { modify: { canUseFactionAbilities: () => false } },
};
Object.assign(tables.technologies, technologies);
Object.assign(tables.factions, factions);
Object.assign(tables.laws, laws);

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

rule('ti4', 'abilities.23', 'only the faction itself has the abilities on its sheet, unless a law forbids them', () => {
  const place = () => position({ factions: ['jol-nar', 'sol', 'xxcha'] }).phase('strategy');
  const table = place().play((g) => openWindow(g, 'when strategy-phase-end', {}));
  expect([table.seats, table.options]).toEqual([[1], ['use:faction/versatile', 'pass']]);
  const forbidden = place()
    .law('fleet-regulations', 'for')
    .play((g) => openWindow(g, 'when strategy-phase-end', {}));
  expect(forbidden.isOver).toBe(true);
});
