/**
 * What is chosen on the board before a system is activated: the system itself, so that the bench shows what that would mean, or
 * ships of mine, so that the board shows where they could go.
 */
import { useEffect } from 'react';
import { isTyping } from '../../../parts/typing.ts';
import type { RendererProps } from '../../renderer.ts';
import { type Group, type SystemId, systemOf, type UnitType, viewOf } from '../model.ts';

/** What the board shares with the bench. */
interface SystemPlan {
  readonly kind: 'system';
  readonly system: SystemId;
  /** When it was chosen, in milliseconds. */
  readonly since: number;
}

interface ShipsPlan extends Ships {
  readonly kind: 'ships';
  readonly since: number;
}

/** My ships of one type in one system. */
interface Ships {
  readonly from: SystemId;
  readonly type: UnitType;
}

/** Milliseconds in which a second tap is half of a double tap, which brings the camera near. */
const DOUBLE_TAP = 400;

type Asked = Pick<RendererProps, 'prompt' | 'targets' | 'begins' | 'plan' | 'view'>;

function canBeActivated({ prompt, targets, begins }: Asked, id: SystemId): boolean {
  const place = `system:${id}`;
  return prompt?.key === 'ti4.activate' ? targets.has(place) : prompt?.key === 'ti4.turn' && begins(place);
}

function planOf(props: Asked): SystemPlan | null {
  const plan = props.plan as Partial<SystemPlan> | null;
  return plan?.kind === 'system' && canBeActivated(props, plan.system as SystemId) ? (plan as SystemPlan) : null;
}

/** The system that is chosen, as long as it can be activated. */
export const chosenSystem = (props: Asked): SystemId | null => planOf(props)?.system ?? null;

/** Where ships could go: what they reach, as far as it can be activated now. */
function goalsOf(props: Asked, { from, type }: Ships): SystemId[] {
  const reach = viewOf(props).outlook?.own?.reach ?? [];
  const all = reach.filter((each) => each.from === from && each.types.includes(type)).flatMap(({ to }) => to);
  return all.filter((id) => canBeActivated(props, id));
}

/** The ships that are chosen, and where they could go; null when they can go nowhere. */
export function chosenShips(props: Asked): (Ships & { readonly to: readonly SystemId[] }) | null {
  const plan = props.plan as Partial<ShipsPlan> | null;
  if (plan?.kind !== 'ships') return null;
  const { from, type } = plan as ShipsPlan;
  const to = goalsOf(props, { from, type });
  return to.length > 0 ? { from, type, to } : null;
}

/** The ships that a target of the board names, `unit:tile-01:carrier`, if they could go somewhere. */
function shipsOf(props: Asked, target: string): Ships | null {
  const [kind, from, type] = target.split(':');
  if (kind !== 'unit') return null;
  const ships = { from, type } as Ships;
  return goalsOf(props, ships).length > 0 ? ships : null;
}

/** My ships in a system that could go somewhere, by type. */
export function movableIn(props: Asked & Pick<RendererProps, 'seat'>, id: SystemId): Group[] {
  const units = viewOf(props).systems[id]?.units ?? [];
  return units.filter(({ seat, type }) => seat === props.seat && goalsOf(props, { from: id, type }).length > 0);
}

export function chooseShips({ setPlan }: Pick<RendererProps, 'setPlan'>, { from, type }: Ships): void {
  setPlan({ kind: 'ships', from, type, since: performance.now() });
}

/**
 * The same props for the board, where a click on a system chooses it, and another one activates it. A click on ships of mine
 * lights where they could go; of these systems one is activated at once, but on a phone, where fingers miss, looked at first.
 */
export function choosingFirst(props: RendererProps): RendererProps {
  const chosen = chosenShips(props);
  const isDoubleTap = (since: number) => props.isPhone && performance.now() - since <= DOUBLE_TAP;
  const pickShips = (ships: Ships) => {
    const isSame = chosen?.from === ships.from && chosen.type === ships.type;
    if (!isSame) chooseShips(props, ships);
    else if (!isDoubleTap((props.plan as unknown as ShipsPlan).since)) props.setPlan(null);
  };
  return {
    ...props,
    begins: (target) => props.begins(target) || shipsOf(props, target) !== null,
    pick: (target, at) => {
      const ships = shipsOf(props, target);
      if (ships) return pickShips(ships);
      const id = systemOf(target);
      if (id === null || !canBeActivated(props, id)) return props.pick(target, at);
      if (chosen?.to.includes(id) && !props.isPhone) return props.pick(target, at);
      const plan = planOf(props);
      if (plan?.system !== id) props.setPlan({ kind: 'system', system: id, since: performance.now() });
      else if (!isDoubleTap(plan.since)) props.pick(target, at);
    },
  };
}

/** Escape gives up what is chosen. */
export function useGivingUp({ setPlan }: Pick<RendererProps, 'setPlan'>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isTyping(event) || document.querySelector('dialog[open], [role=menu]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setPlan(null);
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [setPlan]);
}

interface Comers {
  readonly from: SystemId;
  readonly groups: readonly Group[];
}

/** Which of my ships could come to a system, by where they are. */
export function comersTo(props: Pick<RendererProps, 'view' | 'seat'>, id: SystemId): Comers[] {
  const { outlook, systems } = viewOf(props);
  return (outlook?.own?.reach ?? []).flatMap(({ from, types, to }) => {
    if (from === id || !to.includes(id)) return [];
    const groups = (systems[from]?.units ?? []).filter(({ seat, type }) => seat === props.seat && types.includes(type));
    return groups.length > 0 ? [{ from, groups }] : [];
  });
}
