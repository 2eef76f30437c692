/**
 * What a seat or a spectator may see. Every field is named, on every level: one that is new in the state stays hidden until
 * it is listed here.
 */
import { figuresOfView, partOfView, type Seat, type Viewer } from '@orrery/kernel';
import { planetIds } from './content/planets.ts';
import { stage } from './content/public-objectives.ts';
import { unitUsed } from './content/registry.ts';
import { strategyCardIds } from './content/strategy-cards.ts';
import { type SystemId, system, systemIds } from './content/systems.ts';
import { type UnitId, type UnitType, unitTypes } from './content/units.ts';
import { outlook } from './outlook.ts';
import { handLimit } from './rules/action-cards.ts';
import { commodityValue } from './rules/commodities.ts';
import { addedWormholes } from './rules/galaxy.ts';
import { unitsPerCost } from './rules/production.ts';
import { influenceOf, resourcesOf, tradeGoodWorth } from './rules/spend.ts';
import { initiativeOrder } from './rules/table.ts';
import { technologyDeck } from './rules/technology.ts';
import type {
  Agenda,
  Bundle,
  Cargo,
  Combat,
  Decks,
  Die,
  Group,
  Lasting,
  Law,
  Move,
  Note,
  Objective,
  Offer,
  Pledge,
  Roll,
  SystemState,
  Tactical,
  Ti4,
  Ti4Config,
  Ti4Player,
  Turn,
} from './state.ts';

/** What a client gets of the state. */
export type Ti4View = ReturnType<typeof view>;

export function view(g: Ti4, viewer: Viewer) {
  const { round, phase, speaker, custodians, winner } = g;
  return {
    viewer,
    config: configView(g.config),
    round,
    phase,
    speaker,
    initiativeOrder: initiativeOrder(g),
    players: g.players.map((player, seat) => playerView(g, player, seat, viewer)),
    systems: systemsView(g.systems),
    planets: planetsView(g),
    custodians,
    strategyCards: listed(strategyCardIds, g.strategyCards, (goods) => goods),
    objectives: objectivesView(g.objectives),
    published: g.published.map(({ id, scored, open }) => ({ id, scored, open })),
    decks: decksView(g.decks),
    laws: g.laws.map(lawView),
    effects: g.effects.map(effectView),
    delayed: g.delayed.map(({ agenda, outcome, seats }) => ({ agenda, outcome, seats })),
    turn: g.turn && turnView(g.turn),
    tactical: g.tactical && tacticalView(g.tactical),
    combat: g.combat && combatView(g.combat),
    roll: g.roll && rollView(g.roll),
    agenda: g.agenda && agendaView(g.agenda),
    playing: g.playing.map(({ seat, card }) => ({ seat, card })),
    offer: g.offer && offerView(g.offer, viewer),
    building: g.building && { hands: g.building.hands.map((hand, seat) => tilesView(hand, seat === viewer)) },
    factionChoice: g.factionChoice?.map((sheets, seat) => (seat === viewer ? sheets : null)) ?? null,
    peek: g.peek && { seat: g.peek.seat, agendas: g.peek.seat === viewer ? g.peek.agendas : null },
    look: g.look && { seat: g.look.seat, of: g.look.of },
    winner,
    /** Wormholes beside the printed ones. */
    addedWormholes: wormholesView(g),
    outlook: outlook(g, viewer),
  };
}

const wormholesView = figuresOfView(['systems', 'players', 'effects', 'laws', 'speaker', 'phase'], (g: Ti4) =>
  addedWormholes(g).map(({ kind, system: id }) => ({ kind, system: id })),
);

type Table<Id extends string, T> = { readonly [id in Id]?: T };

/** What a table has of these ids. */
function listed<Id extends string, T, V>(
  ids: readonly Id[],
  table: Table<Id, T>,
  viewOf: (item: T, id: Id) => V,
): Table<Id, V> {
  const views: { [id in Id]?: V } = {};
  for (const id of ids) {
    const item = table[id];
    if (item !== undefined) views[id] = viewOf(item, id);
  }
  return views;
}

function configView({ players, points, galaxy, factions }: Ti4Config) {
  return { players, points, galaxy, factions };
}

