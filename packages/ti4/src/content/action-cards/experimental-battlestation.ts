import type { Option, Seat } from '@orrery/kernel';
import { announceUnit, type UnitTarget, unitTargets } from '../../rules/announce.ts';
import { addEffect, effectTarget } from '../../rules/effects.ts';
import { adjacent, placesIn } from '../../rules/galaxy.ts';
import { count } from '../../rules/pieces.ts';
import type { Ti4 } from '../../state.ts';
import type { ActionCard } from '../action-cards.ts';
import type { Place } from '../events.ts';
import { on } from '../hooks.ts';
import type { SystemId } from '../systems.ts';

const key = 'action-card/experimental-battlestation';

/** The holder's space docks in the active system or adjacent to it. */
function docks(g: Ti4, holder: Seat, system: SystemId): Option<UnitTarget>[] {
  const places = [system, ...adjacent(g, system, holder)].flatMap(placesIn);
  return unitTargets(g, holder, places, ['space-dock']);
}

/** After ships of another player arrived, a space dock of the holder fires at them in Space Cannon Offense. */
export const experimentalBattlestation: ActionCard = {
  copies: 1,
  triggers: [
    on('after ships-moved-into-system', {
      usable: (g, holder, { seat, system }) => seat !== holder && docks(g, holder, system).length > 0,
      announce: (g, holder, { system }) => announceUnit(holder, 'experimental-battlestation', docks(g, holder, system)),
      *resolve(g, holder, _arrival, _owner, dock: UnitTarget) {
        addEffect(g, key, holder, 'tactical-action', dock.place);
      },
    }),
  ],
  lasting: {
    spaceCannons(batteries, g, holder, system) {
      const place = effectTarget(g, key, holder) as Place;
      const isActive = g.tactical?.system === system && g.tactical.step === 'space-cannon-offense';
      if (!isActive || count(g, holder, 'space-dock', place) === 0) return batteries;
      return [...batteries, { type: 'space-dock', place, count: 1, value: 5, dice: 3 }];
    },
  },
};
