import type { Message } from '@orrery/voice';
import type { RendererProps } from '../../../renderer.ts';
import { ownerThing, type Squadron } from '../../model.ts';
import { message } from '../../words.ts';

/** 'Cruiser of Olena', 'your Cruiser'; ships that nobody plays are called like their owner. */
export function squadron(seat: number | null, { owner, type }: Squadron): Message {
  if (typeof owner !== 'number') return message('battle.others', { type: `ship/${type}` });
  return message('battle.ships', { isMine: owner === seat, owner: ownerThing(owner), type: `ship/${type}` });
}

export function squadronName({ seat, say }: RendererProps, ships: Squadron): string {
  return say(squadron(seat, ships));
}
