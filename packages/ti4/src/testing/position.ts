/** Builds positions for tests in a few lines, and plays them by option ids. */
import { Match, type Rules, type Seat, seedFrom } from '@orrery/kernel';
import { scripted, TestTable } from '@orrery/kernel/testing';
import { onTestFinished } from 'vitest';
import { type ActionCardId, actionDeck } from '../content/action-cards.ts';
import { type AgendaId, agendaDeck } from '../content/agendas.ts';
import type { Place } from '../content/events.ts';
import type { FactionId } from '../content/factions.ts';
import type { Hooks } from '../content/hooks.ts';
import { layouts, presets } from '../content/layouts.ts';
import type { NoteId } from '../content/notes.ts';
import type { PlanetId } from '../content/planets.ts';
import { type PublicObjectiveId, publicObjectiveIds } from '../content/public-objectives.ts';
import { type Lent, lend, type MadeUp, silence } from '../content/registry.ts';
import { type SecretObjectiveId, secretObjectiveIds } from '../content/secret-objectives.ts';
import type { StrategyCardId } from '../content/strategy-cards.ts';
import { mecatol, type SystemId, system } from '../content/systems.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { UnitType } from '../content/units.ts';
import { ti4 } from '../index.ts';
import { initial } from '../initial.ts';
import { impossible } from '../invariants.ts';
import { joinAs, layTile, own, placeUnits, type Units } from '../pose.ts';
import { isLimited } from '../rules/pieces.ts';
import { at, player } from '../rules/table.ts';
import { untilVictory } from '../rules/victory.ts';
import type { Combat, Pool, Tactical, Ti4, Ti4Config } from '../state.ts';

/** Seats by default. Factions that a test does not name play without their faction abilities, so that none gets in the way. */
const usual: readonly FactionId[] = ['sol', 'jol-nar', 'xxcha', 'yssaril', 'winnu', 'mentak'];

/**
 * The preset galaxy with home systems and the cards of the home planets, but no units on it. It is the action phase; seat 0
 * is the speaker; nobody has technologies, cards or goods; everybody has 3, 3 and 2 command tokens; all decks are full.
 */
export function position(config: Partial<Ti4Config> = {}): Position {
  return new Position(config);
}

/** Counts abilities, so that each test has its own. */
let abilities = 0;

class Position {
  readonly state: Ti4;
  private readonly script: number[] = [];
  private deals = false;

  constructor(config: Partial<Ti4Config>) {
    const players = config.players ?? 3;
    const named = Array.isArray(config.factions) ? (config.factions as FactionId[]) : null;
    const factions = named ?? usual.slice(0, players);
    if (named === null) onTestFinished(silence(factions));
    this.state = initial(ti4.configure({ galaxy: 'preset', ...config, players, factions }) as Ti4Config);
    const g = this.state;
    g.round = 1;
    g.phase = 'action';
    for (const { position: where, system: id } of presets[players]) layTile(g, id, where);
    if (!g.systems[mecatol]) layTile(g, mecatol, 0);
    for (const [seat, id] of factions.entries()) joinAs(g, seat, id, layouts[players].homes[seat]?.position ?? null);
    g.decks.actions = actionDeck();
    g.decks.agendas = agendaDeck();
    g.decks.secrets = [...secretObjectiveIds];
    g.decks.publics = [...publicObjectiveIds];
  }

  /** Another tile from the box instead of one on the board. */
  replace(tile: SystemId, by: SystemId): this {
    const { [tile]: old, ...others } = this.state.systems;
    for (const planet of system(tile).planets) delete this.state.planets[planet];
    this.state.systems = others;
    layTile(this.state, by, old?.position ?? null);
    return this;
  }

  /** Any change that has no method of its own. */
  with(change: (g: Ti4) => void): this {
    change(this.state);
    return this;
  }

  /** An ability of its own for this test, which works for the seat whatever else it has. Options call it `made-up/<id>`. */
  ability(seat: Seat, hooks: Hooks, id = `${++abilities}`): this {
    this.lend({ abilities: { [id]: hooks } });
    this.state.effects.push({ source: `made-up/${id}`, holder: seat, until: 'game', target: null });
    return this;
  }

  /** Made-up cards that this test may deal out. */
  lend(content: Lent): this {
    onTestFinished(lend(content));
    return this;
  }

  /** Units from reinforcements; on a planet the seat also controls it when nobody does. */
  units(seat: Seat, place: Place, units: Units, damaged: Units = {}): this {
    placeUnits(this.state, seat, place, units, damaged);
    return this;
  }

