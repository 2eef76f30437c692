import { ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { bombardment } from '../../../rules/bombardment.ts';
import { beginCombat } from '../../../rules/combat.ts';
import { groundCombat } from '../../../rules/ground-combat.ts';
import { assignHits } from '../../../rules/hits.ts';
import { settle } from '../../../rules/settle.ts';
import { spaceCannonOffense } from '../../../rules/space-cannon.ts';
import { spaceCombat } from '../../../rules/space-combat.ts';
import { mayTrade } from '../../../rules/transactions.ts';
import { battle, declining, position, rollsOf } from '../../../testing/index.ts';
import type { Cause } from '../../events.ts';
import type { FactionId } from '../../factions.ts';

const factions: FactionId[] = ['letnev', 'yssaril', 'winnu'];
const here = 'tile-22';
const reserves = 'use:faction/munitions-reserves';

ruling(
  'ti4',
  'letnev.1',
  'Munitions Reserves: attacking or defending, in any round, for trade goods only, never on a planet',
  () => {
    const defending = battle(here, 'space-combat', ['yssaril', 'letnev', 'winnu'])
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 1 })
      .goods(1, 2)
      .dice(1, 1, 1, 1)
      .play(spaceCombat);
    expect([defending.seat, defending.options]).toEqual([1, [reserves, 'pass']]);
    defending.answer('pass');
    expect([defending.state.combat?.round, defending.options]).toEqual([2, [reserves, 'pass']]); // the next round
    defending.answer(reserves);
    expect(defending.options).not.toContain(reserves); // once in it
    const planets = battle(here, 'space-combat', factions)
      .goods(0, 1)
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 1 })
      .dice(10, 10)
      .play(spaceCombat);
    expect(planets.isOver).toBe(true);
    const ground = battle(here, 'invasion', factions)
      .goods(0, 4)
      .units(1, 'tarmann', { infantry: 1 })
      .units(0, 'tarmann', { infantry: 1 })
      .dice(10, 10)
      .play((g) => groundCombat(g, beginCombat(g, 0, 1, here, 'tarmann')));
    expect(ground.isOver).toBe(true);
  },
);

ruling(
  'ti4',
  ['letnev.2', 'letnev.3'],
  'Munitions Reserves: paid before a die is seen; each of my dice again at most once, before those of others',
  () => {
    const table = battle(here, 'space-combat', factions)
      .units(0, here, { cruiser: 2 })
      .units(1, here, { cruiser: 1 })
      .goods(0, 2)
      .dice(1, 2, 3, 1, 1, 1, 1)
      .play(spaceCombat);
    expect(rollsOf(table)).toEqual([]);
    table.answer(reserves);
    expect(rollsOf(table)).toEqual(['0 combat cruiser:1 cruiser:2']); // theirs are still to be rolled
    table.answer('die:cruiser:1');
    expect(table.options).toEqual(['done', 'die:cruiser:2']); // not the same one again
  },
);

ruling('ti4', 'letnev.4', 'Armada: two ships with an empty fleet pool', () => {
  const table = position({ factions }).pools(0, { fleet: 0 }).units(0, here, { cruiser: 3 }).play(settle);
  expect(table.unitsOf(0, here)).toEqual({ cruiser: 2 });
});

ruling('ti4', 'letnev.5', 'Armada: under Fleet Regulations six ships with four tokens', () => {
  const made = position({ factions })
    .law('fleet-regulations', 'for')
    .pools(0, { fleet: 4 })
    .units(0, here, { cruiser: 7 });
  expect(made.play(settle).unitsOf(0, here)).toEqual({ cruiser: 6 });
});

ruling(
  'ti4',
  'letnev.6',
  'Arc Secundus: everybody may bombard there, and no unit there serves Magen Defense Grid',
  () => {
    const shelling = (flagship: boolean) =>
      position({ factions: ['letnev', 'sol', 'winnu'] })
        .tactical(1, here, 'invasion')
        .units(1, here, { dreadnought: 1 })
        .units(2, 'tarmann', { pds: 1, infantry: 2 })
        .units(0, here, flagship ? { flagship: 1 } : { cruiser: 1 })
        .dice(10)
        .play((g) => bombardment(g, 1, here));
    expect(shelling(false).isOver).toBe(true);
    expect(shelling(true).options).toContain('bombard:tarmann');
    const magen = (flagship: boolean) =>
      battle(here, 'invasion', factions)
        .technologies(1, 'magen-defense-grid')
        .units(0, here, flagship ? { flagship: 1 } : { carrier: 1 })
        .units(1, 'tarmann', { pds: 1, infantry: 1 })
        .units(0, 'tarmann', { infantry: 1 })
        .dice(10, 10)
        .play((g) => groundCombat(g, beginCombat(g, 0, 1, here, 'tarmann')));
    expect(magen(false).options).toContain('use:technology/magen-defense-grid');
    expect(magen(true).isOver).toBe(true);
  },
);

