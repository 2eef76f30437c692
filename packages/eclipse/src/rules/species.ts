/** Catalogue: setup.11, setup.12. Which species each player leads. */
import { type Blocked, below, type Option, type Rules, type Seat, shuffle } from '@orrery/kernel';
import type { SpeciesId } from '../content/ids.ts';
import { allSpecies, speciesFigures } from '../content/registry.ts';
import type { Eclipse } from '../state.ts';
import { blocked, choose, option, tell, the, words } from '../words.ts';
import { clockwise, player } from './table.ts';

/** Chosen in turn, drawn at random, or named in the configuration. */
export function* chooseSpecies(g: Eclipse): Rules {
  const { species } = g.config;
  if (species === 'chosen') yield* chooseInTurn(g);
  else {
    const dealt = species === 'random' ? deal(g) : species;
    for (const seat of g.players.keys()) takeSpecies(g, seat, dealt[seat]);
  }
}

/** Counter-clockwise from the right neighbour of the start player, who chooses last (setup.11). */
function* chooseInTurn(g: Eclipse): Rules {
  for (const seat of clockwise(g, g.startPlayer).toReversed()) {
    const species = yield* choose(seat, words('eclipse.setup.choose-species'), left(g).map(speciesOption), {
      blocked: () => blockedSpecies(g),
    });
    takeSpecies(g, seat, species);
  }
}

/** Species on boards that nobody has (setup.12). */
function left(g: Eclipse): SpeciesId[] {
  const taken = g.players.flatMap(({ species }) => (species === null ? [] : [speciesFigures(species).board]));
  return allSpecies().filter((id) => !taken.includes(speciesFigures(id).board));
}

function speciesOption(species: SpeciesId): Option<SpeciesId> {
  return option(
    `species:${species}`,
    species,
    'eclipse.setup.species-option',
    { species: the.species(species) },
    `species:${species}`,
  );
}

/** Random boards, each with a random side up. */
function deal(g: Eclipse): SpeciesId[] {
  const boards = shuffle(g, [...new Set(allSpecies().map((id) => speciesFigures(id).board))]);
  return boards.map((board) => {
    const sides = allSpecies().filter((id) => speciesFigures(id).board === board);
    return sides[below(g, sides.length)] as SpeciesId;
  });
}

function takeSpecies(g: Eclipse, seat: Seat, species: SpeciesId | undefined): void {
  if (species === undefined) throw new Error(`there is no species for seat ${seat}`);
  player(g, seat).species = species;
  tell(g, 'eclipse.setup.species', { seat: the.seat(seat), species: the.species(species) });
}

/** Both sides of a board that somebody has (setup.12). */
function blockedSpecies(g: Eclipse): Blocked[] {
  return [...g.players.entries()].flatMap(([seat, { species }]) => {
    if (species === null) return [];
    const { board } = speciesFigures(species);
    return allSpecies()
      .filter((id) => speciesFigures(id).board === board)
      .map((id) => {
        const args = { species: the.species(id), seat: the.seat(seat) };
        return blocked('setup.12', 'eclipse.why.board-taken', args, `species:${id}`);
      });
  });
}
