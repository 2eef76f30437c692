/** Catalogue: move. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import type { Landing, Requirement } from '../content/hooks.ts';
import type { SystemId } from '../content/map.ts';
import { activeCards } from '../content/registry.ts';
import type { Arcs } from '../state.ts';
import { choose, decline, option, tell, the, words } from '../words.ts';
import { addShips } from './pieces.ts';
import {
  at,
  controller,
  damagedAt,
  freshAt,
  inPlay,
  isGate,
  neighbours,
  rivalControls,
  rivals,
  shipsAt,
} from './table.ts';

/** Ships on the move. */
export interface Fleet {
  readonly fresh: number;
  readonly damaged: number;
}

/**
 * Moves ships. With a requirement (leaders-lore.10) only moves are offered after which it is still met, at the latest
 * when the Catapult ends.
 */
export function* move(g: Arcs, seat: Seat, required?: Requirement): Rules {
  const goal = required && orMovingOn(seat, required);
  const from = yield* choose(seat, words('arcs.move'), moveOptions(g, seat, goal));
  const landed = yield* travel(g, seat, from, shipsIn(g, seat, from), goal);
  for (const { on } of activeCards(g, seat)) if (on?.moved) yield* on.moved(g, seat, landed, required);
}

/** Where ships of the seat can start from. */
export function moveOptions(g: Arcs, seat: Seat, required?: Requirement): Option<SystemId>[] {
  return moveSources(g, seat, required).map((id) => {
    const args = { system: the.system(id), count: shipsAt(g, seat, id) };
    return option(`from:${id}`, id, 'arcs.move.from', args, `system:${id}`);
  });
}

export function canMove(g: Arcs, seat: Seat, required?: Requirement): boolean {
  if (!required) return inPlay(g).some((id) => shipsAt(g, seat, id) > 0);
  return moveSources(g, seat, orMovingOn(seat, required)).length > 0;
}

/** A requirement can also be met by what cards let the ships do after the move. */
function orMovingOn(seat: Seat, required: Requirement): Requirement {
  return (g, landed) =>
    required(g) ||
    (landed !== undefined &&
      activeCards(g, seat).some(({ modify }) => modify?.movesOn?.(g, seat, landed, required) ?? false));
}

function moveSources(g: Arcs, seat: Seat, required?: Requirement): SystemId[] {
  return inPlay(g).filter((id) => canTravel(g, seat, id, shipsIn(g, seat, id), required));
}

function shipsIn(g: Arcs, seat: Seat, id: SystemId): Fleet {
  return { fresh: freshAt(g, seat, id), damaged: damagedAt(g, seat, id) };
}

/** Whether some of the given ships can move from here. */
export function canTravel(g: Arcs, seat: Seat, from: SystemId, ships: Fleet, required?: Requirement): boolean {
  if (ships.fresh + ships.damaged === 0) return false;
  return destinations(g, seat, from, ships, canCatapult(g, seat, from), required).length > 0;
}

/** One move, or a whole Catapult, of some of the given ships. Returns where fresh ships were put. */
export function* travel(
  g: Arcs,
  seat: Seat,
  from: SystemId,
  available: Fleet,
  required?: Requirement,
): Rules<Landing[]> {
  const catapult = canCatapult(g, seat, from);
  const landed: Landing[] = [];
  let here = from;
  let ships = available;
  for (;;) {
    const to = yield* chooseDestination(g, seat, here, ships, catapult, landed.length > 0, required);
    if (to === null) break;
    const moving = yield* chooseShips(g, seat, here, to, ships, catapult, required);
    if (landed.length > 0) drop(landed, ships.fresh - moving.fresh);
    const mustStop = !catapult || !isGate(to) || rivalControls(g, seat, to); // move.4, just before they enter (move.6)
    yield* step(g, seat, here, to, moving);
    landed.push({ system: to, fresh: moving.fresh });
    here = to;
    ships = moving;
    if (mustStop) break;
  }
  return landed.filter(({ fresh }) => fresh > 0);
}

/** The ships that stay behind are all that landed at the last stop (move.5). */
function drop(landed: Landing[], fresh: number): void {
  const last = landed.pop();
  if (last) landed.push({ ...last, fresh });
}

/** Puts ships into a neighbouring system and lets rivals' cards react. */
export function* step(g: Arcs, seat: Seat, from: SystemId, to: SystemId, { fresh, damaged }: Fleet): Rules {
  const before = controller(g, to);
  shift(g, seat, from, to, { fresh, damaged });
  tell(g, 'arcs.moved', { seat: the.seat(seat), from: the.system(from), to: the.system(to), count: fresh + damaged });
  for (const rival of rivals(g, seat)) {
    for (const { on } of activeCards(g, rival))
      if (on?.rivalEntered) yield* on.rivalEntered(g, rival, seat, to, before);
  }
}

