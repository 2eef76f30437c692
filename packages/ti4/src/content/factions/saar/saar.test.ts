import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { gainControl } from '../../../rules/control.ts';
import { invasion } from '../../../rules/invasion.ts';
import { produce } from '../../../rules/production.ts';
import { mayScorePublic } from '../../../rules/public-scoring.ts';
import { spaceCombat } from '../../../rules/space-combat.ts';
import { strategicAction } from '../../../rules/strategic-action.ts';
import { battle, declining, type Position, position, rollsOf, type Table } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';

const factions: FactionId[] = ['saar', 'yssaril', 'winnu'];
const here = 'tile-22';
const home = 'tile-11';

content('ti4', 'faction/saar', 'Scavenge: each planet that I gain brings a trade good', () => {
  const table = battle(here, 'invasion', factions)
    .units(0, here, { carrier: 1, infantry: 1 })
    .play(invasion)
    .answer('commit:tarmann:infantry:1');
  expect([table.state.planets.tarmann?.owner, table.player(0).tradeGoods]).toEqual([0, 1]);
});

ruling('ti4', 'saar.1', 'Scavenge: by any means, but for no planet that is mine already, and for nobody else', () => {
  const gaining = (seat: number, build = (place: Position) => place) =>
    build(position({ factions }))
      .play((g) => gainControl(g, seat, 'tarmann'))
      .state.players.map((each) => each.tradeGoods);
  expect(gaining(0)).toEqual([1, 0, 0]);
  expect(gaining(0, (place) => place.own(1, 'tarmann'))).toEqual([1, 0, 0]);
  expect(gaining(0, (place) => place.own(0, 'tarmann'))).toEqual([0, 0, 0]);
  expect(gaining(1)).toEqual([0, 0, 0]);
});

/** Saar lands on both planets of a system. */
function landing(rivals: FactionId[] = ['yssaril', 'winnu']) {
  return battle('tile-35', 'invasion', ['saar', ...rivals]).units(0, 'tile-35', { carrier: 1, infantry: 2 });
}

const both = ['commit:bereg:infantry:1', 'commit:lirta-iv:infantry:1'] as const;

ruling(
  'ti4',
  'saar.2',
  'Scavenge: planets of one invasion come one after another as I like, with a trade good each',
  () => {
    const table = landing()
      .play(invasion)
      .answer(...both);
    expect([table.prompt, table.options]).toEqual(['ti4.control-order', ['next:bereg', 'next:lirta-iv']]);
    table.answer('next:lirta-iv');
    const gained = table.match.events(0, 'spectator').filter(({ key }) => key === 'ti4.gains-control');
    expect(gained.map(({ args }) => args?.planet)).toEqual(['planet/lirta-iv', 'planet/bereg']);
    expect(table.player(0).tradeGoods).toBe(2);
    const others = battle('tile-35', 'invasion', ['winnu', 'saar', 'yssaril'])
      .units(0, 'tile-35', { carrier: 1, infantry: 2 })
      .play(invasion)
      .answer(...both);
    expect(others.isOver).toBe(true); // for others the order is nothing
  },
);

ruling('ti4', 'saar.3', 'Scavenge: each trade good may be pillaged', () => {
  const table = landing(['mentak', 'winnu']).goods(0, 2).units(1, here, { cruiser: 1 }).play(invasion);
  table.answer(...both, 'next:bereg');
  expect([table.seat, table.options]).toEqual([1, ['use:faction/pillage', 'pass']]);
  table.answer('use:faction/pillage');
  expect([table.seat, table.options]).toEqual([1, ['use:faction/pillage', 'pass']]);
  table.answer('use:faction/pillage');
  expect([table.player(0).tradeGoods, table.player(1).tradeGoods]).toEqual([2, 2]);
});

ruling('ti4', 'saar.4', 'Nomadic: without my home planets I score public objectives all the same', () => {
  const may = (seat: number, ...planets: Parameters<Position['own']> extends [number, ...infer P] ? P : never) =>
    mayScorePublic(position({ factions }).own(2, ...planets).state, seat);
  expect([may(0, 'ragh', 'lisis-ii'), may(1, 'retillion')]).toEqual([true, false]);
});

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

