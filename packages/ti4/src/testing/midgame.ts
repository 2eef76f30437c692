/** Random positions in the middle of a game, with fleets all over the galaxy: random players rarely come so far. */
import { copy, Keystream, Match, type Option, type Random, type Seat, seedFrom } from '@orrery/kernel';
import { mecatolRex, type PlanetId } from '../content/planets.ts';
import { unitUsed } from '../content/registry.ts';
import { system, systemIds } from '../content/systems.ts';
import { type TechnologyId, technology, technologyIds } from '../content/technologies.ts';
import { type UnitType, unit } from '../content/units.ts';
import { ti4 } from '../index.ts';
import { inReinforcements, put } from '../rules/pieces.ts';
import { player } from '../rules/table.ts';
import type { Ti4, Ti4Config } from '../state.ts';

const warships: readonly UnitType[] = ['carrier', 'cruiser', 'dreadnought', 'destroyer', 'war-sun', 'flagship'];

/** A match that begins with the strategy phase of such a position; the name decides which. */
export function midgame(config: Partial<Ti4Config>, name: string): Match<Ti4, Ti4Config> {
  const random = new Keystream(seedFrom(`midgame ${name}`));
  const start = Match.start(ti4, config, seedFrom(name));
  const isSetup = (seat: Seat) => start.pending(seat)?.prompt.key.startsWith('ti4.setup.') ?? false;
  for (let [seat = 0] = start.waitingFor(); isSetup(seat); [seat = 0] = start.waitingFor()) {
    start.answer(seat, anyOf(start.pending(seat)?.options ?? [], random).id);
  }
  const g = copy(start.peek() as Ti4);
  g.round = 0;
  g.custodians = random.below(2) === 0;
  for (const seat of g.players.keys()) equip(g, seat, random);
  for (let fleet = 0; fleet < 7; fleet++) for (const seat of g.players.keys()) deploy(g, seat, random);
  return Match.at(ti4, start.config, seedFrom(`${name} goes on`), 'strategy', g);
}

function anyOf<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)] as T;
}

/** Tokens, trade goods, technologies and cards. */
function equip(g: Ti4, seat: Seat, random: Random): void {
  const sheet = player(g, seat);
  sheet.pools = { tactic: 5, fleet: 6, strategy: 3 };
  sheet.tokens = 2;
  sheet.tradeGoods = random.below(8);
  for (let i = random.below(9); i > 0; i--) {
    const id = anyOf(technologyIds, random);
    if (canHave(g, seat, id)) sheet.technologies.push(id);
  }
  sheet.actionCards.push(...g.decks.actions.splice(0, Math.min(4 + random.below(4), 24 / g.players.length)));
}

function canHave(g: Ti4, seat: Seat, id: TechnologyId): boolean {
  const { faction } = technology(id);
  const { technologies, faction: own } = player(g, seat);
  return !technologies.includes(id) && (faction === null || faction === own);
}

/** A fleet with what it can carry, and ground forces on free planets, in a random system where nobody else is. */
function deploy(g: Ti4, seat: Seat, random: Random): void {
  const board = systemIds.filter((id) => (g.systems[id]?.position ?? null) !== null && system(id).anomaly === null);
  const id = anyOf(board, random);
  if (g.systems[id]?.units.length !== 0) return;
  let room = 0;
  for (const type of warships) {
    const used = unitUsed(g, seat, type);
    if (used === null || inReinforcements(g, seat, type) === 0 || random.below(2) === 0) continue;
    put(g, seat, type, 1, id);
    room += unit(used).capacity;
  }
  const infantry = random.below(room + 1);
  put(g, seat, 'infantry', infantry, id);
  put(g, seat, 'fighter', room - infantry, id);
  for (const planet of system(id).planets) settlePlanet(g, seat, planet, random);
}

function settlePlanet(g: Ti4, seat: Seat, id: PlanetId, random: Random): void {
  const planet = g.planets[id];
  if (planet === undefined || planet.owner !== null || id === mecatolRex) return;
  planet.owner = seat;
  put(g, seat, 'infantry', 1 + random.below(3), id);
  if (random.below(3) === 0 && inReinforcements(g, seat, 'pds') > 0) put(g, seat, 'pds', 1, id);
}

/** A random answer of somebody who would rather do something than nothing. */
export function busyAnswer(options: readonly Option[], random: Random): string {
  const busy = options.filter(({ id, idle }) => !idle && id !== 'trade');
  const pool = busy.length > 0 && random.below(5) > 0 ? busy : options;
  const tactical = pool.find(({ id }) => id === 'tactical');
  return (tactical && random.below(3) > 0 ? tactical : anyOf(pool, random)).id;
}
