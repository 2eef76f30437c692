import type { NoteHooks } from '../../hooks.ts';
import { atTurnStart } from '../../notes/turn-start.ts';
import { layToken, tokenSites } from './wormhole-tokens.ts';

/** Creuss: as the holder's turn begins they lay a wormhole token. */
export const creussIff: NoteHooks = {
  triggers: [
    atTurnStart({
      name: 'creuss-iff',
      turnOf: 'holder',
      *resolve(g, holder) {
        if (tokenSites(g, holder).length > 0) yield* layToken(g, holder);
      },
    }),
  ],
};
