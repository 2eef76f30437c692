/** Why can't I? Every reason names a rule that there is, and nothing that is said to be impossible is offered. */
import { readFileSync } from 'node:fs';
import { type Blocked, Keystream, Match, seedFrom } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect, test, vi } from 'vitest';
import type { DiscoveryId } from './content/ids.ts';
import { eclipse } from './index.ts';
import { why } from './messages/en/why.ts';
import { prompts } from './prompts.ts';
import { attackPopulation } from './rules/attack-population.ts';
import { build } from './rules/build.ts';
import { takeDiscovery } from './rules/discoveries.ts';
import { explore } from './rules/explore.ts';
import { influence } from './rules/influence.ts';
import { move } from './rules/move.ts';
import { putOnTrack, returnReputation } from './rules/reputation-track.ts';
import { research } from './rules/research.ts';
import { upgrade } from './rules/upgrade.ts';
import { battlefield, field, midgame, playPrudently, position, type Table } from './testing/index.ts';

vi.setConfig({ testTimeout: 120_000 });

const catalogue = readFileSync(new URL('../catalogue.md', import.meta.url), 'utf8');

/** `rule key target` of every reason that the seat is given. */
function reasons(table: Table, seat = 0): string[] {
  return table.match
    .blocked(seat)
    .map(({ rule: id, label, target }) => [id, label.key.slice(12), target].join(' ').trim());
}

test('in random games every reason cites a rule, none is about an option, and each kind of reason comes up', () => {
  const seen = new Map<string, number>();
  const told = new Set<string>();
  const cited = new Set<string>();
  for (const players of [2, 3, 4, 5, 6] as const) {
    const config = { players, warpPortals: true, species: 'chosen' } as const;
    for (const match of [
      Match.start(eclipse, config, seedFrom(`why ${players}`)),
      midgame(config, `why ${players}`),
      midgame(config, `why else ${players}`),
    ])
      playPrudently(match, new Keystream(seedFrom(`why ${players}`)), (_, seat) => {
        const { options, prompt } = match.pending(seat)!;
        const offered = new Set(options.flatMap(({ target }) => target ?? []));
        const all: readonly Blocked[] = match.blocked(seat);
        if (all.length > 0) told.add(prompt.key);
        for (const { rule: id, label, target } of all) {
          cited.add(id);
          if (offered.has(target ?? '')) throw new Error(`${prompt.key}: ${label.key} ${target} is offered`);
          seen.set(label.key, (seen.get(label.key) ?? 0) + 1);
        }
        const targets = all.flatMap(({ target }) => target ?? []);
        expect(new Set(targets).size, prompt.key).toBe(targets.length);
      });
  }
  for (const id of cited) expect(catalogue, id).toContain(`- \`${id}\` `);
  const rare = Object.keys(why).filter((key) => !seen.has(key));
  // These take positions that random players hardly ever reach; each has a test of its own below.
  expect(rare.filter((key) => !arranged.includes(key))).toEqual([]);
  expect(prompts.filter((key) => !told.has(key)).toSorted()).toEqual([...allowing, ...seldom].toSorted());
});

/** Questions at which no rule holds anything back. */
const allowing = [
  'eclipse.artifact', // any of the three resources for each artifact
  'eclipse.destroy-cube', // any cube in the sector
  'eclipse.next-discovery', // the finder's own tiles, in any order
  'eclipse.relations', // asked only when both players may have them
  'eclipse.take-control', // asked only when the explorer may
];

/** Questions that random players do not reach, or not where something is held back; the tests below do. */
const seldom = ['eclipse.ambassador-cube', 'eclipse.make-way'];

/** Reasons that the tests below arrange. */
const arranged =
  'no-disc no-cube no-cubes part-space parts-illegal no-way no-discs track-empty track-none none-to-reveal space-outside has-portal would-miss refused'
    .split(' ')
    .map((key) => `eclipse.why.${key}`);

/** Sectors 102 of seat 0 and 101 of seat 1 are connected. */
function neighbours() {
  return position({ players: 4 })
    .place('102', { q: 0, r: -1 })
    .place('101', { q: 1, r: -1 })
    .own(0, '102')
    .own(1, '101')
    .turnOf(0);
}

/** Takes the discs off the track of seat 0. */
function withoutDiscs(table: ReturnType<typeof position>) {
  return table.with((g) => {
    g.players[0]!.reserve += g.players[0]!.discs;
    g.players[0]!.discs = 0;
  });
}

