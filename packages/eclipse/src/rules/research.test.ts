import { content, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { speciesFigures } from '../content/registry.ts';
import { speciesIds } from '../content/species/index.ts';
import { technologies, technologyIds } from '../content/technologies/index.ts';
import { discounts } from '../content/tracks.ts';
import { position } from '../testing/index.ts';
import { actionTurn } from './action-phase.ts';
import { priceOn, research, tracksFor } from './research.ts';
import { scoreOf } from './scoring.ts';

rule(
  'eclipse',
  'research.1',
  'the player takes a tile of the tray, pays for it and puts it on the next free space',
  () => {
    const table = position()
      .tray('starbase', 'neutron-bombs', 'fusion-source')
      .resources(0, 0, 5)
      .play((g) => research(g, 0));
    // Terrans own the starbase technology already.
    expect(table.options).toEqual(['technology:neutron-bombs', 'technology:fusion-source', 'done', 'trade']);
    table.answer('technology:neutron-bombs');
    expect(table.player(0).technologies.military).toEqual(['starbase', 'neutron-bombs']);
    expect(table.player(0).resources.science).toBe(3);
    expect(table.state.tray).toEqual(['starbase', 'fusion-source']);
  },
);

rule('eclipse', 'research.2', 'a regular technology has its track, a rare one goes on any', () => {
  const { state } = position();
  expect(tracksFor(state, 0, 'gluon-computer')).toEqual(['military']);
  expect(tracksFor(state, 0, 'gauss-shield')).toEqual(['grid']);
  expect(tracksFor(state, 0, 'monolith')).toEqual(['nano']);
  const table = position()
    .tray('conifold-field')
    .resources(0, 0, 5)
    .play((g) => research(g, 0));
  expect(table.options).toEqual(
    ['military', 'grid', 'nano'].map((track) => `technology:conifold-field:${track}`).concat('done', 'trade'),
  );
  expect(table.answer('technology:conifold-field:nano').player(0).technologies.nano).toEqual(['conifold-field']);
});

rule('eclipse', 'research.3', 'the discount of the chosen track lowers the cost down to the minimum', () => {
  const table = position().know(0, 'gauss-shield', 'fusion-source', 'improved-hull');
  expect(priceOn(table.state, 0, 'positron-computer', 'grid')).toBe(5);
  expect(priceOn(table.state, 0, 'quantum-grid', 'grid')).toBe(13);
  expect(priceOn(table.state, 0, 'metasynthesis', 'grid')).toBe(14);
  expect(priceOn(table.state, 0, 'metasynthesis', 'nano')).toBe(17);
  expect(priceOn(table.state, 0, 'neutron-absorber', 'grid')).toBe(5);
});

rule('eclipse', 'research.4', 'more tiles on a track mean a greater discount', () => {
  expect(discounts).toEqual([0, 1, 2, 3, 4, 6, 8]);
  const nano = ['nanorobots', 'fusion-drive', 'orbital', 'advanced-robotics', 'advanced-labs', 'monolith'] as const;
  const table = position();
  for (const [tiles, discount] of discounts.entries()) {
    expect(priceOn(table.state, 0, 'artifact-key', 'nano')).toBe(16 - discount);
    const next = nano[tiles];
    if (next) table.know(0, next);
  }
});

rule('eclipse', 'research.5', 'a full track takes no more tiles', () => {
  const full = position()
    .know(0, 'nanorobots', 'fusion-drive', 'orbital', 'advanced-robotics', 'advanced-labs', 'monolith', 'artifact-key')
    .tray('wormhole-generator', 'conifold-field')
    .resources(0, 0, 30)
    .play((g) => research(g, 0));
  expect(full.options.filter((id) => id.startsWith('technology'))).toEqual([
    'technology:conifold-field:military',
    'technology:conifold-field:grid',
  ]);
});

rule('eclipse', 'research.6', 'nobody researches the same technology twice', () => {
  const table = position().know(0, 'nanorobots').tray('nanorobots', 'nanorobots').resources(0, 0, 9);
  expect(table.play((g) => research(g, 0)).isOver).toBe(true);
  expect(table.play((g) => research(g, 1)).isOver).toBe(true);
  table.resources(1, 0, 9);
  expect(table.play((g) => research(g, 1)).options).toEqual(['technology:nanorobots', 'done', 'trade']);
});

rule('eclipse', 'research.7', 'the starting technologies count like all others', () => {
  for (const id of speciesIds) expect(speciesFigures(id).technologies.length).toBeGreaterThan(0);
  const { state } = position({ species: ['eridani', 'orion'] });
  expect(state.players[0]!.technologies).toEqual({
    military: ['plasma-cannon'],
    grid: ['gauss-shield'],
    nano: ['fusion-drive'],
  });
  expect(priceOn(state, 0, 'neutron-bombs', 'military')).toBe(2);
  expect(priceOn(state, 0, 'starbase', 'military')).toBe(3);
  state.players[0]!.technologies.nano.push('nanorobots', 'orbital', 'advanced-labs');
  expect(scoreOf(state, 0).technologies).toBe(1);
});

rule('eclipse', 'research.8', 'a technology unlocks a part or a piece, works at once or lasts', () => {
  for (const id of technologyIds) {
    const { part, builds, discs, activations, advancedSquares, hooks, ...figures } = technologies[id];
    const { category, cost, minimum, copies, warpPortals } = figures;
    const kinds = [part, builds, discs ?? hooks?.gained, activations ?? advancedSquares ?? hooks?.modify];
    expect(kinds.filter((kind) => kind !== undefined).length, id).toBe(1);
    expect(cost).toBeGreaterThanOrEqual(minimum);
    expect([copies > 1, category === 'rare', warpPortals ?? false]).toContain(true);
  }
});

rule('eclipse', 'research.9', 'with two nano tiles Fusion Drive costs its minimum of 3', () => {
  const { state } = position().know(0, 'nanorobots', 'orbital');
  expect(priceOn(state, 0, 'fusion-drive', 'nano')).toBe(3);
});

rule('eclipse', 'research.11', 'what the first activation brings makes the second cheaper', () => {
  const table = position({ species: ['hydran', 'orion'] })
    .tray('nanorobots', 'fusion-drive', 'orbital')
    .resources(0, 0, 10)
    .turnOf(0)
    .play(actionTurn)
    .answer('research', 'technology:orbital');
  expect(table.player(0).resources.science).toBe(5);
  table.answer('technology:fusion-drive');
  expect(table.player(0).resources.science).toBe(2);
});

rule('eclipse', ['setup.4', 'research.1'], 'copies on display limit how many players can have a technology', () => {
  const table = position().tray('nanorobots').resources(0, 0, 9).resources(1, 0, 9);
  const bought = table.play((g) => research(g, 0)).answer('technology:nanorobots');
  expect(bought.state.tray).toEqual([]);
});

rule('eclipse', 'technologies.6', 'Quantum Grid and Advanced Robotics bring discs of the reserve', () => {
  const quantum = position()
    .tray('quantum-grid')
    .resources(0, 0, 16)
    .play((g) => research(g, 0));
  expect(quantum.answer('technology:quantum-grid').player(0)).toMatchObject({ discs: 14, reserve: 1 });
  const robots = position()
    .tray('advanced-robotics')
    .resources(0, 0, 8)
    .play((g) => research(g, 0));
  expect(robots.answer('technology:advanced-robotics').player(0)).toMatchObject({ discs: 13, reserve: 2 });
});

rule('eclipse', 'technologies.8', 'Artifact Key brings five of a resource for each controlled artifact', () => {
  const table = position()
    .beside('107', '221', 3)
    .own(0, '107')
    .tray('artifact-key')
    .resources(0, 0, 16)
    .play((g) => research(g, 0))
    .answer('technology:artifact-key', 'resource:materials', 'resource:money');
  expect(table.player(0).resources).toEqual({ materials: 5, science: 0, money: 5 });
  expect(table.isOver).toBe(true);
});

rule('eclipse', 'technologies.13', 'Ancient Labs draws a discovery tile at once', () => {
  const table = position()
    .nextDiscoveries('money-8')
    .tray('ancient-labs')
    .resources(0, 0, 13)
    .play((g) => research(g, 0))
    .answer('technology:ancient-labs:grid');
  expect(table.prompt).toBe('eclipse.discovery');
  expect(table.answer('use').player(0).resources.money).toBe(8);
});

rule('eclipse', 'technologies.15', 'every rare technology exists once', () => {
  const rare = technologyIds.filter((id) => technologies[id].category === 'rare');
  expect(rare).toHaveLength(15);
  for (const id of rare) expect(technologies[id].copies).toBe(1);
  expect(rare.sort()).toEqual(
    [
      ...['antimatter-splitter', 'conifold-field', 'neutron-absorber', 'absorption-shield', 'cloaking-device'],
      ...['improved-logistics', 'sentient-hull', 'soliton-cannon', 'transition-drive', 'warp-portal'],
      ...['flux-missile', 'pico-modulator', 'ancient-labs', 'zero-point-source', 'metasynthesis'],
    ].sort(),
  );
});

content('eclipse', 'technology/advanced-robotics', 'one more disc', () => {
  const last = position()
    .with((g) => {
      g.players[0]!.reserve = 0;
      g.players[0]!.actionDiscs.move = 3;
    })
    .tray('advanced-robotics')
    .resources(0, 0, 8)
    .play((g) => research(g, 0));
  // Nothing comes of an empty reserve (component-limits.1).
  expect(last.answer('technology:advanced-robotics').player(0)).toMatchObject({ discs: 12, reserve: 0 });
});
