/** Which of several servers on one database looks after a table. */

/** Another server, as the database knows it. */
export interface Peer {
  /** A server that loses its connection to the database comes back as another one. */
  readonly session: string;
  /** Where the other servers reach it: `http://host:port`. */
  readonly address: string;
  /** Known to those who can read the database. */
  readonly secret: string;
}

export interface Cluster {
  /** Where the other servers reach us. */
  announce(address: string): Promise<void>;
  /** Makes a table ours. Gives null, or the server that has it. */
  take(table: string): Promise<Peer | null>;
  /** Others may take them from now on. */
  release(tables: readonly string[]): Promise<void>;
  /** `listener` hears of tables that were ours and are no longer: whoever has them in memory lets go of them at once. */
  whenLost(listener: (tables: readonly string[]) => void): void;
  /** The database can be reached again. */
  whenBack(listener: () => void): void;
}

/** The only server of its database. */
export const alone: Cluster = {
  announce: async () => {},
  take: async () => null,
  release: async () => {},
  whenLost: () => {},
  whenBack: () => {},
};
