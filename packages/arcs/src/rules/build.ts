/** Catalogue: build. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import type { BuildSite, Grant } from '../content/hooks.ts';
import type { SystemId } from '../content/map.ts';
import { activeCards } from '../content/registry.ts';
import { freeSlots } from '../figures.ts';
import type { Arcs, Building, BuildingKind } from '../state.ts';
import { choose, option, tell, the, words } from '../words.ts';
import { hasBuildingLeft, placeBuilding, placeShips, removeBuilding, returnBuildings } from './pieces.ts';
import { spendableAs, spendToken } from './resources.ts';
import {
  at,
  buildingArgs,
  buildingKey,
  buildingRef,
  hasPieces,
  inPlay,
  isGate,
  player,
  rivalControls,
} from './table.ts';

type Plan = { readonly site: BuildSite } | { readonly system: SystemId; readonly starport: Building };

export function* build(g: Arcs, seat: Seat, grant: Grant): Rules {
  const plan = yield* choose(seat, words('arcs.build'), buildOptions(g, seat), {
    blocked: () => blockedBuilds(g, seat),
  });
  if ('site' in plan) yield* buildAt(g, seat, plan.site);
  else yield* buildShip(g, seat, plan.system, plan.starport, grant);
}

export function canBuild(g: Arcs, seat: Seat): boolean {
  return (
    inPlay(g).some((id) => isUsualSite(g, seat, id)) || cardSites(g, seat).length > 0 || shipyards(g, seat).length > 0
  );
}

export function buildOptions(g: Arcs, seat: Seat): Option<Plan>[] {
  const sites = buildSites(g, seat).map((site): Option<Plan> => {
    const { kind, system: id, cost } = site;
    const { cities, starports } = player(g, seat);
    const args = {
      kind: the.piece(kind),
      system: the.system(id),
      damaged: rivalControls(g, seat, id),
      left: kind === 'city' ? cities : starports,
      ...(cost && { resource: the.resource(cost) }),
    };
    const key = cost ? 'arcs.build.building.for' : 'arcs.build.building';
    return option(`build:${kind}@${id}${cost ? `+${cost}` : ''}`, { site }, key, args, `system:${id}`);
  });
  const ships = shipyards(g, seat).map(({ system: id, starport }): Option<Plan> => {
    const ref = buildingRef(id, starport);
    return option(
      `build:ship@${id}.${buildingKey(starport)}`,
      { system: id, starport },
      'arcs.build.ship',
      { ...shipArgs(g, seat, id), nth: buildingArgs(g, id, starport).nth },
      ref,
    );
  });
  return [...sites, ...ships];
}

/** Empty slots of planets with a Loyal piece (build.1), and what cards add. */
export function buildSites(g: Arcs, seat: Seat): BuildSite[] {
  const sites: BuildSite[] = [];
  for (const id of inPlay(g)) {
    if (!isUsualSite(g, seat, id)) continue;
    sites.push({ kind: 'city', system: id, cost: null }, { kind: 'starport', system: id, cost: null });
  }
  sites.push(...cardSites(g, seat));
  return sites;
}

function isUsualSite(g: Arcs, seat: Seat, id: SystemId): boolean {
  return hasPieces(g, seat, id) && emptySlot(g, id) !== null;
}

function cardSites(g: Arcs, seat: Seat): BuildSite[] {
  return activeCards(g, seat).flatMap(({ modify }) => modify?.buildSites?.(g, seat) ?? []);
}

/** The first empty building slot of a system. */
export function emptySlot(g: Arcs, id: SystemId): number | null {
  return freeSlots(id, at(g, id).buildings)[0] ?? null;
}

/** Starports at which the seat may build a ship now (build.2). */
export function shipyards(g: Arcs, seat: Seat): { system: SystemId; starport: Building }[] {
  const cards = activeCards(g, seat);
  const yards: { system: SystemId; starport: Building }[] = [];
  for (const system of inPlay(g)) {
    for (const starport of at(g, system).buildings) {
      if (starport.kind !== 'starport' || starport.used) continue;
      const isOpen =
        starport.owner === seat || cards.some(({ modify }) => modify?.usesStarport?.(g, seat, system, starport));
      if (isOpen) yards.push({ system, starport });
    }
  }
  return yards;
}

