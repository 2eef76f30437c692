/** Laws that every position obeys; random play checks them after each decision. */
import { actionDeck } from './content/action-cards.ts';
import { agendaDeck } from './content/agendas.ts';
import { tokens } from './content/factions/creuss/wormhole-tokens.ts';
import { genericNotes } from './content/notes.ts';
import type { PlanetId } from './content/planets.ts';
import { publicObjectiveIds } from './content/public-objectives.ts';
import { fold, registry, replacement, unitUsed } from './content/registry.ts';
import { secretObjectiveIds } from './content/secret-objectives.ts';
import { strategyCardIds } from './content/strategy-cards.ts';
import type { SystemId } from './content/systems.ts';
import { plastic, type UnitType, unit, unitIds, unitTypes } from './content/units.ts';
import { commandTokens } from './initial.ts';
import { systemsOf } from './rules/galaxy.ts';
import { cardsWithPredictions } from './rules/hands.ts';
import { isGroundForce, isLimited, isShip } from './rules/pieces.ts';
import { fleetLimit, fleetUse, surplus } from './rules/settle.ts';
import { at, factionOf, planetAt, planetsOnBoard } from './rules/table.ts';
import type { Group, Ti4, Ti4Player } from './state.ts';

/** The first law that the position breaks, or null. */
export function broken(g: Ti4): string | null {
  return impossible(g) ?? incomplete(g) ?? unsettled(g);
}

/** What cannot be, not even in a position made up for a test. */
export function impossible(g: Ti4): string | null {
  return wrongUnits(g) ?? wrongPlanets(g) ?? wrongSheets(g) ?? wrongTokens(g);
}

/** What is missing or there too often; a made-up position may leave things in the box. */
function incomplete(g: Ti4): string | null {
  if (g.phase === 'setup') return null;
  return missingPieces(g) ?? missingCards(g);
}

function wrongUnits(g: Ti4): string | null {
  for (const id of systemsOf(g)) {
    const { tokens, units } = at(g, id);
    if (tokens.some((seat, i) => i > 0 && seat <= (tokens[i - 1] ?? seat))) return `${id} has a token twice`;
    const flaw = wrongGroups(g, units, id, true);
    if (flaw) return flaw;
  }
  return null;
}

function wrongGroups(g: Ti4, groups: readonly Group[], place: SystemId | PlanetId, isSpace: boolean): string | null {
  let last = -1;
  for (const { seat, type, count, damaged } of groups) {
    const used = unitUsed(g, seat, type);
    if (used === null || g.players[seat]?.eliminated) return `seat ${seat} cannot have a ${type} in ${place}`;
    const figures = unit(used);
    const mayBeInSpace = isShip(type) || isGroundForce(type) || figures.inSpace;
    const mayBeOnPlanet = (!isShip(type) && !figures.inSpace) || hasLanded(g, seat, type);
    if (!(isSpace ? mayBeInSpace : mayBeOnPlanet)) return `a ${type} does not belong in ${place}`;
    if (count < 1 || damaged < 0 || damaged > count) return `${place} has ${count} ${type}, ${damaged} damaged`;
    if (damaged > 0 && !figures.sustainDamage && !hasSustained(g, seat, type))
      return `a ${type} in ${place} cannot be damaged`;
    const rank = seat * unitTypes.length + unitTypes.indexOf(type);
    if (rank <= last) return `the units in ${place} are not in order`;
    last = rank;
  }
  return null;
}

/** Damage stays on units whose Sustain Damage came from a technology that is copied no more. */
function hasSustained(g: Ti4, seat: number, type: UnitType): boolean {
  return (
    replacement(g, 'gainTechnology', seat) !== null &&
    unitIds.some((id) => unit(id).type === type && unit(id).sustainDamage)
  );
}

/** Ships are on planets only while an ability lets them fight there in an invasion. */
function hasLanded(g: Ti4, seat: number, type: UnitType): boolean {
  const { tactical } = g;
  return tactical?.step === 'invasion' && fold('landsAsGroundForce', false, g, seat, type, tactical.system);
}

