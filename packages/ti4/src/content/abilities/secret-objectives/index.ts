/** Secret objectives of the action phase: scored the moment their deed is done (objective-cards.5b). */
import type { Seat } from '@orrery/kernel';
import { systemOfPlace } from '../../../rules/galaxy.ts';
import { scoreSecret } from '../../../rules/objectives.ts';
import { count, groundForcesOn, isShip, shipsIn } from '../../../rules/pieces.ts';
import { seatsWith } from '../../../rules/victory.ts';
import type { Combat, Ti4 } from '../../../state.ts';
import type { Destroyed } from '../../events.ts';
import { type Hooks, on, type Trigger } from '../../hooks.ts';
import type { Deed } from '../../predicates.ts';
import { type SecretObjectiveId, secretObjective, secretObjectiveIds } from '../../secret-objectives.ts';

/** At most one objective in each combat (objective-cards.7). */
function mayScore(g: Ti4, seat: Seat): boolean {
  return g.phase === 'action' && !(g.combat?.scored.includes(seat) ?? false);
}

/** A unit of another player was destroyed by the holder. */
function whenDestroyed(id: SecretObjectiveId, matches: (g: Ti4, unit: Destroyed) => boolean): Trigger {
  return on('after unit-destroyed', {
    usable: (g, holder, unit) => unit.by === holder && unit.seat !== holder && mayScore(g, holder) && matches(g, unit),
    resolve: (g, holder) => scoreSecret(g, holder, id),
  });
}

function whenWon(id: SecretObjectiveId, spaceOnly: boolean, matches: Won): Trigger {
  return on(spaceOnly ? ['after space-combat-won'] : ['after space-combat-won', 'after ground-combat-won'], {
    usable: (g, holder, { seat, loser, combat }) =>
      seat === holder && mayScore(g, holder) && matches(g, holder, loser, combat),
    resolve: (g, holder) => scoreSecret(g, holder, id),
  });
}

type Won = (g: Ti4, winner: Seat, loser: Seat, combat: Combat) => boolean;

function triggerFor(id: SecretObjectiveId, deed: Deed): Trigger {
  switch (deed.kind) {
    case 'destroy-unit':
      return whenDestroyed(id, (_g, { type }) => deed.types.includes(type));
    case 'last-ground-forces-by-bombardment':
      return whenDestroyed(
        id,
        (g, { cause, seat, place }) => cause === 'bombardment' && groundForcesOn(g, seat, place) === 0,
      );
    case 'last-ships-by-space-cannon':
      return whenDestroyed(
        id,
        (g, { cause, seat, type, place }) =>
          cause === 'space-cannon' && isShip(type) && shipsIn(g, seat, systemOfPlace(place)) === 0,
      );
    case 'win-combat-against-leader':
      return whenWon(id, false, (g, _winner, loser) => seatsWith(g, 'most').includes(loser));
    case 'win-space-combat-with-flagship':
      return whenWon(id, true, hasKeptFlagship);
  }
}

/** A flagship that was destroyed in the combat and brought back does not count. */
function hasKeptFlagship(g: Ti4, winner: Seat, _loser: Seat, { system, destroyed }: Combat): boolean {
  const isLost = destroyed.some(({ seat, type }) => seat === winner && type === 'flagship');
  return !isLost && count(g, winner, 'flagship', system) > 0;
}

export const secretObjectiveHooks: Partial<Record<SecretObjectiveId, Hooks>> = Object.fromEntries(
  secretObjectiveIds.flatMap((id) => {
    const figures = secretObjective(id);
    return figures.phase === 'action' ? [[id, { triggers: [triggerFor(id, figures.predicate)] }]] : [];
  }),
);
