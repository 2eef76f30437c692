/** Catalogue: technology, unit-upgrades. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import type { Missing, Waiver } from '../content/hooks.ts';
import { type PlanetId, planet } from '../content/planets.ts';
import { fold, hasTechnology, replacement } from '../content/registry.ts';
import { type Colour, colours, type TechnologyId, technology, technologyIds } from '../content/technologies.ts';
import type { Ti4 } from '../state.ts';
import { choose, decline, option, tell, the, words } from '../words.ts';
import { settle } from './settle.ts';
import { available, canSpendApart, exhaust, ifPaid, readiedPlanets, resourcesOf, spend } from './spend.ts';
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
export function missing(g: Ti4, seat: Seat, id: TechnologyId): Missing {
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

/** What a technology still needs: symbols, and what the player has for ignoring them. */
interface Need {
  readonly short: Missing;
  readonly ways: readonly Waiver[];
}

function needOf(g: Ti4, seat: Seat, id: TechnologyId): Need {
  const short = missing(g, seat, id);
  return { short, ways: isMet(short) ? [] : fold('waivers', [], g, seat, id) };
}

function isMet(short: Missing): boolean {
  return colours.every((colour) => short[colour] === 0);
}

/** The need after a symbol of the colour was satisfied, by the way if one is given. */
function less({ short, ways }: Need, colour: Colour, way?: Waiver): Need {
  return { short: { ...short, [colour]: short[colour] - 1 }, ways: ways.filter((each) => each !== way) };
}

/** Technologies whose prerequisites the player can satisfy or pay for now. */
export function researchable(g: Ti4, seat: Seat): TechnologyId[] {
  return technologyDeck(g, seat).filter((id) => canResearch(g, seat, id, 0));
}

function canResearch(g: Ti4, seat: Seat, id: TechnologyId, resources: number): boolean {
  return fold('canOwnTechnology', true, g, seat, id) && canSatisfy(g, seat, needOf(g, seat, id), resources);
}

/** Whether the player can satisfy what is missing and pay so many resources besides: nothing does for both (learn-to-play-only.5). */
function canSatisfy(g: Ti4, seat: Seat, { short, ways }: Need, resources: number): boolean {
  for (const way of ways) {
    if (way.colour === 'all' && canSpendApart(g, seat, 'resources', resources, way.resources ?? 0)) return true;
  }
  const planets = planetsNeeded(g, seat, short, ways);
  return planets !== null && available(g, seat, 'resources', planets) >= resources;
}

/** The planets whose resources would be missed least among those needed for the prerequisites, or null if there are too few. */
function planetsNeeded(g: Ti4, seat: Seat, short: Missing, ways: readonly Waiver[]): PlanetId[] | null {
  const needed: { readonly id: PlanetId | null; readonly worth: number }[] = [];
  for (const colour of colours) {
    const many = short[colour] - ways.filter((way) => way.colour === colour).length;
    if (many <= 0) continue;
    const planets = specialists(g, seat, colour).map((id) => ({ id, worth: resourcesOf(g, id) }));
    planets.sort((a, b) => a.worth - b.worth);
    for (let i = 0; i < many; i++) needed.push(planets[i] ?? { id: null, worth: Number.POSITIVE_INFINITY });
  }
  needed.sort((a, b) => b.worth - a.worth); // what helps with any colour spares the dearest
  const planets: PlanetId[] = [];
  for (const { id } of needed.slice(ways.filter(({ colour }) => colour === 'any').length)) {
    if (id === null) return null;
    planets.push(id);
  }
  return planets;
}

/** Whether research would bring the player anything. */
export function canResearchSomething(g: Ti4, seat: Seat): boolean {
  return canResearchFor(g, seat, 0);
}

/** Whether the player can pay so many resources and still research something. */
export function canResearchFor(g: Ti4, seat: Seat, resources: number): boolean {
  if (available(g, seat, 'resources') < resources) return false;
  if (replacement(g, 'research', seat) !== null) return true;
  return technologyDeck(g, seat).some((id) => canResearch(g, seat, id, resources));
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
  const id = yield* choose(seat, words('ti4.research'), technologyOptions(possible), {
    blocked: () => unresearchable(g, seat),
  });
  yield* satisfyPrerequisites(g, seat, id);
  own(g, seat, id);
  tell(g, 'ti4.researches', { seat: the.seat(seat), technology: the.technology(id) });
  yield* openWindow(g, 'after technology-researched', { seat, technology: id });
  yield* settle(g);
}

function unresearchable(g: Ti4, seat: Seat): Blocked[] {
  const possible = researchable(g, seat);
  return technologyDeck(g, seat)
    .filter((id) => !possible.includes(id))
    .map((id) => ({
      target: `card:technology/${id}`,
      label: words('ti4.technology', { technology: the.technology(id) }),
      rule: fold('canOwnTechnology', true, g, seat, id) ? 'technology.12' : 'abilities.4',
    }));
}

/** The player may research a technology at no cost. False if they did not. */
export function* mayResearch(g: Ti4, seat: Seat): Rules<boolean> {
  if (!canResearchSomething(g, seat) || !(yield* wantsResearch(seat, 0))) return false;
  yield* research(g, seat);
  return true;
}

/** Whether the player wants to research for so many resources. */
export function* wantsResearch(seat: Seat, cost: number): Rules<boolean> {
  return yield* choose(seat, words('ti4.technology.research', { cost }), [
    option('research', true, 'ti4.technology.yes'),
    decline('no-research', false, 'ti4.technology.no'),
  ]);
}

export function technologyOptions(ids: readonly TechnologyId[]): Option<TechnologyId>[] {
  return ids.map((id) =>
    option(`technology:${id}`, id, 'ti4.technology', { technology: the.technology(id) }, `card:technology/${id}`),
  );
}

/** For what is missing planets are exhausted (technology.14) or abilities paid; the player chooses where more would do. */
function* satisfyPrerequisites(g: Ti4, seat: Seat, id: TechnologyId): Rules {
  let need = needOf(g, seat, id);
  for (const colour of colours) {
    while (need.short[colour] > 0) {
      const chosen = yield* choose(
        seat,
        words('ti4.specialty', { colour: the.colour(colour) }),
        waysFor(g, seat, need, colour),
      );
      if (typeof chosen === 'string') {
        need = less(need, colour);
        exhaust(g, chosen);
        tell(g, 'ti4.exhausts', { seat: the.seat(seat), planet: the.planet(chosen) });
        continue;
      }
      need = less(need, colour, chosen);
      yield* chosen.pay(g, seat);
      if (chosen.colour !== 'all') continue;
      yield* spend(g, seat, 'resources', chosen.resources ?? 0);
      return;
    }
  }
}

/** Planets and abilities for a symbol of the colour, as far as the others can be satisfied after it. */
function waysFor(g: Ti4, seat: Seat, need: Need, colour: Colour): Option<PlanetId | Waiver>[] {
  const planets = specialists(g, seat, colour).filter((id) =>
    ifPaid(g, seat, id, () => canSatisfy(g, seat, less(need, colour), 0)),
  );
  const waivers = need.ways.filter((way) => {
    if (way.colour === 'all') return available(g, seat, 'resources') >= (way.resources ?? 0);
    return (way.colour === colour || way.colour === 'any') && canSatisfy(g, seat, less(need, colour, way), 0);
  });
  return [
    ...planets.map((each) =>
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
