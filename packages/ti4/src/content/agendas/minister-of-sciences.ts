import type { Agenda } from '../agendas.ts';

/** Research by the strategy card Technology costs the owner no resources. */
export const ministerOfSciences: Agenda = {
  kind: 'law',
  vote: 'elect-player',
  trait: null,
  modify: { researchCost: () => 0 },
  *resolve() {},
};
