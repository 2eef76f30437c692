/** Eclipse for pictures: a server with these games begins it in the middle, with two fleets above a neighbour's home. */
import { bots } from '@orrery/bots/eclipse';
import { broken, type Eclipse, eclipse, type SectorId } from '@orrery/eclipse';
import { gamePackage } from '@orrery/eclipse/package';
import { type GameList, listedGame } from '@orrery/games';
import { copy, Keystream, Match, seated, seedFrom } from '@orrery/kernel';
import { speciesFigures } from '../../eclipse/src/content/registry.ts';
import { launch } from '../../eclipse/src/rules/fleet.ts';

type Config = Parameters<typeof eclipse.initial>[0];

const ROUND = 6;
const fleet = { dreadnought: 2, cruiser: 2, interceptor: 2 } as const;

/** Some rounds among greedy bots; then I begin, and have sent my fleet to war. */
function middleOf(config: Config): Eclipse {
  const match = Match.start(eclipse, config, seedFrom('picture 5'));
  const random = new Keystream(seedFrom('picture bots'));
  const isThere = ({ round, turn }: Readonly<Eclipse>) => round === ROUND && turn?.action === null;
  while (!match.isOver && !isThere(match.peek())) {
    const seat = match.waitingFor()[0] ?? 0;
    const place = seated(match, seat, random);
    if (!place) throw new Error('nobody plays on');
    match.answer(seat, bots.greedy.choose(place, random));
  }
  const g = copy(match.peek() as Eclipse);
  Object.assign(g, { turn: null, startPlayer: 0 });
  const { home, rival } = guardedHome(g);
  for (const seat of [0, rival]) {
    for (const [type, count] of Object.entries(fleet) as [keyof typeof fleet, number][])
      for (let ship = 0; ship < count && (g.players[seat]?.supply[type] ?? 0) > 0; ship++) launch(g, seat, type, home);
  }
  const flaw = broken(g);
  if (flaw) throw new Error(`this is no position of Eclipse: ${flaw}`);
  return g;
}

/** The home of somebody else whose ships are there, so that there is a battle. */
function guardedHome(g: Eclipse): { readonly home: SectorId; readonly rival: number } {
  const homes = g.players.map((_, rival) => ({ home: homeOf(g, rival), rival })).slice(1);
  const found = homes.findLast(({ home, rival }) => g.sectors[home]?.ships.some(({ owner }) => owner === rival));
  if (!found) throw new Error('nobody guards their home');
  return found;
}

function homeOf({ players }: Eclipse, seat: number): SectorId {
  const species = players[seat]?.species;
  if (!species) throw new Error(`seat ${seat} has no species`);
  return speciesFigures(species).home;
}

export const games: GameList = {
  eclipse: async () => {
    let middle: Eclipse | null = null;
    const initial: typeof eclipse.initial = (config) => {
      middle ??= middleOf(config);
      return copy(middle);
    };
    return listedGame({ ...gamePackage, game: { ...eclipse, initial, firstPhase: 'turn' } }, bots);
  },
};

export const gamesModule = import.meta.url;