/** Hands are known to their owner and to who looks at them, and by their number to all; units are those the player's technologies make of them. */
function playerView(g: Ti4, player: Ti4Player, seat: Seat, viewer: Viewer) {
  const { faction, eliminated, points, tokens, tradeGoods, commodities, technologies, exhausted, waiting } = player;
  const { actionCards, notes, foreignNotes, secrets, scoredSecrets, passed } = player;
  const isOwn = seat === viewer;
  return {
    faction,
    eliminated,
    points,
    pools: { tactic: player.pools.tactic, fleet: player.pools.fleet, strategy: player.pools.strategy },
    tokens,
    reinforcements: reinforcementsView(player.reinforcements),
    tradeGoods,
    commodities,
    technologies,
    exhausted,
    copies: player.copies.map(({ by, technology, from }) => ({ by, technology, from })),
    waiting,
    actionCards: isOwn || seesHand(g, viewer, seat) ? actionCards : null,
    actionCardCount: actionCards.length,
    notes: isOwn ? notes.map(noteView) : null,
    noteCount: notes.length,
    foreignNotes,
    notesInPlay: player.notesInPlay.map(noteView),
    secrets: isOwn ? secrets : null,
    secretCount: secrets.length,
    scoredSecrets,
    strategyCards: player.strategyCards.map(({ id, exhausted: isExhausted }) => ({ id, exhausted: isExhausted })),
    passed,
    technologyDeck: isOwn && faction !== null ? technologyDeck(g, seat) : null, // technology.4
    units: unitsView(g)[seat] ?? {},
    ...(sheetsView(g)[seat] ?? sheetView(g, player, seat)),
  };
}

/** Whether the viewer looks at the action cards of another seat. */
export function seesHand({ look }: Ti4, viewer: Viewer, seat: Seat): boolean {
  return look !== null && look.seat === viewer && look.of === seat;
}

function noteView({ id, of }: Note) {
  return { id, of };
}

const systemView = partOfView(({ position, tokens, units }: SystemState) => {
  return { position, tokens, units: units.map(groupView) };
});

const systemsView = partOfView((systems: Ti4['systems']) => listed(systemIds, systems, systemView));

const planetsView = figuresOfView(['planets', 'players', 'phase', 'effects', 'laws', 'speaker', 'systems'], (g: Ti4) =>
  listed(planetIds, g.planets, (planet, id) => ({
    owner: planet.owner,
    exhausted: planet.exhausted,
    units: planet.units.map(groupView),
    resources: resourcesOf(g, id),
    influence: influenceOf(g, id),
  })),
);

const reinforcementsView = partOfView((reinforcements: Ti4Player['reinforcements']) =>
  listed(unitTypes, reinforcements, (count) => count),
);

/** The units that each player's technologies make of the types. */
const unitsView = figuresOfView(['players', 'effects', 'laws'], (g: Ti4) =>
  g.players.map((_, seat) => {
    const units: { [type in UnitType]?: UnitId | null } = {};
    for (const type of unitTypes) units[type] = unitUsed(g, seat, type);
    return units;
  }),
);

/** Limits and rates that abilities change. */
const sheetsView = figuresOfView(['players', 'effects', 'laws'], (g: Ti4) =>
  g.players.map((player, seat) => sheetView(g, player, seat)),
);

function sheetView(g: Ti4, { faction }: Ti4Player, seat: Seat) {
  const most = handLimit(g, seat);
  return {
    /** What one trade good is worth in place of resources or influence. */
    tradeGoodWorth: tradeGoodWorth(g, seat),
    /** Units of a type that one pays for at once, where it is not one. */
    unitsPerCost:
      faction === null
        ? {}
        : { fighter: unitsPerCost(g, seat, 'fighter'), infantry: unitsPerCost(g, seat, 'infantry') },
    commodityLimit: faction === null ? 0 : commodityValue(g, seat),
    /** Null for a hand without a limit. */
    handLimit: Number.isFinite(most) ? most : null,
  };
}

function groupView({ seat, type, count, damaged }: Group) {
  return { seat, type, count, damaged };
}

/** Of a face-down objective everybody sees in which row it lies. */
function objectiveView({ id, revealed, scored }: Objective) {
  return { id: revealed ? id : null, stage: stage(id), revealed, scored };
}

