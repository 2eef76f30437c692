/** The battles that a table of Arcs shows: at hand, or to be had for an answer. */
import type { GameJson, WireOption } from '@orrery/server/protocol';
import type { BattleAt, BattleFinder, RendererProps } from '../../renderer.ts';
import type { SystemId } from '../geometry.ts';
import { idOf, viewOf } from '../model.ts';
import { planOf } from '../plans.ts';
import type { ArcsWhere } from './where.ts';

export const battles: BattleFinder = {
  now: (props) => {
    const { battle, roll } = viewOf(props);
    return battle && !roll ? battleAt(battle) : null;
  },
  after: (option, props) => attacked(option, props) ?? entered(option, props),
};

export function battleAt({ system, attacker, defender, arriving, dice }: ArcsWhere): BattleAt {
  const where: ArcsWhere = { system, attacker, defender, ...(arriving && { arriving }), ...(dice && { dice }) };
  return { attacker, defender, where: where as unknown as GameJson };
}

/** `battle:3-hex/1`, or `battle` where there is but one to be fought. */
function attacked({ id }: WireOption, props: RendererProps): BattleAt | null {
  const { seat } = props;
  const [only, ...others] = viewOf(props).battles;
  if (id === 'battle' && seat !== null && only && others.length === 0) return battleAt({ ...only, attacker: seat });
  const [, system, defender] = /^battle:(.+)\/(\d)$/.exec(id) ?? [];
  if (seat === null || system === undefined) return null;
  return battleAt({ system: system as SystemId, attacker: seat, defender: Number(defender) });
}

/** A move of the ships that were chosen, or of all, to where somebody else has some. */
function entered({ target }: WireOption, props: RendererProps): BattleAt | null {
  const { decision, seat } = props;
  const from = idOf(decision?.prompt.args?.system) as SystemId | null;
  if (seat === null || from === null || decision?.prompt.key !== 'arcs.move.where') return null;
  const plan = planOf(props);
  const { fresh = [], damaged = [] } = viewOf(props).systems[from] ?? {};
  const all = { fresh: fresh[seat] ?? 0, damaged: damaged[seat] ?? 0 };
  const ships = plan?.kind === 'fleet' ? { fresh: plan.fresh, damaged: plan.damaged } : all;
  return guarded(props, target?.replace('system:', '') as SystemId, ships);
}

/** Whoever has the most ships there would be fought. */
export function guarded(
  props: RendererProps,
  system: SystemId,
  arriving: NonNullable<ArcsWhere['arriving']>,
): BattleAt | null {
  const there = viewOf(props).systems[system];
  const { seat } = props;
  if (!there || seat === null || arriving.fresh + arriving.damaged === 0) return null;
  const ships = props.players.map((_, each) => (there.fresh[each] ?? 0) + (there.damaged[each] ?? 0));
  const [guard] = ships
    .map((count, each) => ({ count, each }))
    .filter(({ count, each }) => count > 0 && each !== seat)
    .toSorted((a, b) => b.count - a.count);
  return guard ? battleAt({ system, attacker: seat, defender: guard.each, arriving }) : null;
}
