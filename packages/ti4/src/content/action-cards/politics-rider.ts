import { drawActionCards } from '../../rules/action-cards.ts';
import { tell, the } from '../../words.ts';
import { rider } from './rider.ts';

/** Who was right draws 3 action cards and becomes the speaker. */
export const politicsRider = rider('politics-rider', function* (g, holder) {
  yield* drawActionCards(g, holder, 3);
  if (g.speaker === holder) return;
  g.speaker = holder;
  tell(g, 'ti4.new-speaker', { seat: the.seat(holder) });
});
