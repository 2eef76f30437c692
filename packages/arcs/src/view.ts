/**
 * What a seat or a spectator may see (follow.6, fine-print.6). Every field is named, on every level: one that is new in
 * the state stays hidden until it is listed here.
 */
import type { Seat, Viewer } from '@orrery/kernel';
import type { AmbitionId } from './content/ambitions.ts';
import { type SystemId, systems } from './content/map.ts';
import type { Resource } from './content/resources.ts';
import type {
  Arcs,
  ArcsPlayer,
  Battle,
  Building,
  Court,
  CourtSlot,
  Draft,
  Play,
  Roll,
  Round,
  Ruin,
  SystemState,
  Trophies,
  Turn,
} from './state.ts';

/** What a client gets of the state. */
export type ArcsView = ReturnType<typeof view>;

export function view(g: Arcs, viewer: Viewer) {
  const { config, setupCard, chapter, initiative, players, supply, court, discard, markers, passes } = g;
  return {
    viewer,
    config: {
      players: config.players,
      setupCard: config.setupCard,
      leadersAndLore: config.leadersAndLore,
      loreEach: config.loreEach,
      splitDiscard: config.splitDiscard,
    },
    setupCard,
    chapter,
    initiative,
    players: players.map((player, seat) => playerView(g, player, seat, viewer)),
    systems: systemsView(g),
    supply: perResource(supply),
    court: courtView(court),
    discard: { down: discard.down.length, up: discard.up },
    markers: { available: markers.available, flipped: markers.flipped },
    ambitions: perAmbition(g.ambitions),
    rivalTokens: perAmbition(g.rivalTokens),
    passes,
    round: roundView(g.round, viewer),
    turn: g.turn && turnView(g.turn, viewer),
    battle: g.battle && battleView(g.battle),
    roll: g.roll && rollView(g.roll),
    draft: g.draft && draftView(g.draft),
    peek: g.peek && { by: g.peek.by, of: g.peek.of },
  };
}

function playerView(g: Arcs, player: ArcsPlayer, seat: Seat, viewer: Viewer) {
  const { power, hand, cities, starports, ships, agents, slots, guilds, leader, lore, captives } = player;
  return {
    power,
    hand: seesHand(g, viewer, seat) ? hand : null,
    handSize: hand.length,
    cities,
    starports,
    ships,
    agents,
    slots,
    guilds: guilds.map(({ id, fresh }) => ({ id, fresh })),
    leader,
    lore,
    captives,
    trophies: player.trophies.map(piecesView),
    outrage: perResource(player.outrage),
    scrapped: piecesView(player.scrapped),
  };
}

/** A hand is its holder's, and for a moment that of who looks at it. */
export function seesHand({ peek }: Arcs, viewer: Viewer, seat: Seat): boolean {
  return seat === viewer || (peek !== null && peek.by === viewer && peek.of === seat);
}

function systemsView(g: Arcs) {
  const shown: { [id in SystemId]?: ReturnType<typeof systemView> } = {};
  for (const { id } of systems) {
    const state = g.systems[id];
    if (state) shown[id] = systemView(state);
  }
  return shown;
}

function systemView({ fresh, damaged, buildings, marker }: SystemState) {
  return { fresh, damaged, buildings: buildings.map(buildingView), marker };
}

function buildingView({ kind, owner, damaged, slot, used }: Building) {
  return { kind, owner, damaged, slot, used };
}

function piecesView({ ships, cities, starports, agents }: Trophies) {
  return { ships, cities, starports, agents };
}

function courtView({ row, deck, discard, resolving }: Court) {
  return { row: row.map((slot) => slot && courtSlotView(slot)), deck: deck.length, discard, resolving };
}

function courtSlotView({ card, agents }: CourtSlot) {
  return { card, agents };
}

function roundView({ plays, waiting, zeroed, seizedBy, declared, unions }: Round, viewer: Viewer) {
  return {
    plays: plays.map((play) => playView(play, viewer)),
    waiting,
    zeroed,
    seizedBy,
    declared,
    unions: unions.map(({ card, owner, beside }) => ({ card, owner, beside })),
  };
}

/** Cards played face down are known to their owner only. */
function playView(play: Play, viewer: Viewer) {
  const { seat, card, mode, seizedWith, claimed } = play;
  return {
    seat,
    card: isHidden(play, viewer) ? null : card,
    mode,
    seizedWith: seizedWith !== null && seat !== viewer ? ('hidden' as const) : seizedWith,
    claimed,
  };
}

function turnView(turn: Turn, viewer: Viewer) {
  const { seat, mode, card, pips, prelude, acted, weapon, spent, used } = turn;
  return { seat, mode, card: isHidden(turn, viewer) ? null : card, pips, prelude, acted, weapon, spent, used };
}

function isHidden({ seat, mode }: Pick<Play, 'seat' | 'mode'>, viewer: Viewer): boolean {
  return mode === 'copy' && seat !== viewer;
}

function battleView({ system, attacker, defender, attackers, allFresh, taken, ruins, keys }: Battle) {
  return { system, attacker, defender, attackers, allFresh, taken, ruins: ruins.map(ruinView), keys };
}

function ruinView({ system, owner, types }: Ruin) {
  return { system, owner, types };
}

function rollView({ seat, faces, rerolled }: Roll) {
  return { seat, faces: { skirmish: faces.skirmish, assault: faces.assault, raid: faces.raid }, rerolled };
}

function draftView({ leaders, lore }: Draft) {
  return { leaders, lore };
}

function perResource<T>({ material, fuel, weapon, relic, psionic }: Record<Resource, T>): Record<Resource, T> {
  return { material, fuel, weapon, relic, psionic };
}

function perAmbition<T>({ tycoon, tyrant, warlord, keeper, empath }: Record<AmbitionId, T>): Record<AmbitionId, T> {
  return { tycoon, tyrant, warlord, keeper, empath };
}
