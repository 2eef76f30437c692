import type { Invitation, TableFace } from '@orrery/server/protocol';
import { useCallback } from 'react';
import { getGames, getInvitations, joinTable, leaveTable, putBot, startTable } from '../api/calls.ts';
import { gameNamed } from '../app/gameName.ts';
import { Page } from '../app/Page.tsx';
import { navigate } from '../app/router.ts';
import { useText } from '../app/text.ts';
import { CopyField } from '../parts/CopyField.tsx';
import { Refusal } from '../parts/Trouble.tsx';
import { useAttempt } from '../parts/useAttempt.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { SeatList } from './SeatList.tsx';

interface WaitingRoomProps {
  readonly table: TableFace;
  /** Who comes and goes is not heard now. */
  readonly isLost: boolean;
  /** The server is not the one that this page was built for. */
  readonly isOutdated: boolean;
}

/** A table before its game: who is here, links for those who are not, and the start. */
export function WaitingRoom({ table, isLost, isOutdated }: WaitingRoomProps) {
  const text = useText();
  const { error, attempt } = useAttempt();
  const { id, game, host: isHost, mySeat, seats } = table;
  const openSeats = seats.filter(({ kind }) => kind === 'open').length;
  // The links change with the free seats.
  const loadInvitations = useCallback(
    async (): Promise<Invitation[]> => (isHost && openSeats > 0 ? getInvitations(id) : []),
    [id, isHost, openSeats],
  );
  const invitations = useLoaded(loadInvitations).value ?? [];
  const bots = useLoaded(useCallback(() => botsOf(game), [game])).value ?? [];
  const title = text('room.title', { game: gameNamed(game) });

  const actions = (seat: number) => {
    if (seats[seat]?.kind !== 'open') return null;
    const bot = bots.at(-1);
    return (
      <>
        {isHost && bot !== undefined && (
          <button type="button" className="button" onClick={() => attempt(() => putBot(id, seat, bot), `bot ${seat}`)}>
            {text('room.putBot')}
          </button>
        )}
        {mySeat === null && (
          <button
            type="button"
            className="button button--primary"
            onClick={() => attempt(() => joinTable(id, { seat }))}
          >
            {text('room.take')}
          </button>
        )}
      </>
    );
  };

  return (
    <Page title={title}>
      <div className="narrow panel form">
        <h1>{title}</h1>
        <p className="muted" role="status">
          {text(isLost ? 'line.lost' : 'room.waiting')}
        </p>
        {isOutdated && (
          <p className="form__line" role="status">
            <span>{text('line.outdated')}</span>
            <button type="button" className="button" onClick={() => location.reload()}>
              {text('app.reload')}
            </button>
          </p>
        )}
        <SeatList table={table} actions={actions} />
        {invitations.length > 0 ? (
          <section className="form__group">
            <h2>{text('room.invite')}</h2>
            <p className="muted">{text('room.invite.hint')}</p>
            {invitations.map(({ seat, invitation }) => (
              <CopyField
                key={invitation}
                label={text('room.link', { number: seat + 1 })}
                value={`${location.origin}/table/${id}?invitation=${encodeURIComponent(invitation)}`}
              />
            ))}
          </section>
        ) : (
          <CopyField label={text('room.share')} value={`${location.origin}/table/${id}`} />
        )}
        <Refusal error={error} />
        <div className="form__actions">
          {mySeat !== null && (
            <button
              type="button"
              className="button button--quiet"
              onClick={() =>
                attempt(async () => {
                  await leaveTable(id);
                  navigate('/');
                })
              }
            >
              {text('room.leave')}
            </button>
          )}
          {isHost && (
            <button type="button" className="button button--primary" onClick={() => attempt(() => startTable(id))}>
              {text('room.start')}
            </button>
          )}
        </div>
      </div>
    </Page>
  );
}

async function botsOf(game: string): Promise<readonly string[]> {
  return (await getGames()).find(({ id }) => id === game)?.bots ?? [];
}
