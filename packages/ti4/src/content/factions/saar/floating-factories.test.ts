import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { gainControl } from '../../../rules/control.ts';
import { produce } from '../../../rules/production.ts';
import { spaceCombat } from '../../../rules/space-combat.ts';
import { strategicAction } from '../../../rules/strategic-action.ts';
import { battle, declining, type Position, position, type Table } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';

const factions: FactionId[] = ['saar', 'yssaril', 'winnu'];
const here = 'tile-22';
const home = 'tile-11';

ruling('ti4', 'saar.5', 'Floating factories take no hits, count for no fleet, stop nobody and fight no combat', () => {
  const hit = battle(here, 'space-combat', factions)
    .units(0, here, { 'space-dock': 1, cruiser: 2 })
    .units(1, here, { cruiser: 1 })
    .units(1, 'tile-35', { carrier: 1 })
    .dice(1, 1, 10, 10, 1, 1)
    .play(spaceCombat);
  hit.answer('fight', 'fight');
  expect(hit.unitsOf(0, here)).toEqual({ cruiser: 1, 'space-dock': 1 });
  const full = position({ factions }).pools(0, { fleet: 1 }).units(0, here, { 'space-dock': 2, cruiser: 1 }).turnOf(0);
  expect(
    full
      .play((g) => produce(g, 0, here))
      .answer('done')
      .unitsOf(0, here),
  ).toEqual({ cruiser: 1, 'space-dock': 2 });
  const passing = position({ factions: ['yssaril', 'saar', 'winnu'] })
    .units(1, 'tile-23', { 'space-dock': 1 })
    .units(0, 'tile-36', { cruiser: 1 })
    .strategyCards(['leadership'], ['diplomacy'], ['politics'])
    .from('turn')
    .answer('tactical', 'activate:tile-35');
  passing.answer('move:tile-36:cruiser', 'done'); // past the factory
  expect(passing.unitsOf(0, 'tile-35')).toEqual({ cruiser: 1 });
  expect(passing.events()).not.toContain('ti4.combat-begins');
});

/** Saar's turn with an activation. */
function activating(build: (place: Position) => Position, to: string): Table {
  const made = build(position({ factions })).strategyCards(['leadership'], ['diplomacy'], ['politics']).turnOf(0);
  return made
    .with((g) => g.turn?.traded.push(1, 2))
    .from('turn')
    .answer('tactical', `activate:${to}`);
}

content('ti4', 'unit/floating-factory', 'moves one system with four units aboard, and produces five', () => {
  const table = activating((place) => place.units(0, home, { 'space-dock': 1, infantry: 3, fighter: 1 }), 'tile-36');
  expect(table.options).toEqual(['done', 'move:tile-11:space-dock']);
  table.answer('move:tile-11:space-dock', 'load:tile-11:infantry:3', 'load:tile-11:fighter:1', 'done');
  expect(table.unitsOf(0, 'tile-36')).toEqual({ 'space-dock': 1, infantry: 3, fighter: 1 });
  table.answer('commit:arnor:infantry:2', 'commit:lor:infantry:1', 'next:arnor', 'produce');
  expect(table.player(0).tradeGoods).toBe(2);
  expect(table.options).toContain('produce:fighter:tile-36:5');
  expect(table.options).not.toContain('produce:fighter:tile-36:6');
  expect(activating((place) => place.units(0, home, { 'space-dock': 1 }), 'tile-44').options).not.toContain(
    'move:tile-11:space-dock',
  );
});

content('ti4', 'unit/floating-factory-2', 'moves two systems with five units aboard, and produces seven', () => {
  const build = (place: Position) =>
    place.technologies(0, 'floating-factory-2').units(0, home, { 'space-dock': 1, infantry: 5 });
  const table = activating(build, 'tile-23').answer('move:tile-11:space-dock');
  const way = table.options.find((id) => id.startsWith('path:'));
  if (way) table.answer(way);
  table.answer('load:tile-11:infantry:5', 'done', 'commit:saudor:infantry:0', 'produce');
  expect(table.unitsOf(0, 'tile-23')).toEqual({ 'space-dock': 1, infantry: 5 });
  expect(table.options).not.toContain('produce:fighter:tile-23:8');
});

