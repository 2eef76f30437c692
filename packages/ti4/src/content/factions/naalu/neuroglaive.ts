import { shipsIn } from '../../../rules/pieces.ts';
import { settle } from '../../../rules/settle.ts';
import { player } from '../../../rules/table.ts';
import { spendToken } from '../../../rules/tokens.ts';
import { tell, the } from '../../../words.ts';
import { on } from '../../hooks.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

/** Whoever else activates a system with ships of the holder loses a token of the fleet pool. */
export const neuroglaive: TechnologyCard = {
  colour: 'biotic',
  prerequisites: needs({ biotic: 3 }),
  triggers: [
    on('after system-activated', {
      mandatory: true,
      usable: (g, holder, { seat, system }) =>
        seat !== holder && shipsIn(g, holder, system) > 0 && player(g, seat).pools.fleet > 0,
      *resolve(g, _holder, { seat }) {
        spendToken(g, seat, 'fleet');
        tell(g, 'ti4.loses-token', { seat: the.seat(seat), pool: the.pool('fleet') });
        yield* settle(g); // fleet-pool.3
      },
    }),
  ],
};
