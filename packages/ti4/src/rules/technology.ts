/** Catalogue: technology, unit-upgrades. */
import { choose, type Option, type Rules, type Seat } from '@orrery/kernel';
import type { Missing, Waiver } from '../content/hooks.ts';
import { type PlanetId, planet } from '../content/planets.ts';
import { fold, hasTechnology, replacement } from '../content/registry.ts';
import { type Colour, colours, type TechnologyId, technology, technologyIds } from '../content/technologies.ts';
import type { Ti4 } from '../state.ts';
import { option, tell, the, words } from '../words.ts';
import { settle } from './settle.ts';
import { available, exhaust, readiedPlanets, resourcesOf } from './spend.ts';
import { factionOf, player } from './table.ts';
import { openWindow } from './window.ts';

/** Technologies left in the player's deck: all generic ones and their own faction's (technology.2, technology.11). */
export function technologyDeck(g: Ti4, seat: Seat): TechnologyId[] {
  const { faction, technologies } = player(g, seat);
  const replaced = factionOf(g, seat).technologies.map((id) => technology(id).replaces);
  const found: TechnologyId[] = [];
  for (const id of technologyIds) {
    const of = technology(id).faction;
    if ((of === null || of === faction) && !technologies.includes(id) && !replaced.includes(id)) found.push(id);
  }
  return found;
}

/** Symbols of a technology that no owned technology satisfies, by colour (technology.12). */
function missing(g: Ti4, seat: Seat, id: TechnologyId): Missing {
  const { prerequisites } = technology(id);
  const short = coloursOwned(g, seat);
  for (const colour of colours) short[colour] = Math.max(0, prerequisites[colour] - short[colour]);
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

/** Technologies whose prerequisites the player can satisfy or pay for now. */
export function researchable(g: Ti4, seat: Seat): TechnologyId[] {
  return technologyDeck(g, seat).filter((id) => canResearch(g, seat, id));
}

function canResearch(g: Ti4, seat: Seat, id: TechnologyId): boolean {
  return fold('canOwnTechnology', true, g, seat, id) && planetsNeeded(g, seat, id) !== null;
}

/** The planets whose resources would be missed least among those needed for the prerequisites, or null if there are too few. */
function planetsNeeded(g: Ti4, seat: Seat, id: TechnologyId): PlanetId[] | null {
  const short = missing(g, seat, id);
  if (colours.every((colour) => short[colour] === 0)) return [];
  const ways = fold('waivers', [], g, seat, id);
  if (ways.some(({ colour }) => colour === 'all')) return [];
  const needed: PlanetId[] = [];
  for (const colour of colours) {
    const many = short[colour] - ways.filter((way) => way.colour === colour).length;
    if (many <= 0) continue;
    const planets = specialists(g, seat, colour).sort((a, b) => resourcesOf(g, a) - resourcesOf(g, b));
    if (planets.length < many) return null;
    needed.push(...planets.slice(0, many));
  }
  return needed;
}

/** Whether research would bring the player anything. */
export function canResearchSomething(g: Ti4, seat: Seat): boolean {
  return replacement(g, 'research', seat) !== null || researchable(g, seat).length > 0;
}

/** Whether the player can pay so many resources and still research something: no planet does for both (learn-to-play-only.5). */
export function canResearchFor(g: Ti4, seat: Seat, resources: number): boolean {
  if (available(g, seat, 'resources') < resources) return false;
  if (replacement(g, 'research', seat) !== null) return true;
  return technologyDeck(g, seat).some((id) => {
    const planets = fold('canOwnTechnology', true, g, seat, id) ? planetsNeeded(g, seat, id) : null;
    return planets !== null && available(g, seat, 'resources', planets) >= resources;
  });
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
  yield* satisfyPrerequisites(g, seat, id);
  own(g, seat, id);
  tell(g, 'ti4.researches', { seat: the.seat(seat), technology: the.technology(id) });
  yield* openWindow(g, 'after technology-researched', { seat, technology: id });
  yield* settle(g);
}

export function technologyOptions(ids: readonly TechnologyId[]): Option<TechnologyId>[] {
  return ids.map((id) =>
    option(`technology:${id}`, id, 'ti4.technology', { technology: the.technology(id) }, `card:technology/${id}`),
  );
}

/** For what is missing planets are exhausted (technology.14) or abilities paid; the player chooses where more would do. */
function* satisfyPrerequisites(g: Ti4, seat: Seat, id: TechnologyId): Rules {
  const short = missing(g, seat, id);
  for (const colour of colours) {
    for (let left = short[colour]; left > 0; left--) {
      const chosen = yield* choose(
        seat,
        words('ti4.specialty', { colour: the.colour(colour) }),
        waysFor(g, seat, id, colour),
      );
      if (typeof chosen === 'string') {
        exhaust(g, chosen);
        tell(g, 'ti4.exhausts', { seat: the.seat(seat), planet: the.planet(chosen) });
        continue;
      }
      yield* chosen.pay(g, seat);
      if (chosen.colour === 'all') return;
    }
  }
}

function waysFor(g: Ti4, seat: Seat, id: TechnologyId, colour: Colour): Option<PlanetId | Waiver>[] {
  const waivers = fold('waivers', [], g, seat, id).filter((way) => way.colour === colour || way.colour === 'all');
  return [
    ...specialists(g, seat, colour).map((each) =>
      option<PlanetId | Waiver>(
        `exhaust:${each}`,
        each,
        'ti4.exhaust-specialty',
        { planet: the.planet(each) },
        `planet:${each}`,
      ),
    ),
    ...waivers.map((way) =>
      option<PlanetId | Waiver>(
        `use:${way.source}`,
        way,
        'ti4.use-ability',
        { what: way.source, owner: the.seat(seat) },
        `card:${way.source}`,
      ),
    ),
  ];
}

/** Gains a technology without researching it: prerequisites do not matter (technology.5). */
export function* gainTechnology(g: Ti4, seat: Seat, id: TechnologyId): Rules {
  if (hasTechnology(g, seat, id)) return;
  own(g, seat, id);
  tell(g, 'ti4.gains-technology', { seat: the.seat(seat), technology: the.technology(id) });
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
  tell(g, 'ti4.exhausts-technology', { seat: the.seat(seat), technology: the.technology(id) });
}
