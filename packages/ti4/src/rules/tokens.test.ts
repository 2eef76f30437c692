import { Match, seedFrom } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { ti4 } from '../index.ts';
import { position, Table } from '../testing/index.ts';
import { strategicAction } from './strategic-action.ts';
import { gainTokens, moveTokenToBoard, placeToken, spendToken } from './tokens.ts';

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
  const turn = (fleet: number) =>
    position()
      .pools(0, { tactic: 1, fleet })
      .units(0, 'tile-01', { cruiser: 3 })
      .units(0, 'tile-36', { cruiser: 2 })
      .technologies(0, 'fleet-logistics') // for a second action
      .strategyCards(['leadership'], ['trade'], ['imperial'])
      .from('turn')
      .answer('tactical', 'activate:tile-36', 'move:tile-01:cruiser', 'move:tile-01:cruiser', 'move:tile-01:cruiser');
  const table = turn(5).answer('done');
  expect(table.unitsOf(0, 'tile-36')).toEqual({ cruiser: 5 });
  expect(table.options).toEqual(['strategic:leadership', 'end-turn']); // the only token paid for the action
  expect(turn(4).answer('done').unitsOf(0, 'tile-36')).toEqual({ cruiser: 4 });
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
  const poor = () =>
    position().pools(1, { tactic: 0, strategy: 0 }).strategyCards(['politics'], ['trade'], ['imperial']);
  const table = poor().from('turn').answer('strategic:politics', 'speaker:1');
  table.answer(table.options[0] ?? '');
  expect(table.seat).toBe(2); // a fleet token pays for no secondary ability
  table.answer('decline');
  expect([table.seat, table.options]).toEqual([1, ['strategic:trade']]); // and activates no system
  const spent = poor().play(function* (g) {
    spendToken(g, 1, 'fleet'); // as an effect may say
  });
  expect(spent.player(1)).toMatchObject({ pools: { tactic: 0, fleet: 2, strategy: 0 }, tokens: 14 });
});

rule('ti4', 'command-tokens.2', 'tokens laid anew stay the same in number, with those just gained', () => {
  const table = position()
    .token(0, 'tile-18', 'tile-22')
    .strategyCards(['warfare'], ['trade'], ['imperial'])
    .turnOf(0)
    .play((g) => strategicAction(g, 0, 'warfare'));
  table.answer(table.options.find((id) => id.includes('tile-18')) ?? ''); // this token comes back from the board
  const laid = table.options.map((id) => id.match(/\d+/g)?.slice(-3).map(Number) ?? []);
  expect(new Set(laid.map((pools) => pools.reduce((sum, each) => sum + each, 0)))).toEqual(new Set([9])); // 8, and one from the board
  const chosen = table.options.find((id) => id.endsWith('0-9-0')) ?? '';
  table.answer(chosen);
  expect(table.player(0)).toMatchObject({ pools: { tactic: 0, fleet: 9, strategy: 0 }, tokens: 6 });
});
