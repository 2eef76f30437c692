/** Catalogue: space-combat.4, space-combat.7. */
import type { Option, Rules, Seat } from '@orrery/kernel';
import { fold } from '../content/registry.ts';
import { type SystemId, system } from '../content/systems.ts';
import type { UnitType } from '../content/units.ts';
import type { Combat, Ti4 } from '../state.ts';
import { choose, decline, option, tell, the, words } from '../words.ts';
import { chooseVictim, destroy } from './destroy.ts';
import { isPresent, waysFrom } from './galaxy.ts';
import { canEnter } from './paths.ts';
import { countWhere, figures, groupsOf, isGroundForce, isShip, rivalsWithShips, shift } from './pieces.ts';
import { placeToken } from './tokens.ts';
import { deliberate } from './transactions.ts';
import { openWindow } from './window.ts';

/** The defender first; if they announce a retreat the attacker cannot (space-combat.4b). */
export function* announceRetreats(g: Ti4, combat: Combat): Rules {
  for (const seat of [combat.defender, combat.attacker]) {
    if (yield* announceRetreat(g, combat, seat)) return;
  }
}

function* announceRetreat(g: Ti4, combat: Combat, seat: Seat): Rules<boolean> {
  if (!canAnnounce(g, combat, seat)) return false;
  const options = [
    decline('fight', false, 'ti4.fight-on'),
    option('retreat', true, 'ti4.announce-retreat'),
  ] as const satisfies Option<boolean>[];
  const prompt = words('ti4.retreat?', { round: combat.round });
  const announced = yield* deliberate<boolean>(g, seat, prompt, options);
  if (!announced) return false;
  combat.retreating = seat;
  tell(g, 'ti4.announces-retreat', { seat: the.seat(seat) });
  const declared = { seat, combat, prevented: false };
  yield* openWindow(g, 'when retreat-declared', declared);
  yield* openWindow(g, 'after retreat-declared', declared);
  if (declared.prevented) combat.retreating = null;
  return true;
}

/** There is somewhere to go (space-combat.4c), and something that can go there. */
function canAnnounce(g: Ti4, { system: from }: Combat, seat: Seat): boolean {
  return (
    fold('canRetreat', true, g, seat) &&
    groupsOf(g, seat, from).some(({ type }) => movesItself(g, seat, type)) &&
    retreats(g, seat, from).length > 0
  );
}

/** Adjacent systems with a planet or unit of the player and without ships of others (space-combat.7c), if all their ships may enter. */
export function retreats(g: Ti4, seat: Seat, from: SystemId): SystemId[] {
  return waysFrom(g, from, seat).filter(
    (id) =>
      rivalsWithShips(g, seat, id).length === 0 &&
      fold('retreatsTo', isPresent(g, seat, id), g, seat, id) &&
      mayEnter(g, seat, from, id),
  );
}

/** Whether all ships of the player could move over; a nebula is entered only as the active system (nebula.1). */
export function mayEnter(g: Ti4, seat: Seat, from: SystemId, to: SystemId): boolean {
  if (system(to).anomaly === 'nebula') return false;
  return groupsOf(g, seat, from).every(
    ({ type }) => !(isShip(type) || movesItself(g, seat, type)) || canEnter(g, seat, to, { type, place: from }),
  );
}

function movesItself(g: Ti4, seat: Seat, type: UnitType): boolean {
  return figures(g, seat, type).move !== null;
}

/** Whoever has announced it must retreat now; all ships with a move value go to one system (space-combat.7b). */
export function* retreat(g: Ti4, combat: Combat): Rules {
  const { retreating: seat, system: from } = combat;
  if (seat === null) return;
  const targets = retreats(g, seat, from);
  if (targets.length === 0) return;
  const to = yield* choose(
    seat,
    words('ti4.retreat-to'),
    targets.map((id) => option(`to:${id}`, id, 'ti4.place', { place: the.place(id) }, `system:${id}`)),
  );
  combat.enlisted = combat.enlisted.filter((each) => each.seat !== seat); // who stays behind fights no more
  yield* abandon(g, seat, from);
  const leaving = groupsOf(g, seat, from).filter(
    ({ type }) => isShip(type) || isGroundForce(type) || movesItself(g, seat, type),
  );
  if (leaving.length === 0) return;
  tell(g, 'ti4.retreats', { seat: the.seat(seat), from: the.system(from), to: the.system(to) });
  for (const { type, count, damaged } of leaving) shift(g, seat, type, count, from, to, damaged);
  yield* placeToken(g, seat, to); // space-combat.7d
}

/** What cannot move and finds no room on the ships that do is destroyed. */
function* abandon(g: Ti4, seat: Seat, from: SystemId): Rules {
  const carried = (type: UnitType) => isGroundForce(type) || (type === 'fighter' && !movesItself(g, seat, type));
  let room = 0;
  for (const { type, count } of groupsOf(g, seat, from)) {
    if (movesItself(g, seat, type)) room += figures(g, seat, type).capacity * count;
  }
  while (countWhere(g, seat, from, carried) > room) {
    const victim = yield* chooseVictim(g, seat, [from], carried, 'ti4.choose-destroyed');
    yield* destroy(g, seat, victim, null, 'capacity');
  }
}
