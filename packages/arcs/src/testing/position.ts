/** Builds positions for tests in a few lines, and plays them by option ids. */
import { Match, type Seat, seedFrom, type Viewer } from '@orrery/kernel';
import { scripted, TestTable } from '@orrery/kernel/testing';
import { onTestFinished } from 'vitest';
import { type ActionCardId, actionCardById, deck } from '../content/action-cards.ts';
import type { AmbitionId, MarkerId } from '../content/ambitions.ts';
import { type DieKind, type DieSymbol, dieFaces } from '../content/dice.ts';
import type { Hooks } from '../content/hooks.ts';
import type { CourtCardId, GuildCardId, LeaderId, LoreId } from '../content/ids.ts';
import { type SystemId, systems } from '../content/map.ts';
import { courtCards, lend } from '../content/registry.ts';
import type { Resource } from '../content/resources.ts';
import { setupCardById } from '../content/setup-cards.ts';
import { arcs } from '../index.ts';
import { initial } from '../initial.ts';
import { broken } from '../invariants.ts';
import { emptySlot } from '../rules/build.ts';
import { addLore } from '../rules/draft.ts';
import { placeBuilding } from '../rules/pieces.ts';
import { beginRound, beginTurn } from '../rules/round.ts';
import { at, player, turnOrder } from '../rules/table.ts';
import type { Arcs, ArcsConfig, BuildingKind, PlayMode, Trophies } from '../state.ts';

/** An empty map with everything in supply; seat 0 has the initiative, nobody has cards. */
export function position(config: Partial<ArcsConfig> = {}): Position {
  return new Position(config);
}

/** So that no two abilities meet, whatever tests share a process. */
let abilities = 0;

class Position {
  readonly state: Arcs;
  private readonly script: number[] = [];

  constructor(config: Partial<ArcsConfig>) {
    const players = config.players ?? 3;
    const usual = ({ 2: '2p-mix-up-1', 3: '3p-mix-up', 4: '4p-mix-up-1' } as const)[players];
    this.state = initial(arcs.configure({ setupCard: usual, ...config, players }) as ArcsConfig);
    const none = () => new Array<number>(players).fill(0);
    for (const { id, cluster } of systems) {
      if (setupCardById[this.state.setupCard].outOfPlay.includes(cluster)) continue;
      this.state.systems[id] = { fresh: none(), damaged: none(), buildings: [], marker: null };
    }
    this.state.court.deck = courtCards.map(({ id }) => id);
    this.state.discard.down = deck(players);
  }

  /** Any change that has no method of its own. */
  with(change: (g: Arcs) => void): this {
    change(this.state);
    return this;
  }

  ships(seat: Seat, count: number, id: SystemId, damaged = 0): this {
    const system = at(this.state, id);
    system.fresh[seat] = (system.fresh[seat] ?? 0) + count;
    system.damaged[seat] = (system.damaged[seat] ?? 0) + damaged;
    player(this.state, seat).ships -= count + damaged;
    return this;
  }

  /** Everybody gets a starport in cluster 6, so that nobody has to come back to the map (fine-print.3). */
  settled(): this {
    const homes = ['6-arrow', '6-crescent', '6-crescent', '6-hex'] as const;
    for (const [seat] of this.state.players.entries()) this.starport(seat, homes[seat] ?? '6-hex');
    return this;
  }

  city(seat: Seat, id: SystemId, damaged = false): this {
    return this.building(seat, 'city', id, damaged);
  }

  starport(seat: Seat, id: SystemId, damaged = false): this {
    return this.building(seat, 'starport', id, damaged);
  }

  private building(seat: Seat, kind: BuildingKind, id: SystemId, damaged: boolean): this {
    placeBuilding(this.state, seat, id, kind, emptySlot(this.state, id), damaged);
    return this;
  }

  /** Tokens into the slots from the left; null leaves a slot empty. */
  tokens(seat: Seat, ...tokens: (Resource | null)[]): this {
    for (const [slot, token] of tokens.entries()) {
      player(this.state, seat).slots[slot] = token;
      if (token !== null) this.state.supply[token]--;
    }
    return this;
  }

