import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { activationsOf } from '../../rules/action-phase.ts';
import { attackPopulation } from '../../rules/attack-population.ts';
import { battleIn } from '../../rules/battle.ts';
import { build } from '../../rules/build.ts';
import { settlements } from '../../rules/colony-ships.ts';
import { connected, unpinned } from '../../rules/map.ts';
import { priceOn, research, tracksFor } from '../../rules/research.ts';
import { needsOneWormhole } from '../../rules/table.ts';
import { unlockedParts } from '../../rules/upgrade.ts';
import { position, type Table } from '../../testing/index.ts';
import type { Action } from '../actions.ts';
import type { SpeciesId, TechnologyId } from '../ids.ts';
import type { Category } from '../tracks.ts';
import { technologies, technologyIds } from './index.ts';

type Row = readonly [Category | 'rare', cost: number, minimum: number, copies: number];

const figures: Readonly<Record<TechnologyId, Row>> = {
  'neutron-bombs': ['military', 2, 2, 5],
  starbase: ['military', 4, 3, 5],
  'plasma-cannon': ['military', 6, 4, 5],
  'phase-shield': ['military', 8, 5, 5],
  'advanced-mining': ['military', 10, 6, 4],
  'tachyon-source': ['military', 12, 6, 3],
  'gluon-computer': ['military', 14, 7, 3],
  'plasma-missile': ['military', 16, 8, 3],
  'gauss-shield': ['grid', 2, 2, 5],
  'fusion-source': ['grid', 4, 3, 5],
  'improved-hull': ['grid', 6, 4, 5],
  'positron-computer': ['grid', 8, 5, 5],
  'advanced-economy': ['grid', 10, 6, 4],
  'tachyon-drive': ['grid', 12, 6, 3],
  'antimatter-cannon': ['grid', 14, 7, 3],
  'quantum-grid': ['grid', 16, 8, 3],
  nanorobots: ['nano', 2, 2, 5],
  'fusion-drive': ['nano', 4, 3, 5],
  orbital: ['nano', 6, 4, 5],
  'advanced-robotics': ['nano', 8, 5, 5],
  'advanced-labs': ['nano', 10, 6, 4],
  monolith: ['nano', 12, 6, 3],
  'wormhole-generator': ['nano', 14, 7, 3],
  'artifact-key': ['nano', 16, 8, 3],
  'antimatter-splitter': ['rare', 5, 5, 1],
  'conifold-field': ['rare', 5, 5, 1],
  'neutron-absorber': ['rare', 5, 5, 1],
  'absorption-shield': ['rare', 7, 6, 1],
  'cloaking-device': ['rare', 7, 6, 1],
  'improved-logistics': ['rare', 7, 6, 1],
  'sentient-hull': ['rare', 7, 6, 1],
  'soliton-cannon': ['rare', 9, 7, 1],
  'transition-drive': ['rare', 9, 7, 1],
  'warp-portal': ['rare', 9, 7, 1],
  'flux-missile': ['rare', 11, 8, 1],
  'pico-modulator': ['rare', 11, 8, 1],
  'ancient-labs': ['rare', 13, 9, 1],
  'zero-point-source': ['rare', 15, 10, 1],
  metasynthesis: ['rare', 17, 11, 1],
};

/** Draco, who knows only Fusion Drive; Orion for that one. */
function researcher(id: TechnologyId) {
  const species: SpeciesId[] = id === 'fusion-drive' ? ['orion', 'draco'] : ['draco', 'orion'];
  return position({ species });
}

/** Seat 0 pays for the technology and has it. */
function researched(id: TechnologyId): Table {
  const track = technologies[id].category === 'rare' ? ':grid' : '';
  return researcher(id)
    .beside('107', researcher(id).state.players[0]!.species === 'draco' ? '228' : '232', 3)
    .own(0, '107')
    .resources(0, 0, 20)
    .tray(id)
    .play((g) => research(g, 0))
    .answer(`technology:${id}${track}`);
}

for (const id of technologyIds) {
  content('eclipse', `technology/${id}`, 'has its price, its minimum, its track and its number of tiles', () => {
    const [category, cost, minimum, copies] = figures[id];
    expect(technologies[id]).toMatchObject({ category, cost, minimum, copies });
    const { state } = researcher(id);
    expect(tracksFor(state, 0, id)).toEqual(category === 'rare' ? ['military', 'grid', 'nano'] : [category]);
    for (const track of tracksFor(state, 0, id)) {
      state.players[0]!.technologies[track] = new Array(6).fill('hull');
      expect(priceOn(state, 0, id, track)).toBe(Math.max(minimum, cost - 8));
      state.players[0]!.technologies[track] = [];
      expect(priceOn(state, 0, id, track)).toBe(cost);
    }
  });
}

const unlocking = technologyIds.filter((id) => technologies[id].part);

for (const id of unlocking) {
  content('eclipse', `technology/${id}`, 'unlocks the part of the same name', () => {
    expect(unlockedParts(researcher(id).state, 0)).not.toContain(id);
    expect(unlockedParts(researched(id).state, 0)).toContain(id);
  });
}

