import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { mayTrade } from '../../../rules/transactions.ts';
import { openWindow } from '../../../rules/window.ts';
import { position } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';

const factions: FactionId[] = ['hacan', 'sol', 'xxcha'];

content('ti4', 'faction/hacan', 'Masters of Trade: the secondary ability of Trade costs no command token', () => {
  const table = position({ factions })
    .pools(0, { strategy: 0 })
    .pools(2, { strategy: 0 })
    .turnOf(1)
    .with((g) => g.turn?.traded.push(0, 2))
    .strategyCards(['warfare'], ['trade'], ['imperial'])
    .from('turn');
  table.answer('strategic:trade', 'done');
  expect(table.seat).toBe(0); // seat 2 has no token to follow with
  table.answer('secondary');
  expect(table.player(0).commodities).toBe(6);
  expect(table.player(0).pools.strategy).toBe(0);
  expect(table.player(2).commodities).toBe(0);
});

content('ti4', 'faction/hacan', 'Masters of Trade: other secondary abilities cost a token', () => {
  const table = position({ factions })
    .turnOf(1)
    .with((g) => g.turn?.traded.push(0, 2))
    .strategyCards(['trade'], ['politics'], ['imperial'])
    .from('turn');
  table.answer('strategic:politics');
  while (!table.options.includes('secondary')) table.answer(table.options[0] ?? '');
  while (table.seat !== 0) table.answer('decline');
  table.answer('secondary');
  expect(table.player(0).pools.strategy).toBe(1);
});

content('ti4', 'faction/hacan', 'Guild Ships: trades with players who are no neighbors, whoever begins', () => {
  const { state } = position({ factions }).turnOf(0);
  expect([1, 2].map((seat) => mayTrade(state, 0, seat))).toEqual([true, true]);
  const other = position({ factions }).turnOf(1).state;
  expect([0, 2].map((seat) => mayTrade(other, 1, seat))).toEqual([true, false]);
});

content('ti4', 'faction/hacan', 'Arbiters: any number of action cards in both directions', () => {
  const table = position({ factions })
    .hand(0, 'bunker', 'parley')
    .hand(1, 'sabotage')
    .turnOf(1)
    .strategyCards(['leadership'], ['diplomacy'], ['politics'])
    .from('turn');
  table.answer(
    'trade',
    'give:no-note',
    'give:card:sabotage',
    'ask:no-note',
    'ask:card:bunker',
    'ask:card:parley',
    'accept',
  );
  expect(table.player(1).actionCards).toEqual(['bunker', 'parley']);
  expect(table.player(0).actionCards).toEqual(['sabotage']);
  const told = table.match.events(0, 2).find(({ key }) => key === 'ti4.trades');
  expect(JSON.stringify(told)).not.toMatch(/bunker|parley|sabotage/); // others see only how many
});

content('ti4', 'technology/production-biomes', 'an action: four trade goods, and two for another player', () => {
  const made = (strategy: number) =>
    position({ factions })
      .technologies(0, 'production-biomes')
      .pools(0, { strategy })
      .strategyCards(['leadership'], ['trade'], ['warfare'])
      .from('turn');
  expect(made(0).options).not.toContain('action:technology/production-biomes');
  const table = made(2);
  table.answer('action:technology/production-biomes', 'seat:2');
  expect([0, 1, 2].map((seat) => table.player(seat).tradeGoods)).toEqual([4, 0, 2]);
  expect(table.player(0).pools.strategy).toBe(1);
  expect(table.player(0).exhausted).toEqual(['production-biomes']);
});

content('ti4', 'technology/production-biomes', 'not while it is exhausted', () => {
  const table = position({ factions })
    .technologies(0, 'production-biomes')
    .with((g) => g.players[0]?.exhausted.push('production-biomes'))
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .from('turn');
  expect(table.options).not.toContain('action:technology/production-biomes');
});

content(
  'ti4',
  'technology/quantum-datahub-node',
  'a token and three trade goods to another player for an exchange of strategy cards',
  () => {
    const made = (goods: number) =>
      position({ factions })
        .technologies(0, 'quantum-datahub-node')
        .goods(0, goods)
        .phase('strategy')
        .strategyCards(['leadership', 'warfare'], ['trade'], ['imperial'])
        .play(function* (g) {
          yield* openWindow(g, 'when strategy-phase-end', {});
        });
    expect(made(2).isOver).toBe(true);
    const table = made(4);
    table.answer('use:technology/quantum-datahub-node');
    expect(table.options).toEqual(['card:trade', 'card:imperial']);
    table.answer('card:imperial', 'card:leadership');
    expect([0, 1, 2].map((seat) => table.player(seat).strategyCards.map(({ id }) => id))).toEqual([
      ['warfare', 'imperial'],
      ['trade'],
      ['leadership'],
    ]);
    expect([0, 1, 2].map((seat) => table.player(seat).tradeGoods)).toEqual([1, 0, 3]);
    expect(table.player(0).pools.strategy).toBe(1);
    expect(table.isOver).toBe(true); // once only
  },
);
