/** What the main thread asks of an engine thread, and what it gets. */
import type { Answer, Outcome, Seat, Viewer } from '@orrery/kernel';
import type { Passing } from '../protocol/index.ts';
import type { LogEntry } from '../storage/storage.ts';

/** How much of a table's history is tried: all of it, back to the last checkpoint, only the checkpoint that was stored. */
export type Trust = 'all' | 'checkpoint' | 'stored-checkpoint';

/** Everything a match is made or restored from. */
export interface Opening {
  readonly game: string;
  readonly config: unknown;
  readonly seed: string;
  /** As the engine wrote it (see `Change.checkpoint`); null for a new match. */
  readonly checkpoint: string | null;
  /** What happened after the checkpoint. */
  readonly entries: readonly LogEntry[];
  /** The record of a finished or imported game, instead of all the rest. */
  readonly record: string | null;
  readonly trust: Trust;
}

/** How seats let the server pass for them; null where all do as usual and nothing is held back. */
export interface Passes {
  /** By seat; null for the usual. */
  readonly seats: readonly (Passing | null)[];
  /** Nobody is passed for before `pass` is called. */
  readonly areHeld: boolean;
}

/** Where a match stands. In a window everybody sees `answers` and `waitingFor` as they were when it was opened. */
export interface Situation {
  /** As far as everybody may know. */
  readonly answers: number;
  readonly waitingFor: readonly Seat[];
  /** A window is open: which of those it waits for have answered, which only the server knows; null without one. */
  readonly answered: readonly Seat[] | null;
  readonly isOver: boolean;
  readonly outcome: Outcome | null;
}

export interface Opened {
  readonly situation: Situation;
  /** How many answers there are in truth. */
  readonly length: number;
  /** Answers that no longer fit and were taken back. */
  readonly lost: number;
  /** To be stored when it is not null. */
  readonly checkpoint: string | null;
}

/** For some viewers: the inside of a JSON object with what is new to that viewer. */
export type Updates = readonly (readonly [Viewer, string])[];

/** What a change of the position brings. What is not there costs nothing on its way from thread to thread. */
export interface Change {
  readonly situation: Situation;
  /** The answer that was given once more, or the index of the one taken back. */
  readonly answer?: Answer;
  readonly undone?: number;
  /** Dice or other chance were taken back: how many events are left of the story. */
  readonly unrolled?: number;
  /** The answers that the server has given after it, passing for seats. */
  readonly passed: readonly Answer[];
  /** It happened within a window: only the seat that acted may know of it. */
  readonly isHidden: boolean;
  /** Seats whose turn it is now. */
  readonly turns: readonly Seat[];
  readonly updates: Updates;
  /** To be stored when they are there. */
  readonly checkpoint?: string;
  readonly record?: string;
}

/** How to choose for somebody who does not: by lot, or by declining where that is possible. */
export type Manner = 'any' | 'skip';

/** The calls an engine thread understands, with their arguments and results. Without `passes` what was said last holds, or the usual. */
export interface Calls {
  open(table: string, opening: Opening): Opened;
  /** Updates for those of the viewers who are `due` or have to decide something now, and for all when the game is over. */
  answer(
    table: string,
    seat: Seat,
    id: string,
    at: number | null,
    viewers: readonly Viewer[],
    due: readonly Viewer[],
    passes?: Passes | null,
  ): Change;
  /** Passes for those who want it in the window that was opened after `at` answers; null when there is nobody. */
  pass(table: string, at: number, viewers: readonly Viewer[], passes?: Passes | null): Change | null;
  undo(table: string, seat: Seat, viewers: readonly Viewer[], passes?: Passes | null): Change;
  redo(table: string, seat: Seat, viewers: readonly Viewer[], passes?: Passes | null): Change;
  rollback(table: string, to: number, viewers: readonly Viewer[], passes?: Passes | null): Change;
  /** Where an undo of this seat would lead, and whether it is free; null when the seat has not answered yet. */
  undoTarget(table: string, seat: Seat): { readonly free: boolean; readonly to: number } | null;
  /** Whether an answer would leave the seat with nothing to decide. Gives nothing away. */
  handsOver(table: string, seat: Seat, id: string, at: number): boolean;
  /** Whether the seat is asked this and may answer so. */
  offers(table: string, seat: Seat, id: string, at: number): boolean;
  canRedo(table: string, seat: Seat): boolean;
  /** The number of answers at the last checkpoint. */
  checkpoint(table: string): number;
  /** The inside of a JSON object with all that a viewer may know. */
  hello(table: string, viewer: Viewer, passes?: Passes | null): string;
  /** What is new to viewers who were not told of every change. */
  news(table: string, viewers: readonly Viewer[], passes?: Passes | null): Updates;
  /** JSON. */
  blocked(table: string, seat: Seat): string;
  /** The id of an option. */
  pick(table: string, seat: Seat, how: Manner): string;
  /** JSON; holds every secret. */
  record(table: string): string;
  close(table: string): void;
}

export type CallName = keyof Calls;
