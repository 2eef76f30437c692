import { announcePlanet } from '../../rules/announce.ts';
import { destroySome } from '../../rules/destroy.ts';
import { rollPlainDice } from '../../rules/dice.ts';
import { count } from '../../rules/pieces.ts';
import { planetAt, planetsOfOthers } from '../../rules/table.ts';
import type { ActionCard } from '../action-cards.ts';
import type { PlanetId } from '../planets.ts';

/** Action: a die for each infantry on a planet of another player; those with 6 or more are destroyed. */
export const plague: ActionCard = {
  copies: 1,
  action: {
    usable: (g, holder) => planetsOfOthers(g, holder).length > 0,
    announce: (g, holder) => announcePlanet(holder, 'plague', planetsOfOthers(g, holder)),
    *resolve(g, holder, _owner, target) {
      const place = target as PlanetId;
      const { owner } = planetAt(g, place);
      const dice = owner === null ? 0 : count(g, owner, 'infantry', place);
      if (owner === null || dice === 0) return;
      const killed = rollPlainDice(g, holder, { type: 'infantry', place }, { value: 6, dice });
      yield* destroySome(g, owner, 'infantry', killed, place, holder, 'ability');
    },
  },
};
