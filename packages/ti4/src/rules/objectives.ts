/** Catalogue: objective-cards. */
import type { Rules, Seat } from '@orrery/kernel';
import type { PublicObjectiveId } from '../content/public-objectives.ts';
import type { Ti4 } from '../state.ts';

/** Revealed public objectives that the player could score now. */
export function scorablePublic(_g: Ti4, _seat: Seat): PublicObjectiveId[] {
  throw new Error('not written yet');
}

/** Pays what the objective costs and gains its points. */
export function* scorePublic(_g: Ti4, _seat: Seat, _id: PublicObjectiveId): Rules {
  throw new Error('not written yet');
}

/** Draws a secret objective and returns one if there are too many (objective-cards.21a). */
export function* drawSecret(_g: Ti4, _seat: Seat): Rules {
  throw new Error('not written yet');
}
