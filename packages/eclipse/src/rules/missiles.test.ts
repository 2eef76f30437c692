import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { battlefield, field, fightOn, rollsOf } from '../testing/index.ts';
import { attackPopulation } from './attack-population.ts';
import { battleIn } from './battle.ts';

rule(
  'eclipse',
  ['missiles.1', 'missiles.4'],
  'missiles are fired once, before the first round, in order of initiative; afterwards only cannons',
  () => {
    const table = battlefield()
      .ships(0, field, { interceptor: 1 })
      .ships(1, field, { cruiser: 1 })
      .tiles(0, 'interceptor', null, null, null, 'flux-missile') // initiative 4
      .tiles(1, 'cruiser', null, null, null, null, 'flux-missile') // initiative 3
      .dice('blank', 'blank', 'blank', 'blank')
      .play((g) => battleIn(g, field));
    expect(rollsOf(table)).toEqual(['0 interceptor yellow:blank yellow:blank', '1 cruiser yellow:blank yellow:blank']);
    expect(table.state.battle?.round).toBe(1);
    fightOn(table);
    const later = rollsOf(table).slice(2);
    expect(later.length).toBeGreaterThan(0);
    for (const roll of later) expect(roll.split(' ')).toHaveLength(3); // one die each
  },
);

rule(
  'eclipse',
  ['missiles.2', 'missiles.5'],
  'three interceptors with a plasma missile roll six orange dice; computers and shields count',
  () => {
    const table = battlefield()
      .ships(0, field, { interceptor: 3 })
      .tiles(0, 'interceptor', 'electron-computer', null, null, 'plasma-missile')
      .ships(1, field, { dreadnought: 1 })
      .tiles(1, 'dreadnought', null, null, null, null, null, null, 'gauss-shield')
      .dice(5, 5, 5, 5, 5, 'burst')
      .play((g) => battleIn(g, field));
    expect(rollsOf(table)).toEqual([`0 interceptor${' orange:5'.repeat(5)} orange:burst`]);
    expect(table.sector(field).ships.at(-1)).toEqual({ owner: 1, type: 'dreadnought', damage: 2 }); // only the burst
  },
);

rule('eclipse', 'missiles.3', 'a ship that is destroyed before its turn fires no missiles', () => {
  const table = battlefield()
    .ships(0, field, { interceptor: 1 })
    .ships(1, field, { interceptor: 1, cruiser: 1 })
    .tiles(0, 'interceptor', null, null, null, 'flux-missile')
    .tiles(1, 'interceptor', null, null, null, 'plasma-missile')
    .dice('burst', 'blank')
    .play((g) => battleIn(g, field));
  table.answer('interceptor:0');
  expect(rollsOf(table)).toEqual(['0 interceptor yellow:burst yellow:blank']);
  expect(table.state.battle?.round).toBe(1);
});

rule('eclipse', ['missiles.4', 'attack-population.2'], 'missiles do not attack population', () => {
  const table = battlefield()
    .own(1, field)
    .cube(1, field, 0, 'materials')
    .cube(1, field, 1, 'money')
    .ships(0, field, { interceptor: 1 })
    .tiles(0, 'interceptor', null, null, null, 'ion-missile')
    .dice('blank')
    .play(attackPopulation);
  table.answer('all');
  expect(rollsOf(table)).toEqual(['0 interceptor yellow:blank']);
  const unarmed = battlefield()
    .own(1, field)
    .cube(1, field, 0, 'materials')
    .ships(0, field, { interceptor: 1 })
    .tiles(0, 'interceptor', 'ion-missile')
    .play(attackPopulation);
  expect(unarmed.isOver).toBe(true);
});
