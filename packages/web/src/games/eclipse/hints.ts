/** What parts, technologies, ships and species do, in words: for tooltips and those who do not see the drawings. */
import type { EclipseTables } from '@orrery/eclipse';
import type { Hint, RendererProps } from '../renderer.ts';
import type { Action, PartId, Ratings, TechnologyId } from './model.ts';
import type { Words } from './words.ts';

type Naming = Pick<RendererProps, 'name'>;
type PartFigures = EclipseTables['parts'][PartId];

export type { Ratings } from './model.ts';
export type Weapon = Ratings['cannons'][number];
export type SpeciesId = keyof EclipseTables['species'];
type SpeciesFigures = EclipseTables['species'][SpeciesId];

const partRules: Readonly<Record<PartFigures['kind'], string>> = {
  weapon: 'ship-parts.1',
  computer: 'ship-parts.2',
  shield: 'ship-parts.3',
  hull: 'ship-parts.4',
  drive: 'ship-parts.5',
  source: 'ship-parts.6',
};

export function partHint(naming: Naming, words: Words, tables: EclipseTables, id: PartId): Hint {
  const part = tables.parts[id];
  const lines = [capital(partFigures(naming, words, part))];
  if (part.outside) lines.push(words('part.outside'));
  if (part.ancient) lines.push(words('part.ancient'));
  return { title: naming.name(id), lines, rule: part.ancient ? 'discovery-tiles.9' : partRules[part.kind] };
}

/** 'hull 1, computer +1, uses 2 energy' */
export function partFigures(naming: Naming, words: Words, part: PartFigures): string {
  const { dice, missile, hull, computer, shield, move, initiative, produces, consumes } = part;
  const weapons = (Object.entries(dice) as [Weapon['colour'], number][]).map(([colour, count]) =>
    words(missile ? 'ratings.missiles' : 'ratings.cannons', { count, colour: naming.name(colour) }),
  );
  const traits = [
    ['ratings.hull', hull],
    ['ratings.computer', computer],
    ['ratings.shield', shield],
    ['ratings.move', move],
    ['ratings.initiative', initiative],
    ['part.produces', produces],
    ['part.consumes', consumes],
  ] as const;
  return [...weapons, ...traits.flatMap(([key, count]) => (count === 0 ? [] : [words(key, { count })]))].join(', ');
}

/** Dice of one colour together. */
export function diceOf(weapons: readonly Weapon[]): { colour: Weapon['colour']; count: number }[] {
  const counts = new Map<Weapon['colour'], number>();
  for (const { colour, count } of weapons) counts.set(colour, (counts.get(colour) ?? 0) + count);
  return [...counts].map(([colour, count]) => ({ colour, count }));
}

/** All that matters of a ship in one line. */
export function ratingsText({ name }: Naming, words: Words, ratings: Ratings): string {
  const { initiative, hull, computer, shield, move, consumed, produced, cannons, missiles } = ratings;
  const weapons = [
    ...diceOf(missiles).map(({ colour, count }) => words('ratings.missiles', { count, colour: name(colour) })),
    ...diceOf(cannons).map(({ colour, count }) => words('ratings.cannons', { count, colour: name(colour) })),
  ];
  const figures = [
    words('ratings.initiative', { count: initiative }),
    words('ratings.hull', { count: hull }),
    ...(computer > 0 ? [words('ratings.computer', { count: computer })] : []),
    ...(shield > 0 ? [words('ratings.shield', { count: shield })] : []),
    ...(move > 0 ? [words('ratings.move', { count: move })] : []),
    words('ratings.energy', { used: consumed, produced }),
    ...(weapons.length > 0 ? weapons : [words('ratings.unarmed')]),
  ];
  return capital(figures.join(', '));
}

export function technologyHint(naming: Naming, words: Words, tables: EclipseTables, id: TechnologyId): Hint {
  const [effect, rule] = technologyEffect(naming, words, tables, id);
  return { title: naming.name(id), lines: [effect], rule };
}

