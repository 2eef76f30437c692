import { systemOfPlace } from '../../rules/galaxy.ts';
import { canUseProduction, produce } from '../../rules/production.ts';
import type { Agenda } from '../agendas.ts';
import { on } from '../hooks.ts';

/** Where the owner places a space dock their units may use Production at once. */
export const ministerOfIndustry: Agenda = {
  kind: 'law',
  vote: 'elect-player',
  trait: null,
  triggers: [
    on('when space-dock-placed', {
      usable: (g, holder, { seat, place }) => seat === holder && canUseProduction(g, holder, systemOfPlace(place)),
      *resolve(g, holder, { place }) {
        yield* produce(g, holder, systemOfPlace(place));
      },
    }),
  ],
  *resolve() {},
};
