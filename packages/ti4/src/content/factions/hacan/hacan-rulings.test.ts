import { ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { areNeighbours } from '../../../rules/galaxy.ts';
import { spaceCannonOffense } from '../../../rules/space-cannon.ts';
import { spaceCombat } from '../../../rules/space-combat.ts';
import { initiativeOrder } from '../../../rules/table.ts';
import { mayTrade } from '../../../rules/transactions.ts';
import { openWindow } from '../../../rules/window.ts';
import { battle, position, rollsOf } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';

const factions: FactionId[] = ['hacan', 'sol', 'winnu'];
const here = 'tile-22';
const kenara = 'use:unit/wrath-of-kenara';

ruling('ti4', 'hacan.1', 'Masters of Trade: free with an empty strategy pool, once, in turn', () => {
  const table = position({ factions })
    .pools(0, { strategy: 0 })
    .turnOf(1)
    .with((g) => g.turn?.traded.push(0, 2))
    .strategyCards(['warfare'], ['trade'], ['imperial'])
    .from('turn')
    .answer('strategic:trade', 'done');
  expect(table.seat).toBe(2); // clockwise
  table.answer('decline', 'secondary');
  expect([table.player(0).commodities, table.prompt]).toEqual([6, 'ti4.turn']);
});

ruling(
  'ti4',
  ['hacan.2', 'hacan.3'],
  'Guild Ships: with Hacan in its turn or yours, once each, and nobody becomes a neighbour by it',
  () => {
    const made = (active: number) => position({ factions }).turnOf(active).state;
    expect([
      mayTrade(made(0), 0, 2),
      mayTrade(made(1), 1, 0),
      mayTrade(made(1), 1, 2),
      mayTrade(made(1), 2, 0),
    ]).toEqual([true, true, false, false]);
    expect(areNeighbours(made(0), 0, 1)).toBe(false);
    const twice = position({ factions })
      .turnOf(0)
      .with((g) => g.turn?.traded.push(1)).state;
    expect([mayTrade(twice, 0, 1), mayTrade(twice, 0, 2)]).toEqual([false, true]);
  },
);

ruling(
  'ti4',
  ['hacan.4', 'hacan.5'],
  'Arbiters: who holds more than seven cards after a trade discards at once',
  () => {
    const table = position({ factions })
      .hand(0, 'bunker', 'parley')
      .hand(1, 'plague', 'spy', 'uprising', 'upgrade', 'intercept', 'salvage')
      .turnOf(1)
      .strategyCards(['leadership'], ['diplomacy'], ['politics'])
      .from('turn')
      .answer(
        'trade',
        'give:no-note',
        'give:no-more-cards',
        'ask:no-note',
        'ask:card:bunker',
        'ask:card:parley',
        'accept',
      );
    expect([table.seat, table.prompt, table.player(1).actionCards.length]).toEqual([1, 'ti4.discard-action-card', 8]);
    expect(table.events()).not.toContain('ti4.draws-action-cards');
    table.answer('discard:bunker');
    expect([table.player(1).actionCards.length, table.prompt]).toEqual([7, 'ti4.turn']);
  },
);

ruling(
  'ti4',
  ['hacan.6', 'hacan.7'],
  'Wrath of Kenara: the dice of its barrage too, not those of Space Cannon; gone is gone',
  () => {
    const fleet = () => battle(here, 'space-combat', factions).own(1, 'lirta-iv').goods(0, 3);
    const barrage = fleet()
      .units(0, here, { flagship: 1, destroyer: 1 })
      .units(1, here, { carrier: 1, fighter: 2 })
      .dice(8, 8)
      .play(spaceCombat)
      .answer('all');
    expect(barrage.options).toEqual([kenara, 'pass']);
    barrage.answer(kenara, 'add:destroyer:8');
    expect(barrage.player(0).tradeGoods).toBe(2);
    const cannon = battle(here, 'space-cannon-offense', factions)
      .goods(0, 3)
      .units(0, here, { flagship: 1 })
      .units(0, 'tarmann', { pds: 1 })
      .units(1, here, { cruiser: 1 })
      .dice(5)
      .play(spaceCannonOffense)
      .answer('all');
    expect([rollsOf(cannon).length, cannon.isOver]).toEqual([1, true]);
    const gone = fleet()
      .units(0, here, { flagship: 1, cruiser: 1 }, { flagship: 1 })
      .units(1, here, { cruiser: 2 })
      .dice(1, 1, 1, 10, 1, 1, 1, 1)
      .play(spaceCombat)
      .answer('fight', 'pass');
    while (gone.prompt !== 'ti4.assign-hits') gone.answer(gone.options[0] ?? '');
    gone.answer('flagship:tile-22:damaged', 'fight');
    expect(gone.options).not.toContain(kenara);
  },
);

ruling('ti4', 'hacan.8', 'Production Biomes: to any other player, neighbour or not, who cannot decline', () => {
  const table = position({ factions })
    .technologies(0, 'production-biomes')
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .from('turn')
    .answer('action:technology/production-biomes');
  expect(table.options).toEqual(['seat:1', 'seat:2']); // never Hacan itself
  expect(table.answer('seat:1').player(1).tradeGoods).toBe(2);
});

/** The strategy phase ends; Hacan has Quantum Datahub Node. */
function ending(goods: number) {
  return position({ factions })
    .technologies(0, 'quantum-datahub-node')
    .goods(0, goods)
    .phase('strategy')
    .strategyCards(['imperial', 'warfare'], ['leadership', 'trade'], ['politics'])
    .play(function* (g) {
      yield* openWindow(g, 'when strategy-phase-end', {});
    });
}

ruling(
  'ti4',
  ['hacan.9', 'hacan.10', 'hacan.11'],
  'Quantum Datahub Node: as I like, I pick both cards without asking; the goods must be mine before, and initiative follows',
  () => {
    expect(ending(2).isOver).toBe(true);
    expect(
      ending(3)
        .answer('pass')
        .player(0)
        .strategyCards.map(({ id }) => id),
    ).toEqual(['imperial', 'warfare']);
    const table = ending(3).answer('use:technology/quantum-datahub-node');
    expect(table.options).toEqual(['card:leadership', 'card:trade', 'card:politics']);
    table.answer('card:leadership');
    expect(table.options).toEqual(['card:imperial', 'card:warfare']);
    table.answer('card:imperial');
    expect([table.player(0).tradeGoods, table.player(1).tradeGoods]).toEqual([0, 3]);
    expect(initiativeOrder(table.state)[0]).toBe(0);
    expect(table.isOver).toBe(true); // nobody had to agree
  },
);

ruling('ti4', 'hacan.12', 'Trade Convoys: the holder deals with all, but the active player must be a partner', () => {
  const made = (active: number) =>
    position({ factions: ['sol', 'hacan', 'winnu'] })
      .noteInPlay(2, 'trade-convoys', 1)
      .turnOf(active).state;
  expect([mayTrade(made(2), 2, 0), mayTrade(made(0), 0, 2), mayTrade(made(1), 2, 0)]).toEqual([true, true, false]);
  expect(areNeighbours(made(2), 2, 0)).toBe(false);
});
