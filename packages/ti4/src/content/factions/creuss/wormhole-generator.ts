import { choose, type Seat } from '@orrery/kernel';
import { addEffect } from '../../../rules/effects.ts';
import { systemsOf } from '../../../rules/galaxy.ts';
import { rivalsWithShips } from '../../../rules/pieces.ts';
import { controls, planetsIn } from '../../../rules/table.ts';
import type { Lasting, Ti4 } from '../../../state.ts';
import { option, tell, the, words } from '../../../words.ts';
import { on } from '../../hooks.ts';
import { type SystemId, system } from '../../systems.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

const source = 'technology/wormhole-generator';

/** The two tokens; each is an effect of the whole game, because it stays when its owner is eliminated (elimination.10b). */
const kinds = ['alpha', 'beta'] as const;

type Kind = (typeof kinds)[number];

/** At the start of each status phase a wormhole token is placed or moved. */
export const wormholeGenerator: TechnologyCard = {
  colour: 'propulsion',
  prerequisites: needs({ propulsion: 2 }),

  triggers: [
    on('when status-phase-start', {
      mandatory: true,
      usable: (g, holder) => sites(g, holder).length > 0,
      *resolve(g, holder) {
        const kind = yield* choose(
          holder,
          words('ti4.which-wormhole'),
          kinds.map((each) => option(each, each, 'ti4.wormhole', { wormhole: the.wormhole(each) })),
        );
        const where = yield* choose(
          holder,
          words('ti4.place-wormhole', { wormhole: the.wormhole(kind) }),
          sites(g, holder).map((id) => option(`to:${id}`, id, 'ti4.place', { place: the.place(id) }, `system:${id}`)),
        );
        g.effects = g.effects.filter((effect) => !isToken(effect, kind));
        addEffect(g, source, holder, 'game', `${kind}:${where}`);
        tell(g, 'ti4.places-wormhole', {
          seat: the.seat(holder),
          wormhole: the.wormhole(kind),
          system: the.system(where),
        });
      },
    }),
  ],
  lasting: {
    wormholes: (printed, g, holder, id) => [...printed, ...tokensIn(g, holder, id)],
  },
};

function isToken({ source: of, target }: Lasting, kind: Kind): boolean {
  return of === source && (target?.startsWith(`${kind}:`) ?? false);
}

/** Tokens that the holder has laid in a system. */
function tokensIn(g: Ti4, holder: Seat, id: SystemId): Kind[] {
  return kinds.filter((kind) =>
    g.effects.some((effect) => effect.holder === holder && isToken(effect, kind) && effect.target === `${kind}:${id}`),
  );
}

/** With a planet of the player, or outside home systems and without ships of others. */
function sites(g: Ti4, holder: Seat): SystemId[] {
  return systemsOf(g).filter(
    (id) =>
      planetsIn(id).some((planet) => controls(g, holder, planet)) ||
      (system(id).kind !== 'home' && rivalsWithShips(g, holder, id).length === 0),
  );
}
