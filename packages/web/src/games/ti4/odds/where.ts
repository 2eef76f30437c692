/** The battles that a table of Twilight Imperium shows: at hand, on the way, or to be had for an answer. */
import type { Where } from '@orrery/odds/ti4';
import type { GameJson, WireOption } from '@orrery/server/protocol';
import { unitClass } from '@orrery/ti4/figures';
import type { BattleAt, BattleFinder, RendererProps } from '../../renderer.ts';
import { type PlanetId, type SystemId, systemOf, type UnitType, type View, viewOf } from '../model.ts';

export const battles: BattleFinder = {
  now: (props) => fought(props) ?? arriving(props),
  after: (option, props) => (isMove(option) ? reached(props, systemOf(option.target ?? null)) : null),
};

const isMove = ({ id }: WireOption) => id.startsWith('activate:');

type Units = Partial<Record<UnitType, number>>;

/** The same in fewer words: what is read there is plain JSON. */
function battleAt(where: Where): BattleAt {
  return { attacker: where.attacker, defender: where.defender, where: where as unknown as GameJson };
}

/** The combat at hand; not while a side has rolled for some of its units and has yet to roll for others. */
function fought({ view: json }: RendererProps): BattleAt | null {
  const { combat } = viewOf({ view: json });
  if (!combat || combat.ended) return null;
  const isRolling = combat.rolls.some(({ kind, seat }) => kind !== 'combat' || !combat.fired.includes(seat));
  return isRolling ? null : battleNow(combat);
}

export function battleNow({ system, attacker, defender, planet, kind }: NonNullable<View['combat']>): BattleAt {
  return battleAt({
    system,
    attacker,
    defender,
    ...(kind === 'space' ? { until: 'space' } : planet && { planet }),
  });
}

/** The ships that are declared to move meet who guards the system. */
function arriving(props: RendererProps): BattleAt | null {
  const view = viewOf(props);
  const { tactical } = view;
  if (!tactical || tactical.seat !== props.seat || tactical.moves.length === 0) return null;
  const defender = guardOf(view, tactical.system, tactical.seat);
  if (defender === null) return null;
  const [units, damaged]: [Units, Units] = [{}, {}];
  const add = (to: Units, type: UnitType, count: number) => {
    to[type] = (to[type] ?? 0) + count;
  };
  for (const { type, count, damaged: isDamaged, cargo } of tactical.moves) {
    add(units, type, count);
    if (isDamaged) add(damaged, type, count);
    for (const each of cargo) add(units, each.type, each.count);
  }
  return battleAt({
    system: tactical.system,
    attacker: tactical.seat,
    defender,
    arriving: units,
    arrivingDamaged: damaged,
  });
}

/** All ships that could come to a system meet who guards it in space. */
export function reached(props: RendererProps, system: SystemId | null): BattleAt | null {
  const view = viewOf(props);
  const { seat } = props;
  const reach = view.outlook?.own?.reach;
  if (seat === null || system === null || !reach) return null;
  const defender = guardOf(view, system, seat);
  if (defender === null) return null;
  const [units, damaged]: [Units, Units] = [{}, {}];
  for (const { from, types, to } of reach) {
    if (from === system || !to.includes(system)) continue;
    for (const group of view.systems[from]?.units ?? []) {
      if (group.seat !== seat || !types.includes(group.type)) continue;
      units[group.type] = (units[group.type] ?? 0) + group.count;
      damaged[group.type] = (damaged[group.type] ?? 0) + group.damaged;
    }
  }
  if (Object.keys(units).length === 0) return null;
  const where = {
    system,
    attacker: seat,
    defender,
    arriving: units,
    arrivingDamaged: damaged,
    until: 'space',
  } as const;
  return { ...battleAt(where), isIfAllCome: true };
}

/** These troops land on a planet that somebody holds. */
export function landed(props: RendererProps, planet: PlanetId, infantry: number): BattleAt | null {
  const { tactical, planets } = viewOf(props);
  const owner = planets[planet]?.owner ?? null;
  const isHeld = planets[planet]?.units.some(({ seat }) => seat === owner && owner !== props.seat);
  if (!tactical || props.seat === null || owner === null || !isHeld || infantry === 0) return null;
  return battleAt({ system: tactical.system, attacker: props.seat, defender: owner, planet, landing: { infantry } });
}

/** Whose ships are there. */
function guardOf({ systems }: View, system: SystemId, seat: number): number | null {
  const guard = systems[system]?.units.find((group) => group.seat !== seat && unitClass(group.type) === 'ship');
  return guard?.seat ?? null;
}
