import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { TechnologyId } from '../content/ids.ts';
import type { SectorId } from '../content/sectors.ts';
import { position } from '../testing/index.ts';
import { actionTurn } from './action-phase.ts';
import { settlements } from './colony-ships.ts';
import { upkeepPhase } from './upkeep.ts';

/** Squares of a sector that colony ships of seat 0 may fill. */
function squares(id: SectorId, ...technologies: TechnologyId[]): string[] {
  const { state } = position()
    .beside(id, '221', 3)
    .own(0, id)
    .know(0, ...technologies);
  return settlements(state, 0)
    .map((each) => each.id)
    .filter((each) => each.startsWith(`colony-ship:${id}`))
    .map((each) => each.slice(`colony-ship:${id}:`.length));
}

rule('eclipse', 'population.6', 'gray squares take a cube of any track', () => {
  expect(squares('108')).toEqual(['0:science', '2:materials', '2:science', '2:money']);
});

rule('eclipse', ['population.7', 'technologies.5'], 'advanced squares need the technology of their kind', () => {
  expect(squares('107')).toEqual(['2:money']);
  expect(squares('107', 'advanced-mining')).toEqual(['0:materials', '2:money']);
  expect(squares('107', 'advanced-labs')).toEqual(['1:science', '2:money']);
  expect(squares('104', 'advanced-economy')).toEqual(['0:science', '2:money', '3:money']);
  expect(squares('107', 'metasynthesis')).toEqual(['0:materials', '1:science', '2:money']);
});

rule(
  'eclipse',
  ['population.8', 'technologies.14'],
  'an advanced gray square takes cubes of the tracks the player has advanced',
  () => {
    expect(squares('110')).toEqual([]);
    expect(squares('110', 'advanced-mining')).toEqual(['1:materials']);
    expect(squares('110', 'metasynthesis')).toEqual(['0:money', '1:materials', '1:science', '1:money']);
  },
);

rule('eclipse', ['population.9', 'structures.1'], 'an orbital takes a cube of science or money', () => {
  const { state } = position()
    .beside('207', '221', 3)
    .own(0, '207')
    .with((g) => {
      g.sectors['207']!.orbital = { cube: null };
    });
  const found = settlements(state, 0).map(({ id }) => id);
  expect(found.filter((id) => id.includes('207'))).toEqual([
    'colony-ship:207:orbital:science',
    'colony-ship:207:orbital:money',
  ]);
});

rule('eclipse', 'population.10', 'a square holds one cube, and only of the controller', () => {
  const { state } = position().beside('201', '221', 3).own(0, '201').cube(0, '201', 0, 'materials');
  const found = settlements(state, 0).map(({ id }) => id);
  expect(found).not.toContain('colony-ship:201:0:materials');
  expect(found).toContain('colony-ship:201:1:money');
  expect(settlements(state, 1).some(({ id }) => id.includes('201'))).toBe(false);
});

rule(
  'eclipse',
  ['colony-ships.1', 'colony-ships.2'],
  'during an action ready colony ships bring cubes to controlled sectors',
  () => {
    const table = position().turnOf(0).play(actionTurn);
    expect(table.options.some((id) => id.startsWith('colony-ship'))).toBe(false);
    table.answer('research');
    table.answer('colony-ship:221:0:materials', 'colony-ship:221:1:science', 'colony-ship:221:3:money');
    expect(table.sector('221').cubes).toEqual(['materials', 'science', null, 'money', null]);
    expect(table.player(0)).toMatchObject({
      cubes: { materials: 10, science: 10, money: 10 },
      colonyShips: { ready: 0, used: 3 },
    });
    expect(table.isOver).toBe(true);
  },
);

rule('eclipse', 'colony-ships.3', 'opponents in the sector matter in the upkeep phase, not in the action phase', () => {
  const home = position().ships(1, '221', { interceptor: 1 });
  expect(settlements(home.state, 0).length).toBeGreaterThan(0);
  expect(settlements(home.state, 0, { peaceful: true })).toEqual([]);
  expect(home.play(upkeepPhase).events().includes('eclipse.settles')).toBe(false);
});

rule('eclipse', 'colony-ships.4', 'a track without cubes fills no square', () => {
  const { state } = position().with((g) => {
    g.players[0]!.cubes.science = 0;
  });
  const found = settlements(state, 0).map(({ id }) => id);
  expect(found.some((id) => id.endsWith('science'))).toBe(false);
  expect(found.some((id) => id.endsWith('money'))).toBe(true);
});

rule(
  'eclipse',
  'influence.9',
  'an influence action makes two used colony ships ready, and they can be used again',
  () => {
    const table = position()
      .with((g) => {
        g.players[0]!.colonyShips = { ready: 0, used: 3 };
      })
      .turnOf(0)
      .play(actionTurn)
      .answer('influence', 'ready-colony-ship');
    expect(table.player(0).colonyShips).toEqual({ ready: 1, used: 2 });
    table.answer('colony-ship:221:0:materials', 'ready-colony-ship');
    expect(table.player(0).colonyShips).toEqual({ ready: 1, used: 2 });
    expect(table.options).not.toContain('ready-colony-ship');
  },
);
