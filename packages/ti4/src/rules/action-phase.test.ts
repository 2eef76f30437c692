import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { StrategyCardId } from '../content/strategy-cards.ts';
import { type Position, position, type Table } from '../testing/index.ts';
import { addEffect } from './effects.ts';

/** Strategy cards by seat, already used; nobody has tokens in the strategy pool, so nobody is asked to follow. */
function used(...cards: StrategyCardId[][]): Position {
  return ready(...cards).with(({ players }) => {
    for (const { strategyCards } of players) for (const card of strategyCards) card.exhausted = true;
  });
}

function ready(...cards: StrategyCardId[][]): Position {
  const place = position({ players: cards.length as 3 }).strategyCards(...cards);
  for (const seat of cards.keys()) place.pools(seat, { strategy: 0 });
  return place;
}

/** The active player activates a system without units: an action that needs nothing else. */
function activate(table: Table, system: string): Table {
  return table.answer('tactical', `activate:${system}`);
}

rule(
  'ti4',
  [
    'action-phase.0',
    'active-player.0',
    'active-player.1',
    'active-player.2',
    'active-player.3',
    'game-round.2',
    'game-round.0b',
  ],
  'we take turns of one action in initiative order, again and again',
  () => {
    const table = used(['imperial'], ['trade'], ['leadership']).from('turn');
    const active: (number | undefined)[] = [];
    for (const system of ['tile-18', 'tile-18', 'tile-18', 'tile-22', 'tile-22']) {
      active.push(table.state.turn?.seat);
      expect([table.seat, table.state.phase]).toEqual([table.state.turn?.seat, 'action']);
      activate(table, system);
    }
    expect(active).toEqual([2, 1, 0, 2, 1]);
  },
);

rule(
  'ti4',
  ['action-phase.1', 'component-action.0', 'component-action.1', 'strategic-action.0'],
  'on my turn I may perform a strategic, a tactical or a component action',
  () => {
    const table = ready(['imperial', 'trade'], ['leadership'], ['diplomacy'])
      .turnOf(0)
      .ability(0, { action: { usable: () => true, *resolve() {} } }, 'errand')
      .from('turn');
    expect(table.options).toEqual(['strategic:imperial', 'strategic:trade', 'tactical', 'action:made-up/errand']);
    table.answer('strategic:imperial');
    expect(table.state.turn?.seat).toBe(1); // one action and the turn is over
  },
);

rule(
  'ti4',
  ['action-phase.4', 'action-phase.4a', 'strategic-action.2a'],
  'I cannot pass before all my strategy cards are exhausted',
  () => {
    const cards: StrategyCardId[][] = [['imperial', 'trade'], ['leadership'], ['diplomacy']];
    const place = ready(...cards).turnOf(0);
    expect(place.from('turn').options).toEqual(['strategic:imperial', 'strategic:trade', 'tactical']);
    const half = ready(...cards)
      .turnOf(0)
      .with((g) => {
        const [card] = g.players[0]?.strategyCards ?? [];
        if (card) card.exhausted = true;
      });
    expect(half.from('turn').options).toEqual(['strategic:trade', 'tactical']);
    expect(
      used(...cards)
        .turnOf(0)
        .from('turn').options,
    ).toEqual(['tactical', 'pass']);
  },
);

rule('ti4', 'action-phase.2', 'when I can perform no action I must pass', () => {
  const table = used(['imperial'], ['trade'], ['leadership']).turnOf(0).pools(0, { tactic: 0 }).from('turn');
  expect(table.options).toEqual(['pass']);
  table.answer('pass');
  expect(table.player(0).passed).toBe(true);
});

rule(
  'ti4',
  ['action-phase.3', 'action-phase.3c', 'active-player.3'],
  'who has passed takes no more turns; the last one may act several times in a row',
  () => {
    const table = used(['imperial'], ['trade'], ['leadership']).from('turn');
    table.answer('pass', 'pass');
    expect([table.seat, table.state.players.map(({ passed }) => passed)]).toEqual([0, [false, true, true]]);
    activate(table, 'tile-18');
    expect(table.seat).toBe(0);
    activate(table, 'tile-22');
    expect(table.seat).toBe(0);
  },
);

