/** What tooltips and screen readers say about the galaxy. */

import { ringOf } from '@orrery/eclipse/figures';
import type { Hint, RendererProps } from '../../renderer.ts';
import type { Hex } from '../geometry.ts';
import { diceOf } from '../hints.ts';
import { ownerThing, type Ratings, ratingsOf, type SectorId, type SectorView, tablesOf, viewOf } from '../model.ts';
import { message, type Words } from '../words.ts';
import { fleetsIn, type Stack } from './fleets.ts';

export function zoneHint(props: RendererProps, words: Words, zone: Hex): Hint {
  const ring = ringOf(zone);
  const lines = [words('zone.stack', { count: viewOf(props).stacks[ring] })];
  return { title: words('zone.explore', { ring }), lines, rule: 'explore.1' };
}

export function sectorHint(props: RendererProps, words: Words, id: SectorId, sector: SectorView): Hint {
  const { battle } = viewOf(props);
  const { points } = tablesOf(props).sectors[id];
  const lines: string[] = [];
  if (battle?.sector === id) {
    const { attacker, defender } = battle;
    lines.push(words('sector.battle', { attacker: ownerThing(attacker), defender: ownerThing(defender) }));
  }
  const control =
    sector.owner === null ? message('sector.free') : message('sector.controlled', { player: `seat/${sector.owner}` });
  lines.push(words('sector.line', { points, control }));
  const squares = squaresLine(props, words, id, sector);
  if (squares) lines.push(squares);
  lines.push(...thingsIn(props, words, id, sector));
  for (const stack of fleetsIn(id, sector).flatMap(({ stacks }) => stacks)) {
    lines.push(stackLine(props, words, stack), figuresOf(props, words, stack));
  }
  return { title: props.name(`sector/${id}`), lines, rule: battle?.sector === id ? 'battle-order.1' : 'hex-map.7' };
}

/** What lies in a sector beside population and ships. */
export function thingsIn(props: RendererProps, words: Words, id: SectorId, sector: SectorView): string[] {
  const { artifacts, warpPortal } = tablesOf(props).sectors[id];
  const lines: string[] = [];
  if (sector.orbital) {
    const { cube } = sector.orbital;
    lines.push(words('sector.orbital', { track: `track/${cube ?? 'none'}` }));
  }
  if (sector.monolith) lines.push(words('sector.monolith'));
  if (artifacts > 0) lines.push(words('sector.artifacts', { count: artifacts }));
  if (sector.discovery) lines.push(words('sector.discovery'));
  if (warpPortal || sector.warpPortal)
    lines.push(words('sector.portal', { kind: `portal/${sector.warpPortal ?? 'printed'}` }));
  return lines;
}

/** Equal squares share a figure: those with a cube, of all. */
function squaresLine(props: RendererProps, words: Words, id: SectorId, { cubes }: SectorView): string {
  const { population } = tablesOf(props).sectors[id];
  const kinds = Map.groupBy(population.keys(), (i) => squareKind(population[i]));
  const parts = [...kinds].map(([kind, indices]) => {
    const filled = indices.filter((i) => cubes[i]).length;
    return message('sector.squares.one', { square: `square/${kind}`, filled, count: indices.length });
  });
  return parts.length > 0 ? words('sector.squares', { squares: parts }) : '';
}

type Square = { readonly type: string; readonly advanced: boolean } | undefined;

const squareKind = (square: Square): string => `${square?.advanced ? 'advanced-' : ''}${square?.type ?? 'gray'}`;

export function squareHint(
  props: RendererProps,
  words: Words,
  id: SectorId,
  sector: SectorView,
  square: number | 'orbital',
): Hint {
  const figures = square === 'orbital' ? undefined : tablesOf(props).sectors[id].population[square];
  const cube = square === 'orbital' ? (sector.orbital?.cube ?? null) : (sector.cubes[square] ?? null);
  const lines = [
    cube && sector.owner !== null
      ? words('square.cube', { player: `seat/${sector.owner}`, track: `track/${cube}` })
      : words('square.empty'),
  ];
  if (figures?.advanced) lines.push(words('square.advanced'));
  if (square === 'orbital')
    return { title: words('square.orbital', { sector: `sector/${id}` }), lines, rule: 'population.9' };
  const title = words('square.title', { square: `square/${squareKind(figures)}`, sector: `sector/${id}` });
  const rule = figures?.advanced ? 'population.7' : figures?.type === 'gray' ? 'population.6' : 'colony-ships.1';
  return { title, lines, rule };
}

export function stackHint(props: RendererProps, words: Words, id: SectorId, stack: Stack): Hint {
  const { battle, npcs } = viewOf(props);
  const ratings = ratingsOf(viewOf(props), stack);
  const lines = [words('ships.where', { sector: `sector/${id}` }), figuresOf(props, words, stack)];
  if (stack.damage > 0 && ratings) {
    lines.push(words('ships.damage', { damage: stack.damage, left: ratings.hull + 1 - stack.damage }));
  }
  if (ratings) lines.push(...weaponLines(props, words, ratings));
  if (ratings && ratings.move > 0) lines.push(words('ships.move', { move: ratings.move }));
  const retreat = battle?.sector === id && retreatOf(battle.retreats, stack);
  if (retreat) lines.push(words('ships.retreat', { sector: `sector/${retreat.to}` }));
  const rule =
    typeof stack.owner === 'number' ? 'ship-parts.1' : npcs[stack.owner] === 'normal' ? 'npc-combat.6' : 'npc-combat.7';
  return { title: stackLine(props, words, stack), lines, rule };
}

function stackLine(props: RendererProps, words: Words, { owner, type, count, damage }: Stack): string {
  if (typeof owner !== 'number' && count === 1 && damage === 0) return props.name(`ship/${type}`);
  return words('ships.line', {
    owner: ownerThing(owner),
    type: `ship/${type}`,
    count,
    damage,
  });
}

type Retreats = NonNullable<ReturnType<typeof viewOf>['battle']>['retreats'];

/** The way out that ships have begun. */
export function retreatOf(retreats: Retreats, { owner, type }: Pick<Stack, 'owner' | 'type'>) {
  return retreats.find((each) => each.owner === owner && each.type === type && !each.left);
}

function figuresOf(props: RendererProps, words: Words, stack: Stack): string {
  const ratings = ratingsOf(viewOf(props), stack);
  if (!ratings) return '';
  const { hull, initiative, computer, shield } = ratings;
  return words('ships.figures', { hull, initiative, computer, shield });
}

function weaponLines(props: RendererProps, words: Words, { cannons, missiles }: Ratings): string[] {
  const { damage } = tablesOf(props).dice;
  const dice = (weapons: Ratings['cannons']) =>
    diceOf(weapons).map(({ colour, count }) =>
      message('ships.dice', { count, colour: `colour/${colour}`, damage: damage[colour] }),
    );
  const lines: string[] = [];
  if (cannons.length > 0) lines.push(words('ships.weapons', { weapons: dice(cannons) }));
  if (missiles.length > 0) lines.push(words('ships.missiles', { weapons: dice(missiles) }));
  return lines.length > 0 ? lines : [words('ships.unarmed')];
}
