import { content, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { discoveryIds } from '../content/discovery-tiles/index.ts';
import type { DiscoveryId } from '../content/ids.ts';
import { discovery } from '../content/registry.ts';
import { part } from '../content/ship-parts.ts';
import { activeParts } from '../figures.ts';
import { battlefield, field, position, wholeCombat } from '../testing/index.ts';
import { figuresOf } from './blueprints.ts';
import { gainDiscovery, takeDiscovery } from './discoveries.ts';
import { scoreOf } from './scoring.ts';

/** Seat 0 finds the tile in sector 102. */
function found(tile: DiscoveryId) {
  return position().beside('102', '221', 3).discovery('102', tile);
}

function take(table: ReturnType<typeof position>) {
  return table.play((g) => takeDiscovery(g, 0, '102', false));
}

rule('eclipse', 'discovery-tiles.1', 'whoever gains a tile uses it or keeps it for two points', () => {
  const table = take(found('money-8'));
  expect(table.options).toEqual(['use', 'keep']);
  expect(table.state.found).toEqual([{ seat: 0, tile: 'money-8', sector: '102' }]);
  expect(table.events()).toContain('eclipse.discovers');
});

rule(
  'eclipse',
  ['discovery-tiles.1', 'discovery-tiles.13'],
  'a tile that cannot be used is kept without a question',
  () => {
    const table = found('ancient-cruiser')
      .ships(0, '221', { cruiser: 4 })
      .play((g) => takeDiscovery(g, 0, '102', true));
    expect([table.isOver, table.player(0).keptDiscoveries]).toEqual([true, ['ancient-cruiser']]);
  },
);

rule('eclipse', 'discovery-tiles.1', 'an explorer may take control first and decide about the tile then', () => {
  const table = position()
    .nextSectors(1, '110')
    .nextDiscoveries('ancient-monolith')
    .resources(0, 4)
    .turnOf(0)
    .from('turn')
    .answer('explore', 'zone:0,-1');
  table.answer(table.options.find((id) => id.startsWith('place:110'))!);
  expect([table.prompt, table.options]).toEqual(['eclipse.discovery', ['use', 'keep', 'later']]);
  table.answer('later');
  expect([table.prompt, table.state.found.length]).toEqual(['eclipse.take-control', 1]);
  table.answer('control');
  // It is still the same activation: now the tile must be decided about, but anything free may come first.
  expect(table.prompt).toBe('eclipse.discovery');
  expect(table.options).toEqual(expect.arrayContaining(['use', 'keep', 'trade', 'colony-ship:221:3:money']));
  expect(table.options).not.toContain('later');
  expect(table.options).not.toContain('done');
  table.answer('use');
  expect([table.sector('110').monolith, table.state.found]).toEqual([true, []]);
});

rule('eclipse', 'discovery-tiles.1', 'tiles found after battles wait until the Combat Phase ends, in any order', () => {
  const table = battlefield()
    .beside('207', field, 2, 5)
    .ships(0, field, { interceptor: 1 }, 0)
    .ships(0, '207', { cruiser: 1 })
    .ships(1, '001', { interceptor: 1 })
    .discovery(field, 'money-8')
    .discovery('207', 'science-5')
    .discovery('001', 'materials-6')
    .play(wholeCombat);
  while (table.prompt === 'eclipse.take-control') table.answer('leave');
  expect([table.seat, table.state.found]).toMatchObject([0, [{ tile: 'science-5', sector: '207' }]]);
  table.answer('later', 'later'); // both of seat 0
  expect([table.seat, table.options]).toEqual([1, ['use', 'keep', 'later']]); // the others are still to be decided
  table.answer('keep');
  expect([table.seat, table.options]).toEqual([0, ['tile:science-5:207', `tile:money-8:${field}`]]);
  table.answer(`tile:money-8:${field}`, 'use', 'keep');
  expect(table.player(0)).toMatchObject({ resources: { money: 8 }, keptDiscoveries: ['science-5'] });
  expect(table.isOver).toBe(true);
});

rule(
  'eclipse',
  'discovery-tiles.1',
  'the last tile found in a Combat Phase waits for those that wait, and for no other',
  () => {
    const table = () =>
      battlefield()
        .beside('207', field, 2, 5)
        .ships(0, field, { interceptor: 1 }, 0)
        .ships(0, '207', { cruiser: 1 })
        .discovery(field, 'money-8')
        .discovery('207', 'science-5')
        .play(wholeCombat);
    const found = (...answers: string[]) => {
      const each = table();
      while (each.prompt === 'eclipse.take-control') each.answer('leave');
      return each.answer(...answers);
    };
    expect(found('keep').options).toEqual(['use', 'keep']); // nothing more will happen
    const both = found('later');
    expect([both.prompt, both.options]).toEqual(['eclipse.discovery', ['use', 'keep', 'later']]);
    both.answer('later', 'tile:science-5:207');
    expect(both.options).toEqual(['use', 'keep']); // it cannot wait for ever
    both.answer('use', 'keep');
    expect(both.player(0)).toMatchObject({ resources: { science: 5 }, keptDiscoveries: ['money-8'] });
    expect(both.isOver).toBe(true);
  },
);

rule('eclipse', 'discovery-tiles.1', 'a tile of Ancient Labs, too, is decided before the activation ends', () => {
  const table = position()
    .nextDiscoveries('money-8')
    .tray('ancient-labs')
    .resources(0, 0, 20)
    .turnOf(0)
    .from('turn')
    .answer('research', 'technology:ancient-labs:nano', 'later');
  expect([table.prompt, table.options.slice(0, 2)]).toEqual(['eclipse.discovery', ['use', 'keep']]);
  table.answer('trade');
  expect(table.prompt).toBe('eclipse.trade');
});

rule('eclipse', 'discovery-tiles.2', 'a kept tile is worth two points, a used one lies with the discards', () => {
  const kept = take(found('money-8')).answer('keep');
  expect(kept.player(0)).toMatchObject({ keptDiscoveries: ['money-8'], resources: { money: 0 } });
  expect(scoreOf(kept.state, 0).discoveries).toBe(2);
  const used = take(found('money-8')).answer('use');
  expect(used.player(0).keptDiscoveries).toEqual([]);
  expect(used.state.discoveryDiscard).toEqual(['money-8']);
  expect(used.state.discoveries).not.toContain(undefined);
});

rule('eclipse', 'discovery-tiles.3', 'resource tiles give what they show', () => {
  const goods = (tile: DiscoveryId) => take(found(tile)).answer('use').player(0).resources;
  expect(goods('materials-6')).toEqual({ materials: 6, science: 0, money: 0 });
  expect(goods('science-5')).toEqual({ materials: 0, science: 5, money: 0 });
  expect(goods('money-8')).toEqual({ materials: 0, science: 0, money: 8 });
  expect(goods('mixed-resources')).toEqual({ materials: 2, science: 2, money: 3 });
});

rule('eclipse', 'discovery-tiles.4', 'the Ancients teach the cheapest regular technology that the player lacks', () => {
  const table = found('ancient-tech').tray(
    'antimatter-splitter',
    'neutron-bombs',
    'gauss-shield',
    'nanorobots',
    'orbital',
  );
  const some = take(table.know(0, 'nanorobots')).answer('use');
  expect(some.options).toEqual(['technology:neutron-bombs', 'technology:gauss-shield']);
  some.answer('technology:gauss-shield');
  expect(some.player(0).technologies.grid).toEqual(['gauss-shield']);
  expect(some.player(0).resources.science).toBe(0);
  expect(some.state.tray).not.toContain('gauss-shield');
  const robots = take(found('ancient-tech').tray('advanced-robotics')).answer('use');
  expect(robots.player(0).discs).toBe(13);
});

rule('eclipse', 'discovery-tiles.5', 'an Ancient Cruiser joins the fleet in that sector', () => {
  const table = take(found('ancient-cruiser')).answer('use');
  expect(table.shipsOf(0, '102')).toEqual({ cruiser: 1 });
  expect(table.player(0).supply.cruiser).toBe(3);
  expect(table.sector('102').arrivals).toEqual([0]);
});

rule('eclipse', 'discovery-tiles.6', 'an Ancient Orbital comes with two materials', () => {
  const table = take(found('ancient-orbital')).answer('use');
  expect(table.sector('102').orbital).toEqual({ cube: null });
  expect(table.player(0).resources.materials).toBe(2);
});

rule('eclipse', 'discovery-tiles.7', 'an Ancient Monolith stands in that sector', () => {
  expect(take(found('ancient-monolith')).answer('use').sector('102').monolith).toBe(true);
});

rule('eclipse', 'discovery-tiles.8', 'an ancient part is placed at once, replacing another if need be, or kept', () => {
  const table = take(found('part-ion-turret')).answer('use');
  expect(table.options).toContain('blueprint:interceptor:3');
  // The drive of a ship cannot be covered by it.
  expect(table.options).not.toContain('blueprint:interceptor:2');
  table.answer('blueprint:interceptor:0');
  expect(table.player(0).blueprints.interceptor.tiles).toEqual(['ion-turret', null, null, null]);
  const kept = take(found('part-ion-turret')).answer('use', 'keep-part');
  expect(kept.player(0).keptParts).toEqual(['ion-turret']);
  const full = found('part-plasma-turret').with((g) => {
    g.players[0]!.blueprints.interceptor.tiles = ['hull', null, null, 'ion-cannon'];
    g.players[0]!.blueprints.cruiser.tiles = ['nuclear-source', null, 'ion-cannon', 'ion-cannon', 'ion-cannon', null];
  });
  const replaced = take(full).answer('use');
  // 3 energy: the drive takes 1 and the turret 3, so it fits nowhere on the interceptor.
  expect(replaced.options.some((id) => id.startsWith('blueprint:interceptor'))).toBe(false);
  replaced.answer('blueprint:cruiser:3');
  expect(replaced.player(0).blueprints.cruiser.tiles[3]).toBe('plasma-turret');
});

rule(
  'eclipse',
  'discovery-tiles.8',
  'one other tile of the blueprint may make way for the energy of an ancient part',
  () => {
    // 6 energy: drive 2, computer 1, cannon 1 and turret 3 are one too many.
    const tight = found('part-plasma-turret').with((g) => {
      g.players[0]!.technologies.grid.push('positron-computer');
      g.bag.splice(g.bag.indexOf('positron-computer'), 1);
      g.players[0]!.blueprints.cruiser.tiles = [
        'nuclear-source',
        null,
        null,
        'positron-computer',
        'ion-cannon',
        'fusion-drive',
      ];
    });
    const choice = take(tight).answer('use', 'blueprint:cruiser:2');
    expect(choice.options).toEqual(['take-off:cruiser:3', 'take-off:cruiser:4', 'take-off:cruiser:5']);
    choice.answer('take-off:cruiser:4');
    expect(choice.player(0).blueprints.cruiser.tiles.slice(2)).toEqual([
      'plasma-turret',
      'positron-computer',
      null,
      'fusion-drive',
    ]);
  },
);

rule('eclipse', 'discovery-tiles.11', 'the tile of the Ancient Warp Portal stays in its sector', () => {
  const table = take(found('ancient-warp-portal')).answer('use');
  expect(table.sector('102').warpPortal).toBe('discovery');
  expect(table.state.discoveryDiscard).toEqual([]);
  const before = scoreOf(table.snapshot(), 0).warpPortals;
  const state = table.snapshot();
  state.sectors['102']!.owner = 0;
  expect(scoreOf(state, 0).warpPortals - before).toBe(2);
});

rule(
  'eclipse',
  'discovery-tiles.12',
  'a tile of Ancient Labs works in the starting sector, if that is controlled',
  () => {
    const draw = (tile: DiscoveryId, controls: boolean) =>
      position()
        .nextDiscoveries(tile)
        .with((g) => {
          if (controls) return;
          g.sectors['221']!.owner = null;
          g.players[0]!.discs++;
        })
        .play((g) => gainDiscovery(g, 0, g.discoveries.shift()!, null, false));
    expect(draw('ancient-cruiser', true).answer('use').shipsOf(0, '221')).toEqual({ cruiser: 1 });
    for (const tile of ['ancient-cruiser', 'ancient-orbital', 'ancient-monolith', 'ancient-warp-portal'] as const) {
      const lost = draw(tile, false);
      expect(lost.isOver).toBe(true);
      expect(lost.player(0).keptDiscoveries).toEqual([tile]);
    }
    expect(draw('money-8', false).options).toEqual(['use', 'keep']);
  },
);

rule('eclipse', 'discovery-tiles.13', 'what cannot be carried out is kept', () => {
  const kept = (table: ReturnType<typeof position>) => take(table).player(0).keptDiscoveries.length === 1;
  expect(kept(found('ancient-cruiser').ships(0, '221', { cruiser: 4 }))).toBe(true);
  expect(kept(found('ancient-tech'))).toBe(true);
  expect(kept(found('ancient-tech').tray('antimatter-splitter', 'starbase'))).toBe(true);
  const nano = ['fusion-drive', 'orbital', 'advanced-robotics', 'advanced-labs', 'monolith', 'artifact-key'] as const;
  const full = found('ancient-tech')
    .know(0, ...nano, 'wormhole-generator')
    .tray('nanorobots', 'gluon-computer');
  expect(kept(full)).toBe(true);
  const built = (tile: DiscoveryId) =>
    found(tile).with((g) => {
      g.sectors['102']!.orbital = { cube: null };
      g.sectors['102']!.monolith = true;
    });
  expect(kept(built('ancient-monolith'))).toBe(true);
  expect(take(built('ancient-orbital')).answer('use').player(0).resources.materials).toBe(2);
});

rule('eclipse', ['explore.8', 'species-draco.5'], 'nobody takes a tile while Ancients are there', () => {
  const guarded = position({ species: ['draco', 'orion'] })
    .beside('102', '228', 3)
    .discovery('102', 'money-8')
    .npc('ancient', '102');
  expect(take(guarded).sector('102').discovery).toBe('money-8');
});

const plain = discoveryIds.filter((id) => !discovery(id).part);

for (const id of discoveryIds.filter((each) => discovery(each).part)) {
  const held = discovery(id).part!;
  content('eclipse', `discovery-tile/${id}`, 'the part goes on a blueprint of its finder without a technology', () => {
    const table = take(found(id)).answer('use');
    const place = table.options.find((each) => each.startsWith('blueprint'))!;
    const type = place.split(':')[1] as 'cruiser';
    table.answer(place);
    expect(activeParts(figuresOf(table.state, 0, type), table.player(0).blueprints[type])).toContain(held);
    expect(part(held)).toMatchObject({ ancient: true, technology: null });
    expect(discovery(id).count).toBe(1);
  });
}

const effects: Record<string, (table: ReturnType<typeof take>) => void> = {
  'materials-6': (table) => expect(table.player(0).resources.materials).toBe(6),
  'science-5': (table) => expect(table.player(0).resources.science).toBe(5),
  'money-8': (table) => expect(table.player(0).resources.money).toBe(8),
  'mixed-resources': (table) => expect(table.player(0).resources).toEqual({ materials: 2, science: 2, money: 3 }),
  'ancient-tech': (table) => expect(table.player(0).technologies.nano).toEqual(['nanorobots']),
  'ancient-cruiser': (table) => expect(table.shipsOf(0, '102')).toEqual({ cruiser: 1 }),
  'ancient-orbital': (table) => expect(table.sector('102').orbital).toEqual({ cube: null }),
  'ancient-monolith': (table) => expect(table.sector('102').monolith).toBe(true),
  'ancient-warp-portal': (table) => expect(table.sector('102').warpPortal).toBe('discovery'),
};

const counts: Record<string, number> = {
  'materials-6': 3,
  'science-5': 3,
  'money-8': 3,
  'mixed-resources': 2,
  'ancient-tech': 3,
  'ancient-cruiser': 3,
  'ancient-orbital': 2,
  'ancient-monolith': 1,
  'ancient-warp-portal': 1,
};

for (const id of plain) {
  content('eclipse', `discovery-tile/${id}`, 'its finder has the reward at once', () => {
    effects[id]!(take(found(id).tray('nanorobots')).answer('use'));
    expect(discovery(id).count).toBe(counts[id]);
    expect(take(found(id)).options.concat('keep')).toContain('keep');
  });
}
