import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { bombardment } from '../../../rules/bombardment.ts';
import { moveShips } from '../../../rules/movement.ts';
import { produce, produceUnits } from '../../../rules/production.ts';
import { retreats } from '../../../rules/retreat.ts';
import { spaceCombat } from '../../../rules/space-combat.ts';
import { strategicAction } from '../../../rules/strategic-action.ts';
import { gainTechnology, researchable } from '../../../rules/technology.ts';
import { battle, type Position, position, rollsOf, type Table } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';
import { hasTechnology, unitUsed } from '../../registry.ts';

const factions: FactionId[] = ['muaat', 'yssaril', 'winnu'];
const here = 'tile-22';
const home = 'tile-04';
const nova = 'tile-43';
const forge = 'action:faction/star-forge';

/** Muaat's turn with its war sun at Tarmann; nobody can trade. */
function turn() {
  return position({ factions })
    .units(0, here, { 'war-sun': 1 })
    .turnOf(0)
    .with((g) => g.turn?.traded.push(1, 2))
    .strategyCards(['leadership'], ['diplomacy'], ['politics']);
}

content('ti4', 'faction/muaat', 'Star Forge: a strategy token for two fighters or a destroyer by my war sun', () => {
  const table = turn().units(0, 'tile-36', { cruiser: 1 }).from('turn').answer(forge);
  expect(table.options).toEqual(['forge:fighter:tile-22', 'forge:destroyer:tile-22']); // nowhere else
  table.answer('forge:fighter:tile-22');
  expect([table.unitsOf(0, here), table.player(0).pools.strategy]).toEqual([{ 'war-sun': 1, fighter: 2 }, 1]);
  expect(table.options).not.toContain(forge); // it was the action of this turn
  const destroyer = turn().from('turn').answer(forge, 'forge:destroyer:tile-22');
  expect(destroyer.unitsOf(0, here)).toEqual({ 'war-sun': 1, destroyer: 1 });
  expect(turn().pools(0, { strategy: 0 }).from('turn').options).not.toContain(forge);
  expect(turn().turnOf(1).units(1, 'tile-23', { cruiser: 1 }).from('turn').options).not.toContain(forge);
});

ruling(
  'ti4',
  'muaat.1',
  'Star Forge: where my command token lies too, with a damaged war sun, and turn after turn',
  () => {
    const table = position({ factions })
      .units(0, here, { 'war-sun': 1 }, { 'war-sun': 1 })
      .units(0, home, { 'war-sun': 1 })
      .token(0, here)
      .turnOf(0)
      .with((g) => g.turn?.traded.push(1, 2))
      .strategyCards(['leadership'], ['diplomacy'], ['politics'])
      .from('turn')
      .answer(forge);
    expect(table.options).toHaveLength(4);
    table.answer('forge:destroyer:tile-22');
    while (table.state.turn?.seat !== 0 || table.prompt !== 'ti4.turn' || table.state.turn.actions > 0) {
      const way = ['end-turn', 'decline', 'pass', 'none'].find((id) => table.options.includes(id));
      table.answer(way ?? table.options[0] ?? '');
    }
    table.answer(forge, 'forge:fighter:tile-04');
    expect([table.unitsOf(0, here).destroyer, table.unitsOf(0, home).fighter, table.player(0).pools.strategy]).toEqual([
      1, 2, 0,
    ]);
  },
);

ruling('ti4', 'muaat.2', 'Star Forge: not without a war sun of my own', () => {
  const without = position({ factions })
    .units(0, here, { dreadnought: 1 })
    .technologies(1, 'war-sun')
    .units(1, 'tile-19', { 'war-sun': 1 })
    .turnOf(0)
    .strategyCards(['leadership'], ['diplomacy'], ['politics'])
    .from('turn');
  expect(without.options).not.toContain(forge);
});

ruling(
  'ti4',
  ['muaat.3', 'all.10', 'all.18'],
  'Star Forge: a destroyer may come from the board; what finds no room is destroyed, what the fleet pool cannot hold is removed',
  () => {
    const none = turn().reinforcements(0, 'destroyer', 0).token(0, here);
    expect(none.from('turn').answer(forge).unitsOf(0, here)).toEqual({ 'war-sun': 1, fighter: 2 }); // no other choice
    const fetched = turn().reinforcements(0, 'destroyer', 1).units(0, 'tile-36', { destroyer: 1 });
    const table = fetched.from('turn').answer(forge, 'forge:destroyer:tile-22');
    expect([table.unitsOf(0, here), table.unitsOf(0, 'tile-36')]).toEqual([{ 'war-sun': 1, destroyer: 1 }, {}]);
    const full = turn().units(0, here, { fighter: 6 }).from('turn').answer(forge, 'forge:fighter:tile-22');
    expect([full.unitsOf(0, here).fighter, full.events().includes('ti4.destroyed')]).toEqual([6, true]);
    const many = turn().units(0, here, { cruiser: 2 }).from('turn').answer(forge, 'forge:destroyer:tile-22');
    expect(many.prompt).toBe('ti4.choose-removed');
    many.answer('destroyer:tile-22');
    expect([many.unitsOf(0, here), many.events().includes('ti4.destroyed')]).toEqual([
      { 'war-sun': 1, cruiser: 2 },
      false,
    ]);
  },
);