content(
  'ti4',
  'technology/chaos-mapping',
  'a unit at the start of my turn, and no one else activates my asteroids',
  () => {
    const table = mapped().from('turn');
    expect(table.options).toEqual(['use:technology/chaos-mapping', 'pass']);
    table.answer('use:technology/chaos-mapping', 'produce:cruiser:tile-11:1', 'trade-goods:2');
    expect([table.unitsOf(0, home), table.player(0).tradeGoods]).toEqual([{ 'space-dock': 1, cruiser: 1 }, 1]);
    expect([table.prompt, table.state.turn?.actions]).toEqual(['ti4.turn', 0]); // the action is still to come
  },
);

/** The start of Saar's turn with Chaos Mapping. */
function mapped() {
  return position({ factions })
    .technologies(0, 'chaos-mapping')
    .units(0, home, { 'space-dock': 1 })
    .goods(0, 3)
    .exhausted('ragh', 'lisis-ii')
    .turnOf(0)
    .with((g) => g.turn?.traded.push(1, 2))
    .strategyCards(['leadership'], ['diplomacy'], ['politics']);
}

ruling(
  'ti4',
  'saar.18',
  'Chaos Mapping: fighters protect an asteroid field, factories do not; others may still come otherwise',
  () => {
    const may = (units: object, seat = 1) => {
      const table = mapped().units(0, 'tile-44', units).goods(0, 0).turnOf(seat).from('turn').answer('tactical');
      return table.options.includes('activate:tile-44');
    };
    expect([may({ cruiser: 1 }), may({ cruiser: 1 }, 0)]).toEqual([false, true]);
    const fighters = mapped().units(0, 'tile-44', { fighter: 1, 'space-dock': 1 }).goods(0, 0).turnOf(1).from('turn');
    expect(fighters.answer('tactical').options).not.toContain('activate:tile-44');
    expect(may({ 'space-dock': 1 })).toBe(true);
    const elsewhere = mapped()
      .units(0, 'tile-22', { cruiser: 1 })
      .goods(0, 0)
      .turnOf(1)
      .from('turn')
      .answer('tactical');
    expect(elsewhere.options).toContain('activate:tile-22');
  },
);

ruling(
  'ti4',
  'saar.19',
  'Chaos Mapping: on the turn I pass too, but not between two actions, and in no turn of others',
  () => {
    const passing = mapped().with((g) => {
      for (const card of g.players[0]?.strategyCards ?? []) card.exhausted = true;
    });
    const table = passing.from('turn');
    table.answer('use:technology/chaos-mapping', 'produce:destroyer:tile-11:1', 'pass');
    expect([table.unitsOf(0, home).destroyer, table.player(0).passed]).toEqual([1, true]);
    const twice = mapped()
      .technologies(0, 'fleet-logistics')
      .from('turn')
      .answer('pass', 'tactical', 'activate:tile-18');
    expect([twice.prompt, twice.options.includes('tactical')]).toEqual(['ti4.turn', true]);
    expect(mapped().turnOf(1).from('turn').prompt).toBe('ti4.turn');
  },
);

ruling(
  'ti4',
  'saar.20',
  'Chaos Mapping: a single fighter costs 1, Sarween Tools do not help, and the unit may move at once',
  () => {
    const table = mapped().technologies(0, 'sarween-tools').goods(0, 2).from('turn');
    table.answer('use:technology/chaos-mapping', 'produce:fighter:tile-11:1');
    while (table.prompt === 'ti4.pay-resources') table.answer('trade-goods:1');
    expect([table.player(0).tradeGoods, table.unitsOf(0, home).fighter]).toEqual([1, 1]);
    const moving = mapped()
      .goods(0, 2)
      .from('turn')
      .answer('use:technology/chaos-mapping', 'produce:cruiser:tile-11:1');
    while (moving.prompt === 'ti4.pay-resources') moving.answer(moving.options[0] ?? '');
    expect(moving.answer('tactical', 'activate:tile-36').options).toContain('move:tile-11:cruiser');
  },
);

