import { groundForcesOn } from '../../rules/pieces.ts';
import { destroyed } from './deeds.ts';

/** Bombardment destroyed the last ground forces on a planet. */
export const makeAnExampleOfTheirWorld = destroyed(
  'make-an-example-of-their-world',
  { kind: 'last-ground-forces-by-bombardment' },
  (g, { cause, seat, place }) => cause === 'bombardment' && groundForcesOn(g, seat, place) === 0,
);