rule('eclipse', 'influence-discs.5', 'without a disc I am told that there is no action, and none for a sector', () => {
  const table = withoutDiscs(neighbours()).from('turn');
  expect(table.options).toEqual(['pass', 'propose:1']);
  expect(reasons(table)).toContain('influence-discs.5 no-disc action:explore');
  const influencing = (...influenced: '221'[]) =>
    withoutDiscs(position().beside('201', '221', 3, 1)).turnOf(0, { action: 'influence', activations: 2, influenced });
  const none = influencing('221').play((g) => influence(g, 0));
  expect(reasons(none)).toContain('influence-discs.5 no-discs sector:201');
  const source = influencing()
    .own(0, '201')
    .with((g) => {
      g.players[0]!.discs++;
      g.players[0]!.reserve--;
    })
    .place('102', { q: 5, r: 0 })
    .ships(0, '102', { interceptor: 1 })
    .play((g) => influence(g, 0))
    .answer('place:102');
  expect(source.options).toEqual(['sector:201', 'sector:221']);
  expect(reasons(source)).toContain('influence-discs.5 track-empty');
});

rule('eclipse', 'diplomacy.7', 'an ambassador takes no cube from a track that has none', () => {
  const table = neighbours()
    .with((g) => {
      g.players[0]!.graveyard.materials = g.players[0]!.cubes.materials;
      g.players[0]!.cubes.materials = 0;
    })
    .from('turn')
    .answer('propose:1', 'accept');
  expect([table.prompt, table.options]).toEqual(['eclipse.ambassador-cube', ['track:science', 'track:money']]);
  expect(reasons(table)).toEqual(['diplomacy.7 track-none track:materials']);
});

rule('eclipse', 'reactions.2', 'after passing I am told which actions are no reactions', () => {
  const table = position()
    .with((g) => {
      g.players[0]!.passed = true;
    })
    .turnOf(0, { reaction: true })
    .from('turn');
  const told = reasons(table).filter((reason) => reason.startsWith('reactions.2'));
  expect(told.map((reason) => reason.split(':')[1])).toEqual(['explore', 'research', 'influence']);
});

rule('eclipse', ['explore.1', 'explore.2'], 'zones tell why they cannot be explored', () => {
  const table = position().play((g) => explore(g, 0));
  expect(reasons(table)).toContain('explore.2 no-wormhole zone:1,-2');
  expect(reasons(table)).toContain('explore.1 not-beside zone:0,1');
});

rule('eclipse', ['research.5', 'research.6', 'resources.3'], 'technologies tell why I cannot have them', () => {
  const table = position()
    .tray('starbase', 'fusion-source', 'monolith')
    .resources(0, 0, 4)
    .play((g) => research(g, 0));
  expect(reasons(table)).toEqual(
    expect.arrayContaining(['research.6 owned technology:starbase', 'resources.3 science technology:monolith']),
  );
  expect(reasons(table).join()).not.toContain('technology:fusion-source');
  const full = position()
    .know(0, 'gauss-shield', 'fusion-source', 'improved-hull', 'positron-computer', 'advanced-economy', 'tachyon-drive')
    .know(0, 'antimatter-cannon')
    .tray('quantum-grid', 'nanorobots')
    .resources(0, 0, 20)
    .play((g) => research(g, 0));
  expect(reasons(full)).toContain('research.5 track-full technology:quantum-grid');
});

