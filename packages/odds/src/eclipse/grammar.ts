/** A side of a battle of Eclipse in a line of text: `2 cruiser: ion-cannon, hull, nuclear-drive; 3 interceptor; species=orion`. */
import { BadConfig } from '@orrery/kernel';
import '@orrery/eclipse';
import {
  allSpecies,
  allTechnologies,
  isPlayerShip,
  type NpcType,
  npcTypes,
  type PartId,
  partIds,
  type ShipType,
  type Strength,
  shipTypes,
} from '@orrery/eclipse/battles';
import { idOf, known, wholeOf } from '../core/names.ts';
import type { Craft, EclipseBattle, EclipseSide, Targets } from './battle.ts';

export interface EclipseText {
  readonly attacker: string;
  readonly defender: string;
  /** Whom the winner fights next. */
  readonly others?: readonly string[] | undefined;
}

const keys = ['species', 'tech', 'damaged', 'targets', 'retreat', 'refuge'] as const;
type Key = (typeof keys)[number];

const types: readonly Craft[] = [...shipTypes, ...npcTypes];

/** The battle that texts describe. What cannot be understood is refused, with the nearest names. */
export function parseEclipseBattle({ attacker, defender, others = [] }: EclipseText): EclipseBattle {
  const npcs: { [type in NpcType]?: Strength } = {};
  const [one, other, ...rest] = [attacker, defender, ...others].map((text) => sideOf(text, npcs));
  return {
    attacker: one as EclipseSide,
    defender: other as EclipseSide,
    ...(rest.length > 0 && { others: rest }),
    ...(Object.keys(npcs).length > 0 && { npcs }),
  };
}

function sideOf(text: string, npcs: { [type in NpcType]?: Strength }): EclipseSide {
  const ships: { [type in Craft]?: number } = {};
  const parts: { [type in ShipType]?: PartId[] } = {};
  const given = new Map<Key, string>();
  for (const each of text.split(';').map((piece) => piece.trim())) {
    if (each === '') continue;
    const [key = '', ...value] = each.split('=');
    if (value.length > 0) given.set(known('part', key, keys), value.join('=').trim());
    else addGroup(each, ships, parts, npcs);
  }
  return { ships, ...(Object.keys(parts).length > 0 && { parts }), ...optional(given) };
}

/** `2 cruiser: ion-cannon, 2 hull`, `3 interceptor, 1 dreadnought`, `advanced guardian` */
function addGroup(
  text: string,
  ships: { [type in Craft]?: number },
  parts: { [type in ShipType]?: PartId[] },
  npcs: { [type in NpcType]?: Strength },
): void {
  const [names = '', ...list] = text.split(':');
  for (const name of names.split(',')) {
    const { many, id } = counted(name);
    const type = typeOf(id.replace(/^(advanced|normal)-/, ''));
    ships[type] = (ships[type] ?? 0) + many;
    if ((ships[type] as number) > 30) throw new BadConfig(`${ships[type]} ${type} are more than anybody has`);
    if (!isPlayerShip(type)) npcs[type] = id.startsWith('advanced-') ? 'advanced' : 'normal';
    if (list.length === 0) continue;
    if (!isPlayerShip(type)) throw new BadConfig(`the parts of ${type} ships are given by the game`);
    parts[type] = partsIn(list.join(':'));
  }
}

function counted(text: string): { readonly many: number; readonly id: string } {
  const [, count, name = ''] = /^(\d+)?\s*(.*)$/.exec(text.trim()) ?? [];
  return { many: count === undefined ? 1 : Number(count), id: idOf(name) };
}

function typeOf(name: string): Craft {
  const singular = name.replace(/s$/, '');
  return types.find((type) => type === name || type === singular) ?? known('ship', name, types);
}

function partsIn(text: string): PartId[] {
  return text
    .split(',')
    .filter((each) => each.trim() !== '')
    .flatMap((each) => {
      const { many, id } = counted(each);
      const found = partIds.find((part) => part === id.replace(/s$/, '')) ?? known('part', id, partIds);
      return Array.from({ length: Math.min(many, 20) }, () => found);
    });
}

function optional(given: ReadonlyMap<Key, string>): Omit<EclipseSide, 'ships'> {
  const text = (key: Key) => given.get(key) ?? '';
  return {
    ...(given.has('species') && { species: known('species', text('species'), allSpecies()) }),
    ...(given.has('tech') && {
      technologies: text('tech')
        .split(',')
        .map((name) => known('technology', name, allTechnologies())),
    }),
    ...(given.has('damaged') && { damage: damageIn(text('damaged')) }),
    ...(given.has('targets') && { targets: targetsIn(text('targets')) }),
    ...(given.has('retreat') && { retreat: wholeOf('retreat', text('retreat')) }),
    ...(given.has('refuge') && { hasRefuge: known('answer', text('refuge'), ['yes', 'no'] as const) === 'yes' }),
  };
}

/** `cruiser 1, cruiser 2`: one cruiser with one point of damage and one with two. */
function damageIn(text: string): EclipseSide['damage'] {
  const damage: { [type in Craft]?: number[] } = {};
  for (const each of text.split(',')) {
    const [, name = '', points = ''] = /^(.*?)\s+(\d+)$/.exec(each.trim()) ?? [];
    if (points === '') throw new BadConfig(`damaged wants ships with their damage: cruiser 1, not '${each.trim()}'`);
    const type = typeOf(idOf(name));
    damage[type] = [...(damage[type] ?? []), Number(points)];
  }
  return damage;
}

function targetsIn(text: string): Targets {
  if (text === 'usual' || text === 'best') return text;
  return text.split(',').map((name) => typeOf(idOf(name)));
}
