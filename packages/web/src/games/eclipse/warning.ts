import { afterUpkeep } from '@orrery/eclipse/figures';
import type { Message } from '@orrery/voice';
import type { RendererProps } from '../renderer.ts';
import { tablesOf, viewOf } from './model.ts';
import { nextUpkeep } from './sums.ts';
import { message } from './words.ts';

/** A disc that next income cannot pay: for an action, or for a sector. */
export function warning(id: string, props: RendererProps): Message | null {
  const player = props.seat === null ? undefined : viewOf(props).players[props.seat];
  const asks = props.decision?.prompt.key;
  const isDisc =
    (asks === 'eclipse.choose-action' && tablesOf(props).actions.some((action) => action === id)) ||
    (asks === 'eclipse.take-control' && id === 'control');
  const next = player && isDisc ? nextUpkeep(player) : null;
  if (!player || next === null) return null;
  const left = afterUpkeep(player.resources.money, player.production.money, next);
  return left < 0 ? message('act.short', { count: -left }) : null;
}
