import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../rules/invasion.ts';
import { produce, produceUnits } from '../../rules/production.ts';
import { spaceCannonDefense, spaceCannonOffense } from '../../rules/space-cannon.ts';
import { battle, type Position, position, type Table } from '../../testing/index.ts';

const here = 'tile-22';

content('ti4', 'technology/sarween-tools', 'when I use Production all units together cost 1 less', () => {
  const building = (...technologies: ('sarween-tools' | 'neural-motivator')[]) =>
    position()
      .technologies(0, ...technologies)
      .units(0, 'jord', { 'space-dock': 1 })
      .exhausted('jord')
      .goods(0, 5)
      .play((g) => produce(g, 0, 'tile-01'));
  const table = building('sarween-tools');
  table.answer('produce:cruiser:tile-01:2', 'produce:destroyer:tile-01:2'); // worth 6
  table.answer('trade-goods:5'); // nothing more could be had, so it is to be paid
  expect([table.player(0).tradeGoods, table.unitsOf(0, 'tile-01')]).toEqual([0, { cruiser: 2, destroyer: 2 }]);
  const dear = building('neural-motivator').answer('produce:cruiser:tile-01:2');
  expect(dear.options).toContain('produce:destroyer:tile-01:1');
  expect(dear.options).not.toContain('produce:destroyer:tile-01:2');
  const free = building('sarween-tools').answer('produce:infantry:jord:2', 'done');
  expect([free.isOver, free.player(0).tradeGoods]).toEqual([true, 5]); // never below nothing
});

content('ti4', 'technology/sarween-tools', 'other ways to produce units cost as much as ever', () => {
  const table = position()
    .technologies(0, 'sarween-tools')
    .exhausted('jord')
    .goods(0, 1)
    .play((g) => produceUnits(g, 0, 'jord', { units: 2 }));
  expect(table.options).not.toContain('produce:cruiser:tile-01:1');
  table.answer('produce:destroyer:tile-01:1');
  expect([table.isOver, table.player(0).tradeGoods]).toEqual([true, 0]);
});

const laser = 'use:technology/graviton-laser-system';

function volley(ships: Parameters<Position['units']>[2], ...dice: number[]): Table {
  return battle(here, 'space-cannon-offense')
    .technologies(1, 'graviton-laser-system')
    .units(0, here, ships)
    .units(1, 'tarmann', { pds: 2 })
    .dice(...dice)
    .play(spaceCannonOffense)
    .answer('all');
}

content(
  'ti4',
  'technology/graviton-laser-system',
  'hits of my Space Cannon must go to ships that are no fighters',
  () => {
    const table = volley({ carrier: 1, cruiser: 1, fighter: 4 }, 6, 5);
    expect([table.seat, table.options]).toEqual([1, [laser, 'pass']]);
    table.answer(laser);
    expect([table.seat, table.options]).toEqual([0, [`cruiser:${here}`, `carrier:${here}`]]);
    expect(table.player(1).exhausted).toEqual(['graviton-laser-system']);
    const without = volley({ carrier: 1, cruiser: 1, fighter: 4 }, 6, 5).answer('pass');
    expect(without.options).toContain(`fighter:${here}`);
    expect(without.player(1).exhausted).toEqual([]);
  },
);

content('ti4', 'technology/graviton-laser-system', 'what such ships cannot take goes to fighters all the same', () => {
  const table = volley({ carrier: 1, fighter: 4 }, 6, 6).answer(laser);
  // The carrier is lost, and of the fighters one for the other hit and the rest for want of capacity.
  expect(table.unitsOf(0, here)).toEqual({});
  const sustained = volley({ dreadnought: 1, fighter: 1 }, 6, 5).answer(laser, `sustain:dreadnought:${here}`);
  expect(sustained.unitsOf(0, here)).toEqual({ dreadnought: 1, fighter: 1 });
});

content('ti4', 'technology/graviton-laser-system', 'exhausted, or against ground forces, it is no use', () => {
  const spent = battle(here, 'space-cannon-offense')
    .technologies(1, 'graviton-laser-system')
    .with((g) => g.players[1]?.exhausted.push('graviton-laser-system'))
    .units(0, here, { cruiser: 1, carrier: 1 })
    .units(1, 'tarmann', { pds: 1 })
    .dice(1)
    .play(spaceCannonOffense)
    .answer('all');
  expect(spent.isOver).toBe(true);
  const landing = battle(here, 'invasion')
    .technologies(1, 'graviton-laser-system')
    .units(1, 'tarmann', { pds: 1 })
    .units(0, 'tarmann', { infantry: 1 })
    .dice(1)
    .play((g) => spaceCannonDefense(g, 0, ['tarmann']))
    .answer('all');
  expect(landing.isOver).toBe(true);
});

