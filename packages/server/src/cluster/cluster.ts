/** Which of several servers on one database looks after a table, and what they tell each other. */
import { randomBytes } from 'node:crypto';

/** Another server, as the database knows it. */
export interface Peer {
  /** A server that loses its connection to the database comes back as another one. */
  readonly session: string;
  /** Where the other servers reach it: `http://host:port`. */
  readonly address: string;
  /** Known to those who can read the database. */
  readonly secret: string;
}

/** Something that happened at one server and concerns what others have in memory. */
export type Signal =
  /** Sessions have ended: all of a user, or the one with this hash. */
  | { readonly kind: 'ended'; readonly user: string | null; readonly session: string | null }
  | { readonly kind: 'renamed'; readonly user: string; readonly name: string }
  /** What persons and networks have said in a moment, where that is much: by the name of a limit and whom it counts. */
  | { readonly kind: 'spent'; readonly spent: Readonly<Record<string, number>> };

/** A socket that is open. */
export interface Present {
  readonly table: string;
  readonly user: string;
  readonly network: string;
}

export interface Counted {
  readonly count: number;
  /** Milliseconds until it begins anew. */
  readonly left: number;
}

/** What several servers know together. */
export interface Together {
  /** Counts something for a limit; it begins anew after `window` milliseconds. What is taken back beyond nothing is nothing. */
  count(key: string, window: number, by?: number): Promise<Counted>;
  arrive(present: Present): Promise<void>;
  leave(present: Present): Promise<void>;
  /** How many sockets a network and a user have at other servers. */
  socketsElsewhere(network: string, user: string): Promise<{ network: number; user: number }>;
  /** Who is connected at which of the tables, as `table user`. */
  connectedAt(tables: readonly string[]): Promise<ReadonlySet<string>>;
  /** To all other servers; small things only. */
  tell(signal: Signal): Promise<void>;
}

export interface Cluster {
  /** By which other servers know that a request comes from one of us. */
  readonly secret: string;
  /** Null for a server that is alone with its database. */
  readonly together: Together | null;
  /** Where the other servers reach us. */
  announce(address: string): Promise<void>;
  /** Makes a table ours. Gives null, or the server that has it. */
  take(table: string): Promise<Peer | null>;
  /** Fails unless our tables are still ours: a server that was stopped for a while may believe so and know old things only. */
  confirm(): Promise<void>;
  /** Others may take them from now on. */
  release(tables: readonly string[]): Promise<void>;
  /** `listener` hears of tables that were ours and are no longer: whoever has them in memory lets go of them at once. */
  whenLost(listener: (tables: readonly string[]) => void): void;
  /** The database can be reached again. */
  whenBack(listener: () => void): void;
  /** Now and then: the sessions that are alive. */
  whenAlive(listener: (sessions: ReadonlySet<string>) => void): void;
  whenTold(listener: (signal: Signal) => void): void;
}

/** The only server of its database. */
export const alone: Cluster = {
  secret: randomBytes(24).toString('base64url'),
  together: null,
  announce: async () => {},
  take: async () => null,
  confirm: async () => {},
  release: async () => {},
  whenLost: () => {},
  whenBack: () => {},
  whenAlive: () => {},
  whenTold: () => {},
};
