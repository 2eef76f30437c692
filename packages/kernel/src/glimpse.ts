import { copy } from './json.ts';
import type { Match } from './match.ts';
import type { Viewer } from './message.ts';
import { Keystream, type Seed } from './random.ts';
import { serve } from './services.ts';

/**
 * The state of the sample with this seed, for who only looks at it: nothing is played again. What others have chosen in the present
 * simultaneous decision has not changed the state, and how many have is not told here either.
 */
export function glimpse<S extends object, C>(match: Match<S, C>, viewer: Viewer, seed: Seed): Readonly<S> {
  const state = copy(match.peek());
  const random = new Keystream(seed);
  serve(state, { random, events: null, irreversible() {}, answers: () => 0 });
  match.game.imagine(state, viewer, random);
  return state;
}
