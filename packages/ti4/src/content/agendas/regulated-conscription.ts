import type { Agenda } from '../agendas.ts';

/** For: the cost of two fighters or infantry brings only one. */
export const regulatedConscription: Agenda = {
  kind: 'law',
  vote: 'for-against',
  trait: null,
  modify: {
    unitsPerCost: (count, _g, _holder, type) => (type === 'fighter' || type === 'infantry' ? 1 : count),
  },
  *resolve() {},
};