ruling(
  'ti4',
  'saar.6',
  'Floating factories move as ships do: tokens, ships of others and anomalies stop them, bonuses and rift dice are theirs too',
  () => {
    const factory = (place: Position) => place.units(0, 'tile-36', { 'space-dock': 1 });
    const move = 'move:tile-36:space-dock';
    expect(activating(factory, 'tile-23').options).toContain(move);
    expect(activating((place) => factory(place).token(0, 'tile-36'), 'tile-23').options).not.toContain(move);
    expect(activating(factory, 'tile-44').options).not.toContain(move); // asteroids
    expect(activating((place) => factory(place).technologies(0, 'antimass-deflectors'), 'tile-44').options).toContain(
      move,
    );
    const driven = (place: Position) => factory(place).technologies(0, 'gravity-drive');
    expect(activating(driven, here).options).toContain(move); // two systems
    expect(activating((place) => driven(place).units(1, 'tile-23', { cruiser: 1 }), here).options).not.toContain(move);
    const rift = (place: Position) => place.replace('tile-23', 'tile-41').units(0, 'tile-41', { 'space-dock': 1 });
    const lost = activating((place) => rift(place).dice(3), here).answer('move:tile-41:space-dock', 'done');
    expect([lost.unitsOf(0, 'tile-41'), lost.unitsOf(0, here)]).toEqual([{}, {}]);
    expect(lost.events()).toContain('ti4.lost-in-rift');
  },
);

ruling('ti4', 'saar.6', 'Floating factories: a player who asks is told why one cannot come', () => {
  const table = activating(
    (place) => place.units(0, 'tile-36', { 'space-dock': 1, cruiser: 1 }).token(0, 'tile-36'),
    here,
  );
  const asked = activating(
    (place) => place.units(0, 'tile-30', { 'space-dock': 1 }).units(0, 'tile-35', { cruiser: 1 }),
    here,
  );
  expect(table.prompt).not.toBe('ti4.move-ships');
  expect(asked.match.blocked(0)).toContainEqual(
    expect.objectContaining({ target: 'unit:tile-30:space-dock', rule: 'movement.3f' }),
  );
});

ruling(
  'ti4',
  'saar.7',
  'Floating factories: their capacity counts with that of the ships; no fighters are free',
  () => {
    const held = (units: object) =>
      position({ factions })
        .units(0, here, units)
        .goods(0, 3)
        .exhausted('ragh', 'lisis-ii')
        .turnOf(0)
        .play((g) => produce(g, 0, here));
    const table = held({ 'space-dock': 1, carrier: 1, fighter: 7 }).answer('produce:fighter:tile-22:2', 'done');
    expect([table.unitsOf(0, here).fighter, table.events().includes('ti4.destroyed')]).toEqual([8, true]); // 4 and 4
  },
);

/** Seat 1, with a fleet nearby, attacks a system with a factory of Saar; both can fight only. */
function raid(saar: object, fleet: object) {
  return position({ factions: ['yssaril', 'saar', 'winnu'] })
    .tactical(0, here, 'space-combat')
    .with(({ turn }) => turn?.traded.push(0, 1, 2))
    .units(0, here, fleet)
    .units(1, here, { 'space-dock': 1, ...saar });
}

