/** The messages of a table as they go over the wire. What comes from the engine is JSON already and is put in as it is. */
import type { Outcome, Viewer } from '@orrery/kernel';
import type { ChatLine, Passing, ServerMessage, TableFace } from '../protocol/index.ts';
import type { StoredTable } from '../storage/storage.ts';
import type { Consent } from './consent.ts';
import type { Moment } from './playing-time.ts';
import { clockFaceOf } from './progress.ts';
import { waitingAs } from './windows.ts';

/** What a match would say of itself before it begins. */
export const unstarted = '"view":null,"decision":null,"canUndo":false,"canRedo":false,"events":[],"outcome":null';

/** What a hello tells besides the position. */
export interface Surroundings {
  readonly protocol: number;
  readonly rules: number;
  readonly table: TableFace;
  readonly seat: number | null;
  readonly chat: readonly ChatLine[];
  readonly seed: string | null;
  readonly commitment: string;
  readonly passing?: Passing;
}

export function helloText(row: StoredTable, seq: number, now: Moment, around: Surroundings, position: string): string {
  return `{"type":"hello",${standing(row, seq, now, around.seat)},${inside(around)},${position}}`;
}

/** What a point of view hears of a change; all sockets of it share the text. `after`: the `seq` that it builds on. */
export function updateText(row: StoredTable, after: number, now: Moment, viewer: Viewer, news: string): string {
  const seat = viewer === 'spectator' ? null : viewer;
  return `{"type":"update",${standing(row, after + 1, now, seat)},"after":${after},${news}}`;
}

export function tableText(table: TableFace): string {
  return JSON.stringify({ type: 'table', table } satisfies ServerMessage);
}

export function asked({ by, to, given }: Consent): ServerMessage {
  return { type: 'undo-asked', by, to, consents: given };
}

export function rolledBack(answersLost: number): ServerMessage {
  return { type: 'notice', key: 'rolled-back', answersLost };
}

export function over(outcome: Outcome, seed: string): ServerMessage {
  return { type: 'over', outcome, seed };
}

/** What a seat, or somebody without one, may know of where the table stands. */
function standing(row: StoredTable, seq: number, now: Moment, seat: number | null): string {
  return inside({ seq, waitingFor: waitingAs(row, seat), answers: row.answers, clock: clockFaceOf(row, now, seat) });
}

/** The members of a JSON object without its braces. */
function inside(members: object): string {
  return JSON.stringify(members).slice(1, -1);
}