export function shift(g: Arcs, seat: Seat, from: SystemId, to: SystemId, { fresh, damaged }: Fleet): void {
  for (const [isDamaged, count] of [
    [false, fresh],
    [true, damaged],
  ] as const) {
    if (count === 0) continue;
    addShips(g, seat, from, isDamaged, -count);
    addShips(g, seat, to, isDamaged, count);
  }
}

/** A Loyal starport lets ships that start there Catapult; cards may change that (move.3, move.7). */
export function canCatapult(g: Arcs, seat: Seat, id: SystemId): boolean {
  let allowed = at(g, id).buildings.some(({ kind, owner }) => kind === 'starport' && owner === seat);
  for (const { modify } of activeCards(g, seat)) allowed = modify?.catapults?.(allowed, g, seat, id) ?? allowed;
  return allowed;
}

/** How many ships one move may take. */
export function moveLimit(g: Arcs, seat: Seat): number {
  return Math.min(
    ...activeCards(g, seat).map(({ modify }) => modify?.moveLimit ?? Number.MAX_SAFE_INTEGER),
    Number.MAX_SAFE_INTEGER,
  );
}

function* chooseDestination(
  g: Arcs,
  seat: Seat,
  here: SystemId,
  ships: Fleet,
  catapult: boolean,
  mayStop: boolean,
  required: Requirement | undefined,
): Rules<SystemId | null> {
  const options: Option<SystemId | null>[] = destinations(g, seat, here, ships, catapult, required).map((id) =>
    option(`to:${id}`, id, 'arcs.move.to', { system: the.system(id) }, `system:${id}`),
  );
  if (mayStop && (!required || required(g, { system: here, fresh: ships.fresh })))
    options.push(decline('stop', null, 'arcs.move.stop', { system: the.system(here) }));
  const prompt = words(mayStop ? 'arcs.catapult' : 'arcs.move.where', { system: the.system(here) });
  return yield* choose(seat, prompt, options, { blocked: () => blockedDestinations(g, here, options) });
}

/** Systems that are not adjacent, or after which the action that must follow would be impossible. */
function blockedDestinations(g: Arcs, here: SystemId, open: readonly Option<SystemId | null>[]): Blocked[] {
  const near = neighbours(g, here);
  return inPlay(g)
    .filter((id) => id !== here && !open.some(({ value }) => value === id))
    .map((id) => ({
      target: `system:${id}`,
      label: words('arcs.move.to', { system: the.system(id) }),
      rule: near.includes(id) ? 'leaders-lore.10' : 'move.1',
    }));
}

function* chooseShips(
  g: Arcs,
  seat: Seat,
  from: SystemId,
  to: SystemId,
  ships: Fleet,
  catapult: boolean,
  required: Requirement | undefined,
): Rules<Fleet> {
  const options = fleets(ships, moveLimit(g, seat))
    .filter((fleet) => !required || isMetAfter(g, seat, from, to, fleet, catapult, required))
    .map((fleet) =>
      option(`ships:${fleet.fresh}+${fleet.damaged}`, fleet, 'arcs.move.ships', { ...fleet, system: the.system(to) }),
    );
  return yield* choose(seat, words('arcs.move.how-many', { from: the.system(from), to: the.system(to) }), options);
}

/** Every way to take at least one of the ships. */
export function fleets(ships: Fleet, limit: number): Fleet[] {
  const list: Fleet[] = [];
  for (let fresh = ships.fresh; fresh >= 0; fresh--) {
    for (let damaged = ships.damaged; damaged >= 0; damaged--) {
      if (fresh + damaged > 0 && fresh + damaged <= limit) list.push({ fresh, damaged });
    }
  }
  return list;
}

function destinations(
  g: Arcs,
  seat: Seat,
  here: SystemId,
  ships: Fleet,
  catapult: boolean,
  required?: Requirement,
): readonly SystemId[] {
  const all = neighbours(g, here);
  if (!required) return all;
  const choices = fleets(ships, moveLimit(g, seat));
  return all.filter((to) => choices.some((fleet) => isMetAfter(g, seat, here, to, fleet, catapult, required)));
}

/** Whether the requirement is met after this step, or can still be met by going on with the Catapult. */
function isMetAfter(
  g: Arcs,
  seat: Seat,
  from: SystemId,
  to: SystemId,
  fleet: Fleet,
  catapult: boolean,
  required: Requirement,
  seen: ReadonlySet<SystemId> = new Set([from]),
): boolean {
  const goesOn = catapult && isGate(to) && !rivalControls(g, seat, to) && !seen.has(to);
  shift(g, seat, from, to, fleet);
  const isMet =
    required(g, { system: to, fresh: fleet.fresh }) ||
    (goesOn &&
      neighbours(g, to).some((next) => isMetAfter(g, seat, to, next, fleet, true, required, new Set([...seen, to]))));
  shift(g, seat, to, from, fleet);
  return isMet;
}
