/** Builds positions for tests in a few lines, and plays them by option ids. */
import { Match, type Phase, type Rules, type Seat, seedFrom } from '@orrery/kernel';
import { scripted, TestTable } from '@orrery/kernel/testing';
import type { NpcType, ShipType } from '../content/blueprints.ts';
import type { Hooks } from '../content/hooks.ts';
import type { DiscoveryId, PartId, SpeciesId, TechnologyId } from '../content/ids.ts';
import { type Lent, lend, speciesFigures } from '../content/registry.ts';
import { galacticCenter, type SectorId } from '../content/sectors.ts';
import { technologies } from '../content/technologies/index.ts';
import { type DieFace, dieFaces, discsOfPlayer, numbers, type Resource } from '../content/tracks.ts';
import { directions, step } from '../figures.ts';
import { eclipse } from '../index.ts';
import { initial } from '../initial.ts';
import { broken } from '../invariants.ts';
import { placeSector } from '../rules/map.ts';
import { putOnTrack } from '../rules/reputation-track.ts';
import { at, player } from '../rules/table.ts';
import type { Eclipse, EclipseConfig, Hex, Owner, Turn } from '../state.ts';

/** Seats by default: species without special rules. */
const usual: readonly SpeciesId[] = [
  'terran-directorate',
  'terran-federation',
  'terran-union',
  'terran-republic',
  'terran-conglomerate',
  'terran-alliance',
];

/**
 * The Galactic Center without its defence, and the starting sectors of the players with their discs; no ships and no cubes on
 * the map, no goods, full stacks and bags, nothing on the tray. It is the action phase of round 1; seat 0 starts.
 */
export function position(config: Partial<EclipseConfig> = {}): Position {
  return new Position(config);
}

class Position {
  readonly state: Eclipse;
  private readonly script: number[] = [];
  private readonly abilities: Lent[] = [];

  constructor(config: Partial<EclipseConfig>) {
    const players = config.players ?? 2;
    const species = Array.isArray(config.species) ? (config.species as SpeciesId[]) : usual.slice(0, players);
    this.state = initial(eclipse.configure({ warpPortals: true, ...config, players, species }) as EclipseConfig);
    const g = this.state;
    g.phase = 'action';
    this.place(galacticCenter, { q: 0, r: 0 });
    for (const [seat, id] of species.entries()) this.join(seat, id);
  }

  private join(seat: Seat, id: SpeciesId): void {
    const figures = speciesFigures(id);
    const direction = numbers[this.state.config.players].zones[seat] ?? 0;
    const home = step(directions[direction] as Hex, direction);
    const sheet = player(this.state, seat);
    sheet.species = id;
    sheet.discs = figures.discs;
    sheet.reserve = discsOfPlayer - 13;
    sheet.colonyShips = { ready: figures.colonyShips, used: 0 };
    sheet.reputation = figures.reputation.map(() => null);
    for (const technology of figures.technologies) this.learn(seat, technology);
    this.place(figures.home, home, (direction + 3) % 6).own(seat, figures.home);
  }

  /** An ability of the player's own for this position, and no other. */
  ability(seat: Seat, hooks: Hooks): this {
    this.abilities.push({ seat, hooks });
    lend(this.state, this.abilities);
    return this;
  }

  /** Any change that has no method of its own. */
  with(change: (g: Eclipse) => void): this {
    change(this.state);
    return this;
  }

  /** A sector on the map, out of its stack; at `direction` from another sector when that is named. */
  place(id: SectorId, where: Hex, rotation = 0): this {
    for (const stack of Object.values(this.state.stacks)) if (stack.includes(id)) stack.splice(stack.indexOf(id), 1);
    placeSector(this.state, id, where, rotation);
    return this;
  }

  /** A sector beside another one. */
  beside(id: SectorId, other: SectorId, direction: number, rotation = 0): this {
    return this.place(id, step(at(this.state, other), direction), rotation);
  }

  /** Controls sectors with discs from the track. */
  own(seat: Seat, ...ids: SectorId[]): this {
    for (const id of ids) {
      at(this.state, id).owner = seat;
      player(this.state, seat).discs--;
    }
    return this;
  }

  /** A cube of a track in a population square. */
  cube(seat: Seat, id: SectorId, square: number, track: Resource): this {
    at(this.state, id).cubes[square] = track;
    player(this.state, seat).cubes[track]--;
    return this;
  }

  /** Ships of a player, who arrives after those who are there. */
  ships(seat: Seat, id: SectorId, ships: Partial<Record<ShipType, number>>, damage = 0): this {
    const state = at(this.state, id);
    for (const [type, count] of Object.entries(ships) as [ShipType, number][]) {
      for (let i = 0; i < count; i++) state.ships.push({ owner: seat, type, damage });
      player(this.state, seat).supply[type] -= count;
    }
    if (!state.arrivals.includes(seat)) state.arrivals.push(seat);
    return this;
  }

  /** Part tiles on the spaces of a blueprint, null where the print shows. */
  tiles(seat: Seat, type: ShipType, ...tiles: (PartId | null)[]): this {
    player(this.state, seat).blueprints[type].tiles = tiles;
    return this;
  }

