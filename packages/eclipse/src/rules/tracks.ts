/** Catalogue: population, influence-discs, resources. Cubes, discs and stored resources. */

import type { Blocked, Rules, Seat } from '@orrery/kernel';
import type { SectorId } from '../content/sectors.ts';
import { sector } from '../content/sectors.ts';
import { mostCubes, type Resource, resources } from '../content/tracks.ts';
import { producedWith, upkeepWith } from '../figures.ts';
import type { Eclipse } from '../state.ts';
import { blocked, choose, type MessageKey, option, tell, the, words } from '../words.ts';
import { at, player } from './table.ts';

/** What a track produces (population.2, population.3). */
export function productionOf(g: Eclipse, seat: Seat, resource: Resource): number {
  return producedWith(player(g, seat).cubes[resource]);
}

/** What the civilization costs in this round (influence-discs.3). */
export function upkeepOf(g: Eclipse, seat: Seat): number {
  return upkeepWith(player(g, seat).discs);
}

/** What another disc off the track adds to the upkeep of every round. */
export function upkeepOfNextDisc(g: Eclipse, seat: Seat): number {
  const { discs } = player(g, seat);
  return upkeepWith(discs - 1) - upkeepWith(discs);
}

export function gain(g: Eclipse, seat: Seat, resource: Resource, amount: number): void {
  player(g, seat).resources[resource] += amount;
}

/** Costs are paid in full; nothing falls below zero (resources.3). */
export function pay(g: Eclipse, seat: Seat, resource: Resource, amount: number): void {
  const left = player(g, seat).resources[resource] - amount;
  if (left < 0) throw new Error(`seat ${seat} cannot pay ${amount} ${resource}`);
  player(g, seat).resources[resource] = left;
}

/** The leftmost disc leaves the track (influence-discs.2). */
export function takeDisc(g: Eclipse, seat: Seat): void {
  if (player(g, seat).discs === 0) throw new Error(`seat ${seat} has no influence disc left`);
  player(g, seat).discs--;
}

/** A disc from the track goes to a sector without one; the player controls it now (control.1). */
export function placeDisc(g: Eclipse, seat: Seat, id: SectorId): void {
  takeDisc(g, seat);
  setOwner(g, seat, id);
}

export function setOwner(g: Eclipse, seat: Seat, id: SectorId): void {
  const state = at(g, id);
  if (state.owner !== null) throw new Error(`sector ${id} has a disc already`);
  state.owner = seat;
  tell(g, 'eclipse.controls', { seat: the.seat(seat), sector: the.sector(id) });
}

/** The disc goes back to the track and all own cubes to theirs (influence.8, bankruptcy.2). */
export function* giveUp(g: Eclipse, seat: Seat, id: SectorId, keepDisc = false): Rules {
  const state = at(g, id);
  if (state.owner !== seat) throw new Error(`seat ${seat} does not control ${id}`);
  tell(g, 'eclipse.gives-up', { seat: the.seat(seat), sector: the.sector(id) });
  for (const [square, cube] of state.cubes.entries()) {
    if (cube === null) continue;
    yield* returnCube(g, seat, sector(id).population[square]?.type === 'gray' ? resources : [cube]);
    state.cubes[square] = null;
  }
  if (state.orbital?.cube) {
    yield* returnCube(g, seat, ['science', 'money']);
    state.orbital.cube = null;
  }
  state.owner = null;
  if (!keepDisc) player(g, seat).discs++;
}

/**
 * A cube goes back to one of these tracks; a full track sends it to any other (population.4, population.5). Until the owner
 * has chosen it stays where it is: callers take it away after this.
 */
export function* returnCube(g: Eclipse, seat: Seat, tracks: readonly Resource[]): Rules {
  const { cubes } = player(g, seat);
  const open = tracks.filter((track) => cubes[track] < mostCubes);
  const possible = open.length > 0 ? open : resources.filter((track) => cubes[track] < mostCubes);
  const track = yield* choose(
    seat,
    words('eclipse.return-cube'),
    possible.map((each) =>
      option(`track:${each}`, each, 'eclipse.cube-to-track', { track: the.track(each) }, `track:${each}`),
    ),
    {
      blocked: () => [
        ...blockedTracks(
          tracks.filter((each) => !possible.includes(each)),
          'population.4',
          'eclipse.why.track-all',
        ),
        ...blockedTracks(
          resources.filter((each) => !tracks.includes(each) && !possible.includes(each)),
          'population.5',
          'eclipse.why.track-other',
        ),
      ],
    },
  );
  cubes[track]++;
}

export function blockedTracks(tracks: readonly Resource[], rule: string, key: MessageKey): Blocked[] {
  return tracks.map((each) => blocked(rule, key, { track: the.track(each) }, `track:${each}`));
}