  /** Controls planets, readied. */
  own(seat: Seat, ...planets: PlanetId[]): this {
    for (const id of planets) own(this.state, seat, id);
    return this;
  }

  exhausted(...planets: PlanetId[]): this {
    for (const id of planets) {
      const planet = this.state.planets[id];
      if (planet) planet.exhausted = true;
    }
    return this;
  }

  /** Figures that are left in reinforcements; the others are in nobody's way. */
  reinforcements(seat: Seat, type: UnitType, left: number): this {
    if (isLimited(type)) player(this.state, seat).reinforcements[type] = left;
    return this;
  }

  technologies(seat: Seat, ...ids: TechnologyId[]): this {
    player(this.state, seat).technologies.push(...ids);
    return this;
  }

  pools(seat: Seat, pools: Partial<Record<Pool, number>>): this {
    const sheet = player(this.state, seat);
    const all = sheet.pools.tactic + sheet.pools.fleet + sheet.pools.strategy + sheet.tokens;
    sheet.pools = { ...sheet.pools, ...pools };
    sheet.tokens = all - sheet.pools.tactic - sheet.pools.fleet - sheet.pools.strategy;
    return this;
  }

  /** A command token from reinforcements on the board. */
  token(seat: Seat, ...systems: SystemId[]): this {
    for (const id of systems) {
      at(this.state, id).tokens.push(seat);
      at(this.state, id).tokens.sort((a, b) => a - b);
      player(this.state, seat).tokens--;
    }
    return this;
  }

  goods(seat: Seat, tradeGoods: number, commodities = 0): this {
    player(this.state, seat).tradeGoods = tradeGoods;
    player(this.state, seat).commodities = commodities;
    return this;
  }

  points(...points: number[]): this {
    for (const [seat, value] of points.entries()) player(this.state, seat).points = value;
    return this;
  }

  /** Action cards from the deck into a hand. */
  hand(seat: Seat, ...cards: (ActionCardId | MadeUp)[]): this {
    for (const card of cards) take<string>(this.state.decks.actions, card);
    player(this.state, seat).actionCards.push(...(cards as ActionCardId[]));
    return this;
  }

  /** The next action cards. */
  actionDeck(...cards: ActionCardId[]): this {
    for (const card of cards) take(this.state.decks.actions, card);
    this.state.decks.actions.unshift(...cards);
    return this;
  }

  /** The next agendas. */
  agendaDeck(...cards: (AgendaId | MadeUp)[]): this {
    for (const card of cards) take<string>(this.state.decks.agendas, card);
    this.state.decks.agendas.unshift(...(cards as AgendaId[]));
    return this;
  }

  secrets(seat: Seat, ...ids: (SecretObjectiveId | MadeUp)[]): this {
    for (const id of ids) take<string>(this.state.decks.secrets, id);
    player(this.state, seat).secrets.push(...(ids as SecretObjectiveId[]));
    return this;
  }

  /** Public objectives of this game in order; those named are revealed. */
  objectives(...ids: PublicObjectiveId[]): this {
    for (const id of ids) {
      take(this.state.decks.publics, id);
      this.state.objectives.push({ id, revealed: true, scored: [] });
    }
    return this;
  }

  /** Face-down public objectives, in the order of revealing. */
  faceDown(...ids: PublicObjectiveId[]): this {
    this.objectives(...ids);
    for (const objective of this.state.objectives) if (ids.includes(objective.id)) objective.revealed = false;
    return this;
  }

  /** A note of `owner` in the hand of `seat`. */
  note(seat: Seat, id: NoteId | MadeUp, owner: Seat): this {
    this.takeNote(id, owner);
    player(this.state, seat).notes.push({ id: id as NoteId, of: owner });
    player(this.state, seat).foreignNotes++;
    return this;
  }

  noteInPlay(seat: Seat, id: NoteId | MadeUp, owner: Seat): this {
    this.takeNote(id, owner);
    player(this.state, seat).notesInPlay.push({ id: id as NoteId, of: owner });
    return this;
  }

  private takeNote(id: string, owner: Seat): void {
    const sheet = player(this.state, owner);
    sheet.notes = sheet.notes.filter((note) => note.id !== id || note.of !== owner);
  }

  law(id: AgendaId | MadeUp, outcome: string, owner: Seat | null = null, planet: PlanetId | null = null): this {
    take<string>(this.state.decks.agendas, id);
    this.state.laws.push({ id: id as AgendaId, outcome, owner, planet, exhausted: false });
    return this;
  }

