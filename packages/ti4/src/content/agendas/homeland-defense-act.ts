import { chooseVictim, destroy } from '../../rules/destroy.ts';
import { placesWith } from '../../rules/pieces.ts';
import { keepStructureLimits } from '../../rules/structures.ts';
import { clockwise } from '../../rules/table.ts';
import type { Agenda } from '../agendas.ts';

/** For: a planet holds any number of PDS. Against: everybody destroys one of their own. */
export const homelandDefenseAct: Agenda = {
  kind: 'law',
  vote: 'for-against',
  trait: null,
  modify: {
    structureLimit: (limit, _g, _holder, type) => (type === 'pds' ? Number.MAX_SAFE_INTEGER : limit),
  },
  *resolve(g, outcome) {
    if (outcome === 'for') return;
    for (const seat of clockwise(g, g.speaker)) {
      const places = placesWith(g, seat, 'pds');
      if (places.length === 0) continue;
      const victim = yield* chooseVictim(g, seat, places, (type) => type === 'pds', 'ti4.choose-destroyed');
      yield* destroy(g, seat, victim, null, 'ability');
    }
  },
  *discarded(g) {
    keepStructureLimits(g);
  },
};
