import type { Seat } from '@orrery/kernel';
import { announcePlanet } from '../../rules/announce.ts';
import { exhaustByEffect, readiedPlanets, ready } from '../../rules/spend.ts';
import { planetAt, planetsOf } from '../../rules/table.ts';
import type { Ti4 } from '../../state.ts';
import { tell, the, words } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';
import type { PlanetId } from '../planets.ts';

/** What is exhausted and what is readied; null where there is nothing. */
type Targets = { readonly theirs: PlanetId | null; readonly mine: PlanetId | null };

function exhaustedPlanets(g: Ti4, seat: Seat): PlanetId[] {
  return planetsOf(g, seat).filter((id) => planetAt(g, id).exhausted);
}

function label({ theirs, mine }: Targets) {
  if (theirs === null) return words('ti4.planet-readied', { planet: the.planet(mine as PlanetId) });
  if (mine === null) return words('ti4.planet-exhausted', { planet: the.planet(theirs) });
  return words('ti4.reparations', { theirs: the.planet(theirs), mine: the.planet(mine) });
}

/** Who took a planet from the holder has one exhausted, and the holder readies one, as far as there are any. */
export const reparations: ActionCard = {
  copies: 1,
  triggers: [
    on('after planet-control-gained', {
      usable: (g, holder, { seat, from }) =>
        from === holder &&
        seat !== holder &&
        (readiedPlanets(g, seat).length > 0 || exhaustedPlanets(g, holder).length > 0),
      *announce(g, holder, { seat }) {
        const targets = [
          [readiedPlanets(g, seat), 'ti4.which-exhausted'],
          [exhaustedPlanets(g, holder), 'ti4.which-readied'],
        ] as const;
        const chosen: (PlanetId | null)[] = [];
        for (const [planets, prompt] of targets) {
          if (planets.length === 0) chosen.push(null);
          else chosen.push((yield* announcePlanet(holder, 'reparations', planets, prompt)).value);
        }
        const [theirs = null, mine = null] = chosen;
        return { value: { theirs, mine }, label: label({ theirs, mine }) };
      },
      *resolve(g, holder, _gained, _owner, { theirs, mine }: Targets) {
        if (theirs !== null) exhaustByEffect(g, theirs);
        if (mine === null) return;
        ready(g, mine);
        tell(g, 'ti4.readies', { seat: the.seat(holder), planet: the.planet(mine) });
      },
    }),
  ],
};
