/** What a later card may change in combats and invasions, tried with a made-up ability. */
import { rule } from '@orrery/kernel/testing';
import { beforeEach, expect, test } from 'vitest';
import type { Modifiers } from '../content/hooks.ts';
import { battle, rollsOf } from '../testing/index.ts';
import { canBombard } from './bombardment.ts';
import { invasion } from './invasion.ts';
import { retreats } from './retreat.ts';
import { spaceCannonOffense } from './space-cannon.ts';
import { spaceCombat } from './space-combat.ts';
import { hasUnitAbility } from './unit-abilities.ts';

/** What the made-up ability of a test changes. */
let now: Modifiers = {};
beforeEach(() => {
  now = {};
});

const here = 'tile-22';

/** Seat 0 attacks seat 1, who controls a planet next to it; `seat` has the ability. */
function war(seat: number, step: 'space-combat' | 'invasion' | 'space-cannon-offense' = 'space-combat') {
  return battle(here, step).ability(seat, { modify: now }).own(1, 'lirta-iv');
}

const duel = (seat: number) => war(seat).units(0, here, { cruiser: 1 }).units(1, here, { cruiser: 1 });

test('dice of a unit: more of them, better or worse, with more hits', () => {
  now = { rollBonus: (bonus, _g, _holder, { kind }) => (kind === 'combat' ? bonus + 2 : bonus) };
  expect(rollsOf(duel(0).dice(5, 1).play(spaceCombat).answer('fight'))[0]).toBe('0 combat cruiser:5+2');
  now = { rollBonusAgainst: (bonus) => bonus - 1 };
  expect(rollsOf(duel(1).dice(7, 10).play(spaceCombat).answer('fight'))[0]).toBe('0 combat cruiser:7-1');
  now = { rollDice: (dice) => dice + 1 };
  expect(rollsOf(duel(0).dice(7, 1, 10).play(spaceCombat).answer('fight'))[0]).toBe('0 combat cruiser:7 cruiser:1');
  now = { dieHits: (hits, _g, _holder, { result }) => (result >= 9 ? 3 : hits) };
  const table = war(0).units(0, here, { cruiser: 1 }).units(1, here, { cruiser: 3 });
  expect(table.dice(9, 1, 1, 1).play(spaceCombat).answer('fight').unitsOf(1, here)).toEqual({});
});

test('a player may be kept from rolling, or from retreating', () => {
  now = { makesCombatRolls: () => false };
  expect(rollsOf(duel(0).dice(10).play(spaceCombat).answer('fight'))).toEqual(['1 combat cruiser:10']);
  now = { canRetreat: () => false };
  expect(duel(1).dice(10, 1).play(spaceCombat).isOver).toBe(true);
  now = { retreatsTo: (allowed, _g, _holder, system) => allowed || system === 'tile-23' };
  expect(retreats(duel(1).state, 1, here)).toEqual(['tile-35', 'tile-23']);
});

test('abilities of units may be given and taken away', () => {
  const fire = () => {
    const { state } = duel(0);
    return [0, 1].map((seat) => hasUnitAbility(state, seat, 'space-cannon', { type: 'pds', place: 'tarmann' }));
  };
  now = { hasAbility: (has, _g, _holder, ability) => has && ability !== 'space-cannon' };
  expect(fire()).toEqual([false, true]);
  now = {
    rivalHasAbility: (has, _g, holder, ability, unit) => has && (unit.seat === holder || ability !== 'space-cannon'),
  };
  expect(fire()).toEqual([true, false]);
});

test('units may fire that have no space cannon, and players may be safe from it', () => {
  const scene = (seat: number) =>
    war(seat, 'space-cannon-offense').units(0, here, { cruiser: 2 }).units(1, 'lirta-iv', { 'space-dock': 1 });
  now = {
    spaceCannons: (batteries) => [...batteries, { type: 'space-dock', place: 'lirta-iv', count: 1, value: 5, dice: 3 }],
  };
  const table = scene(1).dice(5, 4, 4).play(spaceCannonOffense).answer('all');
  expect(rollsOf(table)).toEqual(['1 space-cannon space-dock:5 space-dock:4 space-dock:4']);
  expect(table.unitsOf(0, here)).toEqual({ cruiser: 1 });
  now = { spaceCannonAgainst: (_allowed, _g, _holder, offense) => !offense };
  const pds = () => war(0, 'space-cannon-offense').units(0, here, { cruiser: 1 }).units(1, 'tarmann', { pds: 1 });
  expect(pds().play(spaceCannonOffense).isOver).toBe(true);
  now = { spaceCannonAgainst: (_allowed, _g, _holder, offense) => offense };
  expect(pds().play(spaceCannonOffense).isOver).toBe(false);
  const landing = war(0, 'invasion').units(0, here, { carrier: 1, infantry: 1 }).units(1, 'tarmann', { pds: 1 });
  expect(rollsOf(landing.play(invasion).answer('commit:tarmann:infantry:1'))).toEqual([]);
});