/** Ways of Muaat's ships into a system of a map where a supernova lies between Mecatol Rex and its home. */
function sailing(build: (place: Position) => Position, to: Parameters<Position['tactical']>[1]): Table {
  return build(position({ factions }).replace('tile-44', nova)).tactical(0, to, 'movement').play(moveShips);
}

ruling(
  'ti4',
  'muaat.4',
  'Gashlai Physiology: ships go through a supernova as one system of their way, never into it',
  () => {
    const from = (place: Position) => place.units(0, 'tile-36', { cruiser: 1 });
    const through = sailing(from, 'tile-18').answer('move:tile-36:cruiser', 'done');
    expect(through.unitsOf(0, 'tile-18')).toEqual({ cruiser: 1 });
    expect(sailing((place) => place.units(0, 'tile-36', { 'war-sun': 1 }), 'tile-18').isOver).toBe(true); // two systems away
    expect(sailing((place) => place.units(0, 'tile-33', { cruiser: 1 }), 'tile-18').isOver).toBe(true); // a nebula between
    expect(sailing(from, nova).isOver).toBe(true);
    const others = position({ factions: ['yssaril', 'muaat', 'winnu'] })
      .replace('tile-44', nova)
      .units(0, 'tile-36', { cruiser: 1 })
      .tactical(0, 'tile-18', 'movement');
    expect(others.play(moveShips).isOver).toBe(true);
  },
);

ruling(
  'ti4',
  ['muaat.5', 'muaat.6'],
  'Prototype War Sun: on the sheet without any technology; the only one to research is its second form',
  () => {
    const start = position({ factions }).technologies(
      0,
      'plasma-scoring',
      'magen-defense-grid',
      'assault-cannon',
      'sarween-tools',
    );
    const g = start.state;
    expect([unitUsed(g, 0, 'war-sun'), unitUsed(g, 1, 'war-sun')]).toEqual(['prototype-war-sun', null]);
    expect([hasTechnology(g, 0, 'war-sun'), hasTechnology(g, 0, 'prototype-war-sun-2')]).toEqual([false, false]);
    expect(researchable(g, 0)).toContain('prototype-war-sun-2');
    expect(researchable(g, 0)).not.toContain('war-sun');
    const made = start.units(0, 'muaat', { 'space-dock': 1 }).goods(0, 12);
    const table = made.play((state) => produceUnits(state, 0, home, { units: 1, types: ['war-sun'] }));
    table.answer('produce:war-sun:tile-04:1', 'exhaust:muaat', 'trade-goods:8');
    expect([table.unitsOf(0, home), table.player(0).tradeGoods]).toEqual([{ 'war-sun': 1 }, 4]); // 12 in all
    const better = position({ factions }).goods(0, 10).exhausted('muaat');
    const cheaper = better.play(function* (state) {
      yield* gainTechnology(state, 0, 'prototype-war-sun-2');
      yield* produceUnits(state, 0, home, { units: 1, types: ['war-sun'] });
    });
    expect(cheaper.answer('produce:war-sun:tile-04:1', 'trade-goods:10').player(0).tradeGoods).toBe(0);
  },
);

ruling(
  'ti4',
  'muaat.7',
  'War suns: shields of others in the system are as none, and all my units there bombard',
  () => {
    const shelling = (ships: object) =>
      battle(here, 'invasion', factions)
        .units(0, here, ships)
        .units(1, 'tarmann', { pds: 1, infantry: 2 })
        .dice(10, 10, 10, 10)
        .play((g) => bombardment(g, 0, here));
    const table = shelling({ 'war-sun': 1, dreadnought: 1 });
    expect(table.options).toContain('bombard:tarmann');
    table.answer('bombard:tarmann');
    expect(table.unitsOf(1, 'tarmann')).toEqual({ pds: 1 });
    expect(shelling({ dreadnought: 1 }).isOver).toBe(true);
  },
);

