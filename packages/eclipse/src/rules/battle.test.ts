import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { asked, battlefield, field, fightOn, rollsOf, told } from '../testing/index.ts';
import { battleIn } from './battle.ts';

const fight = (g: Parameters<typeof battleIn>[0]) => battleIn(g, field);

rule('eclipse', 'engagement.1', 'round after round each type acts once, until one side has no ships', () => {
  const table = battlefield()
    .ships(1, field, { interceptor: 1 })
    .ships(0, field, { interceptor: 1, cruiser: 1 })
    .dice('blank', 'blank', 'blank', 'blank', 'blank', 'burst')
    .play(fight);
  expect(fightOn(table).isOver).toBe(true);
  expect(rollsOf(table)).toEqual([
    '1 interceptor yellow:blank',
    '0 interceptor yellow:blank',
    '0 cruiser yellow:blank',
    '1 interceptor yellow:blank',
    '0 interceptor yellow:blank',
    '0 cruiser yellow:burst',
  ]);
  expect(told(table, 'eclipse.engagement-round').map(({ round }) => round)).toEqual([1, 2]);
});

rule('eclipse', 'engagement.2', 'for each type I choose between attack and retreat', () => {
  const table = battlefield()
    .ships(0, field, { interceptor: 2, dreadnought: 1 })
    .ships(1, field, { starbase: 1 })
    .dice('blank')
    .play(fight);
  expect([table.seat, table.prompt, table.options]).toEqual([0, 'eclipse.activate-ships', ['attack', 'retreat:221']]);
  table.answer('retreat:221');
  expect(rollsOf(table)).toHaveLength(1); // only the starbase: the interceptors do not attack
  table.answer('attack');
  expect(rollsOf(table)[1]).toMatch('0 dreadnought');
  expect(table.shipsOf(0, '221')).toEqual({ interceptor: 2 }); // in the next round the retreat is completed
});

rule('eclipse', 'engagement.3', 'a ship destroyed earlier in the round does not act', () => {
  const table = battlefield()
    .ships(1, field, { interceptor: 1 })
    .ships(0, field, { interceptor: 1, cruiser: 1 })
    .dice('burst', 'blank')
    .play(fight);
  table.answer('interceptor:0');
  expect(asked(table, 0)).toMatchObject({ type: 'cruiser', round: 1 });
  fightOn(table);
  expect(rollsOf(table).filter((roll) => roll.startsWith('0 interceptor'))).toEqual([]);
});

const unarmed = () =>
  battlefield()
    .tiles(0, 'interceptor', 'hull')
    .tiles(1, 'interceptor', 'hull', null, null, 'ion-missile')
    .ships(1, field, { interceptor: 1 })
    .ships(0, field, { interceptor: 2 });

rule('eclipse', 'stalemate.1', 'when nobody has a weapon but missiles fired, the attacker retreats', () => {
  const table = unarmed().dice('blank', 'blank', 'blank').play(fight);
  expect(rollsOf(table)).toHaveLength(1);
  expect([table.seat, table.prompt, table.options]).toEqual([0, 'eclipse.end-stalemate', ['destroy', 'retreat:221']]);
  table.answer('retreat:221');
  expect(table.shipsOf(0, '221')).toEqual({ interceptor: 2 });
  expect(table.shipsOf(1, field)).toEqual({ interceptor: 1 });
});

rule('eclipse', ['stalemate.1', 'stalemate.2'], 'or destroys the ships, which count for the opponent', () => {
  const table = unarmed().dice('blank', 'blank', 'blank').play(fight);
  table.answer('destroy');
  expect(table.shipsOf(0, field)).toEqual({});
  expect(table.state.battle?.fighters[0]).toMatchObject({ owner: 1, destroyed: [{ owner: 0 }, { owner: 0 }] });
  expect([table.seat, table.state.drawn?.tiles.length]).toEqual([1, 3]); // one for the battle, one for each ship
});

rule('eclipse', 'stalemate.1', 'an attacker who cannot retreat loses the ships; one armed ship is no stalemate', () => {
  const trapped = battlefield()
    .tiles(0, 'interceptor', 'hull')
    .tiles(1, 'interceptor', 'hull')
    .ships(0, field, { interceptor: 1 })
    .ships(1, field, { interceptor: 1 })
    .play(fight);
  expect(trapped.shipsOf(1, field)).toEqual({});
  expect(trapped.events()).toContain('eclipse.stalemate');
  const armed = battlefield()
    .tiles(0, 'interceptor', 'hull')
    .ships(0, field, { interceptor: 1 })
    .ships(1, field, { interceptor: 1 })
    .play(fight);
  fightOn(armed);
  expect(armed.events()).not.toContain('eclipse.stalemate');
  expect(armed.shipsOf(0, field)).toEqual({});
});

rule(
  'eclipse',
  ['stalemate.1', 'engagement.2'],
  'ships that are already on their way out leave without a question',
  () => {
    const table = battlefield()
      .ships(1, field, { interceptor: 1, cruiser: 1 })
      .ships(0, field, { cruiser: 1, dreadnought: 1 })
      .tiles(1, 'cruiser', null, null, 'hull')
      .tiles(0, 'dreadnought', null, null, 'hull', null, 'hull')
      .dice('blank', 'burst') // the interceptor misses and is destroyed
      .play(fight);
    table.answer('attack', 'interceptor:0', 'attack'); // round 1; the dreadnought holds out
    table.answer('retreat:221', 'attack'); // round 2
    expect(rollsOf(table)).toEqual(['1 interceptor yellow:blank', '0 cruiser yellow:burst']);
    table.answer('retreat:221'); // round 3: the cruiser has left, the dreadnought starts
    expect(table.shipsOf(0, '221')).toEqual({ cruiser: 1, dreadnought: 1 });
    expect(table.events()).toContain('eclipse.stalemate');
  },
);