for (const piece of ['starbase', 'orbital', 'monolith'] as const) {
  content('eclipse', `technology/${piece}`, 'allows its owner to build', () => {
    const can = (knows: boolean) => {
      const table = researcher(piece).resources(0, 20);
      return (knows ? table.know(0, piece) : table).play((g) => build(g, 0)).options.includes(`build:${piece}`);
    };
    expect([can(false), can(true)]).toEqual([false, true]);
  });
}

for (const [id, filled] of [
  ['advanced-mining', ['materials']],
  ['advanced-economy', ['money']],
  ['advanced-labs', ['science']],
  ['metasynthesis', ['materials', 'science', 'money']],
] as const) {
  content('eclipse', `technology/${id}`, 'opens advanced squares', () => {
    // The second square of 110 is gray and advanced.
    const { state } = researcher(id).beside('110', '228', 3).own(0, '110').know(0, id);
    const tracks = settlements(state, 0).flatMap(({ value }) =>
      value.sector === '110' && value.square === 1 ? [value.track] : [],
    );
    expect(tracks).toEqual(filled);
  });
}

for (const [id, action, more] of [
  ['nanorobots', 'build', 1],
  ['improved-logistics', 'move', 1],
  ['pico-modulator', 'upgrade', 2],
] as const) {
  content('eclipse', `technology/${id}`, 'adds activations to its action only', () => {
    const { state } = researcher(id);
    const better = researched(id).state;
    for (const each of ['explore', 'research', 'upgrade', 'build', 'move', 'influence'] as Action[])
      expect(activationsOf(better, 0, each) - activationsOf(state, 0, each)).toBe(each === action ? more : 0);
  });
}

for (const [id, discs] of [
  ['quantum-grid', 2],
  ['advanced-robotics', 1],
] as const) {
  content('eclipse', `technology/${id}`, 'brings discs of the reserve', () => {
    // Draco: 13 discs, two of them in sectors.
    expect(researched(id).player(0)).toMatchObject({ discs: 11 + discs, reserve: 3 - discs });
  });
}

content('eclipse', 'technology/artifact-key', 'brings resources for each artifact', () => {
  // 228 and 107 show one artifact each; Fusion Drive on the track saves 1.
  const table = researched('artifact-key').answer('resource:science', 'resource:science');
  expect(table.player(0).resources.science).toBe(20 - 15 + 10);
  expect(table.isOver).toBe(true);
});

content('eclipse', 'technology/ancient-labs', 'draws one discovery tile', () => {
  const table = researched('ancient-labs').answer('keep');
  expect(table.player(0).keptDiscoveries).toHaveLength(1);
  expect(table.state.discoveries).toHaveLength(35);
});

content('eclipse', 'technology/warp-portal', 'places the tile in a controlled sector', () => {
  expect(researched('warp-portal').answer('sector:228').sector('228').warpPortal).toBe('tile');
});

content('eclipse', 'technology/wormhole-generator', 'opens half connections', () => {
  const table = researched('wormhole-generator');
  expect(needsOneWormhole(table.state, 0)).toBe(true);
  expect(needsOneWormhole(table.state, 1)).toBe(false);
  const half = position().beside('101', '221', 3).state;
  expect([connected(half, '221', false), connected(half, '221', true)]).toEqual([[], ['101']]);
});

content('eclipse', 'technology/cloaking-device', 'takes two opponents to pin a ship', () => {
  const ships = () => researcher('cloaking-device').ships(0, '001', { cruiser: 1 }).ships(1, '001', { cruiser: 1 });
  expect(unpinned(ships().state, 0, '001')).toBe(0);
  expect(unpinned(ships().know(0, 'cloaking-device').state, 0, '001')).toBe(1);
});

/** Seat 0 stands over two cubes of the Terran home 223. */
function siege() {
  return position({ species: ['draco', 'terran-federation'] })
    .ships(0, '223', { cruiser: 1 })
    .cube(1, '223', 0, 'materials')
    .cube(1, '223', 1, 'science');
}

content('eclipse', 'technology/neutron-bombs', 'destroys all cubes without a roll', () => {
  expect(siege().play(attackPopulation).options).not.toContain('bombs');
  const table = siege().know(0, 'neutron-bombs').play(attackPopulation).answer('bombs');
  expect(table.player(1).graveyard).toEqual({ materials: 1, science: 1, money: 0 });
});

content('eclipse', 'technology/neutron-absorber', 'protects against neutron bombs', () => {
  const table = siege().know(0, 'neutron-bombs').know(1, 'neutron-absorber').play(attackPopulation);
  expect(table.options).not.toContain('bombs');
});

content('eclipse', 'technology/antimatter-splitter', 'divides the damage of antimatter cannons', () => {
  // The only antimatter cannon hits, with two interceptors to choose from.
  const firstHits = (...known: TechnologyId[]) =>
    position()
      .ships(1, '001', { interceptor: 2 })
      .ships(0, '001', { interceptor: 1 })
      .tiles(0, 'interceptor', 'antimatter-cannon', 'fusion-source')
      .know(0, ...known)
      .dice('blank', 'blank', 'burst')
      .play((g) => battleIn(g, '001'))
      .match.events(0, 0)
      .flatMap(({ key, args }) => (key === 'eclipse.hits' ? [args?.damage] : []));
  expect(firstHits()[0]).toBe(4);
  expect(firstHits('antimatter-splitter').slice(0, 2)).toEqual([1, 1]);
});