ruling(
  'ti4',
  ['letnev.7', 'letnev.8'],
  'Arc Secundus: damage of Space Cannon is repaired as round 1 begins, but no Direct Hit is undone, and nothing as the combat ends',
  () => {
    const table = battle(here, 'space-combat', factions)
      .units(0, here, { flagship: 1 }, { flagship: 1 })
      .units(1, here, { cruiser: 1 })
      .hand(1, 'direct-hit')
      .dice(1, 1, 10)
      .play(spaceCombat);
    declining(table, 'direct-hit');
    expect([table.events().includes('ti4.repaired'), table.options]).toEqual([
      true,
      ['sustain:flagship:tile-22', 'done'],
    ]);
    table.answer('sustain:flagship:tile-22');
    declining(table, 'direct-hit').answer('use:action-card/direct-hit');
    expect(table.unitsOf(0, here)).toEqual({});
    const won = battle(here, 'space-combat', factions)
      .units(0, here, { flagship: 1 })
      .units(1, here, { cruiser: 1 })
      .dice(10, 1, 10)
      .play(spaceCombat)
      .answer('sustain:flagship:tile-22');
    expect([won.isOver, won.state.systems[here]?.units[0]?.damaged]).toEqual([true, 1]);
  },
);

ruling('ti4', 'letnev.9', 'L4 Disruptors: Space Cannon Offense is not affected', () => {
  const table = battle(here, 'space-cannon-offense', factions)
    .technologies(0, 'l4-disruptors')
    .units(0, here, { cruiser: 1 })
    .units(1, 'tarmann', { pds: 1 })
    .dice(10)
    .play(spaceCannonOffense)
    .answer('all');
  expect(table.unitsOf(0, here)).toEqual({});
});

ruling(
  'ti4',
  ['letnev.10', 'letnev.12'],
  'Non-Euclidean Shielding: two hits of any source, those for big ships first',
  () => {
    const hit = (cause: Cause, hits: number, notToFighters = 0) =>
      battle(here, 'space-cannon-offense', factions)
        .technologies(0, 'non-euclidean-shielding')
        .units(0, here, { dreadnought: 1, fighter: 1 })
        .play((g) =>
          assignHits(
            g,
            { seat: 0, by: 1, cause, place: here, hits, notToFighters },
            [here],
            (type) => type !== 'infantry',
          ),
        )
        .answer('sustain:dreadnought:tile-22');
    for (const cause of ['combat', 'space-cannon', 'ability'] as const) {
      expect(hit(cause, 2).unitsOf(0, here)).toEqual({ dreadnought: 1, fighter: 1 });
    }
    const mixed = hit('combat', 3, 1);
    expect(mixed.options).toEqual(['dreadnought:tile-22:damaged', 'fighter:tile-22']); // what is left may go to a fighter
  },
);

ruling(
  'ti4',
  ['letnev.13', 'letnev.14'],
  'War Funding: Letnev loses what it has, even nothing, and in a combat against itself too',
  () => {
    const funded = (goods: number) =>
      battle(here, 'space-combat', ['yssaril', 'letnev', 'winnu'])
        .note(0, 'war-funding', 1)
        .goods(1, goods)
        .units(0, here, { cruiser: 1 })
        .units(1, here, { cruiser: 1 })
        .dice(1, 10, 1)
        .play(spaceCombat)
        .answerAs(0, 'use:note/war-funding/1');
    for (const goods of [0, 1]) {
      const table = funded(goods);
      expect([table.player(1).tradeGoods, table.options]).toEqual([0, ['done', 'die:cruiser:1']]);
      expect(table.answer('die:cruiser:1').unitsOf(1, here)).toEqual({});
    }
    const amid = position({ factions: ['yssaril', 'letnev', 'winnu'] })
      .tactical(0, here, 'space-combat')
      .units(1, 'tile-35', { cruiser: 1 })
      .units(2, 'tile-35', { cruiser: 1 })
      .units(0, here, { cruiser: 1 });
    expect([mayTrade(amid.state, 0, 1), mayTrade(amid.state, 1, 2)]).toEqual([true, false]); // only the active player gets it
  },
);