test('some hits of a combat must not go to fighters', () => {
  now = {
    notToFighters: (_hits, _g, _holder, dice) =>
      dice.filter(({ type, hits }) => type === 'dreadnought' && hits > 0).length,
  };
  const table = war(0)
    .units(0, here, { dreadnought: 1, cruiser: 1 })
    .units(1, here, { carrier: 2, fighter: 3 })
    .dice(10, 10)
    .dice(1, 1, 1, 1, 1)
    .play(spaceCombat)
    .answer('fight');
  expect(table.unitsOf(1, here)).toEqual({ carrier: 1, fighter: 3 });
  expect(table.options).toEqual(['carrier:tile-22', 'fighter:tile-22']);
});

rule('ti4', 'sustain-damage.6', 'with Non-Euclidean Shielding each use of Sustain Damage cancels two hits', () => {
  const table = battle(here, 'space-combat', ['xxcha', 'letnev', 'hacan'])
    .technologies(1, 'non-euclidean-shielding')
    .own(1, 'lirta-iv')
    .units(0, here, { cruiser: 3 })
    .units(1, here, { dreadnought: 2 })
    .dice(10, 10, 10, 1, 1)
    .play(spaceCombat);
  while (table.prompt === 'ti4.window') table.answer('pass');
  table.answer('fight', 'sustain:dreadnought:tile-22', 'sustain:dreadnought:tile-22');
  expect(table.unitsOf(1, here)).toEqual({ dreadnought: 2 });
});

test('planets may be safe from bombardment or from landing, and the custodians cheaper', () => {
  const scene = () =>
    war(0, 'invasion').units(0, here, { dreadnought: 1, infantry: 1 }).units(1, 'tarmann', { infantry: 1 });
  now = { canBombard: () => false };
  expect(canBombard(scene().state, 0, 'tarmann')).toBe(false);
  now = { canCommit: () => false };
  expect(scene().play(invasion).answer('none').isOver).toBe(true);
  now = { custodiansCost: () => 0 };
  const mecatol = battle('tile-18', 'invasion')
    .ability(0, { modify: now })
    .exhausted('archon-ren', 'archon-tau')
    .units(0, 'tile-18', { carrier: 1, infantry: 1 })
    .play(invasion)
    .answer('remove-custodians');
  expect(mecatol.state.planets['mecatol-rex']?.owner).toBe(0);
  now = { canCommit: () => false };
  const barred = battle('tile-18', 'invasion')
    .ability(0, { modify: now })
    .goods(0, 6)
    .units(0, 'tile-18', { carrier: 1, infantry: 1 })
    .play(invasion);
  expect(barred.isOver).toBe(true); // custodians-token.2a
});

test('fighters may land, fight as ground forces and go back to space, but take no planet by themselves', () => {
  now = { landsAsGroundForce: (allowed, _g, _holder, type) => allowed || type === 'fighter' };
  const table = war(0, 'invasion')
    .units(0, here, { carrier: 1, fighter: 2 })
    .units(1, 'tarmann', { infantry: 1, pds: 1 });
  const landed = table.dice(10, 10, 1).play(invasion).answer('commit:tarmann:fighter:2', 'all');
  expect(rollsOf(landed)).toEqual(['1 space-cannon pds:10', '0 combat fighter:10', '1 combat infantry:1']);
  expect([landed.unitsOf(0, here), landed.unitsOf(1, 'tarmann')]).toEqual([{ carrier: 1, fighter: 1 }, { pds: 1 }]);
  expect(landed.state.planets.tarmann?.owner).toBe(1);
});

rule('ti4', 'ground-combat.1a', 'a unit with several burst icons rolls that many dice on the ground too', () => {
  now = { landsAsGroundForce: (allowed, _g, _holder, type) => allowed || type === 'war-sun' };
  const table = war(0, 'invasion')
    .technologies(0, 'war-sun')
    .units(0, here, { 'war-sun': 1 })
    .units(1, 'tarmann', { infantry: 2 })
    .dice(10, 10, 10, 1)
    .play(invasion)
    .answer('none', 'commit:tarmann:war-sun:1');
  expect(rollsOf(table)[0]).toBe('0 combat war-sun:10 war-sun:10 war-sun:10');
});

rule('ti4', 'custodians-token.2a', 'what lands like ground forces without being one does not open Mecatol Rex', () => {
  now = { landsAsGroundForce: (allowed, _g, _holder, type) => allowed || type === 'fighter' };
  const table = battle('tile-18', 'invasion')
    .ability(0, { modify: now })
    .goods(0, 6)
    .units(0, 'tile-18', { carrier: 1, fighter: 2 })
    .play(invasion);
  expect(table.isOver).toBe(true);
  expect(table.state.custodians).toBe(true);
});
