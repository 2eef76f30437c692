import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { damageOf, dieFaces } from '../content/tracks.ts';
import { isHit } from '../figures.ts';
import { battlefield, field, fightOn, rollsOf, told, wholeCombat } from '../testing/index.ts';
import { battleIn } from './battle.ts';

const fight = (g: Parameters<typeof battleIn>[0]) => battleIn(g, field);

rule('eclipse', 'attack-dice.1', 'two dreadnoughts with three kinds of dice roll them all together', () => {
  const table = battlefield()
    .ships(1, field, { starbase: 1 })
    .ships(0, field, { dreadnought: 2 })
    .tiles(0, 'dreadnought', 'nuclear-source', 'fusion-source', null, null, 'plasma-cannon', null, 'plasma-cannon')
    .dice('blank', 'blank', 'blank', 2, 3, 4, 5)
    .play(fight);
  table.answer('attack');
  // The starbase missed; then two ships with one yellow and two orange dice each.
  expect(rollsOf(table).slice(0, 2)).toEqual([
    '1 starbase yellow:blank',
    '0 dreadnought yellow:blank yellow:blank orange:2 orange:3 orange:4 orange:5',
  ]);
});

rule(
  'eclipse',
  'attack-dice.2',
  'every die has the faces blank, 2, 3, 4, 5 and burst, each as likely as the others',
  () => {
    expect(dieFaces).toEqual(['blank', 2, 3, 4, 5, 'burst']);
    const table = battlefield()
      .ships(0, field, { interceptor: 6 })
      .ships(1, field, { dreadnought: 1 })
      .chance(0, 1, 2, 3, 4, 5)
      .play(fight);
    table.answer('attack');
    expect(rollsOf(table)[0]).toBe('0 interceptor yellow:blank yellow:2 yellow:3 yellow:4 yellow:5 yellow:burst');
  },
);

rule('eclipse', 'attack-dice.3', 'I assign each die to an enemy ship, several to one if I like', () => {
  const table = battlefield()
    .ships(1, field, { cruiser: 2, dreadnought: 1 })
    .ships(0, field, { interceptor: 3 })
    .dice('burst', 'burst', 'burst')
    .play(fight);
  table.answer('attack');
  expect([table.seat, table.prompt, table.options]).toEqual([0, 'eclipse.assign-die', ['cruiser:0', 'dreadnought:0']]);
  table.answer('cruiser:0');
  expect(table.options).toEqual(['cruiser:1', 'cruiser:0', 'dreadnought:0']); // equal ships are one option
  expect(table.state.roll?.dice.map(({ used }) => used)).toEqual([true, false, false]);
  table.answer('cruiser:1');
  expect(table.shipsOf(1, field)).toEqual({ cruiser: 1, dreadnought: 1 });
  table.answer('dreadnought:0');
  expect(table.sector(field).ships.find(({ type }) => type === 'dreadnought')?.damage).toBe(1);
});

rule('eclipse', 'attack-dice.3', 'a die that hits some ships only may go to another, in vain', () => {
  const table = battlefield()
    .ships(1, field, { dreadnought: 1, interceptor: 1 })
    .ships(0, field, { cruiser: 1 })
    .tiles(1, 'interceptor', 'hull', null, null, 'gauss-shield')
    .tiles(1, 'dreadnought', 'hull', null, 'hull', null, 'hull')
    .dice(5)
    .play(fight);
  table.answer('attack');
  expect(table.options).toEqual(['dreadnought:0', 'interceptor:0']);
  const labels = table.match.pending(0)?.options.map(({ label }) => label.key);
  expect(labels).toEqual(['eclipse.hit-target', 'eclipse.miss-target']);
  table.answer('interceptor:0');
  expect(table.events()).not.toContain('eclipse.hits');
});

rule('eclipse', ['attack-dice.4', 'attack-dice.6'], 'a burst always hits, a blank never', () => {
  expect(isHit('burst', 0, 9)).toBe(true);
  expect(isHit('blank', 9, 0)).toBe(false);
  // Shields cancel computers and no more: they do not make a burst miss, and nothing below a burst hits without computers.
  for (const face of [2, 3, 4, 5] as const) {
    expect(isHit(face, 0, 0)).toBe(false);
    expect(isHit(face, 2, 2)).toBe(false);
    expect(isHit(face, 2, 5)).toBe(false);
  }
});

rule(
  'eclipse',
  ['attack-dice.5', 'attack-dice.7'],
  'a number hits from 6, with my computers and without their shields',
  () => {
    expect(isHit(4, 3, 1)).toBe(true);
    expect(isHit(4, 2, 1)).toBe(false);
    expect([2, 3, 4, 5].map((face) => isHit(face as 2, 2, 0))).toEqual([false, false, true, true]);
    const table = battlefield()
      .ships(1, field, { starbase: 1 })
      .tiles(1, 'starbase', null, null, null, null, 'gauss-shield')
      .ships(0, field, { cruiser: 1 })
      .tiles(0, 'cruiser', 'gluon-computer', 'fusion-source')
      .dice('blank', 4)
      .play(fight);
    table.answer('attack');
    expect(told(table, 'eclipse.hits')).toHaveLength(1); // 4 + 3 - 1
  },
);

