/** What parts, technologies, ships and species do, in words: for tooltips and those who do not see the drawings. */
import type { EclipseTables } from '@orrery/eclipse';
import type { Hint, RendererProps } from '../renderer.ts';
import type { PartId, Ratings, TechnologyId } from './model.ts';
import { message, type Words } from './words.ts';

type Naming = Pick<RendererProps, 'name' | 'text'>;
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
  const lines = textOf(naming, `ship-part/${id}`);
  if (part.ancient) lines.push(words('part.ancient'));
  return {
    title: naming.name(`ship-part/${id}`),
    lines,
    rule: part.ancient ? 'discovery-tiles.9' : partRules[part.kind],
  };
}

/** What a thing does, in full. */
export function textOf({ text }: Naming, id: string): string[] {
  return [text(id) ?? ''].filter((line) => line !== '');
}

/** Dice of one colour together. */
export function diceOf(weapons: readonly Weapon[]): { colour: Weapon['colour']; count: number }[] {
  const counts = new Map<Weapon['colour'], number>();
  for (const { colour, count } of weapons) counts.set(colour, (counts.get(colour) ?? 0) + count);
  return [...counts].map(([colour, count]) => ({ colour, count }));
}

/** All that matters of a ship in one line. */
export function ratingsText(words: Words, ratings: Ratings): string {
  const { initiative, hull, computer, shield, move, consumed, produced, cannons, missiles } = ratings;
  const weapons = [
    ...diceOf(missiles).map(({ colour, count }) => message('ratings.missiles', { count, colour: `colour/${colour}` })),
    ...diceOf(cannons).map(({ colour, count }) => message('ratings.cannons', { count, colour: `colour/${colour}` })),
  ];
  const figures = [
    message('ratings.initiative', { count: initiative }),
    message('ratings.hull', { count: hull }),
    ...(computer > 0 ? [message('ratings.computer', { count: computer })] : []),
    ...(shield > 0 ? [message('ratings.shield', { count: shield })] : []),
    ...(move > 0 ? [message('ratings.move', { count: move })] : []),
    message('ratings.energy', { used: consumed, produced }),
    ...(weapons.length > 0 ? weapons : [message('ratings.unarmed')]),
  ];
  return capital(words('ratings.all', { figures }));
}

export function technologyHint(naming: Naming, tables: EclipseTables, id: TechnologyId): Hint {
  return {
    title: naming.name(`technology/${id}`),
    lines: technologyLines(naming, tables, id),
    rule: technologyRule(tables, id),
  };
}

/** What a technology does, and what the part does that it allows. */
export function technologyLines(naming: Naming, tables: EclipseTables, id: TechnologyId): string[] {
  const { part } = tables.technologies[id];
  return [...textOf(naming, `technology/${id}`), ...(part ? textOf(naming, `ship-part/${part}`) : [])];
}

/** Where the rulebook speaks of a technology that does what no other does. */
const ownRules: { readonly [id in TechnologyId]?: string } = {
  'neutron-bombs': 'technologies.3',
  'artifact-key': 'technologies.8',
  'antimatter-splitter': 'technologies.9',
  'neutron-absorber': 'technologies.10',
  'cloaking-device': 'technologies.11',
  'ancient-labs': 'technologies.13',
  'wormhole-generator': 'hex-map.6',
  'warp-portal': 'warp-portals.4',
};

function technologyRule(tables: EclipseTables, id: TechnologyId): string {
  const { builds, advancedSquares, discs, activations } = tables.technologies[id];
  if (builds) return 'technologies.4';
  if (advancedSquares) return 'population.7';
  if (discs) return 'technologies.6';
  if (activations) return 'action-phase.5';
  return ownRules[id] ?? 'technologies.1';
}

export function speciesHint(naming: Naming, words: Words, tables: EclipseTables, id: SpeciesId): Hint {
  return {
    title: naming.name(`species/${id}`),
    lines: speciesLines(naming, words, tables, id),
    rule: `species-${id.startsWith('terran') ? 'terran' : id}.1`,
  };
}

/** What sets a species apart from the others. */
export function speciesLines(naming: Naming, words: Words, tables: EclipseTables, id: SpeciesId): string[] {
  const { costs, technologies, tradeValue } = tables.species[id];
  const all = Object.values(tables.species);
  const cheaper = (Object.entries(costs) as [keyof SpeciesFigures['costs'], number][]).filter(
    ([piece, cost]) => cost < Math.max(...all.map((each) => each.costs[piece])),
  );
  const lines = textOf(naming, `species/${id}`);
  if (cheaper.length > 0)
    lines.push(
      words('species.costs', {
        list: cheaper.map(([piece, cost]) => message('species.piece', { piece: `ship/${piece}`, cost })),
      }),
    );
  const known = technologies.map((each) => `technology/${each}` as const);
  lines.push(words('species.technologies', { list: known }), words('species.trade', { value: tradeValue }));
  return lines;
}

/** With a large letter first, to stand alone. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
