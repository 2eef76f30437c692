import { adjacent } from '../../../rules/galaxy.ts';
import { gainTradeGoods } from '../../../rules/spend.ts';
import { on } from '../../hooks.ts';
import { system as tile } from '../../systems.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

/** Ships may move into supernovas; Production beside one, or where a war sun was already, brings a trade good. */
export const magmusReactor: TechnologyCard = {
  colour: 'warfare',
  prerequisites: needs({ warfare: 2 }),
  modify: { enters: (allowed, _g, _holder, _system, why) => allowed || why === 'supernova' },
  triggers: [
    on('after production-used', {
      mandatory: true,
      usable: (g, holder, { seat, system, present }) =>
        seat === holder &&
        (present.includes('war-sun') || adjacent(g, system, holder).some((id) => tile(id).anomaly === 'supernova')),
      *resolve(g, holder) {
        yield* gainTradeGoods(g, holder, 1);
      },
    }),
  ],
};
