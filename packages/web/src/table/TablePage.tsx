import { useCallback, useState } from 'react';
import { getTable } from '../api/calls.ts';
import { openSession } from '../app/session.ts';
import { useSettings } from '../app/settings.ts';
import { loadAssets } from '../games/assets.ts';
import { InvitationPage } from '../lobby/InvitationPage.tsx';
import { WaitingRoom } from '../lobby/WaitingRoom.tsx';
import { Loading, Trouble } from '../parts/Trouble.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import type { TableConnection } from './connection.ts';
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
  if (!table) return error ? <Trouble error={error} onRetry={reload} /> : <Loading />;
  if (invitation !== null && !isAnswered && table.state === 'open' && table.mySeat === null) {
    return <InvitationPage table={table} invitation={invitation} onSeated={() => setAnswered(true)} />;
  }
  return <ConnectedTable id={id} game={table.game} />;
}

function ConnectedTable({ id, game }: { readonly id: string; readonly game: string }) {
  const connection = useConnection(id);
  return connection ? <AnyTable connection={connection} gameId={game} /> : <Loading />;
}

function AnyTable({ connection, gameId }: { readonly connection: TableConnection; readonly gameId: string }) {
  const { language } = useSettings();
  const { game } = useSnapshot(connection);
  const assets = useLoaded(useCallback(() => loadAssets(gameId, language), [gameId, language]));
  if (game?.table.state === 'open') return <WaitingRoom table={game.table} />;
  if (assets.error && !assets.value) return <Trouble error={assets.error} onRetry={assets.reload} />;
  if (!game || !assets.value || game.view === null) return <Loading />;
  return <TableScreen connection={connection} game={game} assets={assets.value} />;
}
