/** Deals anew what a viewer cannot see: stacks, bags, facedown discovery tiles and reputation tiles of others. */
import { dealt, type Random, type Viewer } from '@orrery/kernel';
import type { DiscoveryId } from './content/ids.ts';
import type { SectorId } from './content/sectors.ts';
import { sectorsOfRing } from './content/supplies.ts';
import { sectorsOf } from './rules/table.ts';
import type { Eclipse } from './state.ts';
import { isScored } from './view.ts';

export function imagine(g: Eclipse, viewer: Viewer, random: Random): void {
  imagineStacks(g, random);
  dealt(random, g.bag);
  imagineDiscoveries(g, random);
  imagineReputation(g, viewer, random);
}

/** A stack holds any of the sectors that nobody has seen; those of the outer ring that left the game are among them. */
function imagineStacks(g: Eclipse, random: Random): void {
  for (const ring of [1, 2, 3] as const) {
    const seen: readonly SectorId[] = [...sectorsOf(g), ...g.discards[ring], ...(g.revealed?.sectors ?? [])];
    const unseen = sectorsOfRing(ring, g.config.warpPortals).filter((id) => !seen.includes(id));
    g.stacks[ring] = dealt(random, unseen).slice(0, g.stacks[ring].length);
  }
}

/** Tiles on the map are as unknown as those of the supply. */
function imagineDiscoveries(g: Eclipse, random: Random): void {
  const covered = sectorsOf(g).flatMap((id) => {
    const state = g.sectors[id];
    return state && state.discovery !== null ? [state] : [];
  });
  const pool = dealt(random, [...g.discoveries, ...covered.map(({ discovery }) => discovery as DiscoveryId)]);
  for (const state of covered) state.discovery = pool.pop() ?? null;
  g.discoveries = pool;
}

/** The bag, the tiles of others and what another player has just drawn. */
function imagineReputation(g: Eclipse, viewer: Viewer, random: Random): void {
  const hidden = g.players.flatMap((player, seat) =>
    seat === viewer || isScored(g, player)
      ? []
      : [...player.reputation.entries()].flatMap(([space, tile]) =>
          tile !== null && 'value' in tile ? [{ reputation: player.reputation, space, value: tile.value }] : [],
        ),
  );
  const drawn = g.drawn === null || g.drawn.seat === viewer ? [] : g.drawn.tiles;
  const pool = dealt(random, [...g.reputationBag, ...drawn, ...hidden.map(({ value }) => value)]);
  for (const { reputation, space } of hidden) reputation[space] = { value: pool.pop() ?? 0 };
  if (g.drawn !== null && g.drawn.seat !== viewer) g.drawn.tiles = pool.splice(0, drawn.length);
  g.reputationBag = pool;
}