ruling('ti4', 'saar.21', 'Chaos Mapping: my token there does not matter, but Production does', () => {
  expect(mapped().token(0, home).from('turn').options).toContain('use:technology/chaos-mapping');
  const without = position({ factions })
    .technologies(0, 'chaos-mapping')
    .units(0, home, { cruiser: 1 })
    .goods(0, 3)
    .turnOf(0)
    .strategyCards(['leadership'], ['diplomacy'], ['politics'])
    .from('turn');
  expect(without.prompt).toBe('ti4.turn');
  expect(mapped().goods(0, 0).from('turn').prompt).toBe('ti4.turn'); // nothing to pay with
});

ruling('ti4', 'saar.22', 'Son of Ragh: four dice against fighters that hit on 6, in the first round only', () => {
  const table = battle(here, 'space-combat', factions)
    .units(0, here, { flagship: 1 })
    .units(1, here, { carrier: 1, fighter: 3 })
    .dice(6, 6, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1)
    .play(spaceCombat);
  while (rollsOf(table).length < 4) table.answer(table.options.includes('all') ? 'all' : (table.options[0] ?? ''));
  const barrages = rollsOf(table).filter((roll) => roll.includes('barrage'));
  expect(barrages).toEqual(['0 anti-fighter-barrage flagship:6 flagship:6 flagship:5 flagship:5']);
  expect(table.unitsOf(1, here)).toEqual({ carrier: 1, fighter: 1 });
});

const call = 'use:note/raghs-call/1';

/** Seat 0, who holds Ragh's Call, lands on Tarmann where Saar has troops and a PDS. */
function invading(...dice: number[]) {
  return battle(here, 'invasion', ['yssaril', 'saar', 'winnu'])
    .note(0, 'raghs-call', 1)
    .units(0, here, { carrier: 1, infantry: 2 })
    .units(1, 'tarmann', { infantry: 3, pds: 1 })
    .own(1, 'bereg')
    .dice(...dice);
}

content('ti4', 'note/raghs-call', 'all ground forces of Saar leave the planet where I landed', () => {
  const table = invading(1).play(invasion).answer('commit:tarmann:infantry:2', call);
  expect(table.options.toSorted()).toEqual(['planet:bereg', 'planet:lisis-ii', 'planet:ragh']);
  table.answer('planet:bereg');
  expect([table.unitsOf(1, 'bereg'), table.unitsOf(1, 'tarmann')]).toEqual([{ infantry: 3 }, { pds: 1 }]);
  expect(table.player(1).notes).toContainEqual({ id: 'raghs-call', of: 1 });
});

ruling(
  'ti4',
  ['saar.23', 'saar.24'],
  "Ragh's Call: no ground combat; the PDS still fires and is lost with the planet",
  () => {
    const table = invading(10).play(invasion).answer('commit:tarmann:infantry:2', call, 'planet:ragh');
    expect([table.seat, table.prompt]).toEqual([1, 'ti4.use-space-cannon']);
    table.answer('all');
    expect(table.unitsOf(0, 'tarmann')).toEqual({ infantry: 1 });
    expect([table.state.planets.tarmann?.owner, table.unitsOf(1, 'tarmann')]).toEqual([0, {}]);
    expect(table.events()).not.toContain('ti4.combat-begins');
  },
);

ruling(
  'ti4',
  'saar.25',
  "Ragh's Call: to one other planet of Saar; without one, or without troops there, it cannot be played",
  () => {
    const lonely = invading(1, 1, 1, 1, 1, 1).own(2, 'bereg', 'ragh', 'lisis-ii').play(invasion);
    expect(lonely.answer('commit:tarmann:infantry:2').options).not.toContain(call);
    const empty = battle(here, 'invasion', ['yssaril', 'saar', 'winnu'])
      .note(0, 'raghs-call', 1)
      .units(0, here, { carrier: 1, infantry: 2 })
      .units(1, 'tarmann', { pds: 1 })
      .play(invasion)
      .answer('commit:tarmann:infantry:2');
    expect(empty.options).not.toContain(call);
    const one = invading(1).own(2, 'ragh', 'lisis-ii').play(invasion).answer('commit:tarmann:infantry:2', call);
    expect(one.unitsOf(1, 'bereg')).toEqual({ infantry: 3 }); // no choice
  },
);
