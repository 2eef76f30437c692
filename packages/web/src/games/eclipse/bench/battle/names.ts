import type { RendererProps } from '../../../renderer.ts';
import { ownerName, type Squadron } from '../../model.ts';
import type { Words } from '../../words.ts';

/** 'Cruiser of Olena', 'your Cruiser'; ships that nobody plays are called like their owner. */
export function squadronName(props: RendererProps, words: Words, { owner, type }: Squadron): string {
  if (typeof owner !== 'number') return props.name(`ship/${type}`);
  const isMine = String(owner === props.seat);
  return words('battle.ships', { isMine, owner: ownerName(props, owner), type: props.name(`ship/${type}`) });
}
