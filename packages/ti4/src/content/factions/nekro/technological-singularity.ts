import type { Seat } from '@orrery/kernel';
import { opponentIn } from '../../../rules/combat.ts';
import { systemOfPlace } from '../../../rules/galaxy.ts';
import { player } from '../../../rules/table.ts';
import type { Combat, Ti4 } from '../../../state.ts';
import type { Destroyed } from '../../events.ts';
import { type Hooks, on } from '../../hooks.ts';
import { spoils, takeTechnology } from './spoils.ts';

/** Once in each combat, after a unit of the opponent was destroyed, takes one of their technologies. */
export const technologicalSingularity: Hooks = {
  triggers: [
    on('after unit-destroyed', {
      usable: (g, holder, destroyed) =>
        g.combat !== null &&
        isLossIn(g.combat, destroyed) &&
        opponentIn(g.combat, holder) === destroyed.seat &&
        !g.combat.used.includes(singularity(holder)) &&
        !isImmune(g, destroyed.seat, holder) &&
        spoils(g, holder, [destroyed.seat]).length > 0,
      *resolve(g, holder, { seat }) {
        g.combat?.used.push(singularity(holder));
        yield* takeTechnology(g, holder, [seat]);
      },
    }),
  ],
};

function singularity(holder: Seat): string {
  return `${holder}/technological-singularity`;
}

function isLossIn({ planet, system }: Combat, { place }: Destroyed): boolean {
  return planet === null ? systemOfPlace(place) === system : place === planet;
}

function isImmune(g: Ti4, seat: Seat, holder: Seat): boolean {
  return player(g, seat).notesInPlay.some(({ id, of }) => id === 'antivirus' && of === holder);
}
