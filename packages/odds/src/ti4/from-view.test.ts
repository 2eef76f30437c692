import { ti4 } from '@orrery/ti4';
import type { Ti4View } from '@orrery/ti4/battles';
import { position } from '@orrery/ti4/testing';
import { expect, test } from 'vitest';
import { type Battle, battleOf, oddsOf } from './index.ts';

test("a table gives the battle at hand, with cannons that reach it and damage, but nobody's hand", () => {
  const { state } = position({ players: 3, factions: ['sol', 'xxcha', 'hacan'] })
    .units(0, 'tile-18', { dreadnought: 2, infantry: 2 }, { dreadnought: 1 })
    .units(1, 'tile-18', { cruiser: 1 })
    .units(1, 'mecatol-rex', { infantry: 1, pds: 1 })
    .technologies(1, 'pds-2')
    .hand(1, 'direct-hit');
  const view = ti4.view(state, 0) as unknown as Ti4View;
  const battle = battleOf(view, { system: 'tile-18', attacker: 0, defender: 1, arriving: { fighter: 1 } });
  expect(battle?.attacker.space).toEqual({ dreadnought: 2, infantry: 2, fighter: 1 });
  expect(battle?.attacker.damaged).toEqual({ dreadnought: 1 });
  expect(battle?.defender.ground).toEqual({ infantry: 1, pds: 1 });
  expect(battle?.defender.cards).toBeUndefined();
  const { win, draw, loss } = oddsOf(battle as NonNullable<typeof battle>);
  expect(win + draw + loss).toBeCloseTo(1, 9);
});

test('a combat at hand is gone on with: cannons have fired, and hits that lie there are taken first', () => {
  const { state } = position({ players: 3, factions: ['sol', 'xxcha', 'hacan'] })
    .units(0, 'tile-18', { dreadnought: 1, cruiser: 1 })
    .units(1, 'tile-18', { cruiser: 2 })
    .units(1, 'mecatol-rex', { infantry: 1, pds: 2 })
    .technologies(1, 'pds-2');
  const combat = {
    ...{ kind: 'space', system: 'tile-18', planet: null, attacker: 0, defender: 1, round: 2, ended: false },
    ...{ retreating: null, enlisted: [], sustained: [], used: [], scored: [], rolls: [], destroyed: [] },
    ...{ begun: false, fired: [], due: [] },
  } as const;
  const view = { ...(ti4.view(state, 0) as unknown as Ti4View), combat } as Ti4View;
  const where = { system: 'tile-18', attacker: 0, defender: 1, until: 'space' } as const;
  const battle = battleOf(view, where) as Battle;
  expect(battle).toMatchObject({ arrived: true, roundsFought: 1, until: 'space' });
  const fewer = { attacker: { dreadnought: 1, cruiser: 1 }, defender: { cruiser: 1 } };
  const due = [
    { seat: 0, hits: 1 },
    { seat: 1, hits: 1 },
  ];
  const after = oddsOf(battleOf({ ...view, combat: { ...combat, due } } as Ti4View, where) as Battle);
  const same = oddsOf({
    ...battle,
    roundsFought: 2,
    attacker: { ...battle.attacker, space: fewer.attacker, damaged: { dreadnought: 1 } },
    defender: { ...battle.defender, space: fewer.defender },
  });
  expect(after.win).toBeCloseTo(same.win, 12);
  expect(after.win).not.toBeCloseTo(oddsOf(battle).win, 3);
});

