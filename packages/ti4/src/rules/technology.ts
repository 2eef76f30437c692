/** Catalogue: technology, unit-upgrades. */
import { choose, type Option, type Rules, type Seat } from '@orrery/kernel';
import type { Missing } from '../content/hooks.ts';
import { type PlanetId, planet } from '../content/planets.ts';
import { fold, hasTechnology, replacement } from '../content/registry.ts';
import { type Colour, colours, type TechnologyId, technology, technologyIds } from '../content/technologies.ts';
import type { Ti4 } from '../state.ts';
import { option, tell, words } from '../words.ts';
import { settle } from './settle.ts';
import { exhaust, readiedPlanets } from './spend.ts';
import { factionOf, player } from './table.ts';
import { openWindow } from './window.ts';

/** Technologies left in the player's deck: all generic ones and their own faction's (technology.2, technology.11). */
export function technologyDeck(g: Ti4, seat: Seat): TechnologyId[] {
  const { faction, technologies } = player(g, seat);
  const replaced = factionOf(g, seat).technologies.map((id) => technology(id).replaces);
  return technologyIds.filter((id) => {
    const of = technology(id).faction;
    return (of === null || of === faction) && !technologies.includes(id) && !replaced.includes(id);
  });
}

/** Symbols of a technology that no owned technology satisfies, by colour (technology.12). */
function missing(g: Ti4, seat: Seat, id: TechnologyId): Missing {
  const { prerequisites } = technology(id);
  const owned = coloursOwned(g, seat);
  const short = Object.fromEntries(
    colours.map((colour) => [colour, Math.max(0, prerequisites[colour] - owned[colour])]),
  ) as Record<Colour, number>;
  return fold('missingPrerequisites', short, g, seat, id);
}

/** How many technologies of each colour a player owns; unit upgrades have none (technology.7b). */
export function coloursOwned(g: Ti4, seat: Seat): Record<Colour, number> {
  const owned: Record<Colour, number> = { biotic: 0, warfare: 0, propulsion: 0, cybernetic: 0 };
  for (const id of player(g, seat).technologies) {
    const { colour } = technology(id);
    if (colour !== null) owned[colour]++;
  }
  return owned;
}

/** Readied planets whose specialty could satisfy a symbol of the colour (technology.14, technology.15). */
function specialists(g: Ti4, seat: Seat, colour: Colour): PlanetId[] {
  return readiedPlanets(g, seat).filter((id) => planet(id).specialty === colour);
}

/** Technologies whose prerequisites the player can satisfy now, exhausting planets with specialties if need be. */
export function researchable(g: Ti4, seat: Seat): TechnologyId[] {
  return technologyDeck(g, seat).filter((id) => canResearch(g, seat, id));
}

function canResearch(g: Ti4, seat: Seat, id: TechnologyId): boolean {
  if (!fold('canOwnTechnology', true, g, seat, id)) return false;
  const short = missing(g, seat, id);
  return colours.every((colour) => short[colour] === 0 || short[colour] <= specialists(g, seat, colour).length);
}

/** Whether research would bring the player anything. */
export function canResearchSomething(g: Ti4, seat: Seat): boolean {
  return replacement(g, 'research', seat) !== null || researchable(g, seat).length > 0;
}

/** The player chooses and researches a technology, or does what an ability puts in its place. */
export function* research(g: Ti4, seat: Seat): Rules {
  const instead = replacement(g, 'research', seat);
  if (instead) {
    yield* instead(g, seat);
    return;
  }
  const possible = researchable(g, seat);
  if (possible.length === 0) return;
  const id = yield* choose(seat, words('ti4.research'), technologyOptions(possible));
  yield* exhaustSpecialists(g, seat, id);
  own(g, seat, id);
  tell(g, 'ti4.researches', { seat, technology: id });
  yield* openWindow(g, 'after technology-researched', { seat, technology: id });
  yield* settle(g);
}

export function technologyOptions(ids: readonly TechnologyId[]): Option<TechnologyId>[] {
  return ids.map((id) => option(`technology:${id}`, id, 'ti4.technology', { technology: id }, `card:technology/${id}`));
}

/** Planets are exhausted for what is missing; the player chooses where more would do (technology.14). */
function* exhaustSpecialists(g: Ti4, seat: Seat, id: TechnologyId): Rules {
  const short = missing(g, seat, id);
  for (const colour of colours) {
    for (let left = short[colour]; left > 0; left--) {
      const chosen = yield* choose(
        seat,
        words('ti4.specialty', { colour }),
        specialists(g, seat, colour).map((each) =>
          option(`exhaust:${each}`, each, 'ti4.exhaust-specialty', { planet: each }, `planet:${each}`),
        ),
      );
      exhaust(g, chosen);
      tell(g, 'ti4.exhausts', { seat, planet: chosen });
    }
  }
}

/** Gains a technology without researching it: prerequisites do not matter (technology.5). */
export function* gainTechnology(g: Ti4, seat: Seat, id: TechnologyId): Rules {
  if (hasTechnology(g, seat, id)) return;
  own(g, seat, id);
  tell(g, 'ti4.gains-technology', { seat, technology: id });
  yield* settle(g);
}

function own(g: Ti4, seat: Seat, id: TechnologyId): void {
  player(g, seat).technologies.push(id);
}

/** Whether the player has the technology readied, so that exhausting it can pay for its ability (readied.3). */
export function isReady(g: Ti4, seat: Seat, id: TechnologyId): boolean {
  return hasTechnology(g, seat, id) && !player(g, seat).exhausted.includes(id);
}

export function exhaustTechnology(g: Ti4, seat: Seat, id: TechnologyId): void {
  if (!isReady(g, seat, id)) throw new Error(`seat ${seat} cannot exhaust ${id}`);
  player(g, seat).exhausted.push(id);
  tell(g, 'ti4.exhausts-technology', { seat, technology: id });
}