rule(
  'eclipse',
  ['upgrade.3', 'upgrade.4', 'upgrade.5', 'upgrade.10'],
  'parts and spaces tell why they do not fit',
  () => {
    const table = position()
      .know(0, 'fusion-source')
      .play((g) => upgrade(g, 0));
    expect(reasons(table)).toEqual(
      expect.arrayContaining(['upgrade.3 part-locked part:plasma-cannon', 'upgrade.3 part-ancient part:ion-turret']),
    );
    table.answer('part:fusion-source');
    expect(reasons(table)).toContain('upgrade.5 space-no-drive blueprint:interceptor:2');
    expect(table.options).not.toContain('blueprint:interceptor:2');
    const drive = position()
      .play((g) => upgrade(g, 0))
      .answer('part:nuclear-drive');
    expect(reasons(drive)).toContain('upgrade.5 space-drive blueprint:starbase:4');
    const weak = position()
      .play((g) => upgrade(g, 0))
      .answer('part:ion-cannon');
    expect(reasons(weak)).toContain('upgrade.4 space-energy blueprint:interceptor:1');
    const heavy = position()
      .know(0, 'plasma-cannon', 'fusion-source')
      .tiles(0, 'interceptor', 'plasma-cannon', 'fusion-source', null, 'plasma-cannon')
      .tiles(0, 'cruiser', 'plasma-cannon', 'fusion-source', 'plasma-cannon')
      .turnOf(0, { action: 'upgrade', activations: 2 })
      .play((g) => upgrade(g, 0))
      .answer('take-off:interceptor:1');
    expect(reasons(heavy)).toContain('upgrade.10 not-done');
    heavy.answer('take-off:cruiser:1');
    expect(reasons(heavy)).toContain('upgrade.10 parts-illegal');
    const covered = position()
      .tiles(0, 'interceptor', 'hull', 'nuclear-source', 'nuclear-drive', 'hull')
      .tiles(0, 'cruiser', 'hull', 'nuclear-source', 'hull', 'hull', 'hull', 'nuclear-drive')
      .tiles(0, 'dreadnought', 'hull', 'nuclear-source', 'hull', 'hull', 'hull', 'hull', 'hull', 'nuclear-drive')
      .tiles(0, 'starbase', 'hull', 'hull', 'hull', 'hull', 'hull')
      .play((g) => upgrade(g, 0));
    expect(reasons(covered)).toContain('upgrade.1 part-space part:hull');
  },
);

rule('eclipse', ['build.3', 'build.4', 'build.5', 'control.2'], 'pieces and sectors tell why I cannot build', () => {
  const table = position()
    .know(0, 'orbital')
    .resources(0, 7)
    .ships(0, '221', { cruiser: 4 })
    .play((g) => build(g, 0));
  expect(reasons(table)).toEqual(
    expect.arrayContaining([
      'build.3 piece-locked build:monolith',
      'build.4 piece-gone build:cruiser',
      'resources.3 materials build:dreadnought',
    ]),
  );
  const sites = position()
    .know(0, 'orbital')
    .resources(0, 7)
    .beside('201', '221', 3, 1)
    .beside('202', '221', 0)
    .own(0, '201', '202')
    .with((g) => {
      g.sectors['221']!.orbital = { cube: null };
    })
    .play((g) => build(g, 0))
    .answer('build:orbital');
  expect(reasons(sites)).toEqual(
    expect.arrayContaining(['control.2 not-yours sector:001', 'build.5 has-piece sector:221']),
  );
  const nowhere = position()
    .know(0, 'orbital')
    .resources(0, 7)
    .with((g) => {
      g.sectors['221']!.orbital = { cube: null };
    })
    .play((g) => build(g, 0));
  expect(reasons(nowhere)).toContain('build.5 piece-nowhere build:orbital');
});

rule(
  'eclipse',
  ['move.1', 'move.2', 'move.4', 'pinning.2', 'pinning.3'],
  'ships and sectors tell why I cannot move',
  () => {
    const table = battlefield()
      .ships(0, field, { interceptor: 1 })
      .ships(1, field, { cruiser: 1 })
      .ships(0, '221', { starbase: 1, interceptor: 1 })
      .beside('207', field, 2, 5)
      .beside('208', '207', 2, 5)
      .play((g) => move(g, 0));
    expect(reasons(table)).toEqual(
      expect.arrayContaining([
        `pinning.2 pinned ship:${field}:0:interceptor:0`,
        'move.4 starbase ship:221:0:starbase:0',
      ]),
    );
    const lost = battlefield()
      .place('318', { q: 5, r: 0 })
      .ships(0, '318', { cruiser: 1 })
      .ships(0, '221', { interceptor: 1 })
      .play((g) => move(g, 0));
    expect(reasons(lost)).toContain('move.2 no-way ship:318:0:cruiser:0');
    const far = battlefield()
      .tiles(0, 'interceptor', null, null, 'fusion-drive')
      .ships(0, '221', { interceptor: 1 })
      .beside('207', field, 2, 5)
      .beside('208', '207', 2, 5)
      .place('318', { q: 5, r: 0 })
      .play((g) => move(g, 0))
      .answer('ship:221:interceptor');
    expect(reasons(far)).toContain('move.2 unconnected sector:318');
    expect(reasons(far)).toContain('move.1 too-far sector:208');
  },
);

rule('eclipse', ['influence.3', 'influence.5', 'influence.6'], 'sectors tell why they cannot be influenced', () => {
  const table = position()
    .beside('201', '221', 3, 1)
    .npc('guardian', '001')
    .turnOf(0, { action: 'influence', activations: 2, influenced: ['201'] })
    .play((g) => influence(g, 0));
  expect(reasons(table)).toEqual(
    expect.arrayContaining([
      'influence.5 contested sector:001',
      'influence.6 touched sector:201',
      'influence.3 controlled sector:223',
    ]),
  );
});

