/** What the server keeps. Everything is asynchronous, so that a database on another machine fits behind it too. */
import type { ChatLine, Clock, Passing, TableState } from '../protocol/index.ts';
import type { Post } from './post.ts';

export interface User {
  readonly id: string;
  /** Empty for somebody who is gone. */
  readonly name: string;
  /** Null for a guest. */
  readonly login: string | null;
}

export interface Account extends User {
  /** The hash of the password (identity/password.ts). */
  readonly password: string;
}

export interface StoredSeat {
  readonly kind: 'person' | 'bot' | 'open';
  /** Whose seat it is, also while a bot plays for them; null for a bot's own, and for the players of an imported record. */
  readonly user: string | null;
  readonly bot: string | null;
  /** Whoever brings this takes the open seat. */
  readonly invitation: string | null;
  /** When the server passes for its player; as usual when it is not there. */
  readonly passing?: Passing;
}

/** How people behave at a table, as its host wants it. */
export interface Manners {
  /** Only those who sit there may say something. */
  readonly isChatClosed: boolean;
  /** Users who may not say anything. */
  readonly muted: readonly string[];
  /** Users who may not be there at all. */
  readonly away: readonly string[];
  /** Players may ask what a bot would do, also where other people play. */
  readonly allowsAdvice?: boolean;
  /** Every window lasts a random while at least. */
  readonly pausesInWindows?: boolean;
}

export const goodManners: Manners = { isChatClosed: false, muted: [], away: [] };

/** A line of chat with who said it, which the others are not told. */
export interface StoredLine extends ChatLine {
  readonly user?: string;
}

/** How the player of a seat attends to the game. Times are playing time (tables/playing-time.ts). */
export interface Attendance {
  /** Since when the seat has had its present decision; absent while it has none. */
  readonly askedAt?: number;
  /** Its player is on vacation: the clock of the seat stands still until then. */
  readonly restsUntil?: number;
  /** The last time that somebody who waited nudged them: which seat, and when. */
  readonly nudge?: { readonly by: number; readonly at: number };
  /** Since when its player has been asked, and has neither answered nor looked at the table. */
  readonly missedAt?: number;
  /** Decisions that went away without their doing, because an answer before was taken back: since when, and how many. */
  readonly withdrawn?: { readonly since: number; readonly times: number };
  /** The seats that want a bot to play for whoever is missing. */
  readonly votes?: readonly number[];
  /** The last times that its player took back what was rolled or drawn: how many events were left of the story. */
  readonly tookBack?: readonly number[];
  /** How often they did so before these. */
  readonly tookBackEarlier?: number;
  /** It is asked in a window; nobody else may know whether it has answered. */
  readonly window?: WindowPart;
}

/** What only the server knows of a seat in a window until all have answered. */
export interface WindowPart {
  /** Its player was there for it, or the time was out. */
  readonly answered?: 'here' | 'away';
  /** Milliseconds left on its clock then. */
  readonly left?: number;
}

/** Times of day. */
export interface Vacation {
  readonly began: number;
  readonly until: number;
}

export type Pace = 'human' | 'instant';

/** Where a table stands; written with every change, so that lists need not open the match. */
export interface Progress {
  readonly state: TableState;
  readonly waitingFor: readonly number[];
  readonly answers: number;
  /** When the last change happened. */
  readonly since: number;
  /** Milliseconds left by seat at `clockAt`; null without a clock. */
  readonly left: readonly number[] | null;
  /** In playing time (tables/playing-time.ts). */
  readonly clockAt: number;
  /** In playing time: when the server itself has to act (a bot's move, a time-out) even if nobody is connected; null for never. */
  readonly wakeAt: number | null;
  /** By seat. */
  readonly attendance: readonly Attendance[];
}

export interface StoredTable extends Progress {
  readonly id: string;
  readonly game: string;
  readonly config: unknown;
  readonly seed: string;
  readonly host: string;
  /** A mark of the network it was made from (`networkMark`); empty when that is not known. */
  readonly network: string;
  readonly clock: Clock;
  readonly listed: boolean;
  readonly pace: Pace;
  readonly manners: Manners;
  readonly seats: readonly StoredSeat[];
  readonly created: number;
  /** What of it cannot be understood, by columns, and is left out; in lists only, nobody can play there. */
  readonly unreadable?: string;
}

/** 'passing': the server has passed for the seat, as it wishes (`Passing`). */
export type AnsweredBy = 'person' | 'bot' | 'timeout' | 'passing';

/** One change of a table. The log of a table only ever grows; what is far behind the last checkpoint is forgotten. */
export type LogEntry =
  | { readonly kind: 'answer'; readonly seat: number; readonly id: string; readonly by: AnsweredBy }
  /** The answer with this index was taken back; those after it stay. */
  | { readonly kind: 'undo'; readonly seat: number; readonly index: number }
  /** Back to this many answers. */
  | { readonly kind: 'rollback'; readonly to: number; readonly why: 'consent' | 'runaway' | 'upgrade' }
  | { readonly kind: 'resign'; readonly seat: number; readonly bot: string }
  /** A bot plays for somebody who is missing, as these seats want it; and they are back. */
  | { readonly kind: 'replace'; readonly seat: number; readonly bot: string; readonly votes: readonly number[] }
  | { readonly kind: 'return'; readonly seat: number };

