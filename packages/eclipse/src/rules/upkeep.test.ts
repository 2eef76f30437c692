import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position, told } from '../testing/index.ts';
import { upkeepPhase } from './upkeep.ts';

rule('eclipse', 'upkeep.1', 'player after player: colony ships, then money, then the other resources', () => {
  const table = position().play(upkeepPhase);
  expect([table.seat, table.prompt]).toEqual([0, 'eclipse.last-colony-ships']);
  expect(table.player(0).resources).toEqual({ materials: 0, science: 0, money: 0 });
  table.answer('colony-ship:221:3:money', 'done');
  // The new cube already produces: 3 instead of 2.
  expect(table.player(0).resources).toEqual({ materials: 2, science: 2, money: 3 });
  expect(table.seat).toBe(1);
  expect(table.player(1).resources.money).toBe(0);
  table.answer('done');
  expect(table.player(1).resources).toEqual({ materials: 2, science: 2, money: 2 });
});

rule('eclipse', ['upkeep.2', 'colony-ships.3'], 'colony ships cannot settle where opponents have ships', () => {
  const table = position().ships(1, '221', { interceptor: 1 }).play(upkeepPhase);
  expect(table.seat).toBe(1); // seat 0 has nothing to settle
  const guarded = position().npc('ancient', '221').play(upkeepPhase);
  expect(guarded.seat).toBe(1);
});

rule('eclipse', 'upkeep.2', 'each ready colony ship may be used, and used ones may not', () => {
  const table = position()
    .with((g) => {
      g.players[0]!.colonyShips = { ready: 2, used: 1 };
    })
    .play(upkeepPhase);
  table.answer('colony-ship:221:0:materials', 'colony-ship:221:1:science');
  expect(table.player(0).colonyShips).toEqual({ ready: 0, used: 3 });
  expect(table.seat).toBe(1);
});

rule('eclipse', 'upkeep.3', 'money changes by what it produces minus the upkeep of my discs', () => {
  const table = position()
    .resources(0, 0, 0, 20)
    .with((g) => {
      // Nine discs are out, one of them in the starting sector.
      g.players[0]!.actionDiscs.build = 8;
      g.players[0]!.discs = 4;
      g.players[0]!.colonyShips = { ready: 0, used: 3 };
    })
    .play(upkeepPhase);
  expect(table.player(0).resources.money).toBe(20 + 2 - 13);
});

rule('eclipse', 'upkeep.4', 'then materials and science rise by what their tracks show', () => {
  const table = position()
    .cube(0, '221', 0, 'materials')
    .cube(0, '221', 1, 'science')
    .cube(0, '221', 2, 'science')
    .resources(0, 5, 7, 0)
    .with((g) => {
      g.players[0]!.colonyShips = { ready: 0, used: 3 };
    })
    .play(upkeepPhase);
  expect(table.player(0).resources).toEqual({ materials: 5 + 3, science: 7 + 4, money: 2 });
  expect(told(table, 'eclipse.produces')[0]).toMatchObject({ upkeep: 0, materials: 3, science: 4, money: 2 });
});
