import type { WireOption } from '@orrery/server/protocol';
import type { Message } from '@orrery/voice';
import type { RendererProps } from '../renderer.ts';
import { bench } from './bench/index.tsx';
import { isTechnology } from './bench/TechnologyBench.tsx';
import { viewOf } from './model.ts';
import { message } from './words.ts';

/**
 * Who passes acts no more this round: what could still have been done with tokens is said. What a bench sends was put together there
 * and said by its button, so nobody is asked twice; neither is who ends a turn, since the button says just that.
 */
export function forfeit(option: WireOption, props: RendererProps): Message | null | undefined {
  const { id } = option;
  if (id === 'pass' && props.decision?.prompt.key === 'ti4.turn' && props.seat !== null) {
    const count = viewOf(props).players[props.seat]?.pools.tactic ?? 0;
    return message('turn.forfeit', { count });
  }
  if (isTechnology(id)) return undefined; // a click in the tree sends it at once
  return id === 'end-turn' || bench(props) !== null ? null : undefined;
}
