/** A side of a battle in a line of text: `2 dreadnought, 3 fighter; faction=letnev; tech=duranium-armor`. */
import { BadConfig } from '@orrery/kernel';
import '@orrery/ti4';
import {
  actionCardIds,
  agendaIds,
  type BearerKey,
  bearers,
  type FactionId,
  factionIds,
  faction as factionOf,
  noteIds,
  planetIds,
  type SystemId,
  system,
  systemIds,
  technologyIds,
  type Units,
  type UnitType,
  unit,
  unitTypes,
} from '@orrery/ti4/battles';
import { countsIn, idOf, known, partsOf, wholeOf } from '../core/names.ts';
import type { Battle, LawInPlay, Order, Side } from './battle.ts';
import { treatments } from './treatments.ts';

/** Factions without abilities in battles, for sides that name none. */
const plainFactions: readonly FactionId[] = ['xxcha', 'yssaril', 'hacan'];

type Key =
  | 'faction'
  | 'ground'
  | 'near'
  | 'damaged'
  | 'tech'
  | 'exhausted'
  | 'cards'
  | 'notes'
  | 'goods'
  | 'fleet'
  | 'uses'
  | 'order';
const keys: readonly Key[] = [
  'faction',
  'ground',
  'near',
  'damaged',
  'tech',
  'exhausted',
  'cards',
  'notes',
  'goods',
  'fleet',
  'uses',
  'order',
];

export interface BattleText {
  readonly attacker: string;
  readonly defender: string;
  readonly system?: string | undefined;
  readonly planet?: string | undefined;
  readonly laws?: readonly string[] | undefined;
  readonly until?: string | undefined;
}

/** The battle that texts describe. What cannot be understood is refused, with the nearest names. */
export function parseBattle({ attacker, defender, system: where, planet, laws = [], until }: BattleText): Battle {
  const texts = [partsOf(attacker, keys, 'units'), partsOf(defender, keys, 'units')] as const;
  const named = texts.map((parts) => parts.get('faction'));
  const factions = named.map((name) => (name === undefined ? undefined : known('faction', name, factionIds)));
  const free = plainFactions.filter((id) => !factions.includes(id));
  const [one = free.shift(), other = free.shift()] = factions;
  return {
    attacker: sideOf(texts[0], one as FactionId, true),
    defender: sideOf(texts[1], other as FactionId, false),
    ...(where !== undefined && { system: systemOf(where) }),
    ...(planet !== undefined && { planet: known('planet', planet, planetIds) }),
    ...(laws.length > 0 && { laws: laws.map(lawOf) }),
    ...(until !== undefined && { until: known('stage', until, ['space', 'invasion'] as const) }),
  };
}

function sideOf(parts: ReadonlyMap<string, string>, faction: FactionId, attacks: boolean): Side {
  const units = unitsIn(parts.get('units') ?? '');
  const [space, ground] = placed(units, faction, attacks);
  const list = <T extends string>(key: Key, what: string, ids: readonly T[]): T[] | undefined =>
    parts
      .get(key)
      ?.split(',')
      .map((name) => known(what, name, ids));
  const number = (key: Key) => (parts.has(key) ? wholeOf(key, parts.get(key) as string) : undefined);
  const optional = {
    damaged: parts.has('damaged') ? unitsIn(parts.get('damaged') as string) : undefined,
    near: parts.has('near') ? unitsIn(parts.get('near') as string) : undefined,
    technologies: list('tech', 'technology', technologyIds),
    exhausted: list('exhausted', 'technology', technologyIds),
    cards: list('cards', 'action card', actionCardIds),
    notes: list('notes', 'promissory note', noteIds),
    tradeGoods: number('goods'),
    fleetPool: number('fleet'),
    uses: list('uses', 'ability', statable()),
    order: orderOf(parts.get('order')),
  };
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
  const below = { ...ground, ...(parts.has('ground') && unitsIn(parts.get('ground') as string)) };
  return { faction, space, ...(Object.keys(below).length > 0 && { ground: below }), ...given };
}

/** Of the units that are just listed, ground forces of the attacker are aboard ships, and those of the defender stand on the planet. */
function placed(units: Units, faction: FactionId, attacks: boolean): [Units, Units] {
  const space: Partial<Record<UnitType, number>> = {};
  const ground: Partial<Record<UnitType, number>> = {};
  for (const [type, many] of Object.entries(units) as [UnitType, number][]) {
    const onPlanet = isOnPlanet(faction, type);
    if (onPlanet && attacks && type !== 'infantry') {
      throw new BadConfig(`an attacker's ${type} stands in a system next to the battle: near=${many} ${type}`);
    }
    (onPlanet && !attacks ? ground : space)[type] = many;
  }
  return [space, ground];
}

function isOnPlanet(faction: FactionId, type: UnitType): boolean {
  const id = factionOf(faction).sheet[type];
  return (type === 'infantry' || type === 'pds' || type === 'space-dock') && !(id !== null && unit(id).inSpace);
}

function unitsIn(text: string): Units {
  return countsIn(text, unitType);
}

function unitType(name: string): UnitType {
  const plain = idOf(name);
  const singular = plain.replace(/s$/, '');
  return unitTypes.find((type) => type === plain || type === singular) ?? known('unit', name, unitTypes);
}

function orderOf(text: string | undefined): Order | undefined {
  if (text === undefined || text === 'usual' || text === 'best') return text;
  return text.split(',').map(unitType);
}

/** A tile, or the first one of a kind: `nebula`, `alpha`. */
function systemOf(text: string): SystemId {
  const name = idOf(text);
  const of = (id: SystemId) => [system(id).anomaly, ...system(id).wormholes, ...system(id).planets];
  const found = systemIds.find((id) => of(id).some((each) => each === name));
  return found ?? known('system', name, systemIds);
}

/** `publicize-weapon-schematics`, `prophecy-of-ixth:attacker`, `conventions-of-war:planet` */
function lawOf(text: string): LawInPlay {
  const [name = '', where] = text.split(':');
  const id = known('law', name, agendaIds);
  if (where === undefined) return { id };
  const target = known('owner of a law', where, ['attacker', 'defender', 'planet'] as const);
  return target === 'planet' ? { id, onPlanet: true } : { id, of: target };
}

/** What is used only when it is stated. */
function statable(): BearerKey[] {
  return bearers()
    .map(({ key }) => key)
    .filter((key) => treatments[key] === 'stated');
}
