/** Catalogue: influence. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import type { SectorId } from '../content/sectors.ts';
import type { Eclipse } from '../state.ts';
import { blocked, choose, doneWith, option, the, words } from '../words.ts';
import { takeDiscovery } from './discoveries.ts';
import { freely } from './free-actions.ts';
import { reachable } from './map.ts';
import { activationsLeft, at, controlled, hasShips, isNpc, opponentsIn, player, sectorsOf } from './table.ts';
import { giveUp, placeDisc, setOwner, upkeepOfNextDisc } from './tracks.ts';

type Influence = { readonly place: SectorId } | { readonly withdraw: SectorId } | null;
type Source = SectorId | 'track';

/** One activation; false if the player does not use it. */
export function* influence(g: Eclipse, seat: Seat): Rules<boolean> {
  const chosen = yield* freely(g, seat, words('eclipse.influence'), () => influences(g, seat), {
    blocked: () => blockedTargets(g, seat),
  });
  if (chosen === null) return false;
  if ('withdraw' in chosen) {
    yield* giveUp(g, seat, chosen.withdraw);
    moved(g, chosen.withdraw);
    return true;
  }
  yield* place(g, seat, chosen.place);
  return true;
}

export function influences(g: Eclipse, seat: Seat): Option<Influence>[] {
  return [
    ...targets(g, seat).map((id) =>
      option(`place:${id}`, { place: id }, 'eclipse.place-disc', { sector: the.sector(id) }, `sector:${id}`),
    ),
    ...withdrawable(g, seat).map((id) =>
      option(`withdraw:${id}`, { withdraw: id }, 'eclipse.withdraw-disc', { sector: the.sector(id) }, `sector:${id}`),
    ),
    doneWith(activationsLeft(g)),
  ];
}

/** A disc of the track or of another sector goes to the target (influence.2). */
function* place(g: Eclipse, seat: Seat, id: SectorId): Rules {
  const source = yield* choose(
    seat,
    words('eclipse.disc-from', { sector: the.sector(id) }),
    sources(g, seat, id).map((from) =>
      from === 'track'
        ? option('track', from, 'eclipse.disc-from-track', { upkeep: upkeepOfNextDisc(g, seat) })
        : option(`sector:${from}`, from, 'eclipse.disc-from-sector', { sector: the.sector(from) }, `sector:${from}`),
    ),
    { blocked: () => blockedSources(g, seat, id) },
  );
  if (source === 'track') placeDisc(g, seat, id);
  else {
    yield* giveUp(g, seat, source, true);
    moved(g, source);
    setOwner(g, seat, id);
  }
  moved(g, id);
  yield* takeDiscovery(g, seat, id, true); // combat-discovery.3
}

/** In one action a disc moves into or out of a sector at most once (influence.6). */
function moved(g: Eclipse, id: SectorId): void {
  g.turn?.influenced.push(id);
}

function isUntouched(g: Eclipse, id: SectorId): boolean {
  return !g.turn?.influenced.includes(id);
}

function withdrawable(g: Eclipse, seat: Seat): SectorId[] {
  return controlled(g, seat).filter((id) => isUntouched(g, id));
}

/** Sectors without a disc and without opponents for which there is a disc (influence.3, influence.5). */
function targets(g: Eclipse, seat: Seat): SectorId[] {
  const discs = discSources(g, seat);
  return sectorsOf(g).filter(
    (id) =>
      at(g, id).owner === null &&
      isUntouched(g, id) &&
      opponentsIn(g, seat, id).length === 0 &&
      discs.some(linkedWithout(g, seat, id)),
  );
}

/** Where a disc can come from. */
function discSources(g: Eclipse, seat: Seat): Source[] {
  const movable = withdrawable(g, seat);
  return player(g, seat).discs > 0 ? ['track', ...movable] : movable;
}

/** The connection must hold after the disc has moved (influence.7). */
function sources(g: Eclipse, seat: Seat, target: SectorId): Source[] {
  return discSources(g, seat).filter(linkedWithout(g, seat, target));
}

/** Asks whether the target is linked to a ship or disc of the player when the disc of the source is gone. */
function linkedWithout(g: Eclipse, seat: Seat, target: SectorId): (source: Source) => boolean {
  const links = hasShips(g, seat, target) ? [target] : reachable(g, seat, target);
  if (links.some((id) => hasShips(g, seat, id))) return () => true;
  const owned = links.filter((id) => at(g, id).owner === seat);
  return (source) => owned.some((id) => id !== source);
}

/** Sectors that discs cannot be placed in or taken from, and why. */
function blockedTargets(g: Eclipse, seat: Seat): Blocked[] {
  const open = targets(g, seat);
  const discs = discSources(g, seat);
  return sectorsOf(g).flatMap((id): Blocked[] => {
    const { owner } = at(g, id);
    if (open.includes(id) || (owner === seat && isUntouched(g, id))) return [];
    const args = { sector: the.sector(id) };
    const target = `sector:${id}`;
    if (!isUntouched(g, id)) return [blocked('influence.6', 'eclipse.why.touched', args, target)];
    if (owner !== null)
      return [blocked('influence.3', 'eclipse.why.controlled', { ...args, owner: the.seat(owner) }, target)];
    const opponents = opponentsIn(g, seat, id);
    if (opponents.length > 0) {
      const rule = opponents.every(isNpc) ? 'influence.5' : 'influence.3';
      return [blocked(rule, 'eclipse.why.contested', args, target)];
    }
    if (!linkedWithout(g, seat, id)('track')) return [blocked('influence.3', 'eclipse.why.unlinked', args, target)];
    const rule = discs.length === 0 ? 'influence-discs.5' : 'influence.7';
    return [blocked(rule, 'eclipse.why.no-discs', args, target)];
  });
}

/** Where the disc cannot come from, and why. */
function blockedSources(g: Eclipse, seat: Seat, target: SectorId): Blocked[] {
  const open = sources(g, seat, target);
  const track = player(g, seat).discs === 0 ? [blocked('influence-discs.5', 'eclipse.why.track-empty')] : [];
  const sectors = controlled(g, seat)
    .filter((id) => !open.includes(id))
    .map((id) => {
      const args = { sector: the.sector(id) };
      return isUntouched(g, id)
        ? blocked('influence.7', 'eclipse.why.only-link', args, `sector:${id}`)
        : blocked('influence.6', 'eclipse.why.touched', args, `sector:${id}`);
    });
  return [...track, ...sectors];
}