rule('eclipse', ['damage.1', 'ship-parts.1'], 'a hit deals 1, 2, 3 or 4 damage by the colour of its die', () => {
  expect(damageOf).toEqual({ yellow: 1, orange: 2, blue: 3, red: 4 });
  const table = battlefield()
    .ships(1, field, { starbase: 1 })
    .tiles(1, 'starbase', 'conifold-field', 'shard-hull', 'absorption-shield', 'conifold-field')
    .ships(0, field, { dreadnought: 1 })
    .tiles(
      ...([0, 'dreadnought', 'soliton-cannon', 'zero-point-source', null, null] as const),
      ...(['plasma-cannon', 'antimatter-cannon'] as const),
    )
    .dice('burst', 'burst', 'burst', 'burst')
    .play(fight);
  table.answer('attack');
  expect(told(table, 'eclipse.hits').map(({ damage }) => damage)).toEqual([3, 1, 2, 4]);
});

rule(
  'eclipse',
  ['damage.2', 'ship-parts.4'],
  'a ship is destroyed by more damage than its hull, not by as much',
  () => {
    const table = battlefield()
      .ships(1, field, { dreadnought: 1, interceptor: 1 })
      .ships(0, field, { interceptor: 4 })
      .dice('blank', 'burst', 'burst', 'burst', 'burst')
      .play(fight);
    table.answer('attack', 'interceptor:0');
    // One hit for hull 0; the three hits for the dreadnought with hull 2 need no question.
    expect(told(table, 'eclipse.destroyed').map(({ type }) => type)).toEqual(['interceptor', 'dreadnought']);
    expect(table.shipsOf(1, field)).toEqual({});
    const survivor = battlefield()
      .ships(1, field, { dreadnought: 1 })
      .ships(0, field, { interceptor: 2 })
      .dice('burst', 'burst', 'blank', 'blank')
      .play(fight);
    survivor.answer('attack');
    expect(survivor.sector(field).ships[0]).toEqual({ owner: 1, type: 'dreadnought', damage: 2 });
  },
);

rule('eclipse', 'damage.3', 'what a ship does not need of the damage is lost', () => {
  const table = battlefield()
    .ships(1, field, { interceptor: 2 })
    .ships(0, field, { interceptor: 1 })
    .tiles(0, 'interceptor', 'antimatter-cannon', 'fusion-source')
    .dice('blank', 'blank', 'burst', 'blank', 'blank')
    .play(fight);
  table.answer('attack');
  expect(table.shipsOf(1, field)).toEqual({ interceptor: 1 });
});

rule(
  'eclipse',
  ['damage.4', 'damage.3', 'technologies.9'],
  'the Antimatter Splitter divides the damage of my antimatter cannons among ships that the die would hit',
  () => {
    const split = () =>
      battlefield()
        .know(0, 'antimatter-splitter')
        .ships(1, field, { interceptor: 2, cruiser: 1, dreadnought: 1 })
        .tiles(1, 'dreadnought', 'hull', null, 'hull', null, 'gauss-shield', null, 'gauss-shield')
        .tiles(1, 'cruiser', 'hull', null, 'hull')
        .ships(0, field, { interceptor: 1 });
    const table = split()
      .tiles(0, 'interceptor', 'antimatter-cannon', 'fusion-source', null, 'electron-computer')
      .dice('blank', 'blank', 5)
      .play(fight);
    table.answer('attack');
    expect(table.options).toEqual(['interceptor:0', 'cruiser:0']); // the shields of the dreadnought keep it out
    table.answer('interceptor:0', 'interceptor:0');
    expect(table.shipsOf(1, field)).toEqual({ cruiser: 1, dreadnought: 1 });
    expect(table.sector(field).ships.find(({ type }) => type === 'cruiser')?.damage).toBe(2); // without a question
    expect(told(table, 'eclipse.hits').map(({ damage }) => damage)).toEqual([1, 1, 1, 1]);

    const plasma = split().tiles(0, 'interceptor', 'plasma-cannon').dice('blank', 'blank', 'burst').play(fight);
    plasma.answer('attack', 'interceptor:0');
    expect(told(plasma, 'eclipse.hits').map(({ damage }) => damage)).toEqual([2]);
  },
);

rule('eclipse', ['damage.5', 'repair.1'], 'damage stays until all ships are repaired at the end of the phase', () => {
  const table = battlefield()
    .ships(1, field, { dreadnought: 1 })
    .ships(0, field, { interceptor: 1 })
    .dice('burst', 'burst')
    .npc('gcds', '001')
    .with((g) => {
      g.sectors['001']!.ships[0]!.damage = 3;
    })
    .play(wholeCombat);
  table.answer('attack');
  expect(table.sector(field).ships).toEqual([{ owner: 1, type: 'dreadnought', damage: 1 }]);
  fightOn(table);
  expect(table.isOver).toBe(true);
  expect(table.sector(field).ships).toEqual([{ owner: 1, type: 'dreadnought', damage: 0 }]);
  expect(table.sector('001').ships).toEqual([{ owner: 'gcds', type: 'gcds', damage: 0 }]);
});

rule('eclipse', 'damage.6', 'a destroyed ship leaves the sector at once and lies with its destroyer', () => {
  const table = battlefield()
    .ships(1, field, { interceptor: 1, cruiser: 1 })
    .ships(0, field, { interceptor: 1 })
    .dice('blank', 'burst')
    .play(fight);
  table.answer('attack', 'interceptor:0');
  expect(table.shipsOf(1, field)).toEqual({ cruiser: 1 });
  expect(table.state.battle?.fighters.map(({ owner, destroyed }) => [owner, destroyed])).toEqual([
    [1, []],
    [0, [{ owner: 1, type: 'interceptor' }]],
  ]);
});