function wrongPlanets(g: Ti4): string | null {
  for (const id of planetsOnBoard(g)) {
    const { owner, units } = planetAt(g, id);
    if (owner !== null && (g.players[owner]?.eliminated ?? true)) return `${id} belongs to nobody who plays`;
    const flaw = wrongGroups(g, units, id, false);
    if (flaw) return flaw;
    for (const { seat, type, count } of units) {
      if (type !== 'pds' && type !== 'space-dock') continue;
      const limit = fold('structureLimit', type === 'pds' ? 2 : 1, g, seat, type, id);
      if (count > limit) return `${id} has ${count} ${type}, but room for ${limit}`;
    }
  }
  return null;
}

function wrongSheets(g: Ti4): string | null {
  for (const [seat, player] of g.players.entries()) {
    const { pools, tokens, reinforcements, tradeGoods, commodities, waiting, points, technologies, exhausted } = player;
    const counts = [
      ...Object.values(pools),
      ...Object.values(reinforcements),
      tokens,
      tradeGoods,
      commodities,
      waiting,
    ];
    if (counts.some((n) => !Number.isInteger(n) || n < 0)) return `seat ${seat} has less than nothing: ${counts}`;
    if (points < 0 || points > g.config.points) return `seat ${seat} has ${points} points`;
    if (player.faction !== null) {
      const value = fold('commodityValue', factionOf(g, seat).commodities, g, seat);
      if (commodities > value) return `seat ${seat} has ${commodities} commodities, but room for ${value}`;
    }
    if (new Set(technologies).size < technologies.length) return `seat ${seat} has a technology twice`;
    if (new Set(exhausted).size < exhausted.length) return `seat ${seat} has exhausted a technology twice`;
    const flaw = wrongNotes(player, seat);
    if (flaw) return flaw;
  }
  for (const { id, scored } of [...g.objectives, ...g.published]) {
    if (new Set(scored).size < scored.length) return `${id} was scored twice by one player`;
  }
  return null;
}

function wrongNotes({ notes, foreignNotes }: Ti4Player, seat: number): string | null {
  const foreign = notes.filter(({ of }) => of !== seat).length;
  const isKnown = foreignNotes >= foreign && foreignNotes <= notes.length;
  return isKnown ? null : `seat ${seat} has ${foreign} notes of others, ${foreignNotes} as others think`;
}

/** Of the wormhole tokens there is one of each kind. */
function wrongTokens(g: Ti4): string | null {
  const laid = tokens(g);
  const lost = laid.find(({ system }) => g.systems[system] === undefined);
  if (lost) return `a wormhole token lies in ${lost.system}, which is not on the board`;
  const kinds = laid.map(({ kind }) => kind);
  return new Set(kinds).size < kinds.length ? 'a wormhole token lies in two systems' : null;
}

const limitedTypes = unitTypes.filter(isLimited);

/** Figures and command tokens of everybody who still plays. */
function missingPieces(g: Ti4): string | null {
  const tally = g.players.map(({ pools, tokens, reinforcements }) => ({
    tokens: pools.tactic + pools.fleet + pools.strategy + tokens,
    figures: { ...reinforcements } as { [type in UnitType]?: number },
  }));
  const add = (groups: readonly Group[]) => {
    for (const { seat, type, count } of groups) {
      const figures = tally[seat]?.figures;
      if (figures !== undefined) figures[type] = (figures[type] ?? 0) + count;
    }
  };
  for (const id of systemsOf(g)) {
    const { units, tokens } = at(g, id);
    add(units);
    for (const seat of tokens) (tally[seat] ?? { tokens: 0 }).tokens++;
  }
  for (const id of planetsOnBoard(g)) add(planetAt(g, id).units);
  for (const [seat, { tokens, figures }] of tally.entries()) {
    if (g.players[seat]?.eliminated) continue;
    for (const type of limitedTypes)
      if (figures[type] !== plastic[type])
        return `seat ${seat} has ${figures[type] ?? 0} of ${plastic[type]} pieces '${type}'`;
    if (tokens !== commandTokens) return `seat ${seat} has ${tokens} of ${commandTokens} command tokens`;
  }
  return null;
}

