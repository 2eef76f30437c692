/** Combat phases of random fleets with random blueprints, played by random answers: laws that hold for all of them. */
import { Keystream, type Random, type Seat, seedFrom } from '@orrery/kernel';
import { playRandomly, restoredDiffers } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { type ShipType, shipTypes } from '../content/blueprints.ts';
import type { SpeciesId } from '../content/ids.ts';
import { speciesFigures } from '../content/registry.ts';
import { type SectorId, sector } from '../content/sectors.ts';
import { part, partIds } from '../content/ship-parts.ts';
import { speciesIds } from '../content/species/index.ts';
import type { PlayerCount, Resource } from '../content/tracks.ts';
import { isLegal } from '../figures.ts';
import { broken } from '../invariants.ts';
import { type Position, position, wholeCombat } from '../testing/index.ts';
import { battlefields } from './battle-order.ts';
import { figuresOf } from './blueprints.ts';
import { at, owns, sectorsOf } from './table.ts';

const pick = <T>(random: Random, items: readonly T[]): T => items[random.below(items.length)] as T;

function randomSpecies(random: Random, players: number): SpeciesId[] {
  const chosen: SpeciesId[] = [];
  while (chosen.length < players) {
    const next = pick(random, speciesIds);
    const boards = chosen.map((id) => speciesFigures(id).board);
    if (!boards.includes(speciesFigures(next).board)) chosen.push(next);
  }
  return chosen;
}

/** Every blueprint with random tiles, as far as they are legal; ancient parts only once. */
function arm(found: Position, random: Random, seat: Seat, type: ShipType, ancient: Set<string>): void {
  const figures = figuresOf(found.state, seat, type);
  const tiles = figures.spaces.map(() => null) as (Parameters<Position['tiles']>[2] | null)[];
  for (let i = 0; i < 12; i++) {
    const space = random.below(tiles.length);
    const id = pick(random, partIds);
    const before = tiles[space] ?? null;
    if (part(id).outside || ancient.has(id) || (before && part(before).ancient)) continue;
    tiles[space] = id;
    if (!isLegal(type, figures, { tiles, outside: [] })) tiles[space] = before;
    else if (part(id).ancient) ancient.add(id);
  }
  found.tiles(seat, type, ...tiles);
}

/** Sectors around the center with discs, cubes, ships of everybody, and some non-players. */
function randomPosition(random: Random): Position {
  const players = (2 + random.below(5)) as PlayerCount;
  const species = randomSpecies(random, players);
  const found = position({ players, species });
  const map: SectorId[] = ['102', '103', '106', '107', '110', '105'];
  for (const [direction, id] of map.entries()) found.beside(id, '001', direction, random.below(6));
  const fields: SectorId[] = [...map, '001', ...species.map((id) => speciesFigures(id).home)];
  const ancient = new Set<string>();
  for (let seat = 0; seat < players; seat++) {
    for (const type of shipTypes) arm(found, random, seat, type, ancient);
    if (random.below(2) === 0 && !owns(found.state, seat, 'neutron-bombs')) found.know(seat, 'neutron-bombs');
  }
  found.know(random.below(players), 'antimatter-splitter').know(random.below(players), 'wormhole-generator');
  for (const id of map) if (random.below(2) === 0) settle(found, random, random.below(players), id);
  for (const id of fields) {
    if (random.below(3) === 0) continue;
    for (let i = 0; i < 4; i++) {
      const seat = random.below(players);
      const type = pick(random, shipTypes);
      const count = 1 + random.below(2);
      if (found.state.players[seat]!.supply[type] >= count) found.ships(seat, id, { [type]: count });
    }
  }
  if (random.below(2) === 0) found.npc('gcds', '001');
  for (const id of map) {
    if (at(found.state, id).owner === null && random.below(3) === 0)
      found.npc(pick(random, ['ancient', 'guardian'] as const), id, 1 + random.below(2));
  }
  return found;
}

function settle(found: Position, random: Random, seat: Seat, id: SectorId): void {
  found.own(seat, id);
  for (const [square, { type }] of sector(id).population.entries()) {
    const tracks: Resource[] = type === 'gray' ? ['materials', 'science', 'money'] : [type];
    if (random.below(2) === 0) found.cube(seat, id, square, pick(random, tracks));
  }
}

test('random battles end, keep every law and leave no opponents together', () => {
  let battles = 0;
  for (let game = 0; game < 150; game++) {
    const random = new Keystream(seedFrom(`battle ${game}`));
    const { match } = randomPosition(random).play(wholeCombat);
    playRandomly(match, random, () => {
      const flaw = broken(match.peek() as never);
      if (flaw) throw new Error(`game ${game}: ${flaw}`);
      if (random.below(60) === 0) expect(restoredDiffers(match, match.config.players)).toBeNull();
    });
    const g = match.peek();
    expect(broken(g)).toBeNull();
    expect([battlefields(g), g.battle, g.roll, g.drawn]).toEqual([[], null, null, null]);
    const ships = sectorsOf(g).flatMap((id) => at(g, id).ships);
    expect(ships.filter(({ damage }) => damage > 0)).toEqual([]);
    for (const id of sectorsOf(g)) expect(at(g, id).arrivals.length).toBeLessThanOrEqual(1);
    battles += match.events(0, 'spectator').filter(({ key }) => key === 'eclipse.battle').length;
  }
  expect(battles).toBeGreaterThan(300);
});
