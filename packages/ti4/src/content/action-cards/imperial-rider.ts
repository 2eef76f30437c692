import { gainPoints } from '../../rules/victory.ts';
import { rider } from './rider.ts';

/** Who was right gains a victory point. */
export const imperialRider = rider('imperial-rider', function* (g, holder) {
  gainPoints(g, [holder], 1);
});