const diodes = 'use:technology/transit-diodes';

function turn(prepare: (made: Position) => Position): Table {
  return prepare(
    position().technologies(0, 'transit-diodes').strategyCards(['leadership'], ['politics'], ['warfare']),
  ).from('turn');
}

content(
  'ti4',
  'technology/transit-diodes',
  'at the start of my turn up to 4 ground forces go from anywhere to planets of mine',
  () => {
    const table = turn((made) =>
      made
        .units(0, 'jord', { infantry: 3 })
        .units(0, 'tile-18', { carrier: 1, infantry: 2 })
        .token(0, 'tile-18')
        .units(0, 'lodor', { infantry: 1 }),
    );
    expect(table.options).toEqual([diodes, 'pass']);
    table.answer(diodes);
    expect(table.options).toEqual(['done', 'from:tile-18', 'from:lodor', 'from:jord']);
    table.answer('from:tile-18');
    expect(table.options).toEqual(['to:lodor', 'to:jord']); // planets of mine
    table.answer('to:lodor', 'count:2', 'from:jord'); // to Lodor, the only other one
    expect(table.options).toEqual(['count:1', 'count:2']); // four in all
    table.answer('count:2');
    expect([table.unitsOf(0, 'lodor'), table.unitsOf(0, 'jord')]).toEqual([{ infantry: 5 }, { infantry: 1 }]);
    expect(table.unitsOf(0, 'tile-18')).toEqual({ carrier: 1 });
    expect(table.player(0).exhausted).toEqual(['transit-diodes']);
    expect(table.prompt).toBe('ti4.turn'); // it was no action
  },
);

content(
  'ti4',
  'technology/transit-diodes',
  'I may move fewer; without another planet, or exhausted, it is no use',
  () => {
    const few = turn((made) => made.units(0, 'jord', { infantry: 3 }).own(0, 'lodor'));
    few.answer(diodes, 'from:jord', 'count:1'); // to the only other planet
    few.answer('done');
    expect([few.unitsOf(0, 'lodor'), few.unitsOf(0, 'jord')]).toEqual([{ infantry: 1 }, { infantry: 2 }]);
    expect(turn((made) => made.units(0, 'jord', { infantry: 3 })).prompt).toBe('ti4.turn');
    const spent = turn((made) =>
      made
        .units(0, 'jord', { infantry: 3 })
        .own(0, 'lodor')
        .with((g) => g.players[0]?.exhausted.push('transit-diodes')),
    );
    expect(spent.prompt).toBe('ti4.turn');
  },
);

const economy = 'use:technology/integrated-economy';

/** Seat 0 invades an empty planet of 3 resources. */
function conquest(prepare: (made: Position) => Position = (made) => made): Table {
  return prepare(
    battle('tile-26', 'invasion')
      .technologies(0, 'integrated-economy')
      .units(0, 'tile-26', { carrier: 1, infantry: 1 }),
  )
    .play(invasion)
    .answer('commit:lodor:infantry:1');
}

content(
  'ti4',
  'technology/integrated-economy',
  'on a planet that I gain I may produce units worth its resources, and pay for them',
  () => {
    const table = conquest((made) => made.goods(0, 6));
    expect(table.options).toEqual([economy, 'pass']);
    table.answer(economy);
    expect(table.options).not.toContain('produce:dreadnought:tile-26:1'); // it costs 4, Lodor has 3
    expect(table.options).toContain('produce:carrier:tile-26:1');
    expect(table.options).toContain('produce:infantry:lodor:6');
    table.answer('produce:cruiser:tile-26:1', 'produce:infantry:lodor:2');
    table.answer('trade-goods:3');
    expect([table.unitsOf(0, 'tile-26'), table.unitsOf(0, 'lodor')]).toEqual([
      { carrier: 1, cruiser: 1 },
      { infantry: 3 },
    ]);
    expect(table.player(0).tradeGoods).toBe(3);
  },
);

content(
  'ti4',
  'technology/integrated-economy',
  'I may decline; without the means, or on my own planet, nothing',
  () => {
    const declined = conquest((made) => made.goods(0, 6)).answer('pass');
    expect([declined.isOver, declined.player(0).tradeGoods]).toEqual([true, 6]);
    expect(conquest((made) => made.exhausted('archon-ren', 'archon-tau')).isOver).toBe(true);
    expect(conquest((made) => made.goods(0, 6).own(0, 'lodor')).isOver).toBe(true);
  },
);
