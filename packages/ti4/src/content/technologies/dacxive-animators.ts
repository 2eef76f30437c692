import { put } from '../../rules/pieces.ts';
import { settle } from '../../rules/settle.ts';
import { on } from '../hooks.ts';
import { fold } from '../registry.ts';
import { needs, type TechnologyCard } from '../technologies.ts';

/** After a ground combat won, an infantry joins the planet. */
export const dacxiveAnimators: TechnologyCard = {
  colour: 'biotic',
  prerequisites: needs({ biotic: 1 }),
  triggers: [
    on('after ground-combat-won', {
      usable: (g, holder, { seat, combat }) =>
        seat === holder && fold('canPlaceUnits', true, g, holder, 'infantry', combat.planet ?? combat.system),
      *resolve(g, holder, { combat }) {
        if (combat.planet !== null) put(g, holder, 'infantry', 1, combat.planet);
        yield* settle(g);
      },
    }),
  ],
};
