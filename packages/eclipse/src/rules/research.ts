/** Catalogue: research, technologies.6. */

import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import type { TechnologyId } from '../content/ids.ts';
import { technology } from '../content/registry.ts';
import { type Category, categories } from '../content/tracks.ts';
import { priceWith } from '../figures.ts';
import type { Eclipse } from '../state.ts';
import { blocked, doneWith, option, tell, the, words } from '../words.ts';
import { freely } from './free-actions.ts';
import { activationsLeft, owns, player } from './table.ts';
import { mostAffordable, payTrading } from './trade.ts';

interface Purchase {
  readonly id: TechnologyId;
  readonly track: Category;
  readonly cost: number;
}

/** One activation; false if the player does not use it. */
export function* research(g: Eclipse, seat: Seat): Rules<boolean> {
  const chosen = yield* freely(
    g,
    seat,
    words('eclipse.research'),
    () => [...purchaseOptions(g, seat), doneWith(activationsLeft(g))],
    {
      blocked: () => blockedTechnologies(g, seat),
    },
  );
  if (chosen === null) return false;
  yield* payTrading(g, seat, 'science', chosen.cost);
  yield* gainTechnology(g, seat, chosen.id, chosen.track);
  return true;
}

export function purchaseOptions(g: Eclipse, seat: Seat): Option<Purchase | null>[] {
  return purchases(g, seat).map(purchaseOption);
}

function purchaseOption(purchase: Purchase): Option<Purchase | null> {
  const { id, track, cost } = purchase;
  const target = `technology:${id}`;
  const args = { technology: the.technology(id), track: the.category(track), cost };
  if (technology(id).category !== 'rare') return option(target, purchase, 'eclipse.research-technology', args, target);
  return option(`${target}:${track}`, purchase, 'eclipse.research-rare', args, target);
}

/** Technologies on display that the player lacks and can pay for, with the track each would go on. */
function purchases(g: Eclipse, seat: Seat): Purchase[] {
  const most = mostAffordable(g, seat, 'science');
  const found: Purchase[] = [];
  for (const [tile, id] of g.tray.entries()) {
    if (g.tray.indexOf(id) < tile || owns(g, seat, id)) continue; // research.6
    for (const track of tracksOf(id)) {
      const cost = priceOn(g, seat, id, track);
      if (cost !== null && cost <= most) found.push({ id, track, cost });
    }
  }
  return found;
}

/** Tracks with room that may hold the technology: a rare one goes on any (research.2, research.5). */
export function tracksFor(g: Eclipse, seat: Seat, id: TechnologyId): Category[] {
  return tracksOf(id).filter((track) => priceOn(g, seat, id, track) !== null);
}

function tracksOf(id: TechnologyId): readonly Category[] {
  const { category } = technology(id);
  return category === 'rare' ? categories : [category];
}

/** What the technology costs on a track (research.3, research.4); null when that is full. */
export function priceOn(g: Eclipse, seat: Seat, id: TechnologyId, track: Category): number | null {
  return priceWith(player(g, seat).technologies[track].length, technology(id));
}

/** A technology leaves the tray for a track of the player, and its instant effect comes about. */
export function* gainTechnology(g: Eclipse, seat: Seat, id: TechnologyId, track: Category): Rules {
  g.tray.splice(g.tray.indexOf(id), 1);
  player(g, seat).technologies[track].push(id);
  tell(g, 'eclipse.gains-technology', { seat: the.seat(seat), technology: the.technology(id) });
  const { discs, hooks } = technology(id);
  if (discs) addDiscs(g, seat, discs);
  if (hooks?.gained) yield* hooks.gained(g, seat);
}

/** Discs of the reserve come onto the influence track (technologies.6). */
function addDiscs(g: Eclipse, seat: Seat, count: number): void {
  const sheet = player(g, seat);
  const added = Math.min(count, sheet.reserve);
  sheet.reserve -= added;
  sheet.discs += added;
}

/** Technologies on display that the player cannot research, and why. */
function blockedTechnologies(g: Eclipse, seat: Seat): Blocked[] {
  const most = mostAffordable(g, seat, 'science');
  return [...new Set(g.tray)].flatMap((id): Blocked[] => {
    const args = { technology: the.technology(id) };
    const target = `technology:${id}`;
    if (owns(g, seat, id)) return [blocked('research.6', 'eclipse.why.owned', args, target)];
    const prices = tracksOf(id).flatMap((track) => priceOn(g, seat, id, track) ?? []);
    if (prices.length === 0) return [blocked('research.5', 'eclipse.why.track-full', args, target)];
    const cost = Math.min(...prices);
    return cost <= most ? [] : [blocked('resources.3', 'eclipse.why.science', { ...args, cost, most }, target)];
  });
}
