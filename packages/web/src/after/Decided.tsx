import type { Message, Voice } from '@orrery/voice';
import { seatThing } from '../app/seats.ts';
import { useText } from '../app/text.ts';
import type { Gain } from '../games/renderer.ts';
import { Link } from '../parts/Link.tsx';
import { EventLine } from '../table/EventLine.tsx';
import type { Verdict } from './decided.ts';

interface DecidedProps {
  /** The id of the table, whose moments can be looked at. */
  readonly table: string;
  readonly verdict: Verdict;
  readonly gains: readonly Gain[];
  readonly voice: Voice;
  readonly roundName: (round: number) => Message;
}

/** What decided the game, in a few sentences, and the gains it hung on. */
export function Decided({ table, verdict, gains, voice, roundName }: DecidedProps) {
  const text = useText();
  const { margin, leadRound, ledBefore, swing, decisive } = verdict;
  const [winner, rival] = [seatThing(verdict.winner), seatThing(verdict.rival)];
  /** What the winner gained last in a round. */
  const gainIn = (round: number) => gains.findLast((gain) => gain.round === round && gain.seat === verdict.winner);
  const show = (gain: Gain | undefined) =>
    gain && (
      <Link href={`/replay/${table}?event=${gain.event.seq}`} className="decided__show">
        {text('decided.show')}
      </Link>
    );
  return (
    <section className="result__part" aria-label={text('decided.title')}>
      <h3>{text('decided.title')}</h3>
      <ul className="decided">
        <li>
          {ledBefore === null
            ? text('decided.led', { winner, round: roundName(leadRound) })
            : text('decided.overtook', { winner, before: seatThing(ledBefore), round: roundName(leadRound) })}{' '}
          {show(gainIn(leadRound))}
        </li>
        {swing.points > 0 && (
          <li>
            {text('decided.swing', { winner, rival, round: roundName(swing.round), count: swing.points })}{' '}
            {show(gainIn(swing.round))}
          </li>
        )}
        <li>
          {margin === 0
            ? text('decided.tie', { winner, rival })
            : text('decided.margin', { winner, rival, count: margin })}{' '}
          {text(decisive.length > 0 ? 'decided.hung' : 'decided.landslide', { count: decisive.length })}
        </li>
      </ul>
      <ol className="decided__gains">
        {decisive.map((gain) => (
          <EventLine key={gain.event.seq} event={gain.event} voice={voice} after={show(gain)} />
        ))}
      </ol>
    </section>
  );
}
