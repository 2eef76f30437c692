import type { Voice } from '@orrery/voice';
import { useText } from '../app/text.ts';
import { EventLine } from '../table/EventLine.tsx';
import type { Verdict } from './decided.ts';

interface DecidedProps {
  readonly verdict: Verdict;
  readonly voice: Voice;
  readonly roundName: (round: number) => string;
}

/** What decided the game, in a few sentences, and the gains it hung on. */
export function Decided({ verdict, voice, roundName }: DecidedProps) {
  const text = useText();
  const { margin, leadRound, ledBefore, swing, decisive } = verdict;
  const [winner, rival] = [voice.player(verdict.winner), voice.player(verdict.rival)];
  return (
    <section className="result__part" aria-label={text('decided.title')}>
      <h3>{text('decided.title')}</h3>
      <ul className="decided">
        <li>
          {ledBefore === null
            ? text('decided.led', { winner, round: roundName(leadRound) })
            : text('decided.overtook', { winner, before: voice.player(ledBefore), round: roundName(leadRound) })}
        </li>
        {swing.points > 0 && (
          <li>{text('decided.swing', { winner, rival, round: roundName(swing.round), count: swing.points })}</li>
        )}
        <li>
          {margin === 0
            ? text('decided.tie', { winner, rival })
            : text('decided.margin', { winner, rival, count: margin })}{' '}
          {text(decisive.length > 0 ? 'decided.hung' : 'decided.landslide', { count: decisive.length })}
        </li>
      </ul>
      <ol className="decided__gains">
        {decisive.map(({ event }) => (
          <EventLine key={event.seq} event={event} voice={voice} />
        ))}
      </ol>
    </section>
  );
}
