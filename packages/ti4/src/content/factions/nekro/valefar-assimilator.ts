import type { Seat } from '@orrery/kernel';
import { copyTechnology } from '../../../rules/copies.ts';
import { player } from '../../../rules/table.ts';
import type { Ti4 } from '../../../state.ts';
import { choose, option, the, words } from '../../../words.ts';
import { needs, type TechnologyCard, type TechnologyId, technology } from '../../technologies.ts';
import { unit } from '../../units.ts';

const assimilators: readonly TechnologyId[] = ['valefar-assimilator-x', 'valefar-assimilator-y'];

/** Instead of gaining a faction technology of another player, a token on it makes the assimilator do the same (technology.16). */
export const valefarAssimilator: TechnologyCard = {
  colour: null,
  prerequisites: needs({}),

  instead: {
    *gainTechnology(g, holder, id, from) {
      if (technology(id).faction === null) return false;
      const by = yield* choose(
        holder,
        words('ti4.which-assimilator', { technology: the.technology(id) }),
        tokensFor(g, holder, id).map((each) =>
          option(`by:${each}`, each, 'ti4.assimilator', { by: the.technology(each) }, `card:technology/${each}`),
        ),
      );
      yield* copyTechnology(g, holder, by, id, from);
      return true;
    },
  },
};

/** Any token; but one that lies on an upgrade of the same type must be moved (technology.21). */
function tokensFor(g: Ti4, holder: Seat, id: TechnologyId): TechnologyId[] {
  const { technologies, copies } = player(g, holder);
  const type = upgradedType(id);
  const same = copies.find((copy) => type !== null && upgradedType(copy.technology) === type);
  return same ? [same.by] : assimilators.filter((each) => technologies.includes(each));
}

function upgradedType(id: TechnologyId) {
  const upgraded = technology(id).unit;
  return upgraded === null ? null : unit(upgraded).type;
}
