import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { position } from '../testing/index.ts';
import { option, words } from '../words.ts';
import { replenish } from './commodities.ts';
import { spend } from './spend.ts';
import { deliberate } from './transactions.ts';

/** Sol has a commodity value of 4, Jol-Nar of 4; both are at Mecatol Rex in the turn of seat 0. */
function meeting() {
  return position().units(0, 'tile-18', { cruiser: 1 }).units(1, 'tile-18', { cruiser: 1 }).turnOf(0);
}

const giveAll = ['give:no-note', 'ask:no-note', 'accept'];

rule('ti4', 'commodities.2', 'the faction sheet says how many commodities a player can have', () => {
  const table = position({ factions: ['letnev', 'hacan', 'nekro'] })
    .goods(1, 0, 5)
    .play(function* (g) {
      for (const seat of [0, 1, 2, 1]) yield* replenish(g, seat);
    });
  expect([0, 1, 2].map((seat) => table.player(seat).commodities)).toEqual([2, 6, 3]);
});

rule('ti4', ['commodities.3', 'commodities.4'], 'replenishing fills up from the supply', () => {
  const table = position()
    .goods(0, 2, 1)
    .goods(1, 1, 1)
    .play((g) => replenish(g, 0));
  expect([table.player(0).commodities, table.player(0).tradeGoods]).toEqual([4, 2]);
  expect([table.player(1).commodities, table.player(1).tradeGoods]).toEqual([1, 1]); // nobody else pays for it
});

test('who has all commodities already replenishes none', () => {
  const table = position()
    .goods(0, 0, 4)
    .play((g) => replenish(g, 0));
  expect(table.player(0).commodities).toBe(4);
});

rule(
  'ti4',
  [
    'commodities.0',
    'commodities.1',
    'commodities.5',
    'commodities.5a',
    'trade-goods.1',
    'trade-goods.6',
    'trade-goods.6a',
  ],
  'a commodity that is given away is a trade good of the receiver, and back it goes as a trade good',
  () => {
    const table = meeting()
      .goods(0, 0, 3)
      .play(function* (g) {
        yield* deliberate(g, 0, words('ti4.turn'), [option('go-on', true, 'ti4.done')]);
        g.turn = { seat: 0, actions: 0, traded: [], refused: [0, 0, 0], used: [], over: false };
        yield* deliberate(g, 0, words('ti4.turn'), [option('go-on', true, 'ti4.done')]);
      });
    table.answer('trade', 'give:commodities:3', ...giveAll);
    expect([table.player(0), table.player(1)]).toMatchObject([
      { tradeGoods: 0, commodities: 0 },
      { tradeGoods: 3, commodities: 0 },
    ]);
    table.answer('trade', 'give:no-note', 'ask:trade-goods:3', 'ask:no-note', 'accept');
    expect(table.player(0)).toMatchObject({ tradeGoods: 3, commodities: 0 });
  },
);

rule('ti4', 'commodities.5b', 'commodities can be traded away before the Trade card replenishes them', () => {
  const table = meeting().goods(0, 0, 4).strategyCards(['trade'], ['politics'], ['warfare']).from('turn');
  table.answer('trade', 'give:commodities:4', ...giveAll);
  expect(table.player(0).commodities).toBe(0);
  table.answer('strategic:trade');
  expect(table.player(0)).toMatchObject({ tradeGoods: 3, commodities: 4 });
});

rule('ti4', 'commodities.6', 'any effect that hands commodities over turns them into trade goods', () => {
  const table = position()
    .note(2, 'trade-agreement', 0)
    .goods(0, 1, 0)
    .play((g) => replenish(g, 0));
  table.answer('use:note/trade-agreement/0');
  expect([table.player(0), table.player(2)]).toMatchObject([
    { tradeGoods: 1, commodities: 0 },
    { tradeGoods: 4, commodities: 0 },
  ]);
});

rule('ti4', ['commodities.0', 'commodities.7'], 'commodities cannot be spent', () => {
  const table = position()
    .goods(0, 1, 4)
    .play((g) => spend(g, 0, 'resources', 3));
  expect(table.options).toEqual(['exhaust:jord', 'trade-goods:1']);
});

rule('ti4', ['commodities.8', 'trade-goods.7'], 'change is always at hand: any part of the goods can be given', () => {
  const table = meeting()
    .goods(0, 3, 3)
    .play((g) => deliberate(g, 0, words('ti4.turn'), [option('go-on', true, 'ti4.done')]));
  table.answer('trade', 'give:trade-goods:2', 'give:commodities:1', ...giveAll);
  expect(table.player(0)).toMatchObject({ tradeGoods: 1, commodities: 2 });
  expect(table.player(1).tradeGoods).toBe(3);
});

rule(
  'ti4',
  ['trade-goods.0', 'trade-goods.3', 'trade-goods.4', 'trade-goods.4a'],
  'a trade good pays one resource',
  () => {
    const table = position()
      .exhausted('jord')
      .goods(0, 5)
      .play((g) => spend(g, 0, 'resources', 3));
    table.answer('trade-goods:3');
    expect(table.player(0).tradeGoods).toBe(2);
    expect(table.isOver).toBe(true);
  },
);

rule('ti4', ['trade-goods.4', 'trade-goods.4b'], 'a trade good pays one influence, but no vote', () => {
  const table = position()
    .exhausted('jord')
    .goods(0, 2)
    .play((g) => spend(g, 0, 'influence', 2));
  table.answer('trade-goods:2');
  expect(table.player(0).tradeGoods).toBe(0);

  const voting = position()
    .phase('agenda')
    .agendaDeck('fleet-regulations')
    .exhausted('nar', 'jol')
    .goods(1, 9)
    .from('agenda');
  expect([voting.seat, voting.options]).toEqual([1, ['abstain', 'trade']]);
});

rule('ti4', ['trade-goods.4', 'trade-goods.4c'], 'effects may ask for trade goods and nothing else', () => {
  const cards = ['leadership', 'diplomacy', 'politics'] as const;
  const turn = (goods: number) =>
    position()
      .hand(0, 'focused-research')
      .goods(0, goods)
      .strategyCards(...cards.map((card) => [card]))
      .from('turn');
  expect(turn(3).options).not.toContain('action:action-card/focused-research'); // Jord has resources enough
  const table = turn(5);
  table.answer('action:action-card/focused-research', 'technology:neural-motivator');
  expect(table.player(0).tradeGoods).toBe(1);
  expect(table.state.planets.jord?.exhausted).toBe(false);
});

rule('ti4', ['trade-goods.2', 'trade-goods.5'], 'trade goods are gained from the supply and can be exchanged', () => {
  const table = meeting()
    .goods(0, 2)
    .goods(1, 1)
    .play((g) => deliberate(g, 0, words('ti4.turn'), [option('go-on', true, 'ti4.done')]));
  table.answer('trade', 'give:trade-goods:2', 'give:no-note', 'ask:trade-goods:1', 'ask:no-note', 'accept');
  expect([0, 1, 2].map((seat) => table.player(seat).tradeGoods)).toEqual([1, 2, 0]);

  const picking = position()
    .with((g) => (g.strategyCards.trade = 3))
    .from('strategy');
  picking.answer('strategy:trade');
  expect([0, 1, 2].map((seat) => picking.player(seat).tradeGoods)).toEqual([3, 0, 0]);
});
