/** What several Court cards have in common. */
import type { Option, Rules, Seat } from '@orrery/kernel';
import { discardGuild } from '../../rules/cities.ts';
import { placeShips } from '../../rules/pieces.ts';
import { lootOf, lootOption, lootResource, steal } from '../../rules/steal.ts';
import { controls, inPlay, player, rivals } from '../../rules/table.ts';
import type { Arcs } from '../../state.ts';
import { type AbilityId, choose, option, the, words } from '../../words.ts';
import type { Loot, PreludeAbility } from '../hooks.ts';
import type { GuildCardId } from '../ids.ts';
import type { SystemId } from '../map.ts';
import type { Resource } from '../resources.ts';

/** A Prelude ability that costs the card itself, whatever its effect comes to (prelude.9). */
export function discardFor(
  card: GuildCardId,
  name: AbilityId,
  effect: (g: Arcs, holder: Seat) => Rules<unknown>,
): PreludeAbility {
  return {
    name,
    usable: () => true,
    *resolve(g, holder) {
      discardGuild(g, holder, card);
      yield* effect(g, holder);
    },
  };
}

/** Discard the card: three ships into one system that the holder controls. */
export function threeShips(card: GuildCardId): PreludeAbility {
  return discardFor(card, 'three-ships', function* (g, holder) {
    const systems = inPlay(g).filter((id) => controls(g, holder, id));
    if (systems.length === 0 || player(g, holder).ships === 0) return;
    const count = Math.min(3, player(g, holder).ships);
    const options = systems.map((id) => placeOption(id, count));
    placeShips(g, holder, yield* choose(holder, words('arcs.court.ships'), options), count);
  });
}

/** Puts a ship into each of the systems; when there are too few, their owner picks where they go (fine-print.4). */
export function* oneShipEach(g: Arcs, seat: Seat, systems: readonly SystemId[]): Rules {
  let left = systems;
  while (left.length > 0 && player(g, seat).ships > 0) {
    const isEnough = player(g, seat).ships >= left.length;
    const options = left.map((id) => placeOption(id, 1));
    const picked = isEnough ? left : [yield* choose(seat, words('arcs.court.ship'), options)];
    for (const id of picked) placeShips(g, seat, id, 1);
    left = left.filter((id) => !picked.includes(id));
  }
}

function placeOption(id: SystemId, count: number): Option<SystemId> {
  return option(`system:${id}`, id, 'arcs.court.place', { system: the.system(id), count }, `system:${id}`);
}

/** Something of a rival's that may be stolen. */
export interface Theft {
  readonly victim: Seat;
  readonly loot: Loot;
}

/** All of a kind that the thief may steal from rivals (court.11). */
export function thefts(
  g: Arcs,
  thief: Seat,
  isWanted: (loot: Loot, victim: Seat) => boolean = () => true,
): Option<Theft>[] {
  return rivals(g, thief).flatMap((victim) =>
    lootOf(g, thief, victim)
      .filter((loot) => isWanted(loot, victim))
      .map((loot) => ({ ...lootOption(g, victim, loot, true), value: { victim, loot } })),
  );
}

/** Steals one token of a type from a rival. Returns whether there was one. */
export function* stealToken(g: Arcs, thief: Seat, resource: Resource): Rules<boolean> {
  return yield* stealOneOf(
    g,
    thief,
    thefts(g, thief, (loot, victim) => lootResource(g, victim, loot) === resource),
  );
}

export function* stealOneOf(g: Arcs, thief: Seat, options: readonly Option<Theft>[]): Rules<boolean> {
  if (options.length === 0) return false;
  const { victim, loot } = yield* choose(thief, words('arcs.court.steal'), options);
  yield* steal(g, thief, victim, loot);
  return true;
}
