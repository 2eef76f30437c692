/** Catalogue: research, technologies.6, technologies.8, technologies.13, warp-portals.4. */
import { choose, type Option, type Rules, type Seat } from '@orrery/kernel';
import { sector } from '../content/sectors.ts';
import { type Category, categories, type TechnologyId, technology } from '../content/technologies.ts';
import { discounts, resources, technologySpaces } from '../content/tracks.ts';
import type { Eclipse } from '../state.ts';
import { done, option, sectorOption, tell, words } from '../words.ts';
import { gainDiscovery } from './discoveries.ts';
import { freely } from './free-actions.ts';
import { at, controlled, owns, player } from './table.ts';
import { gain } from './tracks.ts';
import { mostAffordable, payTrading } from './trade.ts';

interface Purchase {
  readonly id: TechnologyId;
  readonly track: Category;
  readonly cost: number;
}

/** One activation; false if the player does not use it. */
export function* research(g: Eclipse, seat: Seat): Rules<boolean> {
  const chosen = yield* freely(g, seat, words('eclipse.research'), () => [
    ...purchases(g, seat).map(purchaseOption),
    done,
  ]);
  if (chosen === null) return false;
  yield* payTrading(g, seat, 'science', chosen.cost);
  yield* gainTechnology(g, seat, chosen.id, chosen.track);
  return true;
}

function purchaseOption(purchase: Purchase): Option<Purchase | null> {
  const { id, track, cost } = purchase;
  const target = `technology:${id}`;
  const args = { technology: id, track, cost };
  if (technology(id).category !== 'rare') return option(target, purchase, 'eclipse.research-technology', args, target);
  return option(`${target}:${track}`, purchase, 'eclipse.research-rare', args, target);
}

/** Technologies on display that the player lacks and can pay for, with the track each would go on. */
function purchases(g: Eclipse, seat: Seat): Purchase[] {
  const most = mostAffordable(g, seat, 'science');
  const found: Purchase[] = [];
  for (const id of new Set(g.tray)) {
    if (owns(g, seat, id)) continue; // research.6
    for (const track of tracksFor(g, seat, id)) {
      const cost = costOf(g, seat, id, track);
      if (cost <= most) found.push({ id, track, cost });
    }
  }
  return found;
}

/** Tracks with room that may hold the technology: a rare one goes on any (research.2, research.5). */
export function tracksFor(g: Eclipse, seat: Seat, id: TechnologyId): Category[] {
  const { category } = technology(id);
  const { technologies } = player(g, seat);
  return categories.filter(
    (track) => (category === 'rare' || category === track) && technologies[track].length < technologySpaces,
  );
}

/** The discount of the track lowers the cost, but not below the minimum (research.3, research.4). */
export function costOf(g: Eclipse, seat: Seat, id: TechnologyId, track: Category): number {
  const { cost, minimum } = technology(id);
  return Math.max(minimum, cost - (discounts[player(g, seat).technologies[track].length] ?? 0));
}

/** A technology leaves the tray for a track of the player, and its instant effect comes about. */
export function* gainTechnology(g: Eclipse, seat: Seat, id: TechnologyId, track: Category): Rules {
  g.tray.splice(g.tray.indexOf(id), 1);
  player(g, seat).technologies[track].push(id);
  tell(g, 'eclipse.gains-technology', { seat, technology: id });
  const { discs, resourcesPerArtifact, discoveryTiles, placesWarpPortal } = technology(id);
  if (discs) addDiscs(g, seat, discs);
  if (resourcesPerArtifact) yield* useArtifacts(g, seat, resourcesPerArtifact);
  if (discoveryTiles) yield* drawDiscoveries(g, seat, discoveryTiles);
  if (placesWarpPortal) yield* placeWarpPortal(g, seat);
}

/** Discs of the reserve come onto the influence track (technologies.6). */
function addDiscs(g: Eclipse, seat: Seat, count: number): void {
  const sheet = player(g, seat);
  const added = Math.min(count, sheet.reserve);
  sheet.reserve -= added;
  sheet.discs += added;
}

/** For each artifact one kind of resource (technologies.8). */
function* useArtifacts(g: Eclipse, seat: Seat, amount: number): Rules {
  const artifacts = controlled(g, seat).reduce((sum, id) => sum + sector(id).artifacts, 0);
  for (let left = artifacts; left > 0; left--) {
    const resource = yield* choose(
      seat,
      words('eclipse.artifact', { amount, left }),
      resources.map((each) =>
        option(`resource:${each}`, each, 'eclipse.gain-resource', { amount, resource: each }, `track:${each}`),
      ),
    );
    gain(g, seat, resource, amount);
    tell(g, 'eclipse.uses-artifact', { seat, amount, resource });
  }
}

function* drawDiscoveries(g: Eclipse, seat: Seat, count: number): Rules {
  for (const tile of g.discoveries.splice(0, count)) yield* gainDiscovery(g, seat, tile, null);
}

/** The warp portal tile goes to a sector that the player controls (warp-portals.4). */
function* placeWarpPortal(g: Eclipse, seat: Seat): Rules {
  const possible = controlled(g, seat).filter((id) => at(g, id).warpPortal === null);
  if (possible.length === 0) return;
  const chosen = yield* choose(seat, words('eclipse.place-warp-portal'), possible.map(sectorOption));
  at(g, chosen).warpPortal = 'tile';
  tell(g, 'eclipse.places-warp-portal', { seat, sector: chosen });
}
