import type { Seat } from '@orrery/kernel';
import { settle } from '../../../rules/settle.ts';
import { factionOf, player } from '../../../rules/table.ts';
import { gainTechnology } from '../../../rules/technology.ts';
import { spendToken } from '../../../rules/tokens.ts';
import type { Ti4 } from '../../../state.ts';
import { tell, the } from '../../../words.ts';
import type { NoteHooks } from '../../hooks.ts';
import { fold, hasTechnology } from '../../registry.ts';
import type { TechnologyId } from '../../technologies.ts';

/** Muaat: as an action, a token of Muaat's fleet pool goes, and the holder gains the war sun technology of their own deck. */
export const firesOfTheGashlai: NoteHooks = {
  action: {
    usable: (g, holder, owner) => player(g, owner).pools.fleet > 0 && plansFor(g, holder) !== null,
    *resolve(g, holder, owner) {
      spendToken(g, owner, 'fleet');
      tell(g, 'ti4.loses-token', { seat: the.seat(owner), pool: the.pool('fleet') });
      yield* settle(g);
      const plans = plansFor(g, holder);
      if (plans !== null) yield* gainTechnology(g, holder, plans);
    },
  },
};

/** The war sun technology that the player has not and may have. */
function plansFor(g: Ti4, seat: Seat): TechnologyId | null {
  const plans = factionOf(g, seat).upgrades['war-sun'];
  if (plans === null || hasTechnology(g, seat, plans)) return null;
  return fold('canOwnTechnology', true, g, seat, plans) ? plans : null;
}
