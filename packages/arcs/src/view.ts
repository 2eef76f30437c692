/**
 * What a seat or a spectator may see (follow.6, fine-print.6). Every field is named, on every level: one that is new in
 * the state stays hidden until it is listed here. Beside them stand the figures that depend on cards.
 */
import { figuresOfView, isSame, partOfView, type Seat, type Viewer } from '@orrery/kernel';
import { type AmbitionId, ambitions } from './content/ambitions.ts';
import type { DiceLimits } from './content/hooks.ts';
import { type SystemId, systems } from './content/map.ts';
import type { Resource } from './content/resources.ts';
import { type Standing, standings } from './rules/ambitions.ts';
import { diceLimits, possibleBattles } from './rules/battle.ts';
import { canCatapult } from './rules/move.ts';
import { raidCostOf } from './rules/resources.ts';
import { securer } from './rules/secure.ts';
import { shipsIn } from './rules/table.ts';
import type {
  Arcs,
  ArcsConfig,
  ArcsPlayer,
  Battle,
  Building,
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
  const { config, setupCard, chapter, initiative, players, supply, discard, markers, passes } = g;
  return {
    viewer,
    config: configView(config),
    setupCard,
    chapter,
    initiative,
    players: players.map((player, seat) => (seesHand(g, viewer, seat) ? ownView(player) : rivalView(player))),
    systems: systemsView(g.systems),
    catapults: catapults(g),
    supply: perResource(supply),
    court: courtView(g),
    discard: discardView(discard),
    markers: markersView(markers),
    ambitions: perAmbition(g.ambitions),
    standings: allStandings(g),
    rivalTokens: perAmbition(g.rivalTokens),
    passes,
    round: roundView(g.round, viewer),
    turn: g.turn && turnView(g.turn, viewer),
    battle: g.battle && battleView(g, g.battle),
    roll: g.roll && rollView(g.roll),
    draft: g.draft && draftView(g.draft),
    peek: g.peek && { by: g.peek.by, of: g.peek.of },
    battles: viewer === 'spectator' ? [] : (battlesView[viewer]?.(g) ?? []),
  };
}

type Figures = <View>(parts: readonly (keyof Arcs)[], make: (g: Arcs) => View) => (g: Arcs) => View;

/** Figures that rest on these parts of the state, and on what is the same of each player. */
function figuresBy(isStill: (was: ArcsPlayer, is: ArcsPlayer) => boolean): Figures {
  const areStill = (before: readonly ArcsPlayer[], now: readonly ArcsPlayer[]): boolean => {
    if (before === now) return true;
    for (let seat = 0; seat < now.length; seat++) {
      const [was, is] = [before[seat] as ArcsPlayer, now[seat] as ArcsPlayer];
      if (was !== is && !isStill(was, is)) return false;
    }
    return true;
  };
  return (parts, make) =>
    figuresOfView((before, now) => isSame(parts, before, now) && areStill(before.players, now.players), make);
}

/** On play areas: never on hands, which change with every card played and are nobody else's business. */
const figuresOfAreas = figuresBy((was, is) => {
  for (const key in is)
    if (key !== 'hand' && was[key as keyof ArcsPlayer] !== is[key as keyof ArcsPlayer]) return false;
  return true;
});

/** On the cards in play areas, whose texts look at the board only. */
const figuresOfCards = figuresBy(
  (was, is) => was.guilds === is.guilds && was.lore === is.lore && was.leader === is.leader,
);

const configView = partOfView((config: ArcsConfig): ArcsConfig => {
  const { players, setupCard, leadersAndLore, loreEach, splitDiscard } = config;
  return { players, setupCard, leadersAndLore, loreEach, splitDiscard };
});

const discardView = partOfView(({ down, up }: Arcs['discard']) => ({ down: down.length, up }));

const markersView = partOfView(({ available, flipped }: Arcs['markers']) => ({ available, flipped }));

const allStandings = figuresOfAreas(['ambitions', 'rivalTokens', 'markers', 'supply'], (g) =>
  perAmbition(Object.fromEntries(ambitions.map(({ id }) => [id, standings(g, id)])) as Record<AmbitionId, Standing[]>),
);

const ownView = partOfView((player: ArcsPlayer) => playerView(player, player.hand));
const rivalView = partOfView((player: ArcsPlayer) => playerView(player, null));

