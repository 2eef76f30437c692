import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { asked, battlefield, field, fightOn, rollsOf } from '../testing/index.ts';
import { battleIn } from './battle.ts';
import { refuges } from './retreat.ts';

const fight = (g: Parameters<typeof battleIn>[0]) => battleIn(g, field);

rule(
  'eclipse',
  ['retreat.1', 'retreat.3'],
  'retreating ships go to the border, do not attack and can still be hit',
  () => {
    const table = battlefield()
      .ships(0, field, { interceptor: 2 })
      .ships(1, field, { cruiser: 1 })
      .dice('burst')
      .play(fight);
    table.answer('retreat:221');
    expect(rollsOf(table)).toEqual(['1 cruiser yellow:burst']);
    // One of the two was destroyed on the border, the other left in the second round.
    expect(table.events().filter((key) => key === 'eclipse.destroyed')).toHaveLength(1);
    expect(table.shipsOf(0, field)).toEqual({});
    expect(table.shipsOf(0, '221')).toEqual({ interceptor: 1 });
  },
);

rule('eclipse', 'retreat.1', 'all ships of the type retreat to one sector, which I choose', () => {
  const table = battlefield()
    .beside('207', field, 2, 5)
    .own(0, '207')
    .ships(0, field, { interceptor: 2 })
    .ships(1, field, { cruiser: 1 })
    .dice('blank')
    .play(fight);
  expect(table.options).toEqual(['attack', 'retreat:207', 'retreat:221']);
  table.answer('retreat:207');
  expect(table.shipsOf(0, '207')).toEqual({ interceptor: 2 });
});

rule('eclipse', ['retreat.2', 'hex-map.5'], 'I retreat only to a connected sector of mine without opponents', () => {
  const goal = (change: (all: ReturnType<typeof battlefield>) => unknown) => {
    const all = battlefield().ships(0, field, { interceptor: 1 });
    change(all);
    return refuges(all.state, 0, 'interceptor', field);
  };
  expect(goal(() => undefined)).toEqual(['221']);
  expect(goal((all) => all.ships(0, '221', { interceptor: 1 }))).toEqual(['221']);
  expect(goal((all) => all.ships(1, '221', { interceptor: 1 }))).toEqual([]);
  expect(goal((all) => all.npc('ancient', '221'))).toEqual([]);
  expect(goal((all) => all.with((g) => (g.sectors['221']!.owner = null)).with((g) => g.players[0]!.discs++))).toEqual(
    [],
  );
  const turned = (all: ReturnType<typeof battlefield>) => all.with((g) => (g.sectors[field]!.rotation = 0));
  expect(goal(turned)).toEqual([]); // only one wormhole of the two
  expect(goal((all) => turned(all).know(0, 'wormhole-generator'))).toEqual(['221']);
  const portal = (all: ReturnType<typeof battlefield>) => {
    all.own(0, '001');
    all.state.sectors['001']!.warpPortal = 'tile';
    all.state.sectors[field]!.warpPortal = 'discovery';
  };
  expect(goal(portal)).toEqual(['221', '001']);
});

rule('eclipse', 'retreat.4', 'on their next activation they leave; then the battle goes on without them', () => {
  const table = battlefield()
    .ships(0, field, { interceptor: 1, cruiser: 1 })
    .ships(1, field, { dreadnought: 1 })
    .dice('blank', 'blank', 'blank', 'blank', 'blank', 'blank')
    .play(fight);
  table.answer('retreat:221');
  expect(table.shipsOf(0, field)).toEqual({ interceptor: 1, cruiser: 1 });
  table.answer('attack'); // the cruiser; then the dreadnought, and round 2 begins
  expect(table.state.battle?.round).toBe(2);
  expect(table.shipsOf(0, field)).toEqual({ cruiser: 1 });
  expect(table.shipsOf(0, '221')).toEqual({ interceptor: 1 });
  table.answer('attack');
  expect(rollsOf(table).some((roll) => roll.startsWith('0 interceptor'))).toBe(false);
});

rule('eclipse', 'retreat.5', 'if the battle ends in the round in which the retreat began, the ships stay', () => {
  const table = battlefield()
    .ships(0, field, { interceptor: 1, cruiser: 1 })
    .ships(1, field, { dreadnought: 1 }, 2)
    .dice('burst')
    .play(fight);
  table.answer('retreat:221', 'attack');
  expect(table.shipsOf(1, field)).toEqual({});
  expect(table.shipsOf(0, field)).toEqual({ interceptor: 1, cruiser: 1 });
  expect(table.shipsOf(0, '221')).toEqual({});
});

rule('eclipse', 'retreat.6', 'if it began in an earlier round than the last, they leave, even after a victory', () => {
  const table = battlefield()
    .ships(0, field, { interceptor: 1, cruiser: 1 })
    .ships(1, field, { dreadnought: 1 }, 2)
    .dice('blank', 'blank', 'blank', 'burst')
    .play(fight);
  table.answer('attack', 'retreat:221', 'attack'); // round 2: the interceptor acts before the cruiser and hits
  expect(table.shipsOf(1, field)).toEqual({});
  expect(table.shipsOf(0, field)).toEqual({ interceptor: 1 });
  expect(table.shipsOf(0, '221')).toEqual({ cruiser: 1 });
});

rule('eclipse', ['retreat.7', 'move.4'], 'starbases cannot retreat', () => {
  const table = battlefield()
    .ships(0, field, { starbase: 1, interceptor: 1 })
    .ships(1, field, { dreadnought: 1 })
    .dice('blank')
    .play(fight);
  expect(rollsOf(table)).toEqual(['0 starbase yellow:blank']); // without a question
  expect(asked(table, 0)).toMatchObject({ type: 'interceptor' });
});