  /** Leaves only some tokens of a type in the supply; the others are put out of everybody's reach. */
  supply(resource: Resource, left: number): this {
    this.state.rivalTokens.tyrant.push(...new Array<Resource>(this.state.supply[resource] - left).fill(resource));
    this.state.supply[resource] = left;
    return this;
  }

  hand(seat: Seat, ...cards: ActionCardId[]): this {
    for (const card of cards) this.takeFromDiscard(card);
    player(this.state, seat).hand.push(...cards);
    return this;
  }

  /** The Court row from the left, with the agents of each seat. */
  court(...row: (CourtCardId | [CourtCardId, ...number[]])[]): this {
    this.state.court.row = row.map((entry) => {
      const [card, ...agents] = typeof entry === 'string' ? [entry] : entry;
      this.takeFromCourtDeck(card);
      for (const [seat, count] of agents.entries()) player(this.state, seat).agents -= count;
      return { card, agents: this.state.players.map((_, seat) => agents[seat] ?? 0) };
    });
    return this;
  }

  /** The next cards of the Court deck. */
  courtDeck(...cards: CourtCardId[]): this {
    for (const card of cards) this.takeFromCourtDeck(card);
    this.state.court.deck.unshift(...cards);
    return this;
  }

  guild(seat: Seat, ...cards: GuildCardId[]): this {
    for (const id of cards) {
      this.takeFromCourtDeck(id);
      player(this.state, seat).guilds.push({ id, fresh: false });
    }
    return this;
  }

  leader(seat: Seat, leader: LeaderId): this {
    player(this.state, seat).leader = leader;
    return this;
  }

  lore(seat: Seat, ...cards: LoreId[]): this {
    for (const id of cards) addLore(this.state, seat, id);
    return this;
  }

  /** An ability of its own for this test: a card without a name in the play area, which works like lore. */
  ability(seat: Seat, hooks: Hooks): this {
    const id = `ability-${++abilities}`;
    onTestFinished(lend({ ...hooks, id, name: id, set: 'pack' }));
    return this.lore(seat, id as LoreId);
  }

  captives(seat: Seat, owner: Seat, count: number): this {
    player(this.state, seat).captives[owner] = count;
    player(this.state, owner).agents -= count;
    return this;
  }

  trophies(seat: Seat, owner: Seat, taken: Partial<Trophies>): this {
    const box = player(this.state, seat).trophies[owner];
    for (const kind of ['ships', 'cities', 'starports', 'agents'] as const) {
      if (box) box[kind] += taken[kind] ?? 0;
      player(this.state, owner)[kind] -= taken[kind] ?? 0;
    }
    return this;
  }

  outrage(seat: Seat, ...types: Resource[]): this {
    for (const type of types) {
      player(this.state, seat).outrage[type] = 'agent';
      player(this.state, seat).agents--;
    }
    return this;
  }

  power(...power: number[]): this {
    for (const [seat, value] of power.entries()) player(this.state, seat).power = value;
    return this;
  }

  initiative(seat: Seat): this {
    this.state.initiative = seat;
    return this;
  }

  chapter(chapter: number): this {
    this.state.chapter = chapter;
    return this;
  }

  declared(ambition: AmbitionId, ...markers: MarkerId[]): this {
    this.state.ambitions[ambition].push(...markers);
    this.state.markers.available = this.state.markers.available.filter((id) => !markers.includes(id));
    return this;
  }

  /** The outcomes of the next dice: faces by their symbols, such as `['assault', 'hit', 'selfHit']`. */
  dice(...faces: [DieKind, ...DieSymbol[]][]): this {
    for (const [kind, ...symbols] of faces) {
      const face = dieFaces[kind].findIndex((each) => each.toSorted().join() === symbols.toSorted().join());
      if (face < 0) throw new Error(`a ${kind} die has no face '${symbols.join('+')}'`);
      this.script.push(face);
    }
    return this;
  }

