/** Catalogue: diplomacy, traitor. */
import type { Blocked, Rules, Seat } from '@orrery/kernel';
import { numbers, resources } from '../content/tracks.ts';
import type { Eclipse } from '../state.ts';
import { blocked, choose, decline, option, tell, the, words } from '../words.ts';
import { connected } from './map.ts';
import { hasRoomFor, putOnTrack, returnReputation } from './reputation-track.ts';
import { at, hasShips, player, sectorsOf, speciesOf } from './table.ts';
import { blockedTracks, returnCube } from './tracks.ts';

/** Players whom the player on turn may propose relations to (diplomacy.1 to diplomacy.6). */
export function partners(g: Eclipse, seat: Seat): Seat[] {
  if (!numbers[g.config.players].diplomacy || !canJoin(g, seat)) return [];
  const found: Seat[] = [];
  let neighbours: Seat[] | null = null;
  for (let other = 0; other < g.players.length; other++) {
    if (other === seat || player(g, other).eliminated || g.turn?.refused.includes(other)) continue;
    if (!canJoin(g, other) || haveRelations(g, seat, other)) continue;
    neighbours ??= neighboursOf(g, seat);
    if (neighbours.includes(other) && !areInContact(g, seat, other)) found.push(other);
  }
  return found;
}

/** In the order of their seats. */
function others(g: Eclipse, seat: Seat): Seat[] {
  const found: Seat[] = [];
  for (const [other, { eliminated }] of g.players.entries()) if (other !== seat && !eliminated) found.push(other);
  return found;
}

/** No traitor, with an ambassador to send and a cube for it (diplomacy.6, diplomacy.7). */
function canJoin(g: Eclipse, seat: Seat): boolean {
  const { ambassadors, cubes } = player(g, seat);
  if (g.traitor === seat || ambassadors === 0) return false;
  return resources.some((each) => cubes[each] > 0) && canMakeRoom(g, seat);
}

/** Reputation tiles can make room, ambassadors stay (diplomacy.10, diplomacy.11). */
function canMakeRoom(g: Eclipse, seat: Seat): boolean {
  let room = 0;
  for (const space of speciesOf(g, seat).reputation) if (space !== 'reputation') room++;
  for (const tile of player(g, seat).reputation) if (tile !== null && 'ambassador' in tile) room--;
  return room > 0;
}

/** The other's ambassador is on the track. */
export function haveRelations(g: Eclipse, seat: Seat, other: Seat): boolean {
  for (const tile of player(g, seat).reputation) {
    if (tile !== null && 'ambassador' in tile && tile.ambassador === other) return true;
  }
  return false;
}

/** Players whose ambassadors are on the track. */
function partnersOf(g: Eclipse, seat: Seat): Seat[] {
  const found: Seat[] = [];
  for (const tile of player(g, seat).reputation) if (tile !== null && 'ambassador' in tile) found.push(tile.ambassador);
  return found;
}

/** Others with a sector that a full connection or a warp portal link joins to one of the player's (diplomacy.3). */
function neighboursOf(g: Eclipse, seat: Seat): Seat[] {
  const found: Seat[] = [];
  for (const id of sectorsOf(g)) {
    if (at(g, id).owner !== seat) continue;
    for (const next of connected(g, id, false)) {
      const { owner } = at(g, next);
      if (owner !== null && owner !== seat && !found.includes(owner)) found.push(owner);
    }
  }
  return found;
}

/** A ship of one is in a sector of the other or beside a ship of the other (diplomacy.4). */
function areInContact(g: Eclipse, seat: Seat, other: Seat): boolean {
  return intrudes(g, seat, other) || intrudes(g, other, seat);
}

function intrudes(g: Eclipse, seat: Seat, other: Seat): boolean {
  return sectorsOf(g).some((id) => hasShips(g, seat, id) && (at(g, id).owner === other || hasShips(g, other, id)));
}

/** The other player may refuse, and then the turn simply continues (diplomacy.2). */
export function* propose(g: Eclipse, seat: Seat, other: Seat): Rules {
  tell(g, 'eclipse.proposes', { seat: the.seat(seat), other: the.seat(other) });
  const accepts = yield* choose(other, words('eclipse.relations', { seat: the.seat(seat) }), [
    option('accept', true, 'eclipse.accept'),
    decline('refuse', false, 'eclipse.refuse'),
  ]);
  if (!accepts) {
    g.turn?.refused.push(other);
    tell(g, 'eclipse.refuses', { seat: the.seat(other), other: the.seat(seat) });
    return;
  }
  yield* sendAmbassador(g, seat, other);
  yield* sendAmbassador(g, other, seat);
  tell(g, 'eclipse.forms-relations', { seat: the.seat(seat), other: the.seat(other) });
}