export function* buildShip(g: Arcs, seat: Seat, id: SystemId, starport: Building, grant: Grant): Rules {
  starport.used = true;
  placeBuiltShip(g, seat, id);
  for (const { on } of activeCards(g, seat)) if (on?.builtShip) yield* on.builtShip(g, seat, id, starport, grant);
}

/** Puts a ship that was built into a system: damaged where a rival controls it (build.3). */
export function placeBuiltShip(g: Arcs, seat: Seat, id: SystemId): void {
  placeShips(g, seat, id, 1, isBuiltDamaged(g, seat, id));
}

function isBuiltDamaged(g: Arcs, seat: Seat, id: SystemId): boolean {
  return rivalControls(g, seat, id) && !activeCards(g, seat).some(({ modify }) => modify?.shipsAlwaysFresh);
}

/** What is said of a ship that can be built. */
export function shipArgs(g: Arcs, seat: Seat, id: SystemId) {
  return { system: the.system(id), damaged: isBuiltDamaged(g, seat, id), left: player(g, seat).ships, nth: 0 };
}

function* buildAt(g: Arcs, seat: Seat, { kind, system: id, cost }: BuildSite): Rules {
  if (!hasBuildingLeft(g, seat, kind)) return; // build.6
  if (cost !== null) {
    const token = yield* choose(
      seat,
      words('arcs.build.pay', { resource: the.resource(cost) }),
      spendableAs(g, seat, cost),
    );
    spendToken(g, seat, token);
  }
  const slot = cost === null ? emptySlot(g, id) : null;
  placeBuilding(g, seat, id, kind, slot, rivalControls(g, seat, id));
  tell(g, 'arcs.built', { seat: the.seat(seat), kind: the.piece(kind), system: the.system(id) });
}

/** Whether the seat can pay for a site with a token (build sites of cards). */
export function canPay(g: Arcs, seat: Seat, { cost }: BuildSite): boolean {
  return cost === null || spendableAs(g, seat, cost).length > 0;
}

/** Gates with a Loyal piece and no building of this kind: where a card allows it, one of anybody's has room there. */
export function gateSites(g: Arcs, seat: Seat, kind: BuildingKind): BuildSite[] {
  return inPlay(g)
    .filter((id) => isGate(id) && hasPieces(g, seat, id) && !at(g, id).buildings.some((b) => b.kind === kind))
    .map((id) => ({ kind, system: id, cost: null }));
}

/** Returns a building and puts one of `seat`'s in its place, in the same state (concepts.9); there must be one left. */
export function* replaceBuilding(g: Arcs, seat: Seat, id: SystemId, old: Building, kind: BuildingKind): Rules {
  const { owner } = old;
  yield* returnBuildings(g, owner, old.kind, 1, () => removeBuilding(g, id, old));
  placeBuilding(g, seat, id, kind, old.slot, old.damaged);
  tell(g, 'arcs.replaced', {
    seat: the.seat(seat),
    kind: the.piece(kind),
    system: the.system(id),
    owner: the.seat(owner),
    old: the.piece(old.kind),
  });
}

export function blockedBuilds(g: Arcs, seat: Seat): Blocked[] {
  const used = inPlay(g).flatMap((id) =>
    at(g, id)
      .buildings.filter((b) => b.kind === 'starport' && b.owner === seat && b.used)
      .map((b) => ({
        target: buildingRef(id, b),
        label: words('arcs.build.ship', { ...shipArgs(g, seat, id), nth: buildingArgs(g, id, b).nth }),
        rule: 'build.2',
      })),
  );
  const open = new Set(buildSites(g, seat).map(({ system }) => system));
  const full = inPlay(g)
    .filter((id) => hasPieces(g, seat, id) && !open.has(id))
    .map((id) => ({
      target: `system:${id}`,
      label: words('arcs.build.here', { system: the.system(id) }),
      rule: isGate(id) ? 'map.5' : 'build.1',
    }));
  return [...used, ...full];
}
