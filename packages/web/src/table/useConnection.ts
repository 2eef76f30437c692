import { useEffect, useState, useSyncExternalStore } from 'react';
import { getSession, getTable } from '../api/calls.ts';
import { ApiError } from '../api/client.ts';
import { rulesOf } from '../games/versions.ts';
import { type Refused, type Socket, TableConnection } from './connection.ts';
import type { TableSnapshot } from './snapshot.ts';

/** The connection to a table, as long as the screen is there. */
export function useConnection(id: string): TableConnection | null {
  const [connection, setConnection] = useState<TableConnection | null>(null);
  useEffect(() => {
    const made = new TableConnection({
      openSocket: () => new WebSocket(addressOf(id)) as Socket,
      later: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      random: Math.random,
      rulesOf,
      whyRefused: () => whyRefused(id),
    });
    const wake = () => made.wake();
    const look = () => {
      if (!document.hidden) made.wake();
    };
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', look);
    setConnection(made);
    return () => {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', look);
      made.close();
      setConnection(null);
    };
  }, [id]);
  return connection;
}

export function useSnapshot(connection: TableConnection): TableSnapshot {
  return useSyncExternalStore(connection.subscribe, connection.snapshot);
}

function addressOf(id: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/socket`;
}

/** Asks as the socket did, where an answer can be read. */
async function whyRefused(id: string): Promise<Refused> {
  try {
    await getSession();
    await getTable(id);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { failure, mayPass } = error;
    return { failure, isFinal: !mayPass && failure.code !== 'no-answer' }; // a proxy knows nothing of tables
  }
  return { failure: { code: 'no-line', message: 'HTTP is answered, the socket is not' }, isFinal: false };
}
