/** The battle that a table shows: only what the viewer may see goes into it, and cards in hands only if they are given. */
import type { Seat } from '@orrery/kernel';
import {
  type FactionId,
  type PlanetId,
  type SystemId,
  type Ti4View,
  system as tile,
  type Units,
  type UnitType,
} from '@orrery/ti4/battles';
import { hitsOf } from '@orrery/ti4/figures';
import type { Battle, LawInPlay, Side } from './battle.ts';

export interface Where {
  readonly system: SystemId;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly planet?: PlanetId;
  /** Units of the attacker that are about to arrive. */
  readonly arriving?: Units;
  /** Which of these are damaged. */
  readonly arrivingDamaged?: Units;
  readonly until?: Battle['until'];
  /** Ground forces of the attacker that are about to land; the others stay aboard. */
  readonly landing?: Units;
  /** Action cards that the viewer means to play. */
  readonly cards?: Side['cards'];
}

/** Null while somebody has no faction. */
export function battleOf(view: Ti4View, where: Where): Battle | null {
  const { system, attacker, defender, arriving = {}, arrivingDamaged = {}, until, landing } = where;
  const [mine, theirs] = [view.players[attacker], view.players[defender]];
  if (!mine?.faction || !theirs?.faction) return null;
  const planet = where.planet ?? defended(view, system, defender);
  const cards = (seat: Seat) => (where.cards && seat === view.viewer ? { cards: where.cards } : {});
  const { combat } = view;
  const isAtHand = combat?.system === system && combat.attacker === attacker && combat.defender === defender;
  const one = sideOf(view, attacker, mine.faction, system, planet);
  return {
    attacker: {
      ...one,
      space: { ...added(one.space ?? {}, arriving), ...(landing && { infantry: 0, ...landing }) },
      damaged: added(one.damaged ?? {}, arrivingDamaged),
      ...cards(attacker),
    },
    defender: { ...sideOf(view, defender, theirs.faction, system, planet), ...cards(defender) },
    system,
    ...(planet !== null && { planet }),
    laws: view.laws
      .filter(({ owner }) => owner === null || owner === attacker || owner === defender)
      .map((law) => lawOf(law, attacker, defender, planet)),
    ...(until && { until }),
    ...(landing && ({ until: 'invasion', arrived: true, bombarded: true } as const)),
    ...(isAtHand && (combat.kind === 'ground' ? { landed: true } : { arrived: true })),
    ...(isAtHand && progressOf(combat)),
  };
}

/** How far the round at hand has come. */
function progressOf(combat: NonNullable<Ti4View['combat']>): Pick<Battle, 'roundsFought' | 'roundBegun' | 'due'> {
  const { attacker, defender, round, begun } = combat;
  const due = { attacker: dueFor(combat, attacker, defender), defender: dueFor(combat, defender, attacker) };
  const isRolled = due.attacker !== null || due.defender !== null;
  return { roundsFought: round - 1, ...(begun && { roundBegun: true }), ...(isRolled && { due }) };
}

/** Hits that a side has to take; null while the other one has not rolled for all its units. */
function dueFor({ rolls, fired, due }: NonNullable<Ti4View['combat']>, seat: Seat, by: Seat): number | null {
  const left = due.find((each) => each.seat === seat);
  if (left) return left.hits;
  const roll = rolls.find((each) => each.seat === by);
  return fired.includes(by) && roll ? hitsOf(roll) : null;
}

/** A planet of the system with units of the defender, else the first. */
function defended({ planets }: Ti4View, system: SystemId, defender: Seat): PlanetId | null {
  const all = tile(system).planets;
  return all.find((id) => planets[id]?.units.some(({ seat }) => seat === defender)) ?? all[0] ?? null;
}

type Groups = readonly {
  readonly seat: Seat;
  readonly type: UnitType;
  readonly count: number;
  readonly damaged: number;
}[];

function sideOf(view: Ti4View, seat: Seat, faction: FactionId, system: SystemId, planet: PlanetId | null): Side {
  const player = view.players[seat];
  const space = view.systems[system]?.units ?? [];
  const ground = planet === null ? [] : (view.planets[planet]?.units ?? []);
  return {
    faction,
    space: counted(space, seat, ({ count }) => count),
    damaged: counted(space, seat, ({ damaged }) => damaged),
    ground: counted(ground, seat, ({ count }) => count),
    near: near(view, seat, system),
    technologies: [...(player?.technologies ?? []), ...(player?.copies.map(({ technology }) => technology) ?? [])],
    exhausted: player?.exhausted ?? [],
    tradeGoods: player?.tradeGoods ?? 0,
    fleetPool: player?.pools.fleet ?? 0,
  };
}

/** Cannons elsewhere that reach the system. */
function near({ outlook, systems, planets }: Ti4View, seat: Seat, system: SystemId): Units {
  const units: Partial<Record<UnitType, number>> = {};
  for (const { seat: of, type, place, at } of outlook?.cannons.flat() ?? []) {
    const isHere = place === system || (tile(system).planets as readonly string[]).includes(place);
    if (of !== seat || isHere || !at.includes(system)) continue;
    const groups: Groups = (systems[place as SystemId] ?? planets[place as PlanetId])?.units ?? [];
    for (const group of groups)
      if (group.seat === seat && group.type === type) units[type] = (units[type] ?? 0) + group.count;
  }
  return units;
}

function counted(groups: Groups, seat: Seat, figure: (group: Groups[number]) => number): Units {
  const own = groups.filter((group) => group.seat === seat && figure(group) > 0);
  return Object.fromEntries(own.map((group) => [group.type, figure(group)]));
}

function added(one: Units, other: Units): Units {
  const all = { ...one } as Partial<Record<UnitType, number>>;
  for (const [type, many] of Object.entries(other) as [UnitType, number][]) all[type] = (all[type] ?? 0) + many;
  return all;
}

function lawOf(
  { id, owner, planet }: Ti4View['laws'][number],
  attacker: Seat,
  defender: Seat,
  fought: PlanetId | null,
): LawInPlay {
  const of = owner === attacker ? 'attacker' : owner === defender ? 'defender' : undefined;
  return { id, ...(of && { of }), ...(planet !== null && planet === fought && { onPlanet: true }) };
}
