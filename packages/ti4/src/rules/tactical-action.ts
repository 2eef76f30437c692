/** Catalogue: tactical-action, active-system. */
import type { Blocked, Rules, Seat } from '@orrery/kernel';
import { foldAll } from '../content/registry.ts';
import type { SystemId } from '../content/systems.ts';
import type { Tactical, Ti4 } from '../state.ts';
import { decline, option, tell, the, words } from '../words.ts';
import { endEffects } from './effects.ts';
import { systemsOf } from './galaxy.ts';
import { invasion } from './invasion.ts';
import { moveShips } from './movement.ts';
import { canUseProduction, produce } from './production.ts';
import { spaceCannonOffense } from './space-cannon.ts';
import { spaceCombat } from './space-combat.ts';
import { hasToken, player, tacticalOf } from './table.ts';
import { moveTokenToBoard } from './tokens.ts';
import { deliberate } from './transactions.ts';
import { openWindow } from './window.ts';

/** The five steps, for a player who has chosen a tactical action. */
export function* tacticalAction(g: Ti4, seat: Seat): Rules {
  const system = yield* activate(g, seat);
  const tactical: Tactical = { seat, system, step: 'activation', moves: [], farther: 0, firing: [] };
  g.tactical = tactical;
  moveTokenToBoard(g, seat, 'tactic', system);
  tell(g, 'ti4.activates', { seat: the.seat(seat), system: the.system(system) });
  const moments = ['when system-activated', 'after system-activated'] as const;
  yield* openWindow(g, moments, { seat, system }, () => isCutShort(g, seat));
  for (const [step, resolve] of steps) {
    if (isCutShort(g, seat)) break;
    tactical.step = step;
    yield* resolve(g);
  }
  if (!isCutShort(g, seat)) yield* openWindow(g, 'after tactical-action-resolved', { seat, system });
  g.tactical = null; // active-system.4
  endEffects(g, 'tactical-action');
}

const steps: readonly (readonly [Tactical['step'], (g: Ti4) => Rules])[] = [
  ['movement', moveShips],
  ['space-cannon-offense', spaceCannonOffense],
  ['space-combat', spaceCombat],
  ['invasion', invasion],
  ['production', useProduction],
];

/** An ability has ended the turn, or the active player is out of the game. */
function isCutShort(g: Ti4, seat: Seat): boolean {
  return player(g, seat).eliminated || (g.turn?.over ?? false);
}

/** Whether the player has a token to spend and a system to activate. */
export function canActTactically(g: Ti4, seat: Seat): boolean {
  return player(g, seat).pools.tactic > 0 && systemsOf(g).some((id) => canActivate(g, seat, id));
}

export function systemsToActivate(g: Ti4, seat: Seat): SystemId[] {
  return systemsOf(g).filter((id) => canActivate(g, seat, id));
}

/** Own command tokens stand in the way, those of others do not (tactical-action.1, .1b). */
export function canActivate(g: Ti4, seat: Seat, id: SystemId): boolean {
  return !hasToken(g, seat, id) && foldAll('canActivate', true, g, id, seat);
}

function* activate(g: Ti4, seat: Seat): Rules<SystemId> {
  return yield* deliberate(
    g,
    seat,
    words('ti4.activate'),
    systemsToActivate(g, seat).map((id) =>
      option(`activate:${id}`, id, 'ti4.activate-system', { system: the.system(id) }, `system:${id}`),
    ),
    { blocked: () => closedSystems(g, seat) },
  );
}

function closedSystems(g: Ti4, seat: Seat): Blocked[] {
  return systemsOf(g)
    .filter((id) => !canActivate(g, seat, id))
    .map((id) => ({
      target: `system:${id}`,
      label: words('ti4.activate-system', { system: the.system(id) }),
      rule: hasToken(g, seat, id) ? 'active-system.2' : 'abilities.4',
    }));
}

/** The active player may use Production whether or not anything moved (tactical-action.5a). */
function* useProduction(g: Ti4): Rules {
  const { seat, system } = tacticalOf(g);
  if (!canUseProduction(g, seat, system)) return;
  const uses = yield* deliberate(g, seat, words('ti4.use-production', { system: the.system(system) }), [
    option('produce', true, 'ti4.produce', {}, `system:${system}`),
    decline('skip-production', false, 'ti4.skip-production'),
  ]);
  if (uses) yield* produce(g, seat, system);
}
