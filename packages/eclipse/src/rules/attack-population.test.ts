import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { SpeciesId } from '../content/ids.ts';
import { asked, battlefield, field, fightOn, rollsOf, wholeCombat } from '../testing/index.ts';
import { attackPopulation } from './attack-population.ts';

/** Seat 1 has a cube of materials and one of money in the sector, seat 0 comes with ships. */
const settled = (species?: readonly SpeciesId[]) =>
  battlefield(species ? { species } : {})
    .own(1, field)
    .cube(1, field, 0, 'materials')
    .cube(1, field, 1, 'money');

rule('eclipse', 'attack-population.1', 'after the battles my ships may attack cubes, also where nobody fought', () => {
  const table = settled().ships(0, field, { interceptor: 1 }).play(wholeCombat);
  expect([table.seat, table.prompt, table.options]).toEqual([0, 'eclipse.attack-population', ['all', 'done']]);
  table.answer('done');
  expect(table.sector(field).cubes).toEqual(['materials', 'money']);
  expect(table.isOver).toBe(true);
});

rule('eclipse', 'attack-population.1', 'neither my own cubes nor those beside non-players only are attacked', () => {
  const own = battlefield().own(0, field).cube(0, field, 0, 'materials').ships(0, field, { interceptor: 1 });
  expect(own.play(attackPopulation).isOver).toBe(true);
  const ancients = settled(['draco', 'terran-federation']).npc('ancient', field);
  expect(ancients.play(attackPopulation).isOver).toBe(true);
});

rule(
  'eclipse',
  'attack-population.2',
  'each ship attacks once with its cannons; each damage destroys a cube I choose',
  () => {
    const table = settled()
      .ships(0, field, { interceptor: 1, cruiser: 1 })
      .tiles(0, 'cruiser', null, null, null, null, 'flux-missile')
      .dice(5, 5)
      .play(attackPopulation);
    expect(table.options).toEqual(['all', 'attack:interceptor', 'attack:cruiser', 'done']);
    table.answer('attack:interceptor');
    expect(table.sector(field).cubes).toEqual(['materials', 'money']); // 5 without a computer misses
    expect(table.options).toEqual(['all', 'done']); // only the cruiser is left
    table.answer('all');
    expect(rollsOf(table)).toEqual(['0 interceptor yellow:5', '0 cruiser yellow:5']);
    expect([table.prompt, table.options]).toEqual(['eclipse.destroy-cube', ['cube:materials', 'cube:money']]);
    table.answer('cube:money');
    expect(table.sector(field).cubes).toEqual(['materials', null]);
    expect(table.isOver).toBe(true);
  },
);

rule('eclipse', 'attack-population.2', 'a plasma cannon destroys two cubes, and shields do not protect them', () => {
  const table = settled()
    .ships(0, field, { interceptor: 1 })
    .tiles(0, 'interceptor', 'plasma-cannon', null, null, null)
    .tiles(1, 'interceptor', null, null, null, 'gauss-shield')
    .dice('burst')
    .play(attackPopulation);
  table.answer('all', 'cube:money');
  expect(table.sector(field).cubes).toEqual([null, null]);
});

rule(
  'eclipse',
  ['attack-population.3', 'technologies.3'],
  'Neutron Bombs destroy all cubes without rolling, if I like',
  () => {
    const table = settled().know(0, 'neutron-bombs').ships(0, field, { interceptor: 1 }).play(attackPopulation);
    expect(table.options).toEqual(['bombs', 'all', 'done']);
    table.answer('bombs');
    expect(table.sector(field).cubes).toEqual([null, null]);
    expect(rollsOf(table)).toEqual([]);
  },
);

rule('eclipse', ['attack-population.3', 'technologies.10'], 'not against a player with the Neutron Absorber', () => {
  const table = settled()
    .know(0, 'neutron-bombs')
    .know(1, 'neutron-absorber')
    .ships(0, field, { interceptor: 1 })
    .play(attackPopulation);
  expect(table.options).toEqual(['all', 'done']);
});

rule('eclipse', 'attack-population.4', 'destroyed cubes go to the graveyard of their track', () => {
  const table = settled().know(0, 'neutron-bombs').ships(0, field, { interceptor: 1 }).play(attackPopulation);
  const { cubes } = table.player(1);
  const before = { ...cubes };
  table.answer('bombs');
  expect(table.player(1).graveyard).toEqual({ materials: 1, science: 0, money: 1 });
  expect(table.player(1).cubes).toEqual(before);
});

rule(
  'eclipse',
  ['attack-population.4', 'structures.4'],
  'from a gray square any graveyard, from an orbital science or money, as the owner likes; the orbital stays',
  () => {
    const table = battlefield()
      .beside('314', '221', 0)
      .own(1, '314')
      .cube(1, '314', 0, 'science')
      .with((g) => {
        g.sectors['314']!.orbital = { cube: 'science' };
        g.players[1]!.cubes.science--;
      })
      .know(0, 'neutron-bombs')
      .ships(0, '314', { interceptor: 1 })
      .play(attackPopulation);
    table.answer('bombs');
    expect([table.seat, table.options]).toEqual([1, ['track:materials', 'track:science', 'track:money']]);
    table.answer('track:materials');
    expect([table.seat, table.options]).toEqual([1, ['track:science', 'track:money']]);
    table.answer('track:money');
    expect(table.player(1).graveyard).toEqual({ materials: 1, science: 0, money: 1 });
    expect(table.sector('314').orbital).toEqual({ cube: null });
  },
);

rule(
  'eclipse',
  'species-planta.3',
  'ships of others destroy all cubes of Planta without rolling, and an absorber does not help',
  () => {
    const table = settled(['terran-directorate', 'planta'])
      .know(1, 'neutron-absorber')
      .ships(0, field, { interceptor: 1 })
      .tiles(0, 'interceptor', 'hull') // even without weapons
      .play(attackPopulation);
    expect(table.isOver).toBe(true);
    expect(rollsOf(table)).toEqual([]);
    expect(table.sector(field).cubes).toEqual([null, null]);
    expect(table.player(1).graveyard).toEqual({ materials: 1, science: 0, money: 1 });
  },
);

rule('eclipse', 'combat-phase.2', 'population is attacked once, after the battles of all sectors', () => {
  const table = settled()
    .ships(0, field, { interceptor: 1 })
    .ships(0, '001', { interceptor: 1 })
    .ships(1, '001', { interceptor: 1 })
    .dice('burst')
    .play(wholeCombat);
  expect(table.prompt).toBe('eclipse.keep-reputation'); // the battle in the center, lower than 201, comes first
  table.answer('keep:none', 'keep:none');
  expect(table.prompt).toBe('eclipse.attack-population');
  fightOn(table);
  expect(table.isOver).toBe(true);
});

rule('eclipse', 'influence-sectors.3', 'the population of the sector with the highest number is attacked first', () => {
  const table = settled()
    .own(1, '001')
    .cube(1, '001', 0, 'materials')
    .ships(0, '001', { interceptor: 1 })
    .ships(0, field, { interceptor: 1 })
    .play(attackPopulation);
  expect(asked(table, 0)).toEqual({ sector: field });
  table.answer('done');
  expect(asked(table, 0)).toEqual({ sector: '001' });
});
