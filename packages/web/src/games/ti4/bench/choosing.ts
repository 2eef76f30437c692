/** A system is looked at before it is activated: the first click chooses it, and the bench shows what that would mean. */
import type { RendererProps } from '../../renderer.ts';
import { type Group, type SystemId, systemOf, viewOf } from '../model.ts';

/** What the board shares with the bench. */
interface SystemPlan {
  readonly kind: 'system';
  readonly system: SystemId;
  /** When it was chosen, in milliseconds. */
  readonly since: number;
}

/** Milliseconds in which a second tap is half of a double tap, which brings the camera near. */
const DOUBLE_TAP = 400;

type Asked = Pick<RendererProps, 'prompt' | 'targets' | 'begins' | 'plan'>;

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

/** The same props for the board, where a click on a system chooses it, and another one activates it. */
export function choosingFirst(props: RendererProps): RendererProps {
  return {
    ...props,
    pick: (target, at) => {
      const id = systemOf(target);
      if (id === null || !canBeActivated(props, id)) return props.pick(target, at);
      const plan = planOf(props);
      const now = performance.now();
      if (plan?.system !== id) props.setPlan({ kind: 'system', system: id, since: now });
      else if (!props.isPhone || now - plan.since > DOUBLE_TAP) props.pick(target, at);
    },
  };
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
