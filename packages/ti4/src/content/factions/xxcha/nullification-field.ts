import { shipsIn } from '../../../rules/pieces.ts';
import { player } from '../../../rules/table.ts';
import { exhaustTechnology, isReady } from '../../../rules/technology.ts';
import { spendToken } from '../../../rules/tokens.ts';
import { tell, the } from '../../../words.ts';
import { on } from '../../hooks.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

/** Exhausted, and for a strategy token, it ends the turn of another player who activates a system with a ship of the holder. */
export const nullificationField: TechnologyCard = {
  colour: 'cybernetic',
  prerequisites: needs({ cybernetic: 2 }),
  triggers: [
    on('after system-activated', {
      usable: (g, holder, { seat, system }) =>
        seat !== holder &&
        player(g, holder).pools.strategy > 0 &&
        isReady(g, holder, 'nullification-field') &&
        shipsIn(g, holder, system) > 0,
      *resolve(g, holder, { seat }) {
        exhaustTechnology(g, holder, 'nullification-field');
        spendToken(g, holder, 'strategy');
        if (g.turn) g.turn.over = true;
        tell(g, 'ti4.turn-nullified', { seat: the.seat(holder), rival: the.seat(seat) });
      },
    }),
  ],
};
