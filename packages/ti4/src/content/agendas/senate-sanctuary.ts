import { lawInPlay } from '../../rules/laws.ts';
import type { Agenda } from '../agendas.ts';

/** The elected planet has 2 influence more. */
export const senateSanctuary: Agenda = {
  kind: 'law',
  vote: 'elect-planet',
  trait: 'cultural',
  modify: {
    planetInfluence: (value, g, _holder, planet) =>
      lawInPlay(g, 'senate-sanctuary')?.planet === planet ? value + 2 : value,
  },
  *resolve() {},
};
