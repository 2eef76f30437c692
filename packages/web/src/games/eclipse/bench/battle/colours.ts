import type { RendererProps } from '../../../renderer.ts';
import { npcColour } from '../../art/ships.ts';
import type { Owner } from '../../model.ts';

export function ownerColour({ players }: Pick<RendererProps, 'players'>, owner: Owner): string {
  return typeof owner === 'number' ? (players[owner]?.colour ?? npcColour) : npcColour;
}