ruling(
  'ti4',
  ['saar.8', 'saar.9'],
  'Floating factories alone are destroyed as others arrive, before Space Cannon; not if those are all lost in a rift',
  () => {
    const arriving = (...dice: number[]) =>
      position({ factions: ['yssaril', 'saar', 'winnu'] })
        .replace('tile-23', 'tile-41')
        .units(0, 'tile-41', { cruiser: 1 })
        .units(1, here, { 'space-dock': 1 })
        .units(1, 'tarmann', { pds: 1 })
        .strategyCards(['leadership'], ['diplomacy'], ['politics'])
        .dice(...dice)
        .from('turn')
        .answer('tactical', `activate:${here}`, 'move:tile-41:cruiser', 'done');
    const table = arriving(4, 10);
    expect([table.unitsOf(1, here), table.seat, table.prompt]).toEqual([{}, 1, 'ti4.use-space-cannon']);
    table.answer('all');
    expect([table.unitsOf(0, here), table.unitsOf(1, here)]).toEqual([{}, {}]); // it does not come back
    expect(arriving(3).unitsOf(1, here)).toEqual({ 'space-dock': 1 });
  },
);

ruling(
  'ti4',
  'saar.10',
  'Floating factories survive a combat that leaves no ships on either side, whoever assigns first',
  () => {
    for (const order of [
      ['yssaril', 'saar', 'winnu'],
      ['saar', 'yssaril', 'winnu'],
    ] as FactionId[][]) {
      const saar = order.indexOf('saar');
      const table = battle(here, 'space-combat', order)
        .units(saar, here, { 'space-dock': 1, cruiser: 1 })
        .units(1 - saar, here, { cruiser: 1 })
        .dice(10, 10)
        .play(spaceCombat);
      expect([table.unitsOf(saar, here), table.unitsOf(1 - saar, here)]).toEqual([{ 'space-dock': 1 }, {}]);
    }
  },
);

ruling('ti4', 'saar.10', 'Floating factories die with the last ship when it goes first', () => {
  const table = battle(here, 'space-combat', ['saar', 'yssaril', 'winnu'])
    .units(0, here, { 'space-dock': 1, dreadnought: 1 })
    .units(1, here, { cruiser: 1 })
    .hand(1, 'direct-hit')
    .dice(10, 10)
    .play(spaceCombat);
  declining(table, 'direct-hit');
  while (table.prompt === 'ti4.retreat?' || table.prompt === 'ti4.window') table.answer(table.options[0] ?? '');
  table.answer('sustain:dreadnought:tile-22');
  declining(table, 'direct-hit').answer('use:action-card/direct-hit');
  expect([table.unitsOf(0, here), table.unitsOf(1, here)]).toEqual([{}, {}]);
  const events = table.match.events(0, 'spectator').filter(({ key }) => key === 'ti4.destroyed');
  expect(events.map(({ args }) => args?.type)).toEqual([
    'unit-type/dreadnought',
    'unit-type/space-dock',
    'unit-type/cruiser',
  ]);
});

ruling('ti4', 'saar.11', 'Floating factories: a winner left with fighters only blockades before those are lost', () => {
  const table = raid({ cruiser: 1 }, { carrier: 1, fighter: 1 }).dice(1, 10, 10).play(spaceCombat);
  while (!table.isOver)
    table.answer(table.options.includes('carrier:tile-22') ? 'carrier:tile-22' : (table.options[0] ?? ''));
  expect([table.unitsOf(0, here), table.unitsOf(1, here)]).toEqual([{}, {}]);
  const told = table.match.events(0, 'spectator').map(({ key, args }) => (key === 'ti4.destroyed' ? args?.type : key));
  expect(told.indexOf('unit-type/space-dock')).toBeLessThan(told.indexOf('ti4.combat-won')); // at once
  expect(told.indexOf('unit-type/space-dock')).toBeGreaterThan(0);
});

ruling(
  'ti4',
  ['saar.12', 'saar.13'],
  'Floating factories go along in a retreat, like it or not; with the last ship it fails and they are lost',
  () => {
    const fleeing = (...dice: number[]) =>
      raid({ cruiser: 1, carrier: 1 }, { cruiser: 2 })
        .own(1, 'saudor')
        .dice(...dice)
        .play(spaceCombat)
        .answer('retreat');
    const table = fleeing(1, 1, 1, 1);
    expect([table.unitsOf(1, here), table.unitsOf(1, 'tile-23')]).toEqual([
      {},
      { cruiser: 1, carrier: 1, 'space-dock': 1 },
    ]);
    const lost = fleeing(10, 10, 1, 1);
    expect([lost.unitsOf(1, here), lost.unitsOf(1, 'tile-23')]).toEqual([{}, {}]);
  },
);