function playerView(player: ArcsPlayer, seen: ArcsPlayer['hand'] | null) {
  const { power, hand, cities, starports, ships, agents, slots, guilds, leader, lore, captives } = player;
  return {
    power,
    hand: seen,
    handSize: hand.length,
    cities,
    starports,
    ships,
    agents,
    slots,
    raidCosts: slots.map((_, slot) => raidCostOf(player, slot)),
    guilds: guildsView(guilds),
    leader,
    lore,
    captives,
    trophies: trophiesView(player.trophies),
    outrage: perResource(player.outrage),
    scrapped: piecesView(player.scrapped),
  };
}

const guildsView = partOfView((guilds: ArcsPlayer['guilds']) => guilds.map(({ id, fresh }) => ({ id, fresh })));

const trophiesView = partOfView((trophies: ArcsPlayer['trophies']) => trophies.map(piecesView));

const piecesView = partOfView(({ ships, cities, starports, agents }: Trophies) => {
  return { ships, cities, starports, agents };
});

/** A hand is its holder's, and for a moment that of who looks at it. */
export function seesHand({ peek }: Arcs, viewer: Viewer, seat: Seat): boolean {
  return seat === viewer || (peek !== null && peek.by === viewer && peek.of === seat);
}

const systemsView = partOfView((states: Arcs['systems']) => {
  const views: { [id in SystemId]?: ReturnType<typeof systemView> } = {};
  for (const { id } of systems) {
    const state = states[id];
    if (state) views[id] = systemView(state);
  }
  return { ...views }; // compact: one that grew key by key takes three times as long to write
});

const systemView = partOfView(({ fresh, damaged, buildings, marker }: SystemState) => {
  return { fresh, damaged, buildings: buildings.map(buildingView), marker };
});

/** For each player the systems from which ships of theirs may catapult. */
const catapults = figuresOfCards(['systems', 'ambitions'], (g) => {
  const { players, systems: states } = g;
  return players.map((_, seat) => {
    const found: SystemId[] = [];
    for (const { id } of systems) {
      const state = states[id];
      if (state && shipsIn(state, seat) > 0 && canCatapult(g, seat, id)) found.push(id);
    }
    return found;
  });
});

function buildingView({ kind, owner, damaged, slot, used }: Building) {
  return { kind, owner, damaged, slot, used };
}

const courtView = figuresOfAreas(['court', 'ambitions'], (g) => {
  const { row, deck, discard, resolving } = g.court;
  return { row: row.map((slot) => slot && courtSlotView(g, slot)), deck: deck.length, discard, resolving };
});

function courtSlotView(g: Arcs, slot: CourtSlot) {
  const { card, agents } = slot;
  return { card, agents, securer: securer(g, slot) };
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

function battleView(g: Arcs, battle: Battle) {
  const { system, attacker, defender, attackers, allFresh, taken, ruins, keys } = battle;
  const limits = limitsView(diceLimits(g, battle));
  return { system, attacker, defender, attackers, allFresh, taken, ruins: ruins.map(ruinView), keys, limits };
}

const limitsView = ({ least, most, raid, assaultWithSkirmish }: DiceLimits): DiceLimits => {
  return { least, most, raid, assaultWithSkirmish };
};

/** For each seat the battles that its ships could fight where they are. */
const battlesView = [0, 1, 2, 3].map((seat) =>
  figuresOfCards(['systems', 'ambitions', 'initiative'], (g) =>
    possibleBattles(g, seat).map(({ system, defender, limits }) => {
      return { system, defender, limits: limitsView(limits) };
    }),
  ),
);

function ruinView({ system, owner, types }: Ruin) {
  return { system, owner, types };
}

function rollView({ seat, faces, rerolled }: Roll) {
  return { seat, faces: { skirmish: faces.skirmish, assault: faces.assault, raid: faces.raid }, rerolled };
}

function draftView({ leaders, lore }: Draft) {
  return { leaders, lore };
}

const perResource = partOfView(
  <T>({ material, fuel, weapon, relic, psionic }: Record<Resource, T>): Record<Resource, T> => {
    return { material, fuel, weapon, relic, psionic };
  },
);

const perAmbition = partOfView(
  <T>({ tycoon, tyrant, warlord, keeper, empath }: Record<AmbitionId, T>): Record<AmbitionId, T> => {
    return { tycoon, tyrant, warlord, keeper, empath };
  },
);