rule('eclipse', ['colony-ships.4', 'population.7'], 'squares tell why no colony ship can go there', () => {
  const table = position()
    .with((g) => {
      g.players[0]!.graveyard.materials = g.players[0]!.cubes.materials;
      g.players[0]!.cubes.materials = 0;
    })
    .turnOf(0, { action: 'influence', activations: 1 })
    .play((g) => influence(g, 0));
  expect(reasons(table)).toEqual(
    expect.arrayContaining(['colony-ships.4 no-cubes square:221:0', 'population.7 advanced square:221:2']),
  );
});

rule(
  'eclipse',
  ['diplomacy.1', 'diplomacy.3', 'diplomacy.6', 'diplomacy.7'],
  'others tell why there can be no relations',
  () => {
    const few = position().turnOf(0).from('turn');
    expect(reasons(few)).toContain('diplomacy.1 few-players');
    const told = (change: (table: ReturnType<typeof position>) => void) => {
      const table = position({ players: 4 }).turnOf(0);
      change(table);
      return reasons(table.from('turn')).filter((reason) => reason.startsWith('diplomacy'));
    };
    expect(told(() => undefined)).toContain('diplomacy.3 no-border');
    expect(told((table) => table.with((g) => (g.traitor = 0)))).toEqual(Array(3).fill('diplomacy.6 traitor'));
    expect(
      told((table) =>
        table.with((g) => {
          const { cubes, graveyard } = g.players[0]!;
          for (const track of ['materials', 'science', 'money'] as const) {
            graveyard[track] = cubes[track];
            cubes[track] = 0;
          }
        }),
      ),
    ).toEqual(Array(3).fill('diplomacy.7 no-cube'));
  },
);

rule('eclipse', 'retreat.2', 'sectors tell why ships cannot retreat there', () => {
  const table = battlefield({ players: 3 })
    .beside('207', field, 2, 5)
    .ships(0, field, { interceptor: 1 })
    .ships(1, field, { interceptor: 1 })
    .from('combat');
  expect(table.prompt).toBe('eclipse.activate-ships');
  expect(reasons(table)).toContain('retreat.2 retreat-there sector:207');
});

rule('eclipse', 'attack-population.3', 'I am told why Neutron Bombs do not help', () => {
  const attacked = (...known: 'neutron-bombs'[]) =>
    position()
      .cube(1, '223', 0, 'materials')
      .ships(0, '223', { interceptor: 1 })
      .know(0, ...known)
      .know(1, ...(known.length > 0 ? (['neutron-absorber'] as const) : []))
      .play((g) => attackPopulation(g));
  expect(reasons(attacked())).toContain('attack-population.3 no-bombs');
  expect(reasons(attacked('neutron-bombs'))).toContain('attack-population.3 absorbed');
});