ruling('ti4', 'saar.13', 'Floating factories that come alone are no ships that moved into a system', () => {
  const coming = (units: object) =>
    position({ factions })
      .units(0, 'tile-36', units)
      .units(1, 'tile-44', { fighter: 1 })
      .hand(1, 'experimental-battlestation')
      .units(1, 'saudor', { 'space-dock': 1 })
      .strategyCards(['leadership'], ['diplomacy'], ['politics'])
      .from('turn')
      .answer('tactical', 'activate:tile-23', `move:tile-36:${Object.keys(units)[0]}`, 'done');
  expect(coming({ cruiser: 1 }).optionsOf(1)).toContain('use:action-card/experimental-battlestation');
  expect(coming({ 'space-dock': 1 }).optionsOf(1)).not.toContain('use:action-card/experimental-battlestation');
});

ruling(
  'ti4',
  ['saar.14', 'saar.15'],
  'Construction: a factory goes into the space of a system where I control a planet, beside others too, up to three',
  () => {
    const building = (build = (place: Position) => place) =>
      build(position({ factions }))
        .strategyCards(['construction'])
        .turnOf(0)
        .play((g) => strategicAction(g, 0, 'construction'));
    const table = building((place) => place.units(0, home, { 'space-dock': 2 }));
    expect(table.options.filter((id) => id.startsWith('space-dock:'))).toHaveLength(1); // home is one system
    table.answer(table.options.find((id) => id.startsWith('space-dock:')) ?? '');
    expect([table.unitsOf(0, home), table.unitsOf(0, 'ragh'), table.unitsOf(0, 'lisis-ii')]).toEqual([
      { 'space-dock': 3 },
      {},
      {},
    ]);
    const all = building((place) => place.units(0, home, { 'space-dock': 3 }).token(0, home));
    expect(all.options.filter((id) => id.startsWith('space-dock:'))).toEqual([]);
    const homeless = building((place) => place.own(1, 'ragh', 'lisis-ii').units(0, 'tile-36', { cruiser: 1 }));
    expect(homeless.options.filter((id) => id.startsWith('space-dock:'))).toEqual([]);
  },
);

ruling(
  'ti4',
  'saar.16',
  'Floating factories make ground forces for space, within capacity, or for my planets there',
  () => {
    const table = position({ factions })
      .own(0, 'bereg')
      .own(1, 'lirta-iv')
      .units(0, 'tile-35', { 'space-dock': 1 })
      .goods(0, 5)
      .play((g) => produce(g, 0, 'tile-35'));
    const made = table.options.filter((id) => id.startsWith('produce:infantry'));
    expect(made).toContain('produce:infantry:bereg:5');
    expect(made).toContain('produce:infantry:tile-35:4');
    expect(made).not.toContain('produce:infantry:tile-35:5'); // four fit in
    expect(made.some((id) => id.includes('lirta'))).toBe(false);
  },
);

ruling('ti4', 'saar.17', 'Floating factories outlive the planet; the one at home serves Warfare', () => {
  const taken = position({ factions }).own(0, 'tarmann').units(0, here, { 'space-dock': 1 });
  expect(taken.play((g) => gainControl(g, 1, 'tarmann')).unitsOf(0, here)).toEqual({ 'space-dock': 1 });
  const table = position({ factions })
    .units(0, home, { 'space-dock': 1 })
    .strategyCards([], ['warfare'])
    .turnOf(1)
    .play((g) => strategicAction(g, 1, 'warfare'));
  table.answer(table.options[0] ?? '', 'secondary', 'produce:fighter:tile-11:1', 'done');
  while (!table.isOver) table.answer(table.options[0] ?? '');
  expect(table.unitsOf(0, home)).toEqual({ 'space-dock': 1, fighter: 1 });
});
