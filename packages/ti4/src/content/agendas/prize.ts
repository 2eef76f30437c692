import type { Seat } from '@orrery/kernel';
import { lawInPlay } from '../../rules/laws.ts';
import { gainPoints, losePoints } from '../../rules/victory.ts';
import type { Ti4 } from '../../state.ts';
import { tell, the } from '../../words.ts';
import type { AgendaId } from '../agendas.ts';

/** A law worth a point changes hands: its new owner gains the point before the old one loses it. */
export function takePrize(g: Ti4, id: AgendaId, seat: Seat, rival: Seat): void {
  const law = lawInPlay(g, id);
  if (law) law.owner = seat;
  tell(g, 'ti4.takes-law', { seat: the.seat(seat), agenda: the.agenda(id), rival: the.seat(rival) });
  gainPoints(g, [seat], 1);
  losePoints(g, rival, 1);
}