/** An ambassador with a cube of any track goes to the track of the other player (diplomacy.7). */
function* sendAmbassador(g: Eclipse, from: Seat, to: Seat): Rules {
  const { cubes } = player(g, from);
  const track = yield* choose(
    from,
    words('eclipse.ambassador-cube', { seat: the.seat(to) }),
    resources
      .filter((each) => cubes[each] > 0)
      .map((each) =>
        option(`track:${each}`, each, 'eclipse.cube-from-track', { track: the.track(each) }, `track:${each}`),
      ),
    {
      blocked: () =>
        blockedTracks(
          resources.filter((each) => cubes[each] === 0),
          'diplomacy.7',
          'eclipse.why.track-none',
        ),
    },
  );
  while (!hasRoomFor(g, to, { ambassador: from })) yield* returnReputation(g, to);
  cubes[track]--;
  player(g, from).ambassadors--;
  putOnTrack(g, to, { ambassador: from });
}

/** At the end of a turn: whoever stands in a partner's sector or beside a partner's ship breaks the relations (diplomacy.12). */
export function* actsOfAggression(g: Eclipse, seat: Seat): Rules {
  for (const other of partnersOf(g, seat)) {
    if (!intrudes(g, seat, other)) continue;
    tell(g, 'eclipse.breaks-relations', { seat: the.seat(seat), other: the.seat(other) });
    yield* endRelations(g, seat, other);
    g.traitor = seat; // traitor.1
  }
}

/** Both ambassadors and both cubes go home (diplomacy.14). */
export function* endRelations(g: Eclipse, seat: Seat, other: Seat): Rules {
  yield* recallAmbassador(g, seat, other);
  yield* recallAmbassador(g, other, seat);
}

export function* recallAmbassador(g: Eclipse, from: Seat, to: Seat): Rules {
  yield* returnCube(g, from, resources);
  withdrawAmbassador(g, from, to);
}

export function withdrawAmbassador(g: Eclipse, from: Seat, to: Seat): void {
  const { reputation } = player(g, to);
  const space = reputation.findIndex((tile) => tile !== null && 'ambassador' in tile && tile.ambassador === from);
  reputation[space] = null;
  player(g, from).ambassadors++;
}

/** Why there can be no relations with others now. */
export function blockedPartners(g: Eclipse, seat: Seat): Blocked[] {
  if (!numbers[g.config.players].diplomacy) return [blocked('diplomacy.1', 'eclipse.why.few-players')];
  const possible = partners(g, seat);
  const neighbours = neighboursOf(g, seat);
  return others(g, seat).flatMap((other): Blocked[] => {
    if (possible.includes(other)) return [];
    const args = { other: the.seat(other) };
    if (haveRelations(g, seat, other)) return [blocked('diplomacy.5', 'eclipse.why.have-relations', args)];
    const lack = [seat, other].flatMap((each) => lacking(g, each, other))[0];
    if (lack) return [lack];
    if (g.turn?.refused.includes(other)) return [blocked('diplomacy.2', 'eclipse.why.refused', args)];
    if (!neighbours.includes(other)) return [blocked('diplomacy.3', 'eclipse.why.no-border', args)];
    return areInContact(g, seat, other) ? [blocked('diplomacy.4', 'eclipse.why.in-contact', args)] : [];
  });
}

/** What one of the two lacks for relations; there are more spaces for ambassadors than ambassadors to send. */
function lacking(g: Eclipse, seat: Seat, other: Seat): Blocked[] {
  const { ambassadors, cubes } = player(g, seat);
  const args = { seat: the.seat(seat), other: the.seat(other) };
  if (g.traitor === seat) return [blocked('diplomacy.6', 'eclipse.why.traitor', args)];
  if (ambassadors === 0) return [blocked('diplomacy.6', 'eclipse.why.no-ambassador', args)];
  return resources.every((each) => cubes[each] === 0) ? [blocked('diplomacy.7', 'eclipse.why.no-cube', args)] : [];
}
