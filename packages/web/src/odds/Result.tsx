import { memo, useState } from 'react';
import { useText } from '../app/text.ts';
import type { Answer, Outcomes, Piece, Shares } from './calculator.ts';
import { useDrawing, useNamed } from './drawing.ts';
import { OddsBar } from './OddsBar.tsx';
import { usePercent } from './percent.ts';

/** What comes of a battle, in a bar and a few figures. */
export const Verdict = memo(({ answer }: { readonly answer: Answer }) => {
  const text = useText();
  const percent = usePercent();
  const { chances, averages } = answer;
  return (
    <>
      <div className="odds__verdict" role="status">
        <Ends answer={answer} />
        <OddsBar shares={answer} isLarge />
      </div>
      <ul className="odds__facts">
        {chances.map(({ text: key, chance }) => (
          <li key={key}>
            <b>{percent(chance)}</b> {text(key)}
          </li>
        ))}
        {averages.map(({ text: key, side, value }) => (
          <li key={`${key} ${side}`} className={side ? `is-${side}` : ''}>
            <b>{text('odds.average', { value })}</b> {text(key)}{' '}
            {side && <small className="odds__owner">{text(`odds.${side}`)}</small>}
          </li>
        ))}
      </ul>
      <Assumed assumed={answer.assumed.filter(({ side }) => side === null)} />
    </>
  );
});
Verdict.displayName = 'Verdict';

/** What the answer rests on. */
function Assumed({ assumed }: Pick<Answer, 'assumed'>) {
  const text = useText();
  return assumed.map(({ text: key, side, things }) => (
    <p key={`${key} ${side}`} className={`odds__assumption${side ? ` is-${side}` : ''}`}>
      {side && <b className="odds__owner">{text('odds.owner', { side: `side/${side}` })}</b>} {text(key)}{' '}
      {things.length > 0 && <Pieces pieces={things} />}
    </p>
  ));
}

/** Everything that may be left, round by round, and what was assumed. */
export const Details = memo(({ answer }: { readonly answer: Answer }) => {
  const text = useText();
  const { outcomes, rounds, leftOut } = answer;
  const ofSides = answer.assumed.filter(({ side }) => side !== null);
  return (
    <>
      <div className="odds__outcomes">
        {outcomes.map((each) => (
          <OutcomeList key={`${each.title} ${each.side}`} outcomes={each} />
        ))}
      </div>
      {rounds.length > 0 && <Rounds rounds={rounds} />}
      <div className="odds__assumed">
        {ofSides.length > 0 && <h3>{text('odds.assumed')}</h3>}
        <Assumed assumed={ofSides} />
        {leftOut.length > 0 && (
          <p className="odds__left-out">{text('odds.leftOut', { names: [...new Set(leftOut)] })}</p>
        )}
      </div>
    </>
  );
});
Details.displayName = 'Details';

function Ends({ answer }: { readonly answer: Answer }) {
  const text = useText();
  const percent = usePercent();
  const ends = ['win', 'draw', 'loss'] as const;
  return (
    <dl className="odds__ends">
      {ends.map((end) => (
        <div key={end} className={`is-${end}`}>
          <dt>{text(answer.meaning[end])}</dt>
          <dd data-testid={`odds-${end}`}>{percent(answer[end])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** So many ends are shown until somebody wants more. */
const FEW = 6;

function OutcomeList({ outcomes: { title, side, rows } }: { readonly outcomes: Outcomes }) {
  const text = useText();
  const percent = usePercent();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FEW);
  const widest = Math.max(...rows.map(({ chance }) => chance), 1e-9);
  return (
    <div className={`odds__list${side ? ` is-${side}` : ''}`}>
      <h3>{side ? text('odds.left.of', { side: `side/${side}` }) : text(title)}</h3>
      <ol>
        {shown.map(({ chance, pieces }) => (
          <li key={pieces.map(({ thing, count, damaged }) => `${thing} ${count} ${damaged}`).join()}>
            <span className="odds__list-bar" style={{ width: `${(chance / widest) * 100}%` }} />
            <b className="odds__list-chance">{percent(chance)}</b>
            <Pieces pieces={pieces} />
          </li>
        ))}
      </ol>
      {rows.length > shown.length && (
        <button type="button" className="odds__more" onClick={() => setWhole(true)}>
          {text('odds.others', { count: rows.length - shown.length })}
        </button>
      )}
    </div>
  );
}

/** Pieces as pictures with their numbers; a screen reader hears their names. */
function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  const text = useText();
  const named = useNamed();
  const { PieceIcon } = useDrawing().art;
  if (pieces.length === 0) return <span className="odds__pieces">{text('odds.nothing')}</span>;
  return (
    <span className="odds__pieces">
      {pieces.map(({ thing, count, damaged }) => (
        <span key={thing} title={named({ thing }, count)}>
          {count > 1 && count}
          <PieceIcon thing={thing} size={16} />
          <span className="visually-hidden">{named({ thing }, count)}</span>
          {damaged !== undefined && <Damage count={damaged} />}
        </span>
      ))}
    </span>
  );
}

/** So many of them are damaged. */
function Damage({ count }: { readonly count: number }) {
  const text = useText();
  const said = text('odds.damaged', { count });
  return (
    <em title={said}>
      <svg viewBox="0 0 12 12" width="11" height="11" aria-hidden="true">
        <path d="M6 0 7.4 3.4 11 2 8.8 5.2 12 7.4 8.2 7.6 8 12 5.6 8.6 2 10.6 3.4 7 0 5 3.8 4.4Z" fill="currentColor" />
      </svg>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{said}</span>
    </em>
  );
}

function Rounds({ rounds }: { readonly rounds: readonly (Shares & { readonly open: number })[] }) {
  const text = useText();
  const percent = usePercent();
  return (
    <div className="odds__rounds">
      <h3>{text('odds.rounds')}</h3>
      <table>
        <caption className="muted small">{text('odds.rounds.what')}</caption>
        <tbody>
          {rounds.map((round, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds have nothing but their number
            <tr key={index}>
              <th scope="row">{text('odds.round', { number: index + 1 })}</th>
              <td>
                <OddsBar shares={round} />
              </td>
              <td className="odds__open">
                <b>{percent(round.open)}</b> {text('odds.open')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
