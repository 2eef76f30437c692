import { useCallback, useState } from 'react';
import { getTable } from '../api/calls.ts';
import { ApiError } from '../api/client.ts';
import { Lost } from '../app/Lost.tsx';
import { openSession } from '../app/session.ts';
import { useSettings } from '../app/settings.ts';
import { loadAssets } from '../games/assets.ts';
import { InvitationPage, LateInvitation } from '../lobby/InvitationPage.tsx';
import { WaitingRoom } from '../lobby/WaitingRoom.tsx';
import { Loading } from '../parts/Trouble.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import type { TableConnection } from './connection.ts';
import type { TableSnapshot } from './snapshot.ts';
import { TableScreen } from './TableScreen.tsx';
import { useConnection, useSnapshot } from './useConnection.ts';

/** A table in whatever state it is: waiting for players, running, or over. */
export function TablePage({ id, invitation }: { readonly id: string; readonly invitation: string | null }) {
  const load = useCallback(async () => {
    await openSession();
    return getTable(id);
  }, [id]);
  const { value: table, error, reload } = useLoaded(load);
  const [isAnswered, setAnswered] = useState(false);
  if (!table) return error ? <Lost what="table" error={error} onRetry={reload} /> : <Loading />;
  if (invitation !== null && !isAnswered && table.mySeat === null) {
    const answered = () => setAnswered(true);
    return table.state === 'open' ? (
      <InvitationPage table={table} invitation={invitation} onSeated={answered} />
    ) : (
      <LateInvitation isOver={table.state === 'over'} onWatch={answered} />
    );
  }
  return <ConnectedTable id={id} game={table.game} />;
}

function ConnectedTable({ id, game }: { readonly id: string; readonly game: string }) {
  const connection = useConnection(id);
  return connection ? <AnyTable connection={connection} gameId={game} /> : <Loading />;
}

function AnyTable({ connection, gameId }: { readonly connection: TableConnection; readonly gameId: string }) {
  const { language } = useSettings();
  const { game, line, refusal, notice, isOutdated } = useSnapshot(connection);
  const assets = useLoaded(useCallback(() => loadAssets(gameId, language), [gameId, language]));
  const end = endings[line];
  if (end) return <Lost what="table" error={end} onRetry={() => location.reload()} />;
  if (line === 'refused' && refusal) return <Lost what="table" error={new ApiError(refusal, REFUSED)} />;
  if (!game && line === 'lost') {
    const told = notice?.kind === 'error' ? notice.error : refusal; // the server may say why before it hangs up
    return <Lost what="table" error={told ? new ApiError(told) : offline} onRetry={() => connection.retryNow()} />;
  }
  if (game?.table.state === 'open') {
    return <WaitingRoom table={game.table} isLost={line === 'lost'} isOutdated={isOutdated} />;
  }
  if (assets.error && !assets.value) return <Lost what="table" error={assets.error} onRetry={assets.reload} />;
  if (!game || !assets.value || game.view === null) return <Loading />;
  return <TableScreen connection={connection} game={game} assets={assets.value} />;
}

const REFUSED = 403;

const offline = new ApiError({ code: 'offline', message: 'no line to the table' });

/** Lines that do not come back by themselves. */
const endings: Partial<Record<TableSnapshot['line'], ApiError>> = {
  'sent-away': new ApiError({ code: 'sent-away', message: 'sent away by the host' }, 403),
  'signed-out': new ApiError({ code: 'no-session', message: 'the session has ended' }),
};