/** Everything that a match is restored from. */
export interface History {
  /** The last checkpoint that was stored, as the engine wrote it; it knows the answers until then. */
  readonly checkpoint: string | null;
  /** What was logged since that checkpoint, without what was taken back again; nothing when there is a record. */
  readonly entries: readonly LogEntry[];
  /** How many entries there were in all. */
  readonly length: number;
  /** The record of a finished or imported game. */
  readonly record: string | null;
}

export type Write =
  | { readonly kind: 'create'; readonly table: StoredTable }
  /** Fails the whole commit when the table has an entry of this number already. */
  | { readonly kind: 'entry'; readonly seq: number; readonly at: number; readonly entry: LogEntry }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'seats'; readonly seats: readonly StoredSeat[] }
  /** `length`: how many entries of the log went into it. */
  | { readonly kind: 'checkpoint'; readonly checkpoint: string; readonly length: number }
  | { readonly kind: 'record'; readonly record: string }
  | { readonly kind: 'manners'; readonly manners: Manners }
  | { readonly kind: 'chat'; readonly line: StoredLine };

/** Somebody else has written this part of the log already; nothing of the commit was kept. */
export class Conflict extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'Conflict';
  }
}

/**
 * The table is not ours, or the connection by which it was ours is lost: somebody else may go on with it. Whether the commit was kept
 * is not known; what is stored now says it.
 */
export class Fenced extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'Fenced';
  }
}

/** The storage refuses what it was asked for, as a full disk does; nothing of it was kept. */
export class Unsaved extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'Unsaved';
  }
}

/** What is stored of one table cannot be understood; the others are not concerned. */
export class Unreadable extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'Unreadable';
  }
}

/** What has not been touched since these times may go. */
export interface Cutoffs {
  /** Tables that never began. */
  readonly open: number;
  /** Games that nobody goes on with. */
  readonly running: number;
  /** Finished games in which no user sat: those of bots, and imported ones. */
  readonly nobodys: number;
  /** What was said at tables that are over. */
  readonly chat: number;
  /** Guests who neither came back nor have a game. */
  readonly guests: number;
  readonly sessions: number;
}

export interface Storage extends Post {
  /** All of `writes` or none of them. Resolves when they are durable. Commits of many tables share one transaction. */
  commit(table: string, writes: readonly Write[]): Promise<void>;

  table(id: string): Promise<StoredTable | null>;
  history(table: string): Promise<History>;
  /** How many entries were logged in all. */
  logLength(table: string): Promise<number>;
  /** The last lines, oldest first. */
  chat(table: string, atMost: number): Promise<StoredLine[]>;
  /** Tables that were listed since then and have an open seat, newest first; so many of a network at most. */
  listedTables(since: number, ofNetwork: number, atMost: number): Promise<StoredTable[]>;
  /** Tables that a user has a seat at or hosts: those that are not over, then the others, and of each the last changed first. */
  tablesOf(user: string, atMost: number): Promise<StoredTable[]>;
  /** How many tables of a host are not over and have changed since then. */
  hostedSince(host: string, time: number): Promise<number>;
  /** The same of all hosts in a network. */
  madeSince(network: string, time: number): Promise<number>;
  /** How many records were imported from a network since then. */
  importedSince(network: string, time: number): Promise<number>;
  /** Tables at which the server has to act now, but for these. Where there are several servers: those that this one has just taken. */
  dueTables(playingTime: number, except: readonly string[]): Promise<string[]>;

  /** The last playing time that was noted; null in a new file. */
  playedUntil(): Promise<number | null>;
  notePlayed(time: number): Promise<void>;

  addUser(user: User, now: number): Promise<void>;
  rename(user: string, name: string): Promise<void>;
  names(users: readonly string[]): Promise<Record<string, string>>;
  /** Gives false when the login is taken, or the user has one by now, or has been forgotten. */
  setAccount(user: string, login: string, password: string): Promise<boolean>;
  /** Gives false when the password is not the one of `before` any more. */
  setPassword(user: string, before: string, password: string): Promise<boolean>;
  /** The seats of the user and what they said stay, without a name. All sessions end. */
  forgetUser(user: string): Promise<void>;
  account(login: string): Promise<Account | null>;

  /** Vacations of a user that began since then. */
  vacations(user: string, since: number): Promise<Vacation[]>;
  addVacation(user: string, vacation: Vacation): Promise<void>;
  /** Whatever vacation of the user goes on ends now. */
  endVacation(user: string, now: number): Promise<void>;
  /** Until when those of the users who are on vacation stay there. */
  onVacation(users: readonly string[], now: number): Promise<Record<string, number>>;

  /** Only a hash of a session's token is ever stored. Gives false when the password that was shown (null: a guest has none) is not the user's any more. */
  addSession(tokenHash: string, user: string, now: number, password: string | null): Promise<boolean>;
  /** Another token for a session; gives false when it has ended. */
  renewSession(before: string, tokenHash: string): Promise<boolean>;
  session(tokenHash: string, now: number): Promise<User | null>;
  removeSession(tokenHash: string): Promise<void>;
  removeSessionsOf(user: string): Promise<void>;

  /** Removes what is too old, but a limited number of things at a time and none of the tables in use. Gives how many. */
  tidy(before: Cutoffs, inUse: readonly string[]): Promise<number>;

  close(): Promise<void>;
}
