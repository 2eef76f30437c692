import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { PartId } from '../content/ids.ts';
import { part, partIds } from '../content/ship-parts.ts';
import { technologies, technologyIds } from '../content/technologies/index.ts';
import { position } from '../testing/index.ts';
import { actionTurn } from './action-phase.ts';
import { ratings } from './blueprints.ts';
import { unlockedParts, upgrade } from './upgrade.ts';

/** Seat 0 with tiles on the interceptor. */
function tuned(...tiles: (PartId | null)[]) {
  return position()
    .with((g) => {
      g.players[0]!.blueprints.interceptor.tiles = tiles;
    })
    .turnOf(0, { action: 'upgrade', activations: 2 })
    .with((g) => {
      g.players[0]!.colonyShips = { ready: 0, used: 3 };
    });
}

rule('eclipse', 'upgrade.1', 'an activation takes off any number of parts, then places at most one', () => {
  const table = tuned('hull', null, null, 'hull').play((g) => upgrade(g, 0));
  expect(table.options).toEqual(expect.arrayContaining(['take-off:interceptor:0', 'take-off:interceptor:3', 'done']));
  table.answer('take-off:interceptor:0', 'take-off:interceptor:3', 'part:electron-computer', 'blueprint:interceptor:3');
  expect(table.player(0).blueprints.interceptor.tiles).toEqual([null, null, null, 'electron-computer']);
  expect(table.isOver).toBe(true);
  const two = tuned().turnOf(0).play(actionTurn).answer('upgrade', 'part:hull', 'blueprint:interceptor:3');
  expect(two.options).not.toContain('blueprint:interceptor:3');
  two.answer('part:hull', 'blueprint:cruiser:4');
  expect(two.player(0).blueprints.cruiser.tiles[4]).toBe('hull');
  expect(two.isOver).toBe(true);
  // An activation that only takes parts off is used, too; one that does nothing ends the action.
  const off = tuned('hull').turnOf(0).play(actionTurn).answer('upgrade', 'take-off:interceptor:0', 'done');
  expect(off.state.turn?.activations).toBe(1);
  expect(off.answer('done').isOver).toBe(true);
});

rule('eclipse', 'upgrade.2', 'a tile covers the printed part, which works again when the tile is gone', () => {
  const table = tuned()
    .play((g) => upgrade(g, 0))
    .answer('part:hull', 'blueprint:interceptor:0');
  expect(ratings(table.state, 0, 'interceptor')).toMatchObject({ hull: 1, cannons: [] });
  const back = tuned('hull')
    .play((g) => upgrade(g, 0))
    .answer('take-off:interceptor:0', 'done');
  expect(ratings(back.state, 0, 'interceptor')).toMatchObject({ hull: 0, cannons: [{ part: 'ion-cannon' }] });
  const covered = tuned('hull')
    .play((g) => upgrade(g, 0))
    .answer('part:electron-computer');
  expect(covered.options).not.toContain('blueprint:interceptor:0');
});

rule(
  'eclipse',
  ['upgrade.3', 'technologies.1'],
  'only unlocked parts are placed, and a better one unlocks no weaker one',
  () => {
    const { state } = position().know(0, 'gluon-computer');
    const basic = ['ion-cannon', 'electron-computer', 'hull', 'nuclear-drive', 'nuclear-source'];
    expect(unlockedParts(state, 0)).toEqual([...basic, 'gluon-computer']);
    state.players[0]!.keptParts.push('shard-hull');
    expect(unlockedParts(state, 0)).toContain('shard-hull');
    const kept = tuned()
      .with((g) => {
        g.players[0]!.keptParts.push('shard-hull');
        g.discoveries.splice(g.discoveries.indexOf('part-shard-hull'), 1);
        g.discoveryDiscard.push('part-shard-hull');
      })
      .play((g) => upgrade(g, 0));
    kept.answer('part:shard-hull', 'blueprint:interceptor:3');
    expect(kept.player(0).keptParts).toEqual([]);
  },
);

rule('eclipse', 'technologies.2', 'five parts need no technology', () => {
  const free = partIds.filter((id) => part(id).technology === null && !part(id).ancient);
  expect(free.sort()).toEqual(['electron-computer', 'hull', 'ion-cannon', 'nuclear-drive', 'nuclear-source']);
  for (const id of technologyIds) {
    const unlocked = technologies[id].part;
    if (unlocked) expect(part(unlocked).technology).toBe(id);
  }
});

