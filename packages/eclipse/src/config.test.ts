import { BadConfig, Match, seedFrom } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { configure, options } from './config.ts';
import { npcs } from './content/blueprints.ts';
import { discoveryIds } from './content/discovery-tiles/index.ts';
import { discovery, technology } from './content/registry.ts';
import { sector, sectorIds } from './content/sectors.ts';
import { technologyIds } from './content/technologies/index.ts';
import { eclipse } from './index.ts';
import { messages } from './messages/index.ts';
import { npcFigures } from './rules/table.ts';
import type { Eclipse } from './state.ts';

const usual = { warpPortals: false, ancients: 'normal', guardians: 'normal', gcds: 'normal', species: 'random' };
const seeds = Array.from({ length: 30 }, (_, i) => seedFrom(`variants ${i}`));
const started = (config: object, seed = seedFrom('variants')) => Match.start(eclipse, config, seed).peek() as Eclipse;

test('an empty configuration is a game for four with the normal blueprints, without warp portals', () => {
  expect(configure({})).toEqual({ players: 4, ...usual });
  const chosen = {
    players: 6,
    warpPortals: true,
    ancients: 'advanced',
    guardians: 'random',
    gcds: 'advanced',
    species: 'chosen',
  };
  expect(configure(chosen)).toEqual(chosen);
});

test('species can be named, one for each seat', () => {
  const species = ['eridani', 'planta', 'terran-alliance'];
  expect(configure({ players: 3, species }).species).toEqual(species);
});

test.each([
  [{ players: 7 }, "'players' must be one of 2, 3, 4, 5, 6, not 7"],
  [{ players: 1 }, "'players' must be one of 2, 3, 4, 5, 6, not 1"],
  [{ players: '3' }, "'players' must be one of 2, 3, 4, 5, 6"],
  [{ warpPortals: 'yes' }, "'warpPortals' must be one of false, true"],
  [{ ancients: 'weak' }, "'ancients' must be one of normal, advanced, random"],
  [{ guardians: 1 }, "'guardians' must be one of normal, advanced, random"],
  [{ gcds: null, species: 'draco' }, "'species' must be one of random, chosen"],
  [{ species: ['planta'] }, "'species' must name one species for each of the 4 seats, not 1"],
  [{ players: 2, species: ['planta', 'elves'] }, 'there is no species "elves"'],
  [{ players: 2, species: ['planta', 7] }, 'there is no species 7'],
  [{ players: 2, species: ['planta', 'planta'] }, "'species' names 'planta' twice"],
  [
    { players: 2, species: ['planta', 'terran-union'] },
    "'planta' and 'terran-union' are the two sides of the green species board",
  ],
  [
    { players: 3, species: ['terran-directorate', 'orion', 'eridani'] },
    "'terran-directorate' and 'eridani' are the two sides of the red species board",
  ],
  [{ sectors: ['999'] }, "Eclipse has no option 'sectors'; it has players, warpPortals"],
  [{ toString: 1 }, "Eclipse has no option 'toString'"],
  [null, 'a JSON object'],
  [[], 'a JSON object'],
  ['x', 'a JSON object'],
])('%j is refused with a sentence that says why, and no match begins', (input, text) => {
  expect(() => configure(input)).toThrow(BadConfig);
  expect(() => configure(input)).toThrow(text);
  expect(() => Match.start(eclipse, input, seedFrom('bad'))).toThrow(text);
});

test('every option and every value that is no number has a name', () => {
  for (const [key, { values }] of Object.entries(options)) {
    expect(messages.en).toHaveProperty([`option.${key}`]);
    for (const value of values) {
      if (key !== 'players') expect(messages.en).toHaveProperty([`option.${key}.${value}`]);
    }
  }
});

rule('eclipse', ['setup.9', 'variants.1', 'warp-portals.1'], 'warp portals are in the game only if we say so', () => {
  const module = ['281', '381', '382', 'ancient-warp-portal', 'warp-portal'];
  const marked = [
    ...sectorIds.filter((id) => sector(id).warpPortal),
    ...discoveryIds.filter((id) => discovery(id).warpPortals),
    ...technologyIds.filter((id) => technology(id).warpPortals),
  ];
  expect(marked).toEqual(module);
  const piecesOf = (g: Eclipse): string[] => [
    ...Object.values(g.stacks).flat(),
    ...g.discoveries,
    ...Object.values(g.sectors).flatMap(({ discovery: tile }) => tile ?? []),
    ...g.bag,
    ...g.tray,
  ];
  const counts = new Set<number>();
  for (const seed of seeds) {
    const without = started({ players: 6 }, seed);
    expect(piecesOf(without).filter((id) => module.includes(id))).toEqual([]);
    expect([without.bag.length + without.tray.length, without.stacks[2].length]).toEqual([113, 12]);
    const withModule = started({ players: 6, warpPortals: true }, seed);
    expect([withModule.bag.length + withModule.tray.length, withModule.stacks[2].length]).toEqual([114, 13]);
    expect(piecesOf(withModule)).toEqual(expect.arrayContaining(['281', 'ancient-warp-portal', 'warp-portal']));
    counts.add(piecesOf(withModule).filter((id) => id === '381' || id === '382').length);
  }
  expect([...counts].sort()).toEqual([1, 2]); // 18 of 20 outer sectors are in the game
});

rule(
  'eclipse',
  ['setup.6', 'variants.2'],
  'each kind of non-player ships has one blueprint, normal or advanced',
  () => {
    for (const ancients of ['normal', 'advanced'] as const) {
      for (const guardians of ['normal', 'advanced'] as const) {
        for (const gcds of ['normal', 'advanced'] as const) {
          const g = started({ ancients, guardians, gcds });
          expect(g.npcs).toEqual({ ancient: ancients, guardian: guardians, gcds });
          expect(npcFigures(g, 'ancient')).toEqual(npcs.ancient[ancients]);
          expect(npcFigures(g, 'guardian')).toEqual(npcs.guardian[guardians]);
          expect(npcFigures(g, 'gcds')).toEqual(npcs.gcds[gcds]);
        }
      }
    }
  },
);

rule(
  'eclipse',
  'variants.3',
  'non-player blueprints drawn at random come in every combination, and everybody is told',
  () => {
    const config = { ancients: 'random', guardians: 'random', gcds: 'random' };
    const seen = new Set(seeds.map((seed) => Object.values(started(config, seed).npcs).join(' ')));
    expect(seen.size).toBe(8);
    const match = Match.start(eclipse, config, seedFrom('told'));
    const told = match.events(0, 'spectator').filter(({ key }) => key === 'eclipse.setup.npc');
    expect(
      Object.fromEntries(
        told.map(({ args }) => [args?.type, args?.strength].map((thing) => String(thing).split('/')[1])),
      ),
    ).toEqual(match.peek().npcs);
  },
);
