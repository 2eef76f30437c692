import { type Live, taking } from '../../drawing/live.ts';
import type { RendererProps } from '../../renderer.ts';
import { chosenShips } from '../bench/choosing.ts';
import type { SystemId } from '../model.ts';
import { round } from './geometry.ts';
import type { Mark, Placed } from './marks.ts';
import { boxOf } from './placing.ts';

/** A part of a system that can be picked by itself. */
interface Part extends Placed {
  readonly target: string;
  readonly isRound: boolean;
  /** Ground forces stand at its upper right, which the line around it leaves free. */
  readonly hasPill?: boolean;
}

/** What options may be about in a system: planets, and my units in space and on the ground. */
export function partsOf(id: SystemId, marks: readonly Mark[], seat: number | null): Part[] {
  return marks.flatMap((mark): Part[] => {
    const { x, y, width, height } = mark;
    const box = { x, y, width, height };
    switch (mark.use) {
      case 'planet':
        return ['planet', 'place'].map((kind) => ({
          ...box,
          target: `${kind}:${mark.planet}`,
          isRound: true,
          hasPill: marks.some((each) => each.use === 'pill' && each.planet === mark.planet),
        }));
      case 'pill':
        return mark.seat === seat ? [{ ...box, target: `unit:${mark.planet}:infantry`, isRound: false }] : [];
      case 'structure':
        return mark.seat === seat ? [{ ...box, target: `unit:${mark.planet}:${mark.type}`, isRound: false }] : [];
      case 'row':
        return mark.seat === seat
          ? mark.ships.map((ships) => {
              const size = mark.style.group;
              return { ...box, x: x + ships.x, width: size, target: `unit:${id}:${ships.type}`, isRound: false };
            })
          : [];
      default:
        return [];
    }
  });
}

interface HitsProps {
  readonly props: RendererProps;
  readonly live: Live;
  readonly id: SystemId;
  readonly marks: readonly Mark[];
  readonly isMyHome: boolean;
}

/** Planets and units that may be picked now lie above their system, each with a line around it; the others are only marked, to be pointed at. */
export function Hits({ props, live, id, marks, isMyHome }: HitsProps) {
  const ships = chosenShips(props);
  return partsOf(id, marks, props.seat).map((part) => {
    const { target, isRound } = part;
    const isChosen = ships !== null && target === `unit:${ships.from}:${ships.type}`;
    const isAsked = props.targets.has(target);
    const is = target.startsWith('unit:') ? target.split(':')[2] : isMyHome ? 'home' : undefined;
    if (!isAsked && !props.begins(target)) {
      return target.startsWith('place:') ? null : (
        <rect key={target} className="ti4-part" {...boxOf(part)} data-place={target} data-is={is} />
      );
    }
    const kind = isAsked ? { 'data-target': target } : { 'data-begin': target };
    const shape = {
      ...kind,
      ...taking(live, target),
      className: `ti4-hit${isAsked ? '' : ' is-begin'}${part.hasPill ? ' has-pill' : ''}${props.lit === target ? ' is-lit' : ''}${isChosen ? ' is-chosen' : ''}`,
      'data-place': target,
      'data-is': is,
      role: 'button',
      tabIndex: 0,
      ...(isChosen && { 'aria-pressed': true }),
      'aria-label': labelOf(props, target),
    };
    return isRound ? (
      <circle
        key={target}
        {...shape}
        pathLength={100}
        cx={round(part.x)}
        cy={round(part.y)}
        r={round(part.width / 2 + 2.5)}
      />
    ) : (
      <rect key={target} {...shape} {...boxOf({ ...part, width: part.width + 1, height: part.height + 2 })} rx="3" />
    );
  });
}

/** What picking it does, or what it is. */
function labelOf(props: RendererProps, target: string): string {
  const [option] = props.targets.get(target) ?? [];
  if (option) return props.say(option.label);
  const [kind, place = '', type] = target.split(':');
  return kind === 'unit' ? props.name(`unit-type/${type}`) : props.name(`planet/${place}`);
}