ruling('ti4', 'muaat.8', 'The Inferno: a strategy token for a cruiser in its system', () => {
  const inferno = 'action:unit/the-inferno';
  const made = (place: Position = position({ factions })) =>
    place
      .units(0, here, { flagship: 1 })
      .turnOf(0)
      .with((g) => g.turn?.traded.push(1, 2))
      .strategyCards(['leadership'], ['diplomacy'], ['politics']);
  const table = made().token(0, here).from('turn').answer(inferno);
  expect([table.unitsOf(0, here), table.player(0).pools.strategy]).toEqual([{ flagship: 1, cruiser: 1 }, 1]);
  expect(made().pools(0, { strategy: 0 }).from('turn').options).not.toContain(inferno);
  expect(made().reinforcements(0, 'cruiser', 0).from('turn').options).not.toContain(inferno);
  expect(turn().from('turn').options).not.toContain(inferno); // the flagship is not built
  const many = made().units(0, here, { carrier: 2 }).from('turn').answer(inferno);
  expect([many.prompt, many.options]).toEqual([
    'ti4.choose-removed',
    ['flagship:tile-22', 'cruiser:tile-22', 'carrier:tile-22'],
  ]);
});

content('ti4', 'unit/the-inferno', 'it fights with two dice that hit on 5', () => {
  const table = battle(here, 'space-combat', factions)
    .units(0, here, { flagship: 1 })
    .units(1, here, { cruiser: 2 })
    .dice(5, 4, 1, 1, 4, 1, 1, 1)
    .play(spaceCombat);
  expect([rollsOf(table)[0], table.unitsOf(1, here)]).toEqual(['0 combat flagship:5 flagship:4', { cruiser: 1 }]);
});

ruling(
  'ti4',
  'muaat.9',
  'Magmus Reactor: my ships may end their move in a supernova, go on from it and retreat into it',
  () => {
    const learned = (place: Position) => place.technologies(0, 'magmus-reactor');
    const entering = sailing((place) => learned(place).units(0, 'tile-36', { cruiser: 1 }), nova);
    expect(entering.answer('move:tile-36:cruiser', 'done').unitsOf(0, nova)).toEqual({ cruiser: 1 });
    const leaving = sailing((place) => learned(place).units(0, nova, { cruiser: 1 }), here);
    expect(leaving.options).toContain('move:tile-43:cruiser');
    const through = sailing((place) => learned(place).units(0, 'tile-36', { cruiser: 1 }), 'tile-18');
    expect(through.options).toContain('move:tile-36:cruiser');
    const fleeing = (place: Position) =>
      retreats(place.units(0, here, { cruiser: 1 }).units(0, nova, { fighter: 1 }).state, 0, here);
    expect(fleeing(learned(position({ factions }).replace('tile-44', nova)))).toEqual([nova]);
    expect(fleeing(position({ factions }).replace('tile-44', nova))).toEqual([]);
  },
);

/** Muaat with Magmus Reactor and a dock at Tarmann, beside a supernova or not. */
function reactor(beside: boolean) {
  const place = beside ? position({ factions }).replace('tile-44', nova) : position({ factions });
  return place
    .technologies(0, 'magmus-reactor')
    .units(0, 'tarmann', { 'space-dock': 1 })
    .goods(0, 3)
    .exhausted('muaat');
}

const cruiser = ['produce:cruiser:tile-22:1', 'done', 'trade-goods:2'] as const;

content('ti4', 'technology/magmus-reactor', 'Production beside a supernova or by a war sun brings a trade good', () => {
  const goods = (place: Position) =>
    place
      .exhausted('tarmann')
      .play((g) => produce(g, 0, here))
      .answer(...cruiser)
      .player(0).tradeGoods;
  expect(goods(reactor(true))).toBe(2);
  expect(goods(reactor(false).units(0, here, { 'war-sun': 1 }))).toBe(2);
  expect(goods(reactor(false))).toBe(1);
});

ruling('ti4', 'muaat.10', 'Magmus Reactor: once for each use, whether I like it or not, and for nobody else', () => {
  const both = reactor(true).units(0, here, { 'war-sun': 1 }).exhausted('tarmann');
  const table = both
    .play((g) => produce(g, 0, here))
    .answer('produce:fighter:tile-22:1', 'produce:infantry:tarmann:1', 'done', 'trade-goods:2');
  expect([table.player(0).tradeGoods, table.isOver]).toEqual([2, true]);
  const theirs = reactor(true).units(1, 'saudor', { 'space-dock': 1 }).units(1, 'tile-23', { carrier: 1 });
  const done = theirs
    .play((g) => produce(g, 1, 'tile-23'))
    .answer('produce:fighter:tile-23:1', 'done', 'exhaust:shalloq');
  expect([done.player(0).tradeGoods, done.player(1).tradeGoods, done.isOver]).toEqual([3, 0, true]);
});