  /** Strategy cards by seat, readied: `strategyCards(['leadership'], ['trade'])`. */
  strategyCards(...cards: StrategyCardId[][]): this {
    for (const [seat, ids] of cards.entries()) {
      for (const id of ids) {
        player(this.state, seat).strategyCards.push({ id, exhausted: false });
        delete this.state.strategyCards[id];
      }
    }
    return this;
  }

  custodiansGone(): this {
    this.state.custodians = false;
    return this;
  }

  speaker(seat: Seat): this {
    this.state.speaker = seat;
    return this;
  }

  phase(phase: Ti4['phase']): this {
    this.state.phase = phase;
    return this;
  }

  /** It is the turn of `seat`. */
  turnOf(seat: Seat): this {
    const nobody = this.state.players.map(() => 0);
    this.state.turn = { seat, actions: 0, traded: [], refused: nobody, used: [], over: false };
    return this;
  }

  /** `seat` is in a tactical action in a system, which holds its token. */
  tactical(seat: Seat, id: SystemId, step: Tactical['step']): this {
    this.turnOf(seat);
    this.token(seat, id);
    this.state.tactical = { seat, system: id, step, moves: [], farther: 0, firing: [] };
    return this;
  }

  combat(combat: Pick<Combat, 'kind' | 'system' | 'attacker' | 'defender'> & Partial<Combat>): this {
    const rest = {
      planet: null,
      round: 1,
      retreating: null,
      enlisted: [],
      sustained: [],
      used: [],
      scored: [],
      rolls: [],
      begun: false,
      fired: [],
      due: [],
      destroyed: [],
      ended: false,
    };
    this.state.combat = { ...rest, ...combat };
    return this;
  }

  /** Moments for nothing but trading are asked about; without this everybody just goes on there. */
  trading(): this {
    this.deals = true;
    return this;
  }

  /** The next results of ten-sided dice, 1 to 10. */
  dice(...results: number[]): this {
    this.script.push(...results.map((result) => result - 1));
    return this;
  }

  /** The next outcomes of chance as plain numbers. */
  chance(...outcomes: number[]): this {
    this.script.push(...outcomes);
    return this;
  }

  /** Plays a part of the rules by itself; the game is over when it ends. */
  play(rules: (g: Ti4) => Rules<unknown>): Table {
    const flaw = impossible(this.state);
    if (flaw) throw new Error(`the position is impossible: ${flaw}`);
    const phase = untilVictory(function* (g) {
      yield* rules(g);
      return null;
    });
    const game = { ...ti4, phases: { ...ti4.phases, test: phase } };
    const match = Match.at(game, this.state.config, seedFrom('test'), 'test', this.state, scripted(this.script));
    return new Table(match, this.deals);
  }

  /** Plays on from the start of a phase: 'setup', 'strategy', 'turn', 'status' or 'agenda'. */
  from(phase: string): Table {
    const flaw = impossible(this.state);
    if (flaw) throw new Error(`the position is impossible: ${flaw}`);
    const match = Match.at(ti4, this.state.config, seedFrom('test'), phase, this.state, scripted(this.script));
    return new Table(match, this.deals);
  }
}

export type { Position };

/** Made-up cards are in no deck. */
function take<T extends string>(cards: T[], card: T): void {
  if (card.startsWith('made-up-')) return;
  const index = cards.indexOf(card);
  if (index < 0) throw new Error(`${card} is used already`);
  cards.splice(index, 1);
}

/** A position being played. */
export class Table extends TestTable<Ti4, Ti4Config> {
  private readonly deals: boolean;

  constructor(match: Match<Ti4, Ti4Config>, deals = true) {
    super(match, impossible);
    this.deals = deals;
    this.goOn();
  }

  override answerAs(seat: Seat, id: string): this {
    super.answerAs(seat, id);
    return this.goOn();
  }

  private goOn(): this {
    while (!this.deals && this.prompt === 'ti4.trade?' && this.seat !== undefined) super.answerAs(this.seat, 'go-on');
    return this;
  }

  player(seat: Seat) {
    return player(this.state as Ti4, seat);
  }

  /** `{ carrier: 1, fighter: 2 }` */
  unitsOf(seat: Seat, place: Place): Partial<Record<UnitType, number>> {
    const groups = (this.state.planets[place as PlanetId] ?? this.state.systems[place as SystemId])?.units ?? [];
    return Object.fromEntries(groups.filter((group) => group.seat === seat).map(({ type, count }) => [type, count]));
  }
}