rule('eclipse', 'explore.4', 'a sector tells which turns of it would join it to nothing of mine', () => {
  const table = position().nextSectors(1, '101').turnOf(0).from('turn').answer('explore', 'zone:0,-1');
  const { match } = table;
  const offered = table.options.flatMap((id) => /^place:101:(.)$/.exec(id)?.[1] ?? []).map(Number);
  const held = match.blocked(0).filter(({ label }) => label.key === 'eclipse.why.unjoined');
  expect(held.every(({ rule: id }) => id === 'explore.4')).toBe(true);
  const turns = held.map(({ label }) => Number(label.args?.rotation));
  expect([offered.length, turns.length]).not.toContain(0);
  expect([...offered, ...turns].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
});

rule('eclipse', 'explore.10', 'I am told when there is no other sector to reveal', () => {
  const table = position()
    .ability(0, { modify: { sectorsRevealed: () => 99 } })
    .turnOf(0)
    .from('turn')
    .answer('explore', 'zone:0,-1');
  expect(reasons(table)).not.toContain('explore.10 none-to-reveal');
  while (table.options.includes('reveal')) table.answer('reveal');
  expect(reasons(table)).toContain('explore.10 none-to-reveal');
});

/** Seat 0 uses the tile. */
const using = (table: ReturnType<typeof position>, tile: DiscoveryId) =>
  table
    .beside('102', '221', 3)
    .discovery('102', tile)
    .play((g) => takeDiscovery(g, 0, '102', false))
    .answer('use');

rule('eclipse', ['discovery-tiles.8', 'discovery-tiles.10'], 'spaces tell why an ancient part cannot go there', () => {
  const turret = using(position(), 'part-ion-turret');
  expect(reasons(turret)).toContain('upgrade.5 space-no-drive blueprint:interceptor:2');
  expect(reasons(turret)).not.toContain('upgrade.4 space-energy blueprint:interceptor:0');
  const muon = using(position(), 'part-muon-source');
  expect(muon.options).toContain('blueprint:interceptor:outside');
  expect(reasons(muon)).toContain('discovery-tiles.10 space-outside blueprint:interceptor:0');
  const tight = position()
    .know(0, 'positron-computer', 'fusion-drive')
    .tiles(0, 'cruiser', 'nuclear-source', null, null, 'positron-computer', 'ion-cannon', 'fusion-drive');
  const way = using(tight, 'part-plasma-turret').answer('blueprint:cruiser:2');
  expect(way.prompt).toBe('eclipse.make-way');
  expect(reasons(way)).toEqual(['upgrade.4 space-energy blueprint:cruiser:0']);
});

rule('eclipse', 'upgrade.1', 'a kept Muon Source tells why it goes on no space', () => {
  const table = position()
    .with((g) => g.players[0]!.keptParts.push('muon-source'))
    .play((g) => upgrade(g, 0))
    .answer('part:muon-source');
  expect(reasons(table)).toContain('discovery-tiles.10 space-outside blueprint:cruiser:1');
});

rule('eclipse', 'warp-portals.4', 'sectors tell why my warp portal cannot go there', () => {
  const table = position()
    .beside('201', '221', 3, 1)
    .beside('202', '221', 0)
    .own(0, '201', '202')
    .discovery('201', 'ancient-warp-portal')
    .with((g) => {
      g.sectors['201']!.discovery = null;
      g.sectors['201']!.warpPortal = 'discovery';
    })
    .tray('warp-portal')
    .resources(0, 0, 20)
    .turnOf(0, { action: 'research', activations: 1 })
    .play((g) => research(g, 0));
  table.answer(table.options.find((id) => id.startsWith('technology:warp-portal'))!);
  expect(table.options).toEqual(['sector:202', 'sector:221']);
  expect(reasons(table)).toEqual(
    expect.arrayContaining(['warp-portals.4 not-yours sector:001', 'warp-portals.4 has-portal sector:201']),
  );
});

rule('eclipse', 'diplomacy.11', 'I am told that ambassadors cannot be returned', () => {
  const table = position({ players: 4 })
    .reputation(0, 1, 2)
    .with((g) => {
      g.players[1]!.ambassadors--;
      g.players[1]!.cubes.money--;
      putOnTrack(g, 0, { ambassador: 1 });
    })
    .play((g) => returnReputation(g, 0));
  expect(reasons(table)).toEqual(['diplomacy.11 ambassador']);
});

rule('eclipse', ['battle-order.3', 'battle-order.4', 'damage.4'], 'ships tell why my die cannot go to them', () => {
  const third = battlefield({ players: 3 })
    .npc('guardian', field)
    .ships(2, field, { cruiser: 1 })
    .ships(1, field, { interceptor: 1, cruiser: 1 })
    .ships(0, field, { interceptor: 1 })
    .dice('blank', 'burst')
    .from('combat')
    .answer('attack');
  expect(reasons(third)).toEqual([
    `battle-order.4 other-battle ship:${field}:guardian:guardian:0`,
    `battle-order.3 other-battle ship:${field}:2:cruiser:0`,
  ]);
  const shielded = battlefield()
    .know(0, 'antimatter-splitter')
    .ships(1, field, { interceptor: 2, cruiser: 1, dreadnought: 1 })
    .tiles(1, 'dreadnought', 'hull', null, 'hull', null, 'gauss-shield', null, 'gauss-shield')
    .tiles(1, 'cruiser', 'hull', null, 'hull')
    .ships(0, field, { interceptor: 1 })
    .tiles(0, 'interceptor', 'antimatter-cannon', 'fusion-source', null, 'electron-computer')
    .dice('blank', 'blank', 5)
    .from('combat')
    .answer('attack');
  expect(reasons(shielded)).toEqual([`damage.4 would-miss ship:${field}:1:dreadnought:0`]);
});

rule('eclipse', 'diplomacy.2', 'whoever refused relations is not asked again in this turn', () => {
  const table = neighbours().from('turn').answer('propose:1', 'refuse');
  expect(table.options).not.toContain('propose:1');
  expect(reasons(table)).toContain('diplomacy.2 refused');
});
