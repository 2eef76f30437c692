/** What designs of ships are worth, in points, and how to better them. */
import type { Eclipse } from '@orrery/eclipse';
import {
  damageOf,
  figuresOf,
  isLegal,
  type PartId,
  part,
  player,
  type Ratings,
  ratings,
  ratingsOf,
  type ShipType,
  shipSupply,
  shipTypes,
  speciesOf,
  unlockedParts,
} from '@orrery/eclipse/queries';
import type { Seat } from '@orrery/kernel';
import { forecast, hitChance } from './battles.ts';

const worthOf = {
  /** A design that beats an ancient alone, and a guardian. */
  ancient: 1,
  guardian: 0.6,
  power: 0.12,
  move: 0.05,
  energy: 0.01,
  /** What could be made of the parts that are known, compared with what is. */
  potential: 0.4,
} as const;

/** How much a design counts: ships that are built, and those that may be. */
function weightOf(g: Eclipse, seat: Seat, type: ShipType): number {
  const built = shipSupply[type] - player(g, seat).supply[type];
  return type === 'starbase' ? 0.05 + 0.08 * built : 0.3 + 0.12 * Math.min(4, built);
}

/** The designs as they are. */
export function designs(g: Eclipse, seat: Seat): number {
  return shipTypes.reduce(
    (sum, type) => sum + weightOf(g, seat, type) * designWorth(g, ratings(g, seat, type), type),
    0,
  );
}

/** What a ship does alone against those who guard sectors in this game, and what it is otherwise good for. */
function designWorth(g: Eclipse, figures: Ratings, type: ShipType): number {
  const ship = [{ ratings: figures, damages: [0] }];
  let worth = worthOf.power * powerOf(figures) + worthOf.energy * (figures.produced - figures.consumed);
  for (const guard of ['ancient', 'guardian'] as const)
    worth += worthOf[guard] * forecast(ship, [{ ratings: ratings(g, guard, guard), damages: [0] }]).wins;
  return type === 'starbase' ? worth : worth + worthOf.move * Math.min(3, figures.move);
}

/** A quick figure for what a ship deals and takes. */
function powerOf({ cannons, missiles, computer, shield, hull, initiative }: Ratings): number {
  const hit = hitChance(computer, 0);
  const dealt = (weapons: Ratings['cannons']) =>
    weapons.reduce((sum, { colour, count }) => sum + count * damageOf[colour] * hit, 0);
  const fire = dealt(cannons) + 0.6 * dealt(missiles);
  return Math.sqrt(fire * (hull + 1) * (1 + 0.3 * shield)) + 0.04 * initiative;
}

export interface Upgrade {
  readonly type: ShipType;
  readonly space: number | 'outside';
  readonly part: PartId;
  /** A tile has to go first. */
  readonly covers: boolean;
}

/** The part that betters the designs most, or null. */
export function bestUpgrade(g: Eclipse, seat: Seat): Upgrade | null {
  const parts = unlockedParts(g, seat);
  let best: Upgrade | null = null;
  let most = 0.02;
  for (const type of shipTypes) {
    const { tiles, outside } = player(g, seat).blueprints[type];
    const before = quickWorth(ratings(g, seat, type), type);
    const weight = weightOf(g, seat, type);
    for (const change of changes(g, seat, type, tiles, outside, parts)) {
      const gain = weight * (quickWorth(change.ratings, type) - before);
      if (gain <= most) continue;
      most = gain;
      best = { type, space: change.space, part: change.part, covers: change.covers };
    }
  }
  return best;
}

function quickWorth(figures: Ratings, type: ShipType): number {
  const energy = 0.06 * (figures.produced - figures.consumed);
  return powerOf(figures) + energy + (type === 'starbase' ? 0 : 0.1 * Math.min(3, figures.move));
}

interface Change {
  readonly space: number | 'outside';
  readonly part: PartId;
  readonly covers: boolean;
  readonly ratings: Ratings;
}

/** Every legal blueprint that differs by one part. Tiles that leave the game when taken off stay. */
function* changes(
  g: Eclipse,
  seat: Seat,
  type: ShipType,
  tiles: readonly (PartId | null)[],
  outside: readonly PartId[],
  parts: readonly PartId[],
): Generator<Change> {
  const figures = figuresOf(g, seat, type);
  for (const id of parts) {
    if (part(id).outside) {
      yield {
        space: 'outside',
        part: id,
        covers: false,
        ratings: ratingsOf(figures, { tiles: [...tiles], outside: [...outside, id] }),
      };
      continue;
    }
    for (let space = 0; space < figures.spaces.length; space++) {
      const tile = tiles[space] ?? null;
      if ((tile ?? figures.spaces[space]) === id || (tile !== null && part(tile).ancient)) continue;
      const changed = {
        tiles: figures.spaces.map((_, index) => (index === space ? id : (tiles[index] ?? null))),
        outside: [...outside],
      };
      if (isLegal(type, figures, changed))
        yield { space, part: id, covers: tile !== null, ratings: ratingsOf(figures, changed) };
    }
  }
}

/** The design that stands for the others when it is asked what parts are good for. */
const typical: ShipType = 'cruiser';
const REMEMBERED = 2000;
const remembered = new Map<string, number>();

/** What the parts that the player knows could make of a ship: what technologies of parts are good for. */
export function potential(g: Eclipse, seat: Seat): number {
  const parts = unlockedParts(g, seat);
  const { tiles, outside } = player(g, seat).blueprints[typical];
  const key = `${speciesOf(g, seat).blueprints} ${g.npcs.ancient} ${g.npcs.guardian} ${parts.join()} ${tiles.join()} ${outside.join()}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const found = worthOf.potential * designWorth(g, improved(g, seat, parts), typical);
  remembered.set(key, found);
  return found;
}

/** The typical design after a few of the best upgrades. */
function improved(g: Eclipse, seat: Seat, parts: readonly PartId[]): Ratings {
  let { tiles, outside }: { tiles: readonly (PartId | null)[]; outside: readonly PartId[] } = player(g, seat)
    .blueprints[typical];
  let now = ratings(g, seat, typical);
  for (let step = 0; step < 5; step++) {
    let best: Change | null = null;
    for (const change of changes(g, seat, typical, tiles, outside, parts))
      if (quickWorth(change.ratings, typical) > quickWorth((best ?? { ratings: now }).ratings, typical)) best = change;
    if (best === null) break;
    const { space, part: id } = best;
    if (space === 'outside') outside = [...outside, id];
    else tiles = figuresOf(g, seat, typical).spaces.map((_, index) => (index === space ? id : (tiles[index] ?? null)));
    now = best.ratings;
  }
  return now;
}
