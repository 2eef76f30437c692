/**
 * Figures that the rules and the table page both need, as pure functions of what lies on the table; a state and a view
 * will do. What depends on cards is part of the view instead (`standings`, `securer`, `raidCosts`, `catapults`).
 */
import type { Seat } from '@orrery/kernel';
import { type MarkerId, type MarkerSide, markerById } from './content/ambitions.ts';
import { type DieKind, type DieSymbol, diceOfKind, dieFaces, dieKinds } from './content/dice.ts';
import type { DiceLimits } from './content/hooks.ts';
import { clusterSystems, type SystemId, system } from './content/map.ts';
import { cityBonus, openSlots, pieces, resourceSlotRaidCosts } from './content/player-board.ts';
import type { Resource } from './content/resources.ts';
import type { Arcs, ArcsPlayer, Building, PlayMode, Round, SystemState } from './state.ts';

export { suitById } from './content/action-cards.ts';
export { lastChapter, powerToEnd } from './content/ambitions.ts';
export { type DieKind, dieKinds } from './content/dice.ts';

/** The seat that has strictly more than every other, if there is one. */
export function seatWithMost(counts: readonly number[]): Seat | null {
  let best = 0;
  let holder: Seat | null = null;
  for (let seat = 0; seat < counts.length; seat++) {
    const count = counts[seat] ?? 0;
    if (count > best) {
      best = count;
      holder = seat;
    } else if (count === best) holder = null;
  }
  return holder;
}

/** Who controls a system: only fresh ships count (concepts.2, concepts.3). */
export function controllerOf({ fresh }: Pick<SystemState, 'fresh'>): Seat | null {
  return seatWithMost(fresh);
}

export function captiveCount({ captives }: Pick<ArcsPlayer, 'captives'>): number {
  return captives.reduce((sum, count) => sum + count, 0);
}

export function trophyCount({ trophies }: Pick<ArcsPlayer, 'trophies'>): number {
  return trophies.reduce((sum, t) => sum + t.ships + t.cities + t.starports + t.agents, 0);
}

/** The slots that can hold tokens: those of the board not covered by cities, and those of cards (resources.2). */
export function openSlotsOnBoard({ cities, slots }: Pick<ArcsPlayer, 'cities' | 'slots'>): number[] {
  const onBoard = openSlots(pieces.city - cities);
  return slots.flatMap((_, slot) => (slot < onBoard || slot >= resourceSlotRaidCosts.length ? [slot] : []));
}

/** What an ambition won without a tie brings beyond its markers (ambitions.12). */
export function cityBonusOf({ cities }: Pick<ArcsPlayer, 'cities'>): number {
  return cityBonus(pieces.city - cities);
}

/** The city bonuses of a board: how many cities must be off it, and what that adds. */
export const cityBonuses: readonly { readonly cities: number; readonly bonus: number }[] = Array.from(
  { length: pieces.city },
  (_, i) => ({ cities: i + 1, bonus: cityBonus(i + 1) - cityBonus(i) }),
).filter(({ bonus }) => bonus > 0);

interface Markers {
  readonly flipped: readonly MarkerId[];
}

/** The Power on the side of a marker that is up. */
export function sideOf({ flipped }: Markers, marker: MarkerId): MarkerSide {
  return flipped.includes(marker) ? markerById[marker].flipped : markerById[marker].low;
}

/** The highest first: it is the next to be declared (declare.4). */
export function byValue(markers: Markers, among: readonly MarkerId[]): MarkerId[] {
  return among.toSorted((a, b) => sideOf(markers, b).first - sideOf(markers, a).first);
}

/** What markers in a box are worth together (ambitions.7, ambitions.8). */
export function worthOf(markers: Markers, box: readonly MarkerId[]): MarkerSide {
  const sides = box.map((marker) => sideOf(markers, marker));
  return {
    first: sides.reduce((sum, side) => sum + side.first, 0),
    second: sides.reduce((sum, side) => sum + side.second, 0),
  };
}

export type Place = 1 | 2 | null;

/**
 * Which place each seat takes by what it has: a tie for first makes all of them second, one for second gives nothing
 * (ambitions.7–ambitions.11). The imaginary rival of a two-player game can take or tie a place (two-player.3).
 */
export function placesOf(counts: readonly number[], imaginary: number): Place[] {
  const best = Math.max(imaginary, ...counts);
  if (best === 0) return counts.map(() => null);
  if (holdersOf(best, counts, imaginary) > 1) return counts.map((count) => (count === best ? 2 : null));
  const next = Math.max(...counts.map((count) => (count === best ? 0 : count)), imaginary === best ? 0 : imaginary);
  const isTied = next === 0 || holdersOf(next, counts, imaginary) > 1;
  return counts.map((count) => (count === best ? 1 : count === next && !isTied ? 2 : null));
}

function holdersOf(count: number, counts: readonly number[], imaginary: number): number {
  let holders = imaginary === count ? 1 : 0;
  for (const each of counts) if (each === count) holders++;
  return holders;
}

/** Whether a die shows nothing. */
export function isBlank(kind: DieKind, face: number): boolean {
  return (dieFaces[kind][face] ?? []).length === 0;
}

/** How often a symbol lies on the table; faces are told by their number. */
export function symbolCount(faces: Readonly<Record<DieKind, readonly number[]>>, symbol: DieSymbol): number {
  let count = 0;
  for (const kind of dieKinds) {
    for (const face of faces[kind]) for (const each of dieFaces[kind][face] ?? []) if (each === symbol) count++;
  }
  return count;
}