test('troops that have landed fight on, and nothing fires at them again', () => {
  const { state } = position({ players: 3, factions: ['sol', 'xxcha', 'hacan'] })
    .units(0, 'tile-18', { carrier: 1 })
    .units(0, 'mecatol-rex', { infantry: 2 })
    .units(1, 'mecatol-rex', { infantry: 1, pds: 2 });
  const combat = {
    ...{ kind: 'ground', system: 'tile-18', planet: 'mecatol-rex', attacker: 0, defender: 1, round: 1, ended: false },
    ...{ retreating: null, enlisted: [], sustained: [], used: [], scored: [], rolls: [], destroyed: [] },
    ...{ begun: false, fired: [], due: [] },
  } as const;
  const view = { ...(ti4.view(state, 0) as unknown as Ti4View), combat } as Ti4View;
  const battle = battleOf(view, { system: 'tile-18', attacker: 0, defender: 1, planet: 'mecatol-rex' }) as Battle;
  expect(battle.landed).toBe(true);
  // Sol hits on 7, Xxcha on 8: states by infantry, one round after the other.
  const hit = [0.4, 0.3] as const;
  const wins = (mine: number, theirs: number): number => {
    if (mine === 0) return 0;
    if (theirs === 0) return 1;
    let [sum, still] = [0, 0];
    for (let a = 0; a <= mine; a++) {
      const chance = mine === 2 ? [0.36, 0.48, 0.16][a] : [0.6, 0.4][a];
      for (let b = 0; b <= theirs; b++) {
        const both = (chance as number) * ([1 - hit[1], hit[1]][b] as number);
        const [left, right] = [mine - b, Math.max(0, theirs - a)];
        if (left === mine && right === theirs) still += both;
        else sum += both * wins(left, right);
      }
    }
    return sum / (1 - still);
  };
  const { win, draw, loss } = oddsOf(battle);
  expect(win).toBeCloseTo(wins(2, 1), 9);
  expect(win + draw + loss).toBeCloseTo(1, 12);
});

test('troops that are about to land are fired at, and ships have bombarded already', () => {
  const { state } = position({ players: 3, factions: ['sol', 'xxcha', 'hacan'] })
    .units(0, 'tile-18', { dreadnought: 2, infantry: 3 })
    .units(1, 'mecatol-rex', { infantry: 1 });
  const view = ti4.view(state, 0) as unknown as Ti4View;
  const where = { system: 'tile-18', attacker: 0, defender: 1, planet: 'mecatol-rex' } as const;
  const battle = battleOf(view, { ...where, landing: { infantry: 2 } }) as Battle;
  expect(battle.attacker.space).toEqual({ dreadnought: 2, infantry: 2 });
  expect(battle).toMatchObject({ bombarded: true, arrived: true, until: 'invasion' });
  const { attacker, defender } = battle;
  const alone = { attacker: { ...attacker, space: {}, ground: { infantry: 2 } }, defender, landed: true } as const;
  expect(oddsOf(battle).win).toBeCloseTo(oddsOf({ ...alone, system: 'tile-18', planet: 'mecatol-rex' }).win, 12);
  expect(oddsOf({ ...battle, bombarded: false }).win).toBeGreaterThan(oddsOf(battle).win);
});

test('dice that lie there count, and the other side has yet to roll', () => {
  const { state } = position({ players: 3, factions: ['sol', 'xxcha', 'hacan'] })
    .units(0, 'tile-18', { cruiser: 1 })
    .units(1, 'tile-18', { cruiser: 1 });
  const where = { system: 'tile-18', attacker: 0, defender: 1, until: 'space' } as const;
  const seen = (hits: number, fired: number[]): Battle => {
    const die = { type: 'cruiser', place: 'tile-18', unit: 0, result: 9, bonus: 0, value: 7, hits } as const;
    const roll = { seat: 0, kind: 'combat', against: 1, dice: [die], extraHits: 0 } as const;
    const combat = { kind: 'space', system: 'tile-18', attacker: 0, defender: 1, begun: true, rolls: [roll], fired };
    const table = position({ players: 3, factions: ['sol', 'xxcha', 'hacan'] });
    Object.assign(table.state, state);
    table.combat(combat as never);
    return battleOf(ti4.view(table.state, 0) as unknown as Ti4View, where) as Battle;
  };
  // A cruiser hits on 7: the defender's answer is open, and only a hit saves it from being lost alone.
  const hit = oddsOf(seen(1, [0]));
  expect(hit.win).toBeCloseTo(0.6, 12);
  expect(hit.draw).toBeCloseTo(0.4, 12);
  const missed = oddsOf(seen(0, [0]));
  const even = oddsOf({ ...seen(0, []), roundBegun: false });
  expect(missed.loss).toBeCloseTo(0.4 + 0.6 * even.loss, 12);
  expect(seen(1, []).due).toBeUndefined();
});

test('fighters that a barrage has spared are not fired at again', () => {
  const battle: Battle = {
    attacker: { faction: 'sol', space: { destroyer: 2 } },
    defender: { faction: 'xxcha', space: { cruiser: 1, fighter: 2 } },
    until: 'space',
    arrived: true,
  };
  const begun = oddsOf({ ...battle, roundBegun: true });
  expect(begun.win).toBeLessThan(oddsOf(battle).win);
  expect(begun.win).toBeCloseTo(oddsOf({ ...battle, roundsFought: 1 }).win, 12);
});