const objectivesView = partOfView((objectives: Ti4['objectives']) => objectives.map(objectiveView));

function decksView({ actions, actionDiscard, agendas, agendaDiscard, secrets, publics }: Decks) {
  return {
    actions: actions.length,
    actionDiscard,
    agendas: agendas.length,
    agendaDiscard,
    secrets: secrets.length,
    publics: publics.length,
  };
}

function lawView({ id, outcome, owner, planet, exhausted }: Law) {
  return { id, outcome, owner, planet, exhausted };
}

function effectView({ source, holder, until, target }: Lasting) {
  return { source, holder, until, target };
}

function turnView({ seat, actions, traded, refused, used, over }: Turn) {
  return { seat, actions, traded, refused, used, over };
}

function tacticalView({ seat, system: id, step, moves, farther, firing }: Tactical) {
  return { seat, system: id, step, moves: moves.map(moveView), farther, firing };
}

function moveView({ type, count, damaged, path, cargo }: Move) {
  return { type, count, damaged, path, cargo: cargo.map(cargoView) };
}

function cargoView({ type, count, from }: Cargo) {
  return { type, count, from };
}

function combatView(combat: Combat) {
  const { kind, system: id, planet, attacker, defender, round, retreating, used, scored, begun, ended } = combat;
  return {
    kind,
    system: id,
    planet,
    attacker,
    defender,
    round,
    retreating,
    enlisted: combat.enlisted.map(({ seat, place, type, count }) => ({ seat, place, type, count })),
    sustained: combat.sustained.map(({ seat, type, count }) => ({ seat, type, count })),
    used,
    scored,
    begun,
    rolls: combat.rolls.map(rollView),
    fired: combat.fired,
    due: combat.due.map(({ seat, hits }) => ({ seat, hits })),
    destroyed: combat.destroyed.map(({ seat, type }) => ({ seat, type })),
    ended,
  };
}

function rollView({ seat, kind, against, dice, extraHits }: Roll) {
  return { seat, kind, against, dice: dice.map(dieView), extraHits };
}

function dieView({ type, place, unit, result, bonus, value, hits, changedBy }: Die) {
  return { type, place, unit, result, bonus, value, hits, changedBy };
}

function agendaView(agenda: Agenda) {
  const { id, number, outcomes, toVote, barred, traded, refused, outcome, revote } = agenda;
  return {
    id,
    number,
    outcomes,
    votes: agenda.votes.map(({ seat, outcome: votedFor, votes }) => ({ seat, outcome: votedFor, votes })),
    predictions: agenda.predictions.map(({ seat, source, outcome: expected }) => ({ seat, source, outcome: expected })),
    toVote,
    pledges: agenda.pledges.map(({ seat, outcome: promised, votes }) => ({ seat, outcome: promised, votes })),
    barred,
    traded,
    refused,
    outcome,
    revote,
  };
}

/** Which cards are offered is between the two; the others see how many. */
function offerView({ from, to, gives, asks }: Offer, viewer: Viewer) {
  const isPartner = viewer === from || viewer === to;
  return { from, to, gives: bundleView(gives, isPartner), asks: bundleView(asks, isPartner) };
}

function bundleView({ tradeGoods, commodities, note, actionCards, pledge }: Bundle, isPartner: boolean) {
  return {
    tradeGoods,
    commodities,
    note: isPartner && note ? noteView(note) : null,
    notes: note === null ? 0 : 1,
    actionCards: isPartner ? actionCards : null,
    actionCardCount: actionCards.length,
    pledge: pledge && pledgeView(pledge),
  };
}

function pledgeView(pledge: Pledge): Pledge {
  const { kind } = pledge;
  return kind === 'vote' ? { kind, outcome: pledge.outcome, votes: pledge.votes } : { kind };
}

/** The backs of tiles are seen by all. */
function tilesView(hand: readonly SystemId[], isOwn: boolean) {
  const of = (kind: 'blue' | 'red') => hand.filter((id) => system(id).kind === kind).length;
  return { blue: of('blue'), red: of('red'), tiles: isOwn ? hand : null };
}
