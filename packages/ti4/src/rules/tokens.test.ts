import { Match, seedFrom } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { ti4 } from '../index.ts';
import { position, Table } from '../testing/index.ts';
import { fleetLimit } from './settle.ts';
import { canActTactically } from './tactical-action.ts';
import { gainTokens, layTokens, moveTokenToBoard, placeToken, redistribution, spendToken } from './tokens.ts';

rule(
  'ti4',
  ['command-tokens.1', 'command-sheet.0', 'command-sheet.1'],
  'I start with 8 command tokens on my sheet: 3 tactic, 3 fleet, 2 strategy; 8 more are in reinforcements',
  () => {
    const table = new Table(Match.start(ti4, { players: 3 }, seedFrom('tokens')));
    while (table.prompt?.startsWith('ti4.setup.')) table.answer(table.options[0] as string);
    for (const { pools, tokens, tradeGoods } of table.state.players) {
      expect({ pools, tokens, tradeGoods }).toEqual({
        pools: { tactic: 3, fleet: 3, strategy: 2 },
        tokens: 8,
        tradeGoods: 0,
      });
    }
  },
);

rule('ti4', 'command-tokens.0', 'tokens pay for actions and enlarge fleets', () => {
  const { state } = position().pools(0, { tactic: 1, fleet: 5 });
  expect(canActTactically(state, 0)).toBe(true);
  spendToken(state, 0, 'tactic');
  expect(canActTactically(state, 0)).toBe(false);
  expect(fleetLimit(state, 0, 'tile-18')).toBe(5);
});

rule('ti4', 'command-tokens.2', 'each token I gain goes to the pool I choose', () => {
  const table = position().play((g) => gainTokens(g, 0, 2));
  expect(table.options).toEqual([
    'pools:2-0-0',
    'pools:1-1-0',
    'pools:1-0-1',
    'pools:0-2-0',
    'pools:0-1-1',
    'pools:0-0-2',
  ]);
  table.answer('pools:0-1-1');
  expect(table.player(0)).toMatchObject({ pools: { tactic: 3, fleet: 4, strategy: 3 }, tokens: 6 });
});

rule('ti4', ['command-tokens.3', 'command-tokens.3a'], 'I gain no more tokens than are in reinforcements', () => {
  const table = position()
    .pools(0, { tactic: 10 })
    .play((g) => gainTokens(g, 0, 3));
  expect(table.options).toEqual(['pools:1-0-0', 'pools:0-1-0', 'pools:0-0-1']);
  table.answer('pools:0-0-1');
  expect(table.player(0)).toMatchObject({ pools: { tactic: 10, fleet: 3, strategy: 3 }, tokens: 0 });
  const none = position()
    .pools(0, { tactic: 11 })
    .play((g) => gainTokens(g, 0, 3));
  expect(none.isOver).toBe(true);
  expect(none.player(0).pools).toEqual({ tactic: 11, fleet: 3, strategy: 2 });
});

rule('ti4', 'command-tokens.3b', 'a token that must go on the board comes from a pool when none is left', () => {
  const plenty = position().play((g) => placeToken(g, 0, 'tile-18'));
  expect(plenty.state.systems['tile-18']?.tokens).toEqual([0]);
  expect(plenty.player(0)).toMatchObject({ pools: { tactic: 3, fleet: 3, strategy: 2 }, tokens: 7 });
  const table = position()
    .pools(0, { tactic: 13, strategy: 0 })
    .play((g) => placeToken(g, 0, 'tile-18'));
  expect(table.options).toEqual(['pool:tactic', 'pool:fleet']);
  table.answer('pool:fleet');
  expect(table.state.systems['tile-18']?.tokens).toEqual([0]);
  expect(table.player(0)).toMatchObject({ pools: { tactic: 13, fleet: 2, strategy: 0 }, tokens: 0 });
});

rule('ti4', 'command-tokens.6', 'a second token of mine for the same system goes to reinforcements', () => {
  const table = position()
    .token(0, 'tile-18')
    .play(function* (g) {
      yield* placeToken(g, 0, 'tile-18');
      moveTokenToBoard(g, 0, 'strategy', 'tile-18');
    });
  expect(table.state.systems['tile-18']?.tokens).toEqual([0]);
  expect(table.player(0)).toMatchObject({ pools: { tactic: 3, fleet: 3, strategy: 1 }, tokens: 8 });
});

rule('ti4', 'fleet-pool.4', 'tokens of the fleet pool are only spent when an effect says so', () => {
  const { state } = position().pools(0, { tactic: 0, strategy: 0 });
  expect(canActTactically(state, 0)).toBe(false); // a fleet token does not activate a system
  spendToken(state, 0, 'fleet');
  expect(state.players[0]).toMatchObject({ pools: { tactic: 0, fleet: 2, strategy: 0 }, tokens: 14 });
});

rule('ti4', 'command-tokens.2', 'tokens laid anew stay the same in number, with those just gained', () => {
  const { state } = position();
  expect(redistribution(state, 0, 2).options).toHaveLength(66); // 10 tokens in 3 pools
  layTokens(state, 0, { tactic: 0, fleet: 10, strategy: 0 });
  expect(state.players[0]?.tokens).toBe(6);
});
