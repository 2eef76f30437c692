import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { bearers } from '../content/registry.ts';
import { position } from '../testing/index.ts';
import { componentActions } from './component-action.ts';

/** Seat 0 is on turn with its strategy card used and nothing else to do. */
function idle(config: Parameters<typeof position>[0] = {}) {
  return position(config)
    .strategyCards(['leadership'], ['trade'], ['imperial'])
    .turnOf(0)
    .pools(0, { tactic: 0 })
    .with(({ players: [first] }) => {
      for (const card of first?.strategyCards ?? []) card.exhausted = true;
    });
}

rule(
  'ti4',
  [
    'component-action.2',
    'component-action.3',
    'action-cards.6a',
    'abilities.3',
    'abilities.8',
    'abilities.9',
    'action-cards.0',
  ],
  'a card with an action is played as my action of the turn, and only if I can do all that it says',
  () => {
    const card = 'action:action-card/focused-research';
    expect(idle().hand(0, 'focused-research').goods(0, 3).from('turn').options).toEqual(['pass']);
    const table = idle().hand(0, 'focused-research').goods(0, 4).from('turn');
    expect(table.options).toEqual([card, 'pass']);
    table.answer(card, 'technology:sarween-tools');
    expect(table.player(0).technologies).toEqual(['sarween-tools']);
    expect(table.player(0).tradeGoods).toBe(0);
    expect(table.state.decks.actionDiscard).toEqual(['focused-research']);
    expect(table.seat).toBe(1);
  },
);

rule('ti4', 'component-action.4', 'a cancelled component action does not use up my action', () => {
  const table = idle().hand(0, 'focused-research').hand(1, 'sabotage').goods(0, 4).from('turn');
  table.answer('action:action-card/focused-research', 'use:action-card/sabotage');
  expect([table.seat, table.options, table.state.turn?.actions]).toEqual([0, ['pass'], 0]);
  expect([table.player(0).technologies, table.player(0).tradeGoods]).toEqual([[], 4]);
});

rule(
  'ti4',
  ['component-action.1', 'abilities.3'],
  'technologies and notes of others have actions too; I have only those that are mine to use',
  () => {
    const kinds = new Set(bearers().flatMap(({ kind, hooks }) => (hooks.action ? [kind] : [])));
    expect([...kinds]).toEqual(expect.arrayContaining(['technology', 'note', 'action-card']));
    const { state } = position({ factions: ['letnev', 'hacan', 'xxcha'] })
      .technologies(0, 'production-biomes')
      .note(2, 'trade-convoys', 1)
      .hand(2, 'focused-research')
      .goods(2, 4);
    expect([0, 1, 2].map((seat) => componentActions(state, seat).map(({ id }) => id))).toEqual([
      ['action:technology/production-biomes'],
      [], // the Hacan cannot play their own note
      ['action:note/trade-convoys/1', 'action:action-card/focused-research'],
    ]);
  },
);

test('a note played as an action is laid down and is gone from the hand', () => {
  const table = position({ factions: ['sol', 'hacan', 'xxcha'] })
    .strategyCards(['leadership'], ['trade'], ['imperial'])
    .note(0, 'trade-convoys', 1)
    .from('turn');
  table.answer('action:note/trade-convoys/1');
  expect(table.player(0).notesInPlay).toEqual([{ id: 'trade-convoys', of: 1 }]);
  expect(table.player(0).foreignNotes).toBe(0);
  while (table.prompt === 'ti4.turn' && table.seat === 0) table.answer('end-turn');
  expect(table.seat).toBe(1);
});

rule(
  'ti4',
  ['exhausted.0', 'exhausted.4', 'readied.0', 'readied.3', 'readied.3a', 'readied.4', 'abilities.10'],
  'a technology that I exhaust for its action cannot be used again while it is exhausted',
  () => {
    const hacan = { factions: ['hacan', 'jol-nar', 'xxcha'] } as const; // who would trade with anybody
    const place = () =>
      idle(hacan)
        .with(({ turn }) => turn?.traded.push(1, 2))
        .technologies(0, 'production-biomes')
        .pools(0, { strategy: 2 });
    const table = place().from('turn');
    expect(table.options).toEqual(['action:technology/production-biomes', 'pass']);
    table.answer('action:technology/production-biomes');
    while (table.seat === 0 && table.prompt !== 'ti4.turn') table.answer(table.options[0] ?? '');
    expect(table.player(0).exhausted).toEqual(['production-biomes']);
    expect(table.player(0).pools.strategy).toBe(1);
    const tired = place().with(({ players: [first] }) => {
      first?.exhausted.push('production-biomes');
    });
    expect(tired.from('turn').options).toEqual(['pass']);
  },
);
