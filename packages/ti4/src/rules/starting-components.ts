/** Catalogue: setup.11, learn-to-play-only.14. Starting technologies and units. */
import type { Option, Question, Rules, Seat } from '@orrery/kernel';
import type { PlanetId } from '../content/planets.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { type UnitType, unitTypes } from '../content/units.ts';
import type { Prompt } from '../prompts.ts';
import type { Ti4 } from '../state.ts';
import { choose, chooseEach, option, tell, the, words } from '../words.ts';
import { figures, isShip, put } from './pieces.ts';
import { clockwise, factionOf, planetsIn, player } from './table.ts';

/** What the faction sheet lists; a few factions choose. */
export function* startingTechnologies(g: Ti4): Rules {
  const seats = clockwise(g, g.speaker);
  for (const seat of seats) for (const id of factionOf(g, seat).startingTechnologies) takeTechnology(g, seat, id);
  for (const seat of seats) {
    for (let left = factionOf(g, seat).technologyChoice?.count ?? 0; left > 0; left--) {
      takeTechnology(g, seat, yield* choose(seat, words('ti4.setup.choose-technology'), technologyOptions(g, seat)));
    }
  }
}

function technologyOptions(g: Ti4, seat: Seat): Option<TechnologyId>[] {
  const { technologies } = player(g, seat);
  return (factionOf(g, seat).technologyChoice?.options ?? [])
    .filter((id) => !technologies.includes(id))
    .map((id) =>
      option(
        `technology:${id}`,
        id,
        'ti4.setup.technology',
        { technology: the.technology(id) },
        `card:technology/${id}`,
      ),
    );
}

function takeTechnology(g: Ti4, seat: Seat, technology: TechnologyId): void {
  player(g, seat).technologies.push(technology);
  tell(g, 'ti4.setup.starts-with', { seat: the.seat(seat), technology: the.technology(technology) });
}

/** Ships go into the space area of the home system; the others onto its planets, as their owner likes. */
export function* startingUnits(g: Ti4): Rules {
  const seats = clockwise(g, g.speaker);
  for (const type of unitTypes) {
    const spreading: Question<Spread, Prompt>[] = [];
    for (const seat of seats) {
      const many = factionOf(g, seat).startingUnits[type] ?? 0;
      if (many === 0) continue;
      const { home } = factionOf(g, seat);
      const spreads = startsInSpace(g, seat, type) ? [] : spreadsOver(type, many, planetsIn(home));
      if (spreads.length === 0) put(g, seat, type, many, home);
      else if (spreads.length === 1) spread(g, seat, type, (spreads[0] as Option<Spread>).value);
      else
        spreading.push({
          seat,
          prompt: words('ti4.setup.spread', { type: the.unitType(type), count: many }),
          options: spreads,
        });
    }
    const chosen = yield* chooseEach(spreading);
    for (const [i, { seat }] of spreading.entries()) spread(g, seat, type, chosen[i] as Spread);
  }
}

function startsInSpace(g: Ti4, seat: Seat, type: UnitType): boolean {
  return isShip(type) || figures(g, seat, type).inSpace;
}

/** How many units each planet gets. */
type Spread = readonly { readonly planet: PlanetId; readonly count: number }[];

function spreadsOver(type: UnitType, many: number, planets: readonly PlanetId[]): Option<Spread>[] {
  return waysToSpread(many, planets).map((value) => {
    const counts = value.map(({ count }) => count);
    return option(`${type}:${counts.join('-')}`, value, 'ti4.setup.spread-option', {
      groups: value.map(({ planet, count }) =>
        words('ti4.units-on', { count, type: the.unitType(type), planet: the.planet(planet) }),
      ),
    });
  });
}

function waysToSpread(many: number, [planet, ...rest]: readonly PlanetId[]): Spread[] {
  if (planet === undefined) return many === 0 ? [[]] : [];
  const ways: Spread[] = [];
  for (let count = many; count >= 0; count--) {
    for (const others of waysToSpread(many - count, rest)) ways.push([{ planet, count }, ...others]);
  }
  return ways;
}

function spread(g: Ti4, seat: Seat, type: UnitType, planets: Spread): void {
  for (const { planet, count } of planets) put(g, seat, type, count, planet);
}
