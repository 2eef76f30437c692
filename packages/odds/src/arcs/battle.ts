/** A battle of Arcs as plain JSON, and put on the table. */
import { BadConfig, type Seat } from '@orrery/kernel';
import '@orrery/arcs';
import {
  type AmbitionId,
  type Arcs,
  addLore,
  addShips,
  type Battle,
  battleAt,
  emptySlot,
  type GuildCardId,
  initial,
  inPlay,
  type LeaderId,
  type LoreId,
  neighbours,
  placeBuilding,
  type Resource,
  type SystemId,
  setupCards,
  system,
  systems,
} from '@orrery/arcs/battles';

export interface ArcsSide {
  /** Ships in the system. */
  readonly fresh?: number;
  readonly damaged?: number;
  readonly leader?: LeaderId;
  readonly lore?: readonly LoreId[];
  readonly guilds?: readonly GuildCardId[];
  /** Resource tokens, in the slots from the left. */
  readonly tokens?: readonly (Resource | null)[];
}

export interface ArcsDefender extends ArcsSide {
  /** Buildings in the system, and which of them are damaged. */
  readonly cities?: number;
  readonly damagedCities?: number;
  readonly starports?: number;
  readonly damagedStarports?: number;
  /** The defender has buildings in other systems: without one here there are no raid dice (battle.5). */
  readonly buildingsElsewhere?: boolean;
  /** Fresh ships in systems next to it, for cards that bring them: all come that may. */
  readonly near?: readonly number[];
}

export interface ArcsBattle {
  readonly attacker: ArcsSide;
  readonly defender: ArcsDefender;
  /** A planet with two slots if none is named. */
  readonly system?: SystemId;
  /** Ambitions with a marker. */
  readonly declared?: readonly AmbitionId[];
  /** The attack is at hand: what the defender's cards do before dice are collected has been done. */
  readonly isBegun?: boolean;
  /** All attacking ships were fresh when it began, whatever those cards have done to them since. */
  readonly begunFresh?: boolean;
}

export const attacker: Seat = 0;
export const defender: Seat = 1;

export interface Position {
  readonly g: Arcs;
  readonly battle: Battle;
}

export function positionOf({ attacker: mine, defender: theirs, ...rest }: ArcsBattle): Position {
  const { system: here = planetWithSlots(2), declared = [], begunFresh } = rest;
  const g = emptyGalaxy(here, theirs.near?.length ?? 0);
  for (const ambition of declared) g.ambitions[ambition].push('marker-1' as never);
  for (const [seat, side] of [mine, theirs].entries()) takeSeat(g, seat, side, here);
  build(g, here, theirs);
  for (const [index, ships] of (theirs.near ?? []).entries()) {
    addShips(g, defender, neighbours(g, here)[index] as SystemId, false, ships);
  }
  const battle = battleAt(g, attacker, defender, here);
  if (begunFresh) battle.allFresh = true;
  g.battle = battle;
  return { g, battle };
}

/** A game in which the system is in play and has so many neighbours, without a piece. */
function emptyGalaxy(here: SystemId, near: number): Arcs {
  for (const { id, players } of setupCards.toReversed()) {
    const g = initial({ players, setupCard: id, leadersAndLore: 'all', loreEach: 1, splitDiscard: false });
    if (!inPlay(g).includes(here) || neighbours(g, here).length < near) continue;
    const none = () => g.players.map(() => 0);
    for (const each of inPlay(g)) g.systems[each] = { fresh: none(), damaged: none(), buildings: [], marker: null };
    return g;
  }
  throw new BadConfig(`${here} has no ${near} systems next to it`);
}

function planetWithSlots(slots: number): SystemId {
  return (systems.find((each) => each.slots === slots) as { id: SystemId }).id;
}

function takeSeat(g: Arcs, seat: Seat, side: ArcsSide, here: SystemId): void {
  const player = g.players[seat] as Arcs['players'][number];
  addShips(g, seat, here, false, side.fresh ?? 0);
  addShips(g, seat, here, true, side.damaged ?? 0);
  player.leader = side.leader ?? null;
  for (const id of side.lore ?? []) addLore(g, seat, id);
  player.guilds = (side.guilds ?? []).map((id) => ({ id, fresh: false }));
  for (const [slot, token] of (side.tokens ?? []).entries()) player.slots[slot] = token;
}

function build(g: Arcs, here: SystemId, theirs: ArcsDefender): void {
  const { cities = 0, starports = 0 } = theirs;
  if (cities + starports > system(here).slots) {
    throw new BadConfig(`${here} has room for ${system(here).slots} buildings, not for ${cities + starports}`);
  }
  for (let n = 0; n < cities; n++) {
    placeBuilding(g, defender, here, 'city', emptySlot(g, here), n < (theirs.damagedCities ?? 0));
  }
  for (let n = 0; n < starports; n++) {
    placeBuilding(g, defender, here, 'starport', emptySlot(g, here), n < (theirs.damagedStarports ?? 0));
  }
  if (!theirs.buildingsElsewhere) return;
  const elsewhere = inPlay(g).find((id) => id !== here && system(id).slots > 0) as SystemId;
  placeBuilding(g, defender, elsewhere, 'starport', emptySlot(g, elsewhere), false);
}
