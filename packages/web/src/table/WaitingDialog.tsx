import type { SeatFace, TableFace } from '@orrery/server/protocol';
import { plain } from '@orrery/voice';
import { useCallback } from 'react';
import { getTable, nudge, voteToReplace } from '../api/calls.ts';
import { serverNow } from '../api/serverTime.ts';
import { useFormats } from '../app/formats.ts';
import { nameOfPlayer, seatThing } from '../app/seats.ts';
import { messageOf, useText } from '../app/text.ts';
import { sinceParts } from '../lobby/since.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { Loading, Refusal } from '../parts/Trouble.tsx';
import { useAttempt } from '../parts/useAttempt.ts';
import { useLoaded } from '../parts/useLoaded.ts';

interface WaitingDialogProps {
  readonly table: string;
  readonly onClose: () => void;
}

/** Those we wait for: since when, and what can be done about it. */
export function WaitingDialog({ table: id, onClose }: WaitingDialogProps) {
  const text = useText();
  const { value: table, error: unread, reload } = useLoaded(useCallback(() => getTable(id), [id]));
  const { error: refused, attempt } = useAttempt();
  const change = (seat: number, action: () => Promise<unknown>) => attempt(action, `seat ${seat}`).then(reload);
  const error = refused ?? unread;
  const people = table ? waitedFor(table) : [];
  return (
    <Dialog title={text('waiting.title')} onClose={onClose}>
      {!table && !error && <Loading />}
      {table && people.length === 0 && <p className="muted">{text('waiting.none')}</p>}
      <ul className="why">
        {table &&
          people.map(({ face, seat }) => (
            <WaitedFor
              key={seat}
              face={face}
              seat={seat}
              canNudge={canNudge(table, face, seat)}
              onNudge={() => change(seat, () => nudge(id, seat))}
              canVote={face.absent === true && table.mySeat !== null && table.mySeat !== seat}
              hasVoted={table.mySeat !== null && (face.votes ?? []).includes(table.mySeat)}
              onVote={(yes) => change(seat, () => voteToReplace(id, seat, yes))}
            />
          ))}
      </ul>
      <Refusal error={error} />
    </Dialog>
  );
}

interface WaitedForProps {
  readonly face: SeatFace;
  readonly seat: number;
  readonly canNudge: boolean;
  readonly onNudge: () => void;
  readonly canVote: boolean;
  readonly hasVoted: boolean;
  readonly onVote: (yes: boolean) => void;
}

function WaitedFor({ face, seat, canNudge, onNudge, canVote, hasVoted, onVote }: WaitedForProps) {
  const text = useText();
  const formats = useFormats();
  const ago = (time: number) => {
    const { value, unit } = sinceParts(time, serverNow());
    return formats.ago(value, unit);
  };
  const { askedSince, vacationUntil, nudged, absent, votes } = face;
  const name = nameOfPlayer(face, seat, text);
  const notes = [
    ...(askedSince === undefined ? [] : [messageOf('waiting.since', { when: plain(ago(askedSince)) })]),
    ...(vacationUntil === undefined
      ? []
      : [messageOf('waiting.vacation', { date: plain(formats.date(vacationUntil)) })]),
    ...(nudged === undefined ? [] : [messageOf('waiting.nudged', { when: plain(ago(nudged.at)) })]),
    ...(absent ? [messageOf('waiting.absent')] : []),
    ...(votes === undefined ? [] : [messageOf('waiting.votes', { count: votes.length })]),
  ];
  return (
    <li>
      <span>
        <Glyph seat={seat} /> {name} <span className="muted small">{text('app.facts', { facts: notes })}</span>
      </span>
      {canNudge && (
        <button
          type="button"
          className="button"
          aria-label={text('waiting.nudge.of', { name: seatThing(seat) })}
          onClick={onNudge}
        >
          {text('waiting.nudge')}
        </button>
      )}
      {canVote && (
        <button
          type="button"
          className="button"
          aria-label={text('waiting.replace.of', { name: seatThing(seat) })}
          aria-pressed={hasVoted}
          onClick={() => onVote(!hasVoted)}
        >
          {text('waiting.replace')}
        </button>
      )}
    </li>
  );
}

function waitedFor({ seats, waitingFor }: TableFace) {
  return seats.flatMap((face, seat) =>
    face.kind === 'person' && (face.absent || waitingFor.includes(seat)) ? [{ face, seat }] : [],
  );
}

/** The server says when it is too soon. */
function canNudge({ mySeat, waitingFor }: TableFace, { vacationUntil, nudged }: SeatFace, seat: number): boolean {
  const doesWait = mySeat !== null && !waitingFor.includes(mySeat) && waitingFor.includes(seat);
  return doesWait && vacationUntil === undefined && nudged === undefined;
}
