import { gainTokens } from '../../rules/tokens.ts';
import { rider } from './rider.ts';

/** Who was right gains 3 command tokens. */
export const leadershipRider = rider('leadership-rider', function* (g, holder) {
  yield* gainTokens(g, holder, 3);
});
