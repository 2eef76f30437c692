/** Catalogue: concepts.6 (stealing), raid, court.10. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import type { Loot } from '../content/hooks.ts';
import { activeCards, courtCardById } from '../content/registry.ts';
import type { Resource } from '../content/resources.ts';
import type { Arcs } from '../state.ts';
import { choose, decline, option, tell, the, words } from '../words.ts';
import { removeGuild } from './cities.ts';
import { raidCostOf, receive, removeToken, slotRef } from './resources.ts';
import { player } from './table.ts';

/** While an attacking ship survives, its owner pays keys for what the defender has (raid.1, raid.2). */
export function* raid(g: Arcs, thief: Seat, victim: Seat, rolled: number): Rules {
  let keys = rolled;
  for (;;) {
    const left = keys;
    const affordable = lootOf(g, thief, victim).filter((loot) => lootCost(g, victim, loot) <= left);
    if (affordable.length === 0) return;
    const options: Option<Loot | null>[] = affordable.map((loot) => lootOption(g, victim, loot));
    options.push(decline('stop', null, 'arcs.raid.stop', { keys }));
    const loot = yield* choose(thief, words('arcs.raid', { rival: the.seat(victim), keys }), options, {
      blocked: () => blockedLoot(g, thief, victim, affordable),
    });
    if (loot === null) return;
    keys -= lootCost(g, victim, loot);
    yield* steal(g, thief, victim, loot);
  }
}

/** What costs too many keys, and what a card protects. */
function blockedLoot(g: Arcs, thief: Seat, victim: Seat, affordable: readonly Loot[]): Blocked[] {
  const key = (loot: Loot): string => lootOption(g, victim, loot).id;
  const open = new Set(affordable.map(key));
  const unprotected = new Set(lootOf(g, thief, victim).map(key));
  return allLootOf(g, victim)
    .filter((loot) => !open.has(key(loot)))
    .map((loot) => {
      const { label, target } = lootOption(g, victim, loot);
      return { label, ...(target && { target }), rule: unprotected.has(key(loot)) ? 'raid.2' : 'fine-print.5' };
    });
}

/** All that a rival's cards and rules do not protect from this thief. */
export function lootOf(g: Arcs, thief: Seat, victim: Seat): Loot[] {
  const cards = activeCards(g, victim);
  return allLootOf(g, victim).filter((loot) => !cards.some(({ modify }) => modify?.protects?.(g, victim, thief, loot)));
}

function allLootOf(g: Arcs, victim: Seat): Loot[] {
  const { slots, guilds } = player(g, victim);
  const tokens = slots.flatMap((resource, slot) => (resource === null ? [] : [{ slot }]));
  return [...tokens, ...guilds.map((guild) => ({ guild }))];
}

export function lootResource(g: Arcs, victim: Seat, loot: Loot): Resource | null {
  return 'slot' in loot ? (player(g, victim).slots[loot.slot] ?? null) : null;
}

/** `isFree`: nothing is paid for it. */
export function lootOption<T extends Loot>(g: Arcs, victim: Seat, loot: T, isFree = false): Option<T> {
  if ('guild' in loot) {
    const card = loot.guild.id;
    return option(
      `steal:${victim}.${card}`,
      loot,
      isFree ? 'arcs.steal.card.free' : 'arcs.steal.card',
      { card: the.card(card), rival: the.seat(victim), cost: lootCost(g, victim, loot) },
      `card:${card}`,
    );
  }
  const resource = lootResource(g, victim, loot);
  const args = {
    ...(resource && { resource: the.resource(resource) }),
    rival: the.seat(victim),
    cost: lootCost(g, victim, loot),
    slot: loot.slot + 1,
  };
  const key = isFree ? 'arcs.steal.token.free' : 'arcs.steal.token';
  return option(`steal:${victim}.slot${loot.slot + 1}`, loot, key, args, slotRef(victim, loot.slot));
}

function lootCost(g: Arcs, victim: Seat, loot: Loot): number {
  return 'guild' in loot ? courtCardById[loot.guild.id].raidCost : raidCostOf(player(g, victim), loot.slot);
}

/** Takes a token or a Guild card from a rival's play area. */
export function* steal(g: Arcs, thief: Seat, victim: Seat, loot: Loot): Rules {
  if ('slot' in loot) {
    const resource = lootResource(g, victim, loot);
    if (resource === null) return;
    yield* receive(g, thief, resource, () => removeToken(g, victim, loot.slot));
    tell(g, 'arcs.stolen.token', { seat: the.seat(thief), rival: the.seat(victim), resource: the.resource(resource) });
    return;
  }
  const { id } = loot.guild;
  tell(g, 'arcs.stolen.card', { seat: the.seat(thief), rival: the.seat(victim), card: the.card(id) });
  const { on } = courtCardById[id];
  if (on?.stolen) yield* on.stolen(g, victim, thief);
  else giveGuild(g, victim, thief, id);
}

/** A Guild card changes hands; one not secured from the Court can be used at once (prelude.8). */
export function giveGuild(g: Arcs, from: Seat, to: Seat, id: Parameters<typeof removeGuild>[2]): void {
  removeGuild(g, from, id);
  player(g, to).guilds.push({ id, fresh: false });
}
