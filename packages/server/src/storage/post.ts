/** What is kept of notifications: how people want to be told of things, and what they are still to be told. */

/** A part of how somebody wants to be told, with a value that `notify/` understands. */
export interface Wish {
  readonly part: string;
  readonly value: string;
  /** When something was last sent by this part; 0 for never. */
  readonly sent: number;
}

/** Something that a user is to be told by a channel. */
export interface Notice {
  readonly user: string;
  readonly channel: string;
  readonly kind: string;
  readonly table: string;
}

export interface ClaimedNotice extends Notice {
  readonly id: string;
  /** How often it was tried, this time included. */
  readonly attempts: number;
}

export interface Post {
  /** A random text, made when it is first asked for and the same ever after, at all servers. */
  secret(name: string): Promise<string>;

  wishes(user: string): Promise<Wish[]>;
  /** `null` ends it, and what waits to be sent by it. */
  setWish(user: string, part: string, value: string | null): Promise<void>;

  /** Replaces one that says the same. */
  addNotice(id: string, notice: Notice, due: number): Promise<void>;
  /** All that is due for some users by some channels. Nobody else gets it before `patience` milliseconds have passed. */
  claimNotices(now: number, patience: number, atMost: number): Promise<ClaimedNotice[]>;
  /** They failed, or may not be sent yet, which is no attempt; they are tried again then. */
  putOffNotices(ids: readonly string[], due: number, hasFailed: boolean): Promise<void>;
  /** They are done with: sent, given up, or not true any more. */
  removeNotices(ids: readonly string[]): Promise<void>;
  noteSent(user: string, part: string, now: number): Promise<void>;
}
