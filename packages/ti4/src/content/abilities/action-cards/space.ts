import { choose, type Seat } from '@orrery/kernel';
import { opponentIn } from '../../../rules/combat.ts';
import { destroy } from '../../../rules/destroy.ts';
import { addEffect } from '../../../rules/effects.ts';
import { adjacent } from '../../../rules/galaxy.ts';
import {
  damagedCount,
  figures,
  groupsOf,
  isGroundForce,
  isShip,
  rivalsWithShips,
  shift,
} from '../../../rules/pieces.ts';
import { mayEnter } from '../../../rules/retreat.ts';
import { placeToken } from '../../../rules/tokens.ts';
import type { Ti4 } from '../../../state.ts';
import { option, tell, words } from '../../../words.ts';
import { type Hooks, on } from '../../hooks.ts';
import type { SystemId } from '../../systems.ts';

/** After the holder activated a system, all their ships move one system farther. */
export const flankSpeed: Hooks = {
  triggers: [
    on('after system-activated', {
      usable: (_g, holder, { seat }) => seat === holder,
      *resolve(g, holder) {
        addEffect(g, 'action-card/flank-speed', holder, 'tactical-action');
      },
    }),
  ],
  lasting: { moveValue: (value) => value + 1 },
};

/** Destroys a ship that sustained damage from the holder's hit. */
export const directHit: Hooks = {
  triggers: [
    on('after sustain-damage-used', {
      usable: (g, holder, { seat, by, type, place }) =>
        by === holder &&
        seat !== holder &&
        isShip(type) &&
        damagedCount(g, seat, type, place) > 0 &&
        !figures(g, seat, type).immuneToDirectHit,
      *resolve(g, holder, { seat, type, place }) {
        yield* destroy(g, seat, { type, place, damaged: true }, holder, 'ability');
      },
    }),
  ],
};

/** Cancels up to two hits against the holder's ships in a space combat. */
export const shieldsHolding: Hooks = {
  triggers: [
    on('before hits-assigned', {
      usable: (g, holder, { seat, hits, place }) =>
        seat === holder &&
        hits > 0 &&
        g.combat?.kind === 'space' &&
        g.combat.system === place &&
        opponentIn(g.combat, holder) !== null,
      *resolve(_g, _holder, pool) {
        pool.hits = Math.max(0, pool.hits - 2);
      },
    }),
  ],
};

/** An announced retreat of the opponent does not happen. */
export const intercept: Hooks = {
  triggers: [
    on('after retreat-declared', {
      usable: (_g, holder, { seat, combat, prevented }) => opponentIn(combat, holder) === seat && !prevented,
      *resolve(_g, _holder, declared) {
        declared.prevented = true;
      },
    }),
  ],
};

/** At the start of a round all ships of the holder leave for an adjacent system; nobody wins the combat. */
export const skilledRetreat: Hooks = {
  triggers: [
    on('when space-combat-round-start', {
      usable: (g, holder, { combat }) =>
        !combat.ended && opponentIn(combat, holder) !== null && havens(g, holder, combat.system).length > 0,
      *resolve(g, holder, { combat }) {
        const { system: from } = combat;
        const to = yield* choose(
          holder,
          words('ti4.retreat-to'),
          havens(g, holder, from).map((id) => option(`to:${id}`, id, 'ti4.place', { place: id }, `system:${id}`)),
        );
        for (const { type, count, damaged } of groupsOf(g, holder, from)) {
          if (isShip(type) || isGroundForce(type)) shift(g, holder, type, count, from, to, damaged);
        }
        tell(g, 'ti4.retreats', { seat: holder, from, to });
        combat.ended = true;
        yield* placeToken(g, holder, to);
      },
    }),
  ],
};

/** Adjacent systems without ships of others that the holder's ships may enter; nothing of their own is needed there. */
function havens(g: Ti4, holder: Seat, from: SystemId): SystemId[] {
  return adjacent(g, from, holder).filter(
    (id) => rivalsWithShips(g, holder, id).length === 0 && mayEnter(g, holder, from, id),
  );
}