rule('eclipse', 'upgrade.4', 'a part that needs more energy than there is cannot be placed', () => {
  // 3 energy, of which cannon and drive use 2.
  const table = tuned().with((g) => {
    g.players[0]!.technologies.grid.push('antimatter-cannon');
    g.bag.splice(g.bag.indexOf('antimatter-cannon'), 1);
  });
  const weak = table.play((g) => upgrade(g, 0));
  expect(weak.options).not.toContain('part:antimatter-cannon');
  const cannon = weak.answer('part:ion-cannon');
  expect(cannon.options).toContain('blueprint:interceptor:3');
  const full = tuned(null, null, null, 'ion-cannon').play((g) => upgrade(g, 0));
  full.answer('part:ion-cannon');
  expect(full.options).toContain('blueprint:interceptor:0');
  expect(full.options).not.toContain('blueprint:interceptor:1');
});

rule('eclipse', 'upgrade.5', 'ships keep a drive and starbases get none', () => {
  const hull = tuned()
    .play((g) => upgrade(g, 0))
    .answer('part:hull');
  expect(hull.options).not.toContain('blueprint:interceptor:2');
  expect(hull.options).not.toContain('blueprint:cruiser:5');
  expect(hull.options).toContain('blueprint:starbase:4');
  const drive = tuned()
    .play((g) => upgrade(g, 0))
    .answer('part:nuclear-drive');
  expect(drive.options.some((id) => id.startsWith('blueprint:starbase'))).toBe(false);
  expect(drive.options).toContain('blueprint:interceptor:3');
});

rule('eclipse', 'upgrade.6', 'parts cost nothing', () => {
  const table = tuned()
    .resources(0, 3, 3, 3)
    .play((g) => upgrade(g, 0))
    .answer('part:hull', 'blueprint:interceptor:3');
  expect(table.player(0).resources).toEqual({ materials: 3, science: 3, money: 3 });
});

rule('eclipse', 'upgrade.10', 'an activation ends only when all blueprints are legal', () => {
  // Without the second source the two cannons have no energy.
  const table = tuned().with((g) => {
    g.players[0]!.blueprints.interceptor.tiles = ['ion-cannon', 'nuclear-source', null, 'ion-cannon'];
    g.players[0]!.blueprints.cruiser.tiles = ['nuclear-source', 'ion-cannon', null, null, null, null];
  });
  const off = table.play((g) => upgrade(g, 0)).answer('take-off:interceptor:1');
  expect(off.options).toContain('done');
  const dark = table.play((g) => upgrade(g, 0)).answer('take-off:cruiser:0');
  // The cruiser has lost its only source: neither an end nor a part elsewhere.
  expect(dark.options).not.toContain('done');
  dark.answer('part:nuclear-source');
  expect(dark.options.every((id) => id.startsWith('blueprint:cruiser'))).toBe(true);
  const bare = table.play((g) => upgrade(g, 0)).answer('take-off:cruiser:0', 'take-off:cruiser:1');
  expect(bare.options).toContain('done');
});

rule('eclipse', 'discovery-tiles.9', 'an ancient part taken off does not come back', () => {
  const table = tuned(null, null, null, 'shard-hull')
    .play((g) => upgrade(g, 0))
    .answer('take-off:interceptor:3');
  expect(table.player(0).keptParts).toEqual([]);
  expect(table.options).not.toContain('part:shard-hull');
});

rule('eclipse', 'discovery-tiles.10', 'Muon Source is attached outside the spaces and stays', () => {
  const table = tuned('hull', null, null, 'hull')
    .with((g) => {
      g.players[0]!.keptParts.push('muon-source');
    })
    .play((g) => upgrade(g, 0))
    .answer('part:muon-source');
  expect(table.options).toEqual(
    ['interceptor', 'cruiser', 'dreadnought', 'starbase'].map((type) => `blueprint:${type}:outside`),
  );
  table.answer('blueprint:interceptor:outside');
  expect(table.player(0).blueprints.interceptor).toEqual({
    tiles: ['hull', null, null, 'hull'],
    outside: ['muon-source'],
  });
  expect(ratings(table.state, 0, 'interceptor')).toMatchObject({ produced: 5, initiative: 4 });
  const later = tuned()
    .with((g) => {
      g.players[0]!.blueprints.interceptor.outside = ['muon-source'];
    })
    .play((g) => upgrade(g, 0));
  expect(later.options.some((id) => id.startsWith('take-off'))).toBe(false);
});
