import { type EclipseTables, type EclipseView, eclipse, tables as figures } from '@orrery/eclipse';
import { faultOf, ratingsOf, withPart } from '@orrery/eclipse/figures';
import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { PartId, PlayerView } from './model.ts';
import { likelySpace, nextProduction, nextStored, nextUpkeep, pointsOf, printedOf } from './sums.ts';

const tables = JSON.parse(JSON.stringify(figures)) as EclipseTables;

const start = (species: readonly string[], decisions = 0): EclipseView => {
  const match = Match.start(eclipse, { players: species.length, species } as never, seedFrom('figures'));
  const random = new Keystream(seedFrom('anything'));
  while (!match.isOver && match.length < decisions) {
    const seat = match.waitingFor()[0]!;
    const { options } = match.pending(seat)!;
    match.answer(seat, options[random.below(options.length)]!.id);
  }
  return match.view(0) as unknown as EclipseView;
};

const playerOf = (species: string): PlayerView => start([species, 'terran-union']).players[0]!;

describe('a blueprint', () => {
  test('adds up to what the rules say, for all species and in play', () => {
    for (const { players } of [
      start(['eridani', 'hydran', 'planta', 'draco', 'mechanema', 'orion']),
      start(['orion', 'planta', 'terran-directorate'], 400),
      start(['eridani', 'mechanema'], 400),
    ])
      for (const player of players)
        for (const type of tables.shipTypes)
          expect(ratingsOf(printedOf(tables, player, type)!, player.blueprints[type])).toEqual(player.ratings![type]);
  });

  test('with another part shows the change and nothing else', () => {
    const player = playerOf('terran-federation');
    const printed = printedOf(tables, player, 'cruiser')!;
    const before = player.ratings!.cruiser;
    const with2 = ratingsOf(printed, withPart(player.blueprints.cruiser, 4, 'improved-hull'));
    expect(with2).toEqual({ ...before, hull: before.hull + 2 });
    expect(ratingsOf(printed, withPart(withPart(player.blueprints.cruiser, 4, 'improved-hull'), 4, null))).toEqual(
      before,
    );
    const outside = ratingsOf(printed, withPart(player.blueprints.cruiser, 'outside', 'muon-source'));
    expect(outside).toMatchObject({ produced: before.produced + 2, initiative: before.initiative + 1 });
  });

  test('is at fault without energy, without a drive, or as a starbase with one', () => {
    const player = playerOf('terran-federation');
    const faultWith = (type: 'interceptor' | 'starbase', space: number, part: PartId) =>
      faultOf(type, printedOf(tables, player, type)!, withPart(player.blueprints[type], space, part));
    expect(faultWith('interceptor', 3, 'antimatter-cannon')).toBe('energy');
    expect(faultWith('interceptor', 2, 'hull')).toBe('noDrive');
    expect(faultWith('starbase', 4, 'nuclear-drive')).toBe('drive');
    expect(faultWith('interceptor', 3, 'hull')).toBe(null);
  });

  test('takes a part on the empty space first, then over one of its kind', () => {
    const player = playerOf('terran-federation');
    expect(likelySpace(tables, player, 'cruiser', 'improved-hull')).toBe(4);
    expect(likelySpace(tables, playerOf('orion'), 'cruiser', 'improved-hull')).toBe(3);
    expect(likelySpace(tables, player, 'starbase', 'fusion-drive')).toBe(null);
    expect(likelySpace(tables, player, 'cruiser', 'muon-source')).toBe('outside');
  });
});

test('the next disc and the next cube cost and yield what the tracks say', () => {
  expect(nextUpkeep({ discs: 13 })).toBe(0);
  expect(nextUpkeep({ discs: 8 })).toBe(5);
  expect(nextUpkeep({ discs: 15 })).toBe(0);
  expect(nextUpkeep({ discs: 0 })).toBe(null);
  expect(nextProduction({ cubes: { materials: 11, science: 1, money: 0 } }, 'materials')).toBe(3);
  expect(nextProduction({ cubes: { materials: 11, science: 1, money: 0 } }, 'science')).toBe(28);
  expect(nextProduction({ cubes: { materials: 11, science: 1, money: 0 } }, 'money')).toBe(null);
});

test('only money pays the upkeep', () => {
  const player = playerOf('eridani');
  expect(nextStored(player, 'money')).toBe(26 + player.production.money - 1);
  expect(nextStored(player, 'science')).toBe(2 + player.production.science);
});

test('points of others are known but for their reputation tiles', () => {
  const { players } = start(['hydran', 'eridani']);
  expect(pointsOf(players[0]!)?.isPartial).toBe(false);
  expect(pointsOf(players[1]!)?.isPartial).toBe(true);
  expect(pointsOf({ score: null, finalPoints: 7 })).toEqual({ sum: 7, isPartial: false });
  expect(pointsOf({ score: null, finalPoints: null })).toBe(null);
});