/** How many pips a card gives: all of its own to who leads or surpasses, else one (follow.1, follow.3, follow.4). */
export function pipsFor(mode: PlayMode, printed: number): number {
  return mode === 'lead' || mode === 'surpass' ? printed : 1;
}

/** Nobody has seized the initiative this round, and it is not the seat's already (seize.1, seize.4). */
export function canSeize(
  g: Pick<Arcs, 'initiative'> & { readonly round: Pick<Round, 'seizedBy'> },
  seat: Seat,
): boolean {
  return g.initiative !== seat && g.round.seizedBy === null;
}

/** How many dice of each kind. */
export type Dice = Readonly<Record<DieKind, number>>;

/** Every number of dice of each kind that the limits and the box allow (battle.3). */
export function allowedDice({ least, most, raid: raidLimit, assaultWithSkirmish }: DiceLimits): Dice[] {
  const list: Dice[] = [];
  for (let skirmish = 0; skirmish <= Math.min(most, diceOfKind); skirmish++) {
    for (let assault = 0; assault <= Math.min(most - skirmish, diceOfKind); assault++) {
      if (assaultWithSkirmish && assault > skirmish) continue;
      for (let raid = 0; raid <= Math.min(most - skirmish - assault, raidLimit); raid++) {
        if (skirmish + assault + raid >= least) list.push({ skirmish, assault, raid });
      }
    }
  }
  return list;
}

/** How often a symbol comes up when dice are rolled, on average. */
export function averageOf(dice: Dice, symbol: DieSymbol): number {
  return dieKinds.reduce((sum, kind) => {
    const faces = dieFaces[kind];
    const onAll = faces.reduce((all, face) => all + countIn(face, symbol), 0);
    return sum + (dice[kind] * onAll) / faces.length;
  }, 0);
}

/** The chance that a symbol comes up at least so often. */
export function chanceOf(dice: Dice, symbol: DieSymbol, least: number): number {
  let chances = [1]; // of each number of symbols so far
  for (const kind of dieKinds) {
    for (let die = 0; die < dice[kind]; die++) {
      const next: number[] = [];
      for (const [count, chance] of chances.entries()) {
        for (const face of dieFaces[kind]) {
          const sum = count + countIn(face, symbol);
          next[sum] = (next[sum] ?? 0) + chance / dieFaces[kind].length;
        }
      }
      chances = Array.from(next, (chance) => chance ?? 0);
    }
  }
  return chances.slice(least).reduce((sum, chance) => sum + chance, 0);
}

const countIn = (face: readonly DieSymbol[], symbol: DieSymbol): number =>
  face.filter((each) => each === symbol).length;

/** What the attacker loses on average: self-hits, and a hit for each fresh defending ship when intercepted (battle.8). */
export function ownHitsOf(dice: Dice, interceptors: number): number {
  return averageOf(dice, 'selfHit') + chanceOf(dice, 'intercept', 1) * interceptors;
}

/** The dice with the most hits for at most as many hits on the attacker; the fewest of them if several have as many. */
export function bestDice(limits: DiceLimits, interceptors: number): Dice {
  const all = allowedDice(limits);
  const worth = (dice: Dice): number => averageOf(dice, 'hit');
  const fair = all.filter((dice) => ownHitsOf(dice, interceptors) <= worth(dice) && dice.raid === 0);
  const among = fair.length > 0 ? fair : all;
  return among.reduce((best, dice) => (worth(dice) > worth(best) + 1e-9 ? dice : best), among[0] ?? noDice);
}

const noDice: Dice = { skirmish: 0, assault: 0, raid: 0 };

type Fleets = { readonly [id in SystemId]?: Pick<SystemState, 'fresh'> };

/** Where ships can be after one move: next door, or with a Catapult through gates that no Rival controls (move.3–move.6). */
export function reachOf(
  systems: Fleets,
  neighbours: Readonly<Record<SystemId, readonly SystemId[]>>,
  seat: Seat,
  from: SystemId,
  isCatapult: boolean,
): SystemId[] {
  const reached = new Set<SystemId>();
  const open: SystemId[] = [from];
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    for (const id of neighbours[here]) {
      if (id === from || reached.has(id)) continue;
      reached.add(id);
      const fleet = systems[id];
      const holder = fleet ? controllerOf(fleet) : null;
      if (isCatapult && system(id).symbol === 'gate' && (holder === null || holder === seat)) open.push(id);
    }
  }
  return [...reached];
}

type Systems = { readonly [id in SystemId]?: Pick<SystemState, 'buildings' | 'marker'> };

/** The types of a planet; a gate has those of all cities on the planets of its cluster. */
export function planetTypes(systems: Systems, id: SystemId): Resource[] {
  const { cluster, resource } = system(id);
  if (resource !== null) return [systems[id]?.marker ?? resource];
  const withCity = clusterSystems[cluster].filter(
    (planet) => planet !== id && systems[planet]?.buildings.some(({ kind }) => kind === 'city'),
  );
  return [...new Set(withCity.flatMap((planet) => planetTypes(systems, planet)))];
}

/** Building slots of a system without a building, by number. */
export function freeSlots(id: SystemId, buildings: readonly Pick<Building, 'slot'>[]): number[] {
  const free: number[] = [];
  for (let slot = 0; slot < system(id).slots; slot++) if (!buildings.some((b) => b.slot === slot)) free.push(slot);
  return free;
}