rule('ti4', 'action-phase.3b', 'who has passed may still use the secondary abilities of others', () => {
  const table = ready(['politics'], ['trade'], ['leadership'])
    .turnOf(0)
    .pools(1, { strategy: 1 })
    .with(({ players: [, second] }) => {
      if (second) second.passed = true;
    })
    .agendaDeck('fleet-regulations', 'shard-of-the-throne')
    .from('turn');
  table.answer('strategic:politics', 'speaker:1', 'top::bottom:fleet-regulations+shard-of-the-throne');
  expect([table.seat, table.prompt, table.options]).toEqual([1, 'ti4.follow', ['secondary', 'decline']]);
  table.answer('secondary');
  expect(table.player(1).actionCards).toHaveLength(2);
});

rule(
  'ti4',
  ['action-phase.3a', 'transactions.1'],
  'on the turn on which I pass I may still trade and use what happens at the start of my turn',
  () => {
    const table = used(['leadership'], ['trade'], ['imperial'])
      .units(0, 'tile-18', { cruiser: 1 })
      .units(1, 'tile-18', { cruiser: 1 })
      .units(0, 'jord', { infantry: 1 })
      .own(0, 'lodor')
      .goods(0, 2)
      .technologies(0, 'transit-diodes')
      .from('turn');
    expect(table.options).toContain('use:technology/transit-diodes');
    table.answer('pass');
    expect(table.options).toEqual(['tactical', 'pass', 'trade']);
    table.answer('pass');
    expect([table.player(0).passed, table.seat]).toEqual([true, 1]);
    expect(table.options).toEqual(['tactical', 'pass', 'trade']); // it is seat 1 who trades now
  },
);

rule(
  'ti4',
  ['action-phase.5', 'game-round.0', 'game-round.0c'],
  'when all have passed the status phase begins, and nobody counts as passed any more',
  () => {
    const table = used(['imperial'], ['trade'], ['leadership']).faceDown('expand-borders').from('turn');
    table.answer('pass', 'pass', 'pass');
    expect([table.state.phase, table.state.turn]).toEqual(['status', null]);
    expect(table.state.players.map(({ passed }) => passed)).toEqual([false, false, false]);
  },
);

rule('ti4', 'game-round.3', 'what lasts until the end of a turn ends with it', () => {
  const place = used(['leadership'], ['trade'], ['imperial']).turnOf(0);
  addEffect(place.state, 'technology/sarween-tools', 0, 'turn');
  addEffect(place.state, 'technology/plasma-scoring', 0, 'phase');
  const table = activate(place.from('turn'), 'tile-18');
  expect(table.state.turn?.seat).toBe(1);
  expect(table.state.effects.map(({ source }) => source)).toEqual(['technology/plasma-scoring']);
});

test('after my action I may still trade before my turn ends', () => {
  const table = used(['leadership'], ['trade'], ['imperial'])
    .units(0, 'tile-18', { cruiser: 1 })
    .units(1, 'tile-18', { cruiser: 1 })
    .goods(0, 2)
    .from('turn');
  table.answer('tactical', 'activate:tile-22');
  while (table.prompt !== 'ti4.turn') table.answer(table.options.find((id) => id !== 'trade') ?? '');
  expect([table.seat, table.options]).toEqual([0, ['end-turn', 'trade']]);
  table.answer('end-turn');
  expect(table.seat).toBe(1);
});

test('with two actions in a turn the second is free, and no chance to pass', () => {
  const table = used(['leadership'], ['trade'], ['imperial']).technologies(0, 'fleet-logistics').from('turn');
  expect(table.options).toEqual(['tactical', 'pass']);
  activate(table, 'tile-18');
  expect([table.seat, table.options]).toEqual([0, ['tactical', 'end-turn']]);
  activate(table, 'tile-22');
  expect([table.seat, table.player(0).passed]).toEqual([1, false]);
});

test('a turn that an ability has ended gives no further action', () => {
  const place = used(['leadership'], ['trade'], ['imperial']).technologies(0, 'fleet-logistics').turnOf(0);
  if (place.state.turn) place.state.turn.over = true;
  expect(place.from('turn').seat).toBe(1);
});

test('after the turn on which I am eliminated the next one in the order of before goes on', () => {
  const table = used(['leadership'], [], ['trade'], ['imperial'])
    .strategyCards([], ['diplomacy'])
    .turnOf(1)
    .with(({ planets }) => {
      for (const id of ['nar', 'jol'] as const) planets[id] = { owner: null, exhausted: false, units: [] };
    })
    .from('turn');
  table.answer('strategic:diplomacy'); // nothing is left of seat 1, as the game notices now
  expect([table.player(1).eliminated, table.seat]).toEqual([true, 2]);
});
