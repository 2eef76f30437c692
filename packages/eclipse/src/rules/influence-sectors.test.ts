import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { battlefield, field, told, wholeCombat } from '../testing/index.ts';
import { influenceSectors } from './influence-sectors.ts';

rule('eclipse', 'influence-sectors.1', 'a disc without cubes goes home when ships of another player are there', () => {
  const table = battlefield().own(1, field).ships(0, field, { interceptor: 1 }).play(wholeCombat);
  const { discs } = table.player(1);
  expect(discs).toBe(12); // of 13: only the starting sector is left
  expect(table.sector(field).owner).toBeNull(); // though there never were cubes or a battle
});

rule(
  'eclipse',
  'influence-sectors.1',
  'it stays with a cube, on an orbital too, and beside non-players or own ships',
  () => {
    const owner = (change: (all: ReturnType<typeof battlefield>) => unknown) => {
      const all = battlefield({ species: ['terran-directorate', 'draco'] }).own(1, field);
      change(all);
      return all.play(influenceSectors).sector(field).owner;
    };
    expect(owner((all) => all.ships(0, field, { interceptor: 1 }))).toBeNull();
    expect(owner((all) => all.cube(1, field, 1, 'money').ships(0, field, { interceptor: 1 }))).toBe(1);
    const orbital = (cube: 'money' | null) => (all: ReturnType<typeof battlefield>) =>
      all.ships(0, field, { interceptor: 1 }).with((g) => {
        g.sectors[field]!.orbital = { cube };
        if (cube) g.players[1]!.cubes[cube]--;
      });
    expect(owner(orbital('money'))).toBe(1);
    expect(owner(orbital(null))).toBeNull();
    expect(owner((all) => all.npc('ancient', field))).toBe(1);
    expect(owner((all) => all.ships(1, field, { interceptor: 1 }))).toBe(1);
    expect(owner(() => undefined)).toBe(1);
  },
);

rule(
  'eclipse',
  'influence-sectors.2',
  'I may take a sector without a disc where I have a ship, at no cost but the disc',
  () => {
    const table = battlefield()
      .ships(0, field, { interceptor: 1 })
      .own(1, '001')
      .ships(0, '001', { interceptor: 1 })
      .play(wholeCombat);
    expect([table.seat, table.prompt, table.options]).toEqual([0, 'eclipse.take-control', ['control', 'leave']]);
    table.answer('control');
    expect(table.sector(field).owner).toBe(0);
    expect(table.player(0).discs).toBe(11);
    table.answer('leave'); // the center, just vacated
    expect(table.sector('001').owner).toBeNull();
  },
);

rule('eclipse', 'influence-sectors.2', 'without a disc on the track I cannot', () => {
  const table = battlefield()
    .ships(0, field, { interceptor: 1 })
    .with((g) => {
      g.players[0]!.actionDiscs.explore = g.players[0]!.discs;
      g.players[0]!.discs = 0;
    })
    .play(influenceSectors);
  expect(table.isOver).toBe(true);
  expect(table.sector(field).owner).toBeNull();
});

rule('eclipse', 'species-draco.4', 'friends of the Ancients may take a sector with Ancients after combat', () => {
  const table = battlefield({ species: ['draco', 'terran-federation'] })
    .npc('ancient', field)
    .ships(0, field, { interceptor: 1 })
    .play(wholeCombat);
  table.answer('control');
  expect(table.sector(field).owner).toBe(0);
});

rule(
  'eclipse',
  'influence-sectors.3',
  'sectors are resolved in descending order, so my last disc goes to the highest',
  () => {
    const table = battlefield()
      .ships(0, '001', { interceptor: 1 })
      .ships(0, field, { interceptor: 1 })
      .beside('314', '221', 0)
      .ships(0, '314', { interceptor: 1 })
      .with((g) => {
        g.players[0]!.actionDiscs.explore = g.players[0]!.discs - 2;
        g.players[0]!.discs = 2;
      })
      .play(influenceSectors);
    table.answer('control', 'control');
    expect(table.isOver).toBe(true);
    expect(told(table, 'eclipse.controls').map(({ sector }) => sector)).toEqual(['314', '201']);
  },
);
