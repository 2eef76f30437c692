/** Everything about parts that are being placed, for the shelves in the column and the blueprints in the dock alike. */
import { partsWith, withPart } from '@orrery/eclipse/figures';
import { type RefObject, useState } from 'react';
import type { RendererProps } from '../../renderer.ts';
import { type PartId, type PlayerView, tablesOf, viewOf } from '../model.ts';
import { likelySpace, technologiesOf } from '../sums.ts';
import { idIn } from '../told.ts';
import {
  type Drafts,
  draftsOf,
  isSame,
  type Misfit,
  misfitOf,
  type Place,
  type Planned,
  planned,
  type Step,
  spaceId,
  takeOffId,
  tileAt,
  withStep,
} from './plan.ts';
import { type Drag, type Grip, usePartDrag } from './usePartDrag.ts';

/** What is asked: an upgrade, which is planned; a space for one part, or a tile that makes way for it, which is answered. */
export type Asks = 'upgrade' | 'space' | 'tile';

/** What I prepare, as table, column and dock share it. */
interface Plan {
  readonly kind: 'work';
  readonly steps: readonly Step[];
  /** The part in the hand. */
  readonly part: PartId | null;
  /** A part that is pointed at, or dragged over a place. */
  readonly tried: Step | null;
}

const nothing: Plan = { kind: 'work', steps: [], part: null, tried: null };

export interface Work {
  readonly asks: Asks;
  readonly before: PlayerView;
  readonly planned: Planned;
  /** The part that a click on a space would put there. */
  readonly part: PartId | null;
  readonly parts: readonly PartId[];
  readonly drafts: Drafts;
  readonly drag: Drag | null;
  readonly grip: (part: PartId, from: Place | null) => Grip | null;
  /** Takes a part into the hand; puts it back if it is there already. */
  readonly choose: (part: PartId) => void;
  /** A click on a space. */
  readonly press: (place: Place) => void;
  /** Why the part in the hand may not go there; null if it may, undefined without such a part. */
  readonly misfitAt: (place: Place) => Misfit | null | undefined;
  readonly remove: (step: Step) => void;
  /** A part of the shelves is pointed at. */
  readonly pointPart: (part: PartId | null) => void;
  readonly pointPlace: (place: Place | null) => void;
  /** Answers with the whole plan. */
  readonly send: () => void;
}

const questions: Readonly<Record<string, Asks>> = {
  'eclipse.upgrade': 'upgrade',
  'eclipse.place-part': 'space',
  'eclipse.place-ancient-part': 'space',
  'eclipse.make-way': 'tile',
};

/** Whether a question is about parts on blueprints. */
export function asksOf({ prompt }: Pick<RendererProps, 'prompt'>): Asks | null {
  return questions[prompt?.key ?? ''] ?? null;
}

function planOf({ plan }: Pick<RendererProps, 'plan'>): Plan {
  return plan !== null && typeof plan === 'object' && 'kind' in plan && plan.kind === 'work'
    ? (plan as unknown as Plan)
    : nothing;
}

export function useWork(props: RendererProps, area: RefObject<HTMLElement | null>): Work | null {
  const tables = tablesOf(props);
  const view = viewOf(props);
  const before = props.seat === null ? undefined : view.players[props.seat];
  const plan = planOf(props);
  const asks = asksOf(props);
  const [pointed, setPointed] = useState<Place | null>(null);
  const change = (changed: Partial<Plan>): void => props.setPlan({ ...plan, ...changed } as never);
  const answer = (id: string): void => {
    if (props.decision?.options.some((option) => option.id === id)) props.answer([id]);
  };
  const take = (step: Step): void => {
    if (asks === 'upgrade') change({ steps: withStep(plan.steps, step), part: null, tried: null });
    else if (step.to) answer(spaceId(step.to));
    else if (step.from) answer(takeOffId(step.from));
  };
  const { drag, grip } = usePartDrag(area, {
    onStart: () => props.hint(null),
    onOver: (held, over) => change({ tried: { ...held, to: over } }),
    onDrop: (held, over, isHome) => {
      const step = { ...held, to: over };
      if (isHome && !over) change({ tried: null });
      else if (asks !== 'upgrade' || fits(step)) take(step);
      else change({ tried: null });
    },
    onCancel: () => change({ tried: null }),
  });
  if (!before || before.species === null || asks === null) return null;
  const whole = planned(tables, before, asks === 'upgrade' ? plan.steps : [], view.turn?.activations ?? 0);
  const now = whole.player;
  const part = asks === 'upgrade' ? plan.part : partAsked(props);
  const canPlace = asks === 'upgrade' ? whole.left > 0 : asks === 'space';
  /** A step about a part that is only planned can always be changed. */
  function fits(step: Step): boolean {
    const steps = withStep(plan.steps, step);
    return planned(tables, before as PlayerView, steps, view.turn?.activations ?? 0).steps.length === steps.length;
  }
  const isPlanned = (place: Place) => whole.steps.find((each) => isSame(each.to, place));
  const misfitAt = (place: Place): Misfit | null | undefined => {
    if (part === null || !canPlace) return undefined;
    const misfit = misfitOf(tables, now, asStep(part, place));
    if (asks === 'upgrade') return misfit;
    return props.targets.has(spaceId(place)) ? null : (misfit ?? 'place');
  };
  return {
    asks,
    before,
    planned: whole,
    part,
    parts: asks === 'upgrade' ? partsWith(technologiesOf(now), now.keptParts) : part ? [part] : [],
    drafts: plan.tried ? triedDrafts(plan.tried) : pointed ? pointedDrafts(pointed) : {},
    drag,
    grip: (id, from) => (asks === 'tile' || (asks === 'space' && from) ? null : grip({ part: id, from })),
    choose: (id) => change({ part: plan.part === id ? null : id, tried: null }),
    press: (place) => {
      const tile = tileAt(now, place);
      if (asks === 'tile') answer(takeOffId(place));
      else if (part !== null && misfitAt(place) === null) take(asStep(part, place));
      else if (part === null && tile) take({ part: tile, from: place, to: null });
    },
    misfitAt,
    remove: (step) => change({ steps: plan.steps.filter((each) => each !== step), tried: null }),
    pointPart: (id) => change({ tried: id && { part: id, from: null, to: null } }),
    pointPlace: (place) => setPointed((last) => (isSame(last, place) ? last : place)),
    send: () => {
      change(nothing);
      props.answer(whole.answers);
    },
  };

  /** A part over a place; one that is only pointed at shows what it would do where it fits. */
  function triedDrafts(tried: Step): Drafts {
    if (tried.to || tried.from) return draftsOf(now, tried);
    return Object.fromEntries(
      tables.shipTypes.flatMap((type) => {
        const space = likelySpace(tables, now, type, tried.part);
        return space === null ? [] : [[type, withPart(now.blueprints[type], space, tried.part)]];
      }),
    );
  }

  function pointedDrafts(place: Place): Drafts {
    const tile = tileAt(now, place);
    if (part !== null) return misfitAt(place) === 'place' ? {} : draftsOf(now, asStep(part, place));
    return tile && !isPlanned(place) ? draftsOf(now, { part: tile, from: place, to: null }) : {};
  }
}

const asStep = (part: PartId, to: Place): Step => ({ part, from: null, to });

/** The part that a space is asked for. */
function partAsked({ prompt }: Pick<RendererProps, 'prompt'>): PartId | null {
  return prompt?.args?.part === undefined ? null : (idIn(prompt.args.part) as PartId);
}