rule('eclipse', 'retreat.8', 'pinned ships may retreat, from the center too', () => {
  const outnumbered = battlefield().ships(0, field, { interceptor: 1 }).ships(1, field, { cruiser: 3 }).play(fight);
  expect(outnumbered.options).toEqual(['attack', 'retreat:221']);
  const center = battlefield()
    .beside('102', '001', 0)
    .own(0, '102')
    .npc('gcds', '001')
    .ships(0, '001', { interceptor: 1 })
    .play((g) => battleIn(g, '001'));
  expect(center.options).toEqual(['attack', 'retreat:102']);
});

rule('eclipse', 'reputation.8', 'who fled with all ships that were left draws no tile for taking part', () => {
  const fled = battlefield()
    .ships(0, field, { interceptor: 1, cruiser: 1 })
    .ships(1, field, { dreadnought: 1 })
    .dice('blank', 'blank', 'blank', 'blank')
    .play(fight);
  fled.answer('retreat:221', 'retreat:221');
  expect([fled.seat, fled.state.drawn]).toMatchObject([1, { tiles: [expect.any(Number)] }]);
  fightOn(fled);
  expect(fled.isOver).toBe(true); // seat 0 was not asked

  const shotDown = battlefield()
    .ships(0, field, { interceptor: 1, cruiser: 1 })
    .ships(1, field, { dreadnought: 2 })
    .dice('burst') // the interceptor attacks; the cruiser starts to flee
    .dice('burst', 'burst', 'burst', 'blank')
    .play(fight);
  shotDown.answer('attack', 'retreat:221', 'interceptor:0');
  expect(shotDown.shipsOf(0, field)).toEqual({});
  expect(shotDown.state.battle?.fighters[0]).toMatchObject({ owner: 0, fled: false }); // the interceptor stood
});

rule('eclipse', 'reputation.8', 'fleeing ships that are shot down have fled; destroyed enemies still count', () => {
  const table = battlefield()
    .ships(0, field, { interceptor: 1 })
    .ships(1, field, { cruiser: 1, interceptor: 1 })
    .tiles(0, 'interceptor', null, null, null, 'ion-missile')
    .dice('burst', 'blank', 'blank') // missiles
    .dice('burst')
    .play(fight);
  table.answer('interceptor:0', 'retreat:221');
  expect(table.shipsOf(0, field)).toEqual({});
  expect([table.seat, table.state.drawn?.tiles.length]).toEqual([0, 1]); // the destroyed interceptor only
});

rule(
  'eclipse',
  'reputation.8',
  'it counts as flight when those who stayed were destroyed and only those who left live',
  () => {
    const table = battlefield()
      .ships(0, field, { interceptor: 1, cruiser: 1 })
      .ships(1, field, { dreadnought: 1 })
      .dice('blank', 'blank', 'blank') // round 1: the cruiser and the dreadnought miss
      .dice('blank', 'burst', 'burst') // round 2
      .play(fight);
    table.answer('retreat:221', 'attack', 'attack');
    expect(table.shipsOf(0, field)).toEqual({});
    expect(table.shipsOf(0, '221')).toEqual({ interceptor: 1 });
    expect(table.state.battle?.fighters[0]).toMatchObject({ owner: 0, fled: true });
  },
);

rule('eclipse', ['retreat.5', 'reputation.8'], 'a retreat that came to nothing is forgotten in the next battle', () => {
  const table = battlefield({ players: 3 })
    .beside('207', field, 2, 5)
    .own(1, '207')
    .ships(2, field, { interceptor: 1 })
    .ships(0, field, { interceptor: 1 })
    .ships(1, field, { cruiser: 1 })
    .dice('blank', 'blank', 'burst')
    .play(fight);
  table.answer('attack', 'retreat:207'); // round 1
  table.answer('retreat:221'); // round 2: then seat 1 leaves, and the battle is over
  expect(table.state.battle).toMatchObject({ attacker: 0, defender: 2, round: 1 });
  expect([table.seat, table.options]).toEqual([0, ['attack', 'retreat:221']]);
  table.answer('attack', 'keep:none');
  expect([table.seat, table.state.drawn?.tiles.length]).toEqual([0, 2]); // taking part, and an interceptor
  table.answer('keep:none');
  expect(table.isOver).toBe(true); // nothing for seat 1, who fled
});

rule(
  'eclipse',
  'reputation.8',
  'who fled a later battle of the sector still draws for taking part in the first',
  () => {
    const table = battlefield({ players: 3 })
      .ships(2, field, { cruiser: 1 })
      .ships(1, field, { interceptor: 1 })
      .ships(0, field, { interceptor: 1 })
      .dice('blank', 'burst') // seat 1 misses, seat 0 hits
      .dice('blank') // the cruiser of seat 2 misses
      .play(fight);
    table.answer('attack'); // seat 0 wins against seat 1,
    expect(table.state.battle).toMatchObject({ attacker: 0, defender: 2 });
    table.answer('retreat:221'); // and flees from seat 2
    expect(table.shipsOf(0, '221')).toEqual({ interceptor: 1 });
    const draws: [number | undefined, number | undefined][] = [];
    while (!table.isOver) {
      draws.push([table.seat, table.state.drawn?.tiles.length]);
      table.answer('keep:none');
    }
    expect(draws).toEqual([
      [2, 1],
      [1, 1],
      [0, 2], // taking part, and an interceptor
    ]);
  },
);
