/** Laws that every position obeys; random play checks them after each decision. */
import { actionDeck } from './content/action-cards.ts';
import { agendaDeck } from './content/agendas.ts';
import { tokens } from './content/factions/creuss/wormhole-tokens.ts';
import { genericNotes } from './content/notes.ts';
import { type PlanetId, planetIds } from './content/planets.ts';
import { publicObjectiveIds } from './content/public-objectives.ts';
import { fold, replacement, unitUsed } from './content/registry.ts';
import { secretObjectiveIds } from './content/secret-objectives.ts';
import { strategyCardIds } from './content/strategy-cards.ts';
import { type SystemId, systemIds } from './content/systems.ts';
import { plastic, type UnitType, unit, unitIds, unitTypes } from './content/units.ts';
import { commandTokens } from './initial.ts';
import { cardsWithPredictions } from './rules/hands.ts';
import { isGroundForce, isLimited, isShip } from './rules/pieces.ts';
import { fleetLimit, fleetUse, surplus } from './rules/settle.ts';
import { factionOf } from './rules/table.ts';
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
  for (const id of systemIds) {
    const system = g.systems[id];
    if (system === undefined) continue;
    const { tokens } = system;
    if (tokens.some((seat, i) => i > 0 && seat <= (tokens[i - 1] ?? seat))) return `${id} has a token twice`;
    const flaw = wrongGroups(g, system.units, id, true);
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
  for (const id of planetIds) {
    const planet = g.planets[id];
    if (planet === undefined) continue;
    const { owner, units } = planet;
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
  const tally = g.players.map(() => ({ tokens: 0, figures: new Map<UnitType, number>() }));
  const add = (groups: readonly Group[]) => {
    for (const { seat, type, count } of groups) {
      const figures = tally[seat]?.figures;
      figures?.set(type, (figures.get(type) ?? 0) + count);
    }
  };
  for (const id of systemIds) {
    const system = g.systems[id];
    if (system === undefined) continue;
    add(system.units);
    for (const seat of system.tokens) (tally[seat] ?? { tokens: 0 }).tokens++;
  }
  for (const id of planetIds) add(g.planets[id]?.units ?? []);
  for (const [seat, { eliminated, pools, tokens, reinforcements }] of g.players.entries()) {
    if (eliminated) continue;
    for (const type of limitedTypes) {
      const figures = (reinforcements[type] ?? 0) + (tally[seat]?.figures.get(type) ?? 0);
      if (figures !== plastic[type]) return `seat ${seat} has ${figures} of ${plastic[type]} pieces '${type}'`;
    }
    const all = pools.tactic + pools.fleet + pools.strategy + tokens + (tally[seat]?.tokens ?? 0);
    if (all !== commandTokens) return `seat ${seat} has ${all} of ${commandTokens} command tokens`;
  }
  return null;
}

function missingCards(g: Ti4): string | null {
  const { decks, players } = g;
  const piles: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    [
      'action cards',
      actionDeck(),
      [
        ...decks.actions,
        ...decks.actionDiscard,
        ...g.playing.map(({ card }) => card),
        ...cardsWithPredictions(g),
        ...players.flatMap(({ actionCards }) => actionCards),
      ],
    ],
    ['agendas', agendaDeck(), [...decks.agendas, ...decks.agendaDiscard, ...g.laws.map(({ id }) => id), ...votedOn(g)]],
    [
      'secret objectives',
      secretObjectiveIds,
      [
        ...decks.secrets,
        ...g.published.map(({ id }) => id),
        ...players.flatMap(({ secrets, scoredSecrets }) => [...secrets, ...scoredSecrets]),
      ],
    ],
    ['public objectives', publicObjectiveIds, [...decks.publics, ...g.objectives.map(({ id }) => id)]],
    [
      'strategy cards',
      strategyCardIds,
      [...Object.keys(g.strategyCards), ...players.flatMap(({ strategyCards }) => strategyCards.map(({ id }) => id))],
    ],
    ['promissory notes', notesOf(g), notesHeld(g)],
  ];
  for (const [name, all, found] of piles) {
    const flaw = difference(all, found);
    if (flaw) return `${name}: ${flaw}`;
  }
  return null;
}

/** The agenda being voted on lies by itself until it is decided, unless it is a law that is voted on again. */
function votedOn({ agenda, laws, decks }: Ti4): string[] {
  if (agenda === null || decks.agendaDiscard.includes(agenda.id) || laws.some(({ id }) => id === agenda.id)) return [];
  return [agenda.id];
}

/** The notes of everybody who still plays. */
function notesOf(g: Ti4): string[] {
  return g.players.flatMap(({ eliminated }, seat) =>
    eliminated ? [] : [...genericNotes, factionOf(g, seat).note].map((id) => `${id}/${seat}`),
  );
}

function notesHeld(g: Ti4): string[] {
  return g.players.flatMap(({ notes, notesInPlay }) =>
    [...notes, ...notesInPlay].flatMap(({ id, of }) => (g.players[of]?.eliminated ? [] : [`${id}/${of}`])),
  );
}

/** The first card that is missing or there too often. */
function difference(all: readonly string[], found: readonly string[]): string | null {
  const left = new Map<string, number>();
  for (const card of all) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of found) left.set(card, (left.get(card) ?? 0) - 1);
  for (const [card, count] of left) if (count !== 0) return `${count > 0 ? 'missing' : 'too many'}: ${card}`;
  return null;
}

/** Fleets and planets are in order whenever nothing is going on. */
function unsettled(g: Ti4): string | null {
  return g.phase === 'strategy' ? outOfOrder(g) : null;
}

/** A fleet beyond its limits, or a planet that is not its occupant's. */
export function outOfOrder(g: Ti4): string | null {
  for (const id of systemIds) {
    for (const seat of new Set(g.systems[id]?.units.map((group) => group.seat))) {
      const [use, limit] = [fleetUse(g, seat, id), fleetLimit(g, seat, id)];
      if (use > limit) return `seat ${seat} has ${use} ships in ${id} with a fleet pool of ${limit}`;
      if (surplus(g, seat, id) > 0) return `seat ${seat} has more in ${id} than its ships can carry`;
    }
  }
  for (const id of planetIds) {
    const { owner, units } = g.planets[id] ?? { owner: null, units: [] };
    if (units.some(({ seat }) => seat !== owner)) return `${id} is occupied but belongs to another player`;
  }
  return null;
}
