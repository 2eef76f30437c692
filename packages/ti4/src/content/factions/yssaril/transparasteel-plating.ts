import { player } from '../../../rules/table.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

/** In the holder's turns, players who have passed cannot play action cards. */
export const transparasteelPlating: TechnologyCard = {
  colour: 'biotic',
  prerequisites: needs({ biotic: 1 }),
  modify: {
    canPlayActionCards: (allowed, g, holder, seat) =>
      allowed && !(g.phase === 'action' && g.turn?.seat === holder && player(g, seat).passed),
  },
};
