import type { Seat } from '@orrery/kernel';
import { lawInPlay } from '../../rules/laws.ts';
import { planetAt } from '../../rules/table.ts';
import { gainPoints, losePoints } from '../../rules/victory.ts';
import type { Ti4 } from '../../state.ts';
import type { Agenda } from '../agendas.ts';
import type { Place } from '../events.ts';
import { on } from '../hooks.ts';
import type { PlanetId } from '../planets.ts';

function isHoly(g: Ti4, place: Place): boolean {
  return lawInPlay(g, 'holy-planet-of-ixth')?.planet === place;
}

/** The elected planet is worth a point to whoever controls it, and nothing is produced by what stands on it. */
export const holyPlanetOfIxth: Agenda = {
  kind: 'law',
  vote: 'elect-planet',
  trait: 'cultural',
  modify: {
    hasAbility: (has, g, _holder, ability, { place }) => has && !(ability === 'production' && isHoly(g, place)),
  },
  triggers: [
    on('when planet-control-gained', {
      mandatory: true,
      usable: (g, holder, { seat, planet }) => seat === holder && isHoly(g, planet),
      *resolve(g, holder) {
        gainPoints(g, [holder], 1);
      },
    }),
    on('when planet-control-lost', {
      mandatory: true,
      usable: (g, holder, { seat, planet }) => seat === holder && isHoly(g, planet),
      *resolve(g, holder) {
        losePoints(g, holder, 1);
      },
    }),
  ],
  *resolve(g, outcome) {
    const { owner } = planetAt(g, outcome as PlanetId);
    gainPoints(g, [owner as Seat], 1); // only planets that somebody controls can be elected
  },
};