/** What a technology does, and the rule that says so. */
export function technologyEffect(
  naming: Naming,
  words: Words,
  tables: EclipseTables,
  id: TechnologyId,
): [effect: string, rule: string] {
  const { name } = naming;
  const tile = tables.technologies[id];
  if (tile.part)
    return [
      words('technology.part', { figures: partFigures(naming, words, tables.parts[tile.part]) }),
      'technologies.1',
    ];
  if (tile.builds) return [words('technology.builds', { piece: name(tile.builds) }), 'technologies.4'];
  if (tile.advancedSquares)
    return [words('technology.advanced', { resources: tile.advancedSquares.map(name).join(', ') }), 'population.7'];
  if (tile.discs) return [words('technology.discs', { count: tile.discs }), 'technologies.6'];
  if (tile.activations) {
    const { action, count } = tile.activations;
    return [words('technology.activations', { count, action: name(action) }), 'action-phase.5'];
  }
  if (tile.resourcesPerArtifact)
    return [words('technology.artifacts', { count: tile.resourcesPerArtifact }), 'technologies.8'];
  if (tile.discoveryTiles) return [words('technology.discovery'), 'technologies.13'];
  if (tile.placesWarpPortal) return [words('technology.warpPortal'), 'warp-portals.4'];
  if (tile.halfConnections) return [words('technology.wormholes'), 'hex-map.6'];
  if (tile.destroysPopulation) return [words('technology.bombs'), 'technologies.3'];
  if (tile.absorbsNeutronBombs) return [words('technology.absorber'), 'technologies.10'];
  if (tile.splitsDamageOf) return [words('technology.splitter', { part: name(tile.splitsDamageOf) }), 'technologies.9'];
  return [words('technology.cloaking', { count: tile.shipsNeededToPin ?? 1 }), 'technologies.11'];
}

export function speciesHint(naming: Naming, words: Words, tables: EclipseTables, id: SpeciesId): Hint {
  return {
    title: naming.name(id),
    lines: speciesLines(naming, words, tables, id),
    rule: `species-${id.startsWith('terran') ? 'terran' : id}.1`,
  };
}

/** What sets a species apart from the others. */
export function speciesLines({ name }: Naming, words: Words, tables: EclipseTables, id: SpeciesId): string[] {
  const own = tables.species[id];
  const all = Object.values(tables.species);
  const least = (figure: (species: SpeciesFigures) => number): number => Math.min(...all.map(figure));
  const most = (figure: (species: SpeciesFigures) => number): number => Math.max(...all.map(figure));
  const lines: string[] = [];
  for (const [action, count] of Object.entries(own.activations) as [Action, number][])
    if (count > least(({ activations }) => activations[action]))
      lines.push(words('species.activations', { action: name(action), count }));
  if (own.revealed > 1) lines.push(words('species.revealed', { count: own.revealed }));
  if (own.friendOfAncients) lines.push(words('species.ancients'));
  if (own.vulnerable) lines.push(words('species.vulnerable'));
  if (own.pointsPerSector > 0) lines.push(words('species.perSector', { count: own.pointsPerSector }));
  if (own.pointsPerAncient > 0) lines.push(words('species.perAncient', { count: own.pointsPerAncient }));
  const cheaper = (Object.entries(own.costs) as [keyof SpeciesFigures['costs'], number][]).filter(
    ([piece, cost]) => cost < most(({ costs }) => costs[piece]),
  );
  if (cheaper.length > 0)
    lines.push(
      words('species.costs', {
        list: cheaper.map(([piece, cost]) => words('species.piece', { piece: name(piece), cost })).join(', '),
      }),
    );
  if (own.blueprints !== 'standard') lines.push(words('species.blueprints'));
  if (own.colonyShips > least(({ colonyShips }) => colonyShips))
    lines.push(words('species.colonyShips', { count: own.colonyShips }));
  if (own.discs < most(({ discs }) => discs)) lines.push(words('species.discs', { count: own.discs }));
  if (own.startingReputation > 0) lines.push(words('species.reputation', { count: own.startingReputation }));
  if (own.startingAdvanced.length > 0)
    lines.push(words('species.advanced', { resources: own.startingAdvanced.map(name).join(', ') }));
  if (own.startingShip !== 'interceptor') lines.push(words('species.ship', { ship: name(own.startingShip) }));
  lines.push(words('species.technologies', { list: own.technologies.map(name).join(', ') }));
  lines.push(words('species.trade', { value: own.tradeValue }));
  return lines;
}

/** With a large letter first, to stand alone. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
