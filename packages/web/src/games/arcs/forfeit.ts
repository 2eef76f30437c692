import type { WireOption } from '@orrery/server/protocol';
import type { Message } from '@orrery/voice';
import type { RendererProps } from '../renderer.ts';
import { viewOf } from './model.ts';
import { message } from './words.ts';

/** Pips that a turn would leave unused if it ended now, although they could buy something. */
export function lostPips(props: RendererProps): number {
  const canAct = props.decision?.options.some(({ idle, aside }) => !idle && !aside) ?? false;
  return canAct ? (viewOf(props).turn?.pips ?? 0) : 0;
}

/** What is lost with a turn that ends: pips, but no tokens. */
export function forfeit({ idle }: WireOption, props: RendererProps): Message | null | undefined {
  if (props.decision?.prompt.key !== 'arcs.turn' || !idle) return undefined;
  const count = lostPips(props);
  return count === 0 ? null : message('turn.forfeit', { count });
}