ruling(
  'ti4',
  'muaat.11',
  'Magmus Reactor: the war sun must have been there before, and its trade good comes too late',
  () => {
    const built = reactor(false).goods(0, 12).exhausted('tarmann');
    const table = built.play((g) => produce(g, 0, here)).answer('produce:war-sun:tile-22:1', 'trade-goods:12');
    expect([table.unitsOf(0, here)['war-sun'], table.player(0).tradeGoods]).toEqual([1, 0]);
    const poor = reactor(true)
      .goods(0, 1)
      .exhausted('tarmann')
      .play((g) => produce(g, 0, here));
    expect(poor.options).not.toContain('produce:cruiser:tile-22:1');
  },
);

ruling(
  'ti4',
  'muaat.12',
  "Magmus Reactor: anybody's war sun counts, and Warfare is a use; without a unit, or in the supernova itself, there is nothing",
  () => {
    const foreign = reactor(false).technologies(1, 'war-sun').units(1, here, { 'war-sun': 1 });
    const table = foreign.exhausted('tarmann').play((g) => produce(g, 0, here));
    expect(table.answer('produce:infantry:tarmann:2').player(0).tradeGoods).toBe(3);
    expect(
      reactor(true)
        .play((g) => produce(g, 0, here))
        .answer('done')
        .player(0).tradeGoods,
    ).toBe(3);
    const warfare = position({ factions })
      .technologies(0, 'magmus-reactor')
      .units(0, 'muaat', { 'space-dock': 1 })
      .units(0, home, { 'war-sun': 1 })
      .strategyCards([], ['warfare'])
      .turnOf(1)
      .play((g) => strategicAction(g, 1, 'warfare'));
    warfare.answer(warfare.options[0] ?? '', 'secondary');
    warfare.answer('produce:fighter:tile-04:1', 'done');
    expect([warfare.unitsOf(0, home).fighter, warfare.player(0).tradeGoods]).toEqual([1, 1]);
    const inside = position({ factions })
      .replace('tile-44', nova)
      .technologies(0, 'magmus-reactor')
      .ability(0, {
        modify: {
          hasAbility: (has, _g, _s, ability, { type }) => has || (ability === 'production' && type === 'cruiser'),
        },
      })
      .ability(0, { modify: { productionValue: (value, _g, _s, { type }) => (type === 'cruiser' ? 1 : value) } })
      .units(0, nova, { cruiser: 1, carrier: 1 })
      .goods(0, 1)
      .exhausted('muaat')
      .play((g) => produce(g, 0, nova))
      .answer('produce:fighter:tile-43:1');
    expect([inside.unitsOf(0, nova).fighter, inside.player(0).tradeGoods]).toEqual([1, 0]);
  },
);

const fires = 'action:note/fires-of-the-gashlai/0';

/** Seat 1 holds Muaat's note and has the turn. */
function holding(faction: FactionId = 'yssaril') {
  return position({ factions: ['muaat', faction, 'winnu'] })
    .note(1, 'fires-of-the-gashlai', 0)
    .turnOf(1)
    .with((g) => g.turn?.traded.push(0, 2))
    .strategyCards(['leadership'], ['diplomacy'], ['politics']);
}

content('ti4', 'note/fires-of-the-gashlai', "a token of Muaat's fleet pool goes, and I can build war suns", () => {
  const table = holding().from('turn').answer(fires);
  expect([table.player(0).pools.fleet, table.player(0).tokens, table.player(1).technologies]).toEqual([
    2,
    9,
    ['war-sun'],
  ]);
  expect(table.player(0).notes.map(({ id }) => id)).toContain('fires-of-the-gashlai'); // it went home
  expect(table.player(1).foreignNotes).toBe(0);
});

ruling(
  'ti4',
  ['muaat.13', 'muaat.14'],
  "Fires of the Gashlai: a gain without cost or prerequisites, no research; Muaat's fleets shrink at once",
  () => {
    const table = holding()
      .note(2, 'research-agreement', 1)
      .units(0, here, { cruiser: 2, carrier: 1 })
      .from('turn')
      .answer(fires);
    expect([table.seat, table.prompt]).toEqual([0, 'ti4.choose-removed']);
    table.answer('cruiser:tile-22');
    expect([table.unitsOf(0, here), table.player(1).technologies]).toEqual([{ cruiser: 1, carrier: 1 }, ['war-sun']]);
    expect(table.events()).not.toContain('ti4.researches');
  },
);

ruling(
  'ti4',
  'muaat.14',
  'Fires of the Gashlai: not with the technology already, nor against an empty fleet pool',
  () => {
    expect(holding().technologies(1, 'war-sun').from('turn').options).not.toContain(fires);
    expect(holding().pools(0, { fleet: 0 }).from('turn').options).not.toContain(fires);
    expect(holding().from('turn').options).toContain(fires);
    const own = position({ factions })
      .turnOf(0)
      .strategyCards(['leadership'], ['diplomacy'], ['politics'])
      .from('turn');
    expect(own.options).not.toContain(fires); // not by Muaat itself
    expect(holding().turnOf(2).from('turn').options).not.toContain(fires);
  },
);
