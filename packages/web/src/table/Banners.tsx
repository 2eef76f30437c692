import { plain } from '@orrery/voice';
import { useState } from 'react';
import { takeSeatAgain } from '../api/calls.ts';
import { seatThing } from '../app/seats.ts';
import { useText } from '../app/text.ts';
import { errorText } from '../messages/errors.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { sentenceOf } from '../parts/Trouble.tsx';
import type { TableConnection } from './connection.ts';
import type { TableSnapshot } from './snapshot.ts';

interface BannersProps {
  readonly connection: TableConnection;
  readonly snapshot: TableSnapshot;
  readonly mySeat: number | null;
}

/** Quiet lines over the board: a lost connection, what was refused, an undo that waits for consent. */
export function Banners({ connection, snapshot, mySeat }: BannersProps) {
  const text = useText();
  const { line, notice, undo, isOutdated } = snapshot;
  return (
    <div className="banners" role="status">
      {line === 'lost' && (
        <div className="banner banner--line">
          <span className="banner__pulse" />
          <span>{text('line.lost')}</span>
          <button type="button" className="button button--quiet" onClick={() => connection.retryNow()}>
            {text('line.retry')}
          </button>
        </div>
      )}
      {isOutdated && (
        <div className="banner banner--line">
          <span>{text('line.outdated')}</span>
          <button type="button" className="button button--quiet" onClick={() => location.reload()}>
            {text('app.reload')}
          </button>
        </div>
      )}
      <ReplacedBanner snapshot={snapshot} mySeat={mySeat} />
      <NudgeBanner snapshot={snapshot} mySeat={mySeat} />
      {undo !== null && (undo.by === mySeat || (mySeat !== null && undo.consents.includes(mySeat))) && (
        <div className="banner">{text('undo.waiting')}</div>
      )}
      {notice && (
        <div className={`banner ${notice.kind === 'error' ? 'banner--danger' : ''}`}>
          <span>
            {notice.kind === 'rolled-back' && text('notice.rolledBack', { count: notice.answersLost })}
            {notice.kind === 'undo-refused' && text('undo.refused')}
            {notice.kind === 'undo-agreed' && text('undo.agreed')}
            {notice.kind === 'took-back' && text('undo.counted', { count: notice.count })}
            {notice.kind === 'error' && text('notice.error', { message: plain(errorText(notice.error, text)) })}
          </span>
          <IconButton
            className="button--quiet"
            icon="close"
            label={text('app.close')}
            onClick={() => connection.dismissNotice()}
          />
        </div>
      )}
    </div>
  );
}

/** Somebody waits for my decision and says so. */
function NudgeBanner({ snapshot: { game }, mySeat }: Pick<BannersProps, 'snapshot' | 'mySeat'>) {
  const text = useText();
  if (!game || mySeat === null || !game.waitingFor.includes(mySeat)) return null;
  const { seats } = game.table;
  const by = seats[mySeat]?.nudged?.by;
  const face = by === undefined ? undefined : seats[by];
  if (by === undefined || face === undefined) return null;
  return <div className="banner">{text('nudge.you', { name: seatThing(by) })}</div>;
}

/** A bot plays for me until I want my seat again. */
function ReplacedBanner({ snapshot: { game }, mySeat }: Pick<BannersProps, 'snapshot' | 'mySeat'>) {
  const text = useText();
  const [error, setError] = useState<unknown>(null);
  if (!game || game.outcome !== null || !game.table.seats[mySeat ?? -1]?.replaced) return null;
  return (
    <div className="banner">
      <span>{error === null ? text('replaced.you') : sentenceOf(error, text)}</span>
      <button type="button" className="button" onClick={() => takeSeatAgain(game.table.id).catch(setError)}>
        {text('replaced.return')}
      </button>
    </div>
  );
}