function missingCards(g: Ti4): string | null {
  const { decks, players } = g;
  const actionCards = [
    decks.actions,
    decks.actionDiscard,
    g.playing.map(({ card }) => card),
    cardsWithPredictions(g),
    ...players.map((player) => player.actionCards),
  ];
  const agendas = [decks.agendas, decks.agendaDiscard, g.laws.map(({ id }) => id), votedOn(g)];
  const secrets = [
    decks.secrets,
    g.published.map(({ id }) => id),
    ...players.flatMap((player) => [player.secrets, player.scoredSecrets]),
  ];
  const publics = [decks.publics, g.objectives.map(({ id }) => id)];
  const strategyCards = [
    Object.keys(g.strategyCards),
    ...players.map((player) => player.strategyCards.map(({ id }) => id)),
  ];
  return (
    difference('action cards', completeOf(registry.actionCards, actionDeck), actionCards) ??
    difference('agendas', completeOf(registry.agendas, agendaDeck), agendas) ??
    difference('secret objectives', allSecrets, secrets) ??
    difference('public objectives', allPublics, publics) ??
    difference('strategy cards', allStrategyCards, strategyCards) ??
    missingNotes(g)
  );
}

/** The agenda being voted on lies by itself until it is decided, unless it is a law that is voted on again. */
function votedOn({ agenda, laws, decks }: Ti4): string[] {
  if (agenda === null || decks.agendaDiscard.includes(agenda.id) || laws.some(({ id }) => id === agenda.id)) return [];
  return [agenda.id];
}

/** The notes of everybody who still plays, whoever has them. */
function missingNotes(g: Ti4): string | null {
  const held: string[][] = g.players.map(() => []);
  for (const { id, of } of g.players.flatMap(({ notes, notesInPlay }) => [...notes, ...notesInPlay])) {
    const ofSeat = held[of];
    if (ofSeat === undefined) return `promissory notes: ${id} of seat ${of}, where nobody plays`;
    ofSeat.push(id);
  }
  for (const [seat, { eliminated }] of g.players.entries()) {
    if (eliminated) continue;
    const faction = factionOf(g, seat);
    const all = completeOf(faction, () => [...genericNotes, faction.note]);
    const flaw = difference(`promissory notes of seat ${seat}`, all, [held[seat] ?? []]);
    if (flaw) return flaw;
  }
  return null;
}

/** Cards that must all be somewhere: the place of each in the list, and how many copies there are. */
interface Complete {
  readonly cards: readonly string[];
  readonly place: ReadonlyMap<string, number>;
  readonly copies: Int8Array;
}

function complete(deck: readonly string[]): Complete {
  const cards = [...new Set(deck)];
  const copies = Int8Array.from(cards, (card) => deck.filter((each) => each === card).length);
  return { cards, place: new Map(cards.map((card, i) => [card, i])), copies };
}

const allSecrets = complete(secretObjectiveIds);
const allPublics = complete(publicObjectiveIds);
const allStrategyCards = complete(strategyCardIds);

/** Every position is checked, so what is in the game is counted once. */
const counted = new WeakMap<object, Complete>();

function completeOf(table: object, deck: () => readonly string[]): Complete {
  return counted.getOrInsertComputed(table, () => complete(deck()));
}

/** The first card that is missing or there too often in the piles. */
function difference(name: string, all: Complete, piles: readonly (readonly string[])[]): string | null {
  const left = all.copies.slice();
  for (const pile of piles) {
    for (const card of pile) {
      const place = all.place.get(card);
      if (place === undefined) return `${name}: too many: ${card}`;
      left[place] = (left[place] as number) - 1;
    }
  }
  const wrong = left.findIndex((count) => count !== 0);
  if (wrong === -1) return null;
  return `${name}: ${(left[wrong] as number) > 0 ? 'missing' : 'too many'}: ${all.cards[wrong]}`;
}

/** Fleets and planets are in order whenever nothing is going on. */
function unsettled(g: Ti4): string | null {
  return g.phase === 'strategy' ? outOfOrder(g) : null;
}

/** A fleet beyond its limits, or a planet that is not its occupant's. */
export function outOfOrder(g: Ti4): string | null {
  for (const id of systemsOf(g)) {
    for (const seat of new Set(at(g, id).units.map((group) => group.seat))) {
      const [use, limit] = [fleetUse(g, seat, id), fleetLimit(g, seat, id)];
      if (use > limit) return `seat ${seat} has ${use} ships in ${id} with a fleet pool of ${limit}`;
      if (surplus(g, seat, id) > 0) return `seat ${seat} has more in ${id} than its ships can carry`;
    }
  }
  for (const id of planetsOnBoard(g)) {
    const { owner, units } = planetAt(g, id);
    if (units.some(({ seat }) => seat !== owner)) return `${id} is occupied but belongs to another player`;
  }
  return null;
}
