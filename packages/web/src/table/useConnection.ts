import { useEffect, useState, useSyncExternalStore } from 'react';
import { rulesOf } from '../games/versions.ts';
import { type Socket, TableConnection, type TableSnapshot } from './connection.ts';

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
    });
    const retry = () => made.retryNow();
    const look = () => {
      if (!document.hidden) made.retryNow();
    };
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', look);
    setConnection(made);
    return () => {
      removeEventListener('online', retry);
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
