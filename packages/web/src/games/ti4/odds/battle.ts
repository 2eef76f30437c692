/** A battle of Twilight Imperium as it is stated in the fields of a form, and as `@orrery/odds` takes it. */
import { type Battle, hasPlanet, type LawInPlay, type Side } from '@orrery/odds/ti4';
import { unitTypes } from '@orrery/ti4/figures';
import { chosenOf, counted, type Setup, switchedOn, type Values, worded } from '../../../odds/calculator.ts';

type Units = NonNullable<Side['space']>;

/** Room in the fleet pool where none is stated: the odds leave no ship behind for want of it. */
export const USUAL_FLEET = 16;

/** The battle that is stated. Without a faction a side has one that brings nothing to it. */
export function battleIn({ attacker, defender, common }: Setup): Battle {
  const one = worded(attacker, 'faction') || (worded(defender, 'faction') === 'hacan' ? 'xxcha' : 'hacan');
  const other = worded(defender, 'faction') || (one === 'xxcha' ? 'hacan' : 'xxcha');
  const laws = chosenOf(common, 'law/').map((id): LawInPlay => lawIn(id as LawInPlay['id'], common[`law/${id}`]));
  const rounds = counted(common, 'rounds');
  const due = { attacker: dueIn(attacker), defender: dueIn(defender) };
  const isAtPlanet = hasPlanet(worded(common, 'system'));
  return {
    attacker: sideIn(attacker, one as Side['faction'], isAtPlanet),
    defender: sideIn(defender, other as Side['faction'], isAtPlanet),
    ...stated(common, 'system'),
    ...stated(common, 'planet'),
    ...stated(common, 'until'),
    ...(laws.length > 0 && { laws }),
    ...(rounds > 0 && { roundsFought: rounds }),
    ...(counted(common, 'arrived') > 0 && { arrived: true }),
    ...(counted(common, 'bombarded') > 0 && { bombarded: true }),
    ...(counted(common, 'landed') > 0 && { landed: true }),
    ...(counted(common, 'begun') > 0 && { roundBegun: true }),
    ...((due.attacker ?? due.defender) !== null && { due }),
  };
}

/** Hits to take; null where nothing is said: the other side has yet to roll. */
function dueIn(values: Values): number | null {
  return typeof values.due === 'number' ? values.due : null;
}

/** What an address says is believed here: whatever the game does not have is refused by the odds. */
function stated<Key extends 'system' | 'planet' | 'until'>(common: Values, key: Key): Pick<Battle, Key> {
  const value = worded(common, key);
  return (value === '' ? {} : { [key]: value }) as unknown as Pick<Battle, Key>;
}

function lawIn(id: LawInPlay['id'], value: number | string | undefined): LawInPlay {
  if (value === 'planet') return { id, onPlanet: true };
  return value === 'attacker' || value === 'defender' ? { id, of: value } : { id };
}

function sideIn(values: Values, faction: Side['faction'], isAtPlanet: boolean): Side {
  const order = worded(values, 'order');
  return {
    faction,
    space: unitsIn(values, ''),
    damaged: unitsIn(values, 'damaged.'),
    ground: isAtPlanet ? unitsIn(values, 'ground.') : {},
    near: unitsIn(values, 'near.'),
    technologies: chosenOf(values, 'technology/') as never,
    exhausted: chosenOf(values, 'exhausted/') as never,
    cards: chosenOf(values, 'action-card/') as never,
    notes: chosenOf(values, 'note/') as never,
    uses: chosenOf(values, 'uses/') as never,
    tradeGoods: counted(values, 'goods'),
    fleetPool: counted(values, 'fleet', USUAL_FLEET),
    ...(order !== '' && { order: order === 'best' ? order : (order.split('.') as never) }),
  };
}

function unitsIn(values: Values, where: string): Units {
  const counts = unitTypes.map((type) => [type, counted(values, `${where}${type}`)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** The same battle as it is stated. */
export function setupOf(battle: Battle): Setup {
  const { attacker, defender, system, planet, until, laws = [], roundsFought = 0, due } = battle;
  return {
    attacker: { ...valuesOf(attacker), ...dueValue(due?.attacker) },
    defender: { ...valuesOf(defender), ...dueValue(due?.defender) },
    common: {
      ...(system && { system }),
      ...(planet && { planet }),
      ...(until && { until }),
      ...(roundsFought > 0 && { rounds: roundsFought }),
      ...(battle.arrived && { arrived: 1 }),
      ...(battle.bombarded && { bombarded: 1 }),
      ...(battle.landed && { landed: 1 }),
      ...(battle.roundBegun && { begun: 1 }),
      ...Object.fromEntries(laws.map(({ id, of, onPlanet }) => [`law/${id}`, onPlanet ? 'planet' : (of ?? 1)])),
    },
  };
}

function dueValue(hits: number | null = null): Values {
  return hits === null ? {} : { due: hits };
}

function valuesOf(side: Side): Values {
  const { faction, space, damaged, ground, near, order, tradeGoods = 0, fleetPool = USUAL_FLEET } = side;
  return {
    faction,
    ...unitValues('', space),
    ...unitValues('damaged.', damaged),
    ...unitValues('ground.', ground),
    ...unitValues('near.', near),
    ...switchedOn('technology/', side.technologies ?? []),
    ...switchedOn('exhausted/', side.exhausted ?? []),
    ...switchedOn('action-card/', side.cards ?? []),
    ...switchedOn('note/', side.notes ?? []),
    ...switchedOn('uses/', side.uses ?? []),
    ...(tradeGoods > 0 && { goods: tradeGoods }),
    ...(fleetPool !== USUAL_FLEET && { fleet: fleetPool }),
    ...(order && order !== 'usual' && { order: typeof order === 'string' ? order : order.join('.') }),
  };
}

function unitValues(where: string, units: Units = {}): Values {
  return Object.fromEntries(
    Object.entries(units).flatMap(([type, count]) => (count > 0 ? [[`${where}${type}`, count]] : [])),
  );
}