  npc(type: NpcType, id: SectorId, count = 1): this {
    for (let i = 0; i < count; i++) at(this.state, id).ships.push({ owner: type, type, damage: 0 });
    return this;
  }

  /** A discovery tile of the supply in a sector. */
  discovery(id: SectorId, tile: DiscoveryId): this {
    take(this.state.discoveries, tile);
    at(this.state, id).discovery = tile;
    return this;
  }

  /** The next discovery tiles of the supply. */
  nextDiscoveries(...tiles: DiscoveryId[]): this {
    for (const tile of tiles) take(this.state.discoveries, tile);
    this.state.discoveries.unshift(...tiles);
    return this;
  }

  /** The next sectors of their stacks. */
  nextSectors(ring: 1 | 2 | 3, ...ids: SectorId[]): this {
    for (const id of ids) take(this.state.stacks[ring], id);
    this.state.stacks[ring].unshift(...ids);
    return this;
  }

  /** Technologies out of the bag onto the player's tracks; a rare one onto the first track with room. */
  know(seat: Seat, ...ids: TechnologyId[]): this {
    for (const id of ids) {
      this.learn(seat, id);
      const index = this.state.bag.indexOf(id);
      if (index >= 0) this.state.bag.splice(index, 1);
    }
    return this;
  }

  private learn(seat: Seat, id: TechnologyId): void {
    const { category } = technologies[id];
    player(this.state, seat).technologies[category === 'rare' ? 'military' : category].push(id);
  }

  tray(...ids: TechnologyId[]): this {
    for (const id of ids) take(this.state.bag, id);
    this.state.tray.push(...ids);
    return this;
  }

  resources(seat: Seat, materials: number, science = 0, money = 0): this {
    player(this.state, seat).resources = { materials, science, money };
    return this;
  }

  /** A reputation tile of the bag on a space for it. */
  reputation(seat: Seat, ...values: number[]): this {
    for (const value of values) {
      take(this.state.reputationBag, value);
      putOnTrack(this.state, seat, { value });
    }
    return this;
  }

  /** It is the turn of `seat`. */
  turnOf(seat: Seat, turn: Partial<Turn> = {}): this {
    this.state.turn = {
      seat,
      action: null,
      reaction: false,
      activations: 0,
      influenced: [],
      flips: 0,
      refused: [],
      ...turn,
    };
    return this;
  }

  round(round: number): this {
    this.state.round = round;
    return this;
  }

  /** The next faces of dice. */
  dice(...faces: DieFace[]): this {
    this.script.push(...faces.map((face) => dieFaces.indexOf(face)));
    return this;
  }

  /** The next outcomes of chance as plain numbers. */
  chance(...outcomes: number[]): this {
    this.script.push(...outcomes);
    return this;
  }

  /** Plays a part of the rules by itself; the game is over when it ends. */
  play(rules: (g: Eclipse) => Rules<unknown>): Table {
    const game = {
      ...eclipse,
      phases: {
        ...eclipse.phases,
        *test(g: Eclipse): Rules<string | null> {
          yield* rules(g);
          return null;
        },
      },
    };
    return this.table(game, 'test');
  }

  /** Plays on from the start of a phase: 'setup', 'turn', 'combat', 'upkeep' or 'cleanup'. */
  from(phase: string): Table {
    return this.table(eclipse, phase);
  }

  private table(game: typeof eclipse, phase: string): Table {
    const flaw = broken(this.state);
    if (flaw) throw new Error(`the position is impossible: ${flaw}`);
    const { config } = this.state;
    const lending = { ...game, phases: lendingPhases(game.phases, this.abilities) };
    return new Table(Match.at(lending, config, seedFrom('test'), phase, this.state, scripted(this.script)));
  }
}

export type { Position };

/** A match copies its state; each phase begins by lending the abilities to the state that it is played with. */
function lendingPhases(phases: typeof eclipse.phases, abilities: readonly Lent[]): typeof eclipse.phases {
  if (abilities.length === 0) return phases;
  const lending = (phase: Phase<Eclipse>) => (g: Eclipse) => {
    lend(g, abilities);
    return phase(g);
  };
  return Object.fromEntries(Object.entries(phases).map(([name, phase]) => [name, lending(phase)]));
}

function take<T>(pieces: T[], piece: T): void {
  const index = pieces.indexOf(piece);
  if (index < 0) throw new Error(`${piece} is used already`);
  pieces.splice(index, 1);
}

/** A position being played. */
export class Table extends TestTable<Eclipse, EclipseConfig> {
  constructor(match: Match<Eclipse, EclipseConfig>) {
    super(match, broken);
  }

  player(seat: Seat) {
    return player(this.state as Eclipse, seat);
  }

  sector(id: SectorId) {
    return at(this.state as Eclipse, id);
  }

  /** `{ cruiser: 2 }` */
  shipsOf(owner: Owner, id: SectorId): Partial<Record<ShipType | NpcType, number>> {
    const found: Partial<Record<ShipType | NpcType, number>> = {};
    for (const ship of this.sector(id).ships) if (ship.owner === owner) found[ship.type] = (found[ship.type] ?? 0) + 1;
    return found;
  }
}