  /** The next outcomes of chance as plain numbers. */
  chance(...outcomes: number[]): this {
    this.script.push(...outcomes);
    return this;
  }

  /** Play at the start of a round: the initiative holder is asked for the lead. */
  toLead(): Table {
    beginRound(this.state);
    return this.at('turn');
  }

  /** Play as a follower: the initiative holder has led `card` and ended the turn. The next seat is asked to follow. */
  toFollow(card: ActionCardId, zeroed = false): Table {
    this.beginRoundOf(this.state.initiative);
    this.takeFromDiscard(card);
    this.state.round.plays.push({ seat: this.state.initiative, card, mode: 'lead', seizedWith: null, claimed: false });
    this.state.round.zeroed = zeroed;
    this.state.round.waiting = turnOrder(this.state).slice(1);
    return this.at('turn');
  }

  /** A turn of `seat` after its card was played: as the lead, or in answer to the card that the seat before it has led. */
  turn(seat: Seat, card: ActionCardId, mode: PlayMode = 'lead', lead: ActionCardId = card): Table {
    const leader = mode === 'lead' ? seat : (seat + this.state.players.length - 1) % this.state.players.length;
    this.beginRoundOf(leader);
    const { plays, waiting } = this.state.round;
    if (mode !== 'lead') {
      this.takeFromDiscard(lead);
      plays.push({ seat: leader, card: lead, mode: 'lead', seizedWith: null, claimed: false });
      waiting.shift();
    }
    this.takeFromDiscard(card);
    plays.push({ seat, card, mode, seizedWith: null, claimed: false });
    beginTurn(this.state, seat, card, mode);
    return this.at('turn');
  }

  /** Play at the end of a chapter: ambitions are scored. */
  toScoring(): Table {
    return this.at('chapter-end');
  }

  /** Play from the very beginning: pieces and tokens are placed, for a seat with a leader those of the leader. */
  toSetup(): Table {
    return this.at('setup');
  }

  private at(phase: string): Table {
    const flaw = broken(this.state);
    if (flaw) throw new Error(`the position is impossible: ${flaw}`);
    return new Table(Match.at(arcs, this.state.config, seedFrom('test'), phase, this.state, scripted(this.script)));
  }

  /** A round led by a seat whose hand may be empty by now. */
  private beginRoundOf(leader: Seat): void {
    beginRound(this.state);
    this.state.initiative = leader;
    this.state.round.waiting = [...turnOrder(this.state)];
  }

  private takeFromDiscard(card: ActionCardId): void {
    const { down } = this.state.discard;
    const index = down.indexOf(card);
    if (index < 0) throw new Error(`${actionCardById[card].id} is used already, or not in this game`);
    down.splice(index, 1);
  }

  private takeFromCourtDeck(card: CourtCardId): void {
    const { deck: cards } = this.state.court;
    const index = cards.indexOf(card);
    if (index < 0) throw new Error(`${card} is used already`);
    cards.splice(index, 1);
  }
}

export type { Position };

/** The parts of a view that hide something, or say more than the state. */
export interface Seen {
  readonly players: readonly {
    readonly hand: readonly ActionCardId[] | null;
    readonly handSize: number;
    readonly raidCosts: readonly number[];
  }[];
  readonly discard: { readonly down: number; readonly up: readonly ActionCardId[] };
  readonly court: { readonly deck: number; readonly row: readonly unknown[] };
  readonly round: {
    readonly plays: readonly { readonly card: ActionCardId | null; readonly seizedWith: string | null }[];
  };
  readonly turn: { readonly card: ActionCardId | null; readonly pips: number } | null;
}

/** A position being played. */
export class Table extends TestTable<Arcs, ArcsConfig> {
  constructor(match: Match<Arcs, ArcsConfig>) {
    super(match, broken);
  }

  /** What a seat, or a spectator, sees. */
  seen(viewer: Viewer): Seen {
    return this.match.view(viewer) as unknown as Seen;
  }

  player(seat: Seat) {
    return player(this.state as Arcs, seat);
  }

  system(id: SystemId) {
    return at(this.state as Arcs, id);
  }
}
