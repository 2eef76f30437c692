import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { adjacent, areNeighbours, waysFrom } from '../../rules/galaxy.ts';
import { repeal } from '../../rules/laws.ts';
import { moveShips } from '../../rules/movement.ts';
import { decide, position, reveal, session } from '../../testing/index.ts';

// Alpha: 26, 39; beta: 25, 40.
ruling(
  'ti4',
  'ag/wormhole-reconstruction.1',
  'For: all alpha and beta systems are adjacent, for movement and everything else',
  () => {
    const table = decide(reveal(session(), 'wormhole-reconstruction'), 'for');
    for (const seat of [0, 1, 2]) {
      expect(adjacent(table.state, 'tile-40', seat)).toEqual(expect.arrayContaining(['tile-25', 'tile-26', 'tile-39']));
      expect(adjacent(table.state, 'tile-26', seat)).toEqual(expect.arrayContaining(['tile-25', 'tile-39', 'tile-40']));
    }
    const moving = position()
      .law('wormhole-reconstruction', 'for')
      .units(0, 'tile-40', { carrier: 1 })
      .tactical(0, 'tile-39', 'movement')
      .play(moveShips);
    expect(moving.options).toContain('move:tile-40:carrier');
  },
);

ruling('ti4', 'ag/wormhole-reconstruction.1', 'it makes neighbours, too', () => {
  const made = position().units(0, 'tile-40', { cruiser: 1 }).units(1, 'tile-39', { cruiser: 1 });
  expect(areNeighbours(made.state, 0, 1)).toBe(false);
  expect(areNeighbours(made.law('wormhole-reconstruction', 'for').state, 0, 1)).toBe(true);
});

ruling('ti4', 'ag/wormhole-reconstruction.1', 'it beats the Enforced Travel Ban', () => {
  const { state } = position().law('enforced-travel-ban', 'for');
  expect(waysFrom(state, 'tile-40', 0)).not.toContain('tile-25');
  const both = position().law('enforced-travel-ban', 'for').law('wormhole-reconstruction', 'for');
  expect(waysFrom(both.state, 'tile-40', 0)).toEqual(expect.arrayContaining(['tile-25', 'tile-26', 'tile-39']));
});

ruling('ti4', 'ag/wormhole-reconstruction.1', 'Against: a command token wherever I have a ship at a wormhole', () => {
  const table = reveal(
    session(['sol', 'creuss', 'winnu'])
      .units(0, 'tile-39', { cruiser: 1 })
      .units(0, 'tile-40', { destroyer: 1 })
      .units(0, 'tile-22', { cruiser: 1 })
      .units(0, 'quann', { infantry: 1 })
      .units(2, 'tile-17', { cruiser: 1 }) // the gate of the Creuss: delta
      .token(2, 'tile-17')
      .units(2, 'tile-26', { fighter: 1, carrier: 1 }),
    'wormhole-reconstruction',
  );
  decide(table, 'against');
  const marked = Object.entries(table.state.systems).filter(([, system]) => (system?.tokens.length ?? 0) > 0);
  expect(marked.map(([id, system]) => [id, system?.tokens])).toEqual(
    expect.arrayContaining([
      ['tile-39', [0]],
      ['tile-40', [0]],
      ['tile-26', [2]],
      ['tile-17', [2]], // no second token
    ]),
  );
  expect(marked).toHaveLength(4);
  expect(table.state.laws).toEqual([]);
});

ruling(
  'ti4',
  'ag/wormhole-reconstruction.1',
  'without tokens in reinforcements I choose the pool that it comes from',
  () => {
    const table = reveal(
      session().units(1, 'tile-39', { cruiser: 1 }).pools(1, { tactic: 8, fleet: 5, strategy: 3 }),
      'wormhole-reconstruction',
    );
    decide(table, 'against');
    expect([table.seat, table.options]).toEqual([1, ['pool:tactic', 'pool:fleet', 'pool:strategy']]);
    table.answer('pool:strategy');
    expect(table.player(1).pools).toEqual({ tactic: 8, fleet: 5, strategy: 2 });
  },
);

content('ti4', 'agenda/wormhole-reconstruction', 'repealed, they are no longer adjacent; delta never was', () => {
  const table = position({ factions: ['sol', 'creuss', 'xxcha'] })
    .law('wormhole-reconstruction', 'for')
    .play(function* (g) {
      if (adjacent(g, 'tile-51', 0).includes('tile-40')) throw new Error('a delta wormhole is none of them');
      yield* repeal(g, 'wormhole-reconstruction');
    });
  expect(adjacent(table.state, 'tile-40', 0)).not.toContain('tile-39');
  expect(adjacent(table.state, 'tile-40', 0)).toContain('tile-25');
});
