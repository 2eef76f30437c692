import { needs, type TechnologyCard } from '../../technologies.ts';

/** Each use of Sustain Damage cancels 2 hits (sustain-damage.6). */
export const nonEuclideanShielding: TechnologyCard = {
  colour: 'warfare',
  prerequisites: needs({ warfare: 2 }),
  modify: { sustainCancels: () => 2 },
};
