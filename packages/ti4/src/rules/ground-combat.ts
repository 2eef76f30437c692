/** Catalogue: ground-combat. */
import type { Rules, Seat } from '@orrery/kernel';
import type { PlanetId } from '../content/planets.ts';
import type { SystemId } from '../content/systems.ts';
import type { Combat, Ti4 } from '../state.ts';
import { beginRound, endCombat, isOver } from './combat.ts';
import { combatRolls, takeHits } from './combat-rolls.ts';
import { endEffects } from './effects.ts';
import { groupsOf, isShip, shift } from './pieces.ts';
import { pauseForTrade } from './transactions.ts';
import { openWindow } from './window.ts';

/** Rounds until at most one side has ground forces left on the planet (ground-combat.3, ground-combat.4). */
export function* groundCombat(g: Ti4, combat: Combat): Rules {
  do {
    beginRound(combat);
    yield* pauseForTrade(g, combat.attacker); // transactions.1a
    yield* round(g, combat);
    yield* endRound(g, combat);
  } while (!isOver(g, combat));
  if (combat.planet !== null) takeOff(g, combat.attacker, combat.system, combat.planet); // before anybody has won
  yield* endCombat(g, combat);
}

/** In the last round the end of the combat too (ground-combat.4b). */
export function* endRound(g: Ti4, combat: Combat): Rules {
  yield* openWindow(g, 'when ground-combat-round-end', { combat });
  endEffects(g, 'combat-round');
}

/** Ships that have landed like ground forces go back to space. */
export function takeOff(g: Ti4, seat: Seat, system: SystemId, planet: PlanetId): void {
  for (const { type, count, damaged } of groupsOf(g, seat, planet)) {
    if (isShip(type)) shift(g, seat, type, count, planet, system, damaged);
  }
}

/** One window (ground-combat.4a). */
const start = ['before ground-combat-start', 'when ground-combat-start', 'when ground-combat-round-start'] as const;

export function* startRound(g: Ti4, combat: Combat): Rules {
  const moments = combat.round === 1 ? start : 'when ground-combat-round-start';
  yield* openWindow(g, moments, { combat }, () => isOver(g, combat));
}

function* round(g: Ti4, combat: Combat): Rules {
  yield* startRound(g, combat);
  if (isOver(g, combat)) return;
  combat.begun = true;
  yield* combatRolls(g, combat);
  if (!combat.ended) yield* takeHits(g, combat);
}
