import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { battlefield, field, fightOn, wholeCombat } from '../testing/index.ts';

rule('eclipse', 'combat-phase.1', 'battles, then population, sectors, discoveries and repair', () => {
  const table = battlefield()
    .own(1, field)
    .cube(1, field, 0, 'materials')
    .discovery(field, 'money-8')
    .ships(1, field, { interceptor: 1 })
    .ships(0, field, { cruiser: 1 })
    .dice('burst', 'burst') // the defender damages the cruiser and is destroyed
    .play(wholeCombat);
  const prompts: (string | undefined)[] = [];
  for (const answer of ['attack', 'keep:none', 'keep:none', 'all']) {
    prompts.push(table.prompt);
    table.answer(answer);
  }
  while (table.prompt === 'eclipse.attack-population') table.answer('done');
  expect(prompts).toEqual([
    'eclipse.activate-ships',
    'eclipse.keep-reputation',
    'eclipse.keep-reputation',
    'eclipse.attack-population',
  ]);
  expect(table.sector(field).ships).toEqual([{ owner: 0, type: 'cruiser', damage: 1 }]); // repaired at the very end
  if (table.prompt === 'eclipse.take-control') table.answer('control');
  expect(table.prompt).toBe('eclipse.discovery');
  table.answer('keep');
  expect(table.sector(field).ships).toEqual([{ owner: 0, type: 'cruiser', damage: 0 }]);
});

rule('eclipse', 'combat-phase.1', 'the upkeep phase follows', () => {
  const table = battlefield().from('combat');
  expect([table.state.phase, table.prompt]).toEqual(['upkeep', 'eclipse.last-colony-ships']);
});

rule('eclipse', 'combat-discovery.1', 'my ships take the tile when no Ancients, Guardians or defence are left', () => {
  const found = (change: (all: ReturnType<typeof battlefield>) => unknown) => {
    const all = battlefield({ species: ['terran-directorate', 'draco'] }).discovery(field, 'money-8');
    change(all);
    const table = all.play(wholeCombat);
    while (table.prompt === 'eclipse.take-control') table.answer('leave');
    return table.state.found[0]?.seat;
  };
  expect(found((all) => all.ships(0, field, { interceptor: 1 }))).toBe(0);
  // Not the controller, whose cube is still there.
  const held = battlefield().own(1, field).cube(1, field, 0, 'materials').ships(0, field, { interceptor: 1 });
  const taken = held.discovery(field, 'money-8').play(wholeCombat).answer('done');
  expect(taken.state.found[0]?.seat).toBe(0);
  expect(found((all) => all.ships(1, field, { interceptor: 1 }).npc('ancient', field))).toBeUndefined();
  const fought = battlefield()
    .discovery(field, 'money-8')
    .npc('guardian', field)
    .ships(0, field, { cruiser: 2 })
    .dice('blank', 'blank', 'blank', 'burst', 'burst') // 2 damage; the guardian survives
    .dice('blank', 'blank', 'blank', 'burst')
    .play(wholeCombat);
  expect(fought.state.found).toEqual([]);
  fightOn(fought);
  expect([fought.prompt, fought.state.found]).toMatchObject(['eclipse.discovery', [{ seat: 0, tile: 'money-8' }]]);
});

rule('eclipse', 'combat-discovery.2', 'without ships the controller takes the tile', () => {
  const table = battlefield().own(1, field).discovery(field, 'money-8').play(wholeCombat);
  expect(table.state.found).toMatchObject([{ seat: 1, sector: field }]);
});

rule(
  'eclipse',
  ['combat-discovery.2', 'species-draco.5'],
  'when somebody destroys the Ancients in a sector that Draco keeps, Draco takes the tile',
  () => {
    const attacked = (cubes: boolean) => {
      const all = battlefield({ species: ['draco', 'terran-federation'] })
        .own(0, field)
        .discovery(field, 'money-8')
        .npc('ancient', field)
        .ships(1, field, { cruiser: 2 });
      if (cubes) all.cube(0, field, 0, 'materials');
      const table = all.dice('blank', 'blank', 'burst', 'burst').play(wholeCombat);
      return fightOn(table);
    };
    expect(attacked(true).state.found[0]?.seat).toBe(0);
    expect(attacked(false).state.found[0]?.seat).toBe(1); // the disc went home: Draco does not control it any more
  },
);

rule('eclipse', 'combat-discovery.3', 'with neither ships nor a controller the tile stays, until ships come', () => {
  const alone = battlefield().discovery(field, 'money-8').play(wholeCombat);
  expect(alone.isOver).toBe(true);
  expect(alone.sector(field).discovery).toBe('money-8');
  const later = battlefield()
    .discovery(field, 'money-8')
    .ships(0, field, { interceptor: 1 })
    .round(5)
    .play(wholeCombat);
  later.answer('leave');
  expect(later.state.found).toMatchObject([{ seat: 0, tile: 'money-8' }]);
});

rule('eclipse', 'repair.1', 'at the end of the phase all damage is removed, from non-players too', () => {
  const table = battlefield()
    .ships(0, '221', { dreadnought: 1 }, 2)
    .ships(1, '001', { interceptor: 1 })
    .npc('ancient', field)
    .with((g) => {
      g.sectors[field]!.ships[0]!.damage = 1;
    })
    .play(wholeCombat);
  fightOn(table);
  expect(table.isOver).toBe(true);
  const damaged = Object.values(table.state.sectors).flatMap(({ ships }) => ships.filter(({ damage }) => damage > 0));
  expect(damaged).toEqual([]);
});
