import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { numbers } from '../content/tracks.ts';
import { broken } from '../invariants.ts';
import { fightOn, position, wholeCombat } from '../testing/index.ts';
import { cleanupPhase } from './cleanup.ts';
import { eliminate } from './elimination.ts';
import { pointsOf } from './scoring.ts';
import { upkeepPhase } from './upkeep.ts';

const overstretched = (materials: number) =>
  position()
    .resources(0, materials)
    .with((g) => {
      g.players[0]!.actionDiscs.build = 11;
      g.players[0]!.discs = 1;
      g.players[0]!.colonyShips = { ready: 0, used: 3 };
    });

rule('eclipse', 'elimination.1', 'who cannot pay even after trading all and giving up all sectors is out', () => {
  const table = overstretched(37).play(upkeepPhase); // upkeep 21 without the sector, 2 produced, 18 by trading
  while (table.options.includes('trade:materials:money')) table.answer('trade:materials:money');
  expect(table.player(0).eliminated).toBe(true);
  expect(table.sector('221').owner).toBeNull();
});

rule('eclipse', 'elimination.1', 'who can pay in the end stays', () => {
  const table = overstretched(38).play(upkeepPhase);
  table.answer('give-up:221');
  while (table.options.includes('trade:materials:money')) table.answer('trade:materials:money');
  if (table.seat === 0) throw new Error('seat 0 is asked something else');
  expect(table.player(0).eliminated).toBe(false);
});

rule('eclipse', 'elimination.2', 'neither ships nor sectors after the combat phase: out', () => {
  const homeless = () =>
    position().with((g) => {
      g.sectors['221']!.owner = null;
      g.players[0]!.discs++;
    });
  expect(homeless().play(wholeCombat).player(0).eliminated).toBe(true);
  const table = homeless().ships(0, '001', { interceptor: 1 }).play(wholeCombat);
  expect(fightOn(table).player(0).eliminated).toBe(false);
  expect(position().play(wholeCombat).player(0).eliminated).toBe(false);
});

rule('eclipse', 'elimination.3', 'the points are counted, all pieces leave and the player has no more turns', () => {
  const table = position({ players: 4 })
    .cube(0, '221', 0, 'materials')
    .ships(0, '001', { cruiser: 2 })
    .reputation(0, 4)
    .with((g) => {
      g.sectors['221']!.orbital = { cube: 'money' };
      g.players[0]!.cubes.money--;
      g.players[0]!.graveyard.science = 1;
      g.players[0]!.cubes.science--;
      for (const [seat, other] of [
        [0, 1],
        [1, 0],
      ] as const) {
        g.players[seat]!.reputation[0] = { ambassador: other };
        g.players[seat]!.ambassadors--;
        g.players[seat]!.cubes.science--;
      }
      g.players[0]!.reputation[1] = { value: 4 };
      g.players[0]!.actionDiscs.move = 2;
      g.players[0]!.reactionDiscs = 1;
      g.players[0]!.discs -= 3;
    })
    .resources(0, 3, 3, 3)
    .play((g) => eliminate(g, 0));
  expect(table.seat).toBe(1); // the cube of the ambassador returns to a track of its owner's choice
  table.answer('track:science');
  const { eliminated, finalPoints, resources, supply, ambassadors } = table.player(0);
  expect({ eliminated, finalPoints, resources, ambassadors }).toEqual({
    eliminated: true,
    finalPoints: 3 + 4 + 1, // sector, reputation, ambassador
    resources: { materials: 0, science: 0, money: 0 },
    ambassadors: 3,
  });
  expect(pointsOf(table.snapshot(), 0)).toBe(8);
  expect(table.player(0)).toMatchObject({ discs: 13, reactionDiscs: 0, graveyard: { science: 0 } });
  expect(supply.cruiser).toBe(4);
  expect(table.sector('001').ships).toEqual([]);
  expect(table.sector('221')).toMatchObject({ owner: null, orbital: { cube: null } });
  expect(table.player(1).ambassadors).toBe(3);
  expect(broken(table.snapshot())).toBeNull();
});

rule('eclipse', 'elimination.3', 'the others go on without them', () => {
  const table = position({ players: 3 }).play(function* (g) {
    yield* eliminate(g, 0);
    yield* upkeepPhase(g);
  });
  expect(table.seat).toBe(1);
  const next = position({ players: 3 })
    .with((g) => {
      g.players[0]!.eliminated = true;
      g.sectors['221']!.owner = null;
      g.players[0]!.discs++;
    })
    .from('turn');
  expect(next.seat).toBe(1);
});

rule('eclipse', 'elimination.4', 'new technologies are still drawn for all players', () => {
  const table = position({ players: 3 }).play(function* (g) {
    yield* eliminate(g, 0);
    g.bag = g.bag.filter((id) => id === 'nanorobots' || id === 'orbital').slice(0, 9);
    yield* cleanupPhase(g);
  });
  expect(table.state.tray).toHaveLength(numbers[3].technologiesPerRound);
});
