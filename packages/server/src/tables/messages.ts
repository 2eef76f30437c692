/** The messages of a table as they go over the wire. What comes from the engine is JSON already and is put in as it is. */
import type { Outcome, Viewer } from '@orrery/kernel';
import type { Updates } from '../engine/messages.ts';
import type { ChatLine, ServerMessage, TableFace } from '../protocol/index.ts';
import type { StoredTable } from '../storage/storage.ts';
import type { Consent } from './consent.ts';
import type { Moment } from './playing-time.ts';
import { clockFaceOf } from './progress.ts';

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
}

export function helloText(row: StoredTable, seq: number, now: Moment, around: Surroundings, position: string): string {
  return `{"type":"hello",${standing(row, seq, now)},${inside(around)},${position}}`;
}

/** The text for each point of view; all sockets of a viewer share it. `after`: the last change that a viewer knew of. */
export function updateTexts(
  row: StoredTable,
  seq: number,
  now: Moment,
  updates: Updates,
  after: (viewer: Viewer) => number,
): Map<Viewer, string> {
  const head = `{"type":"update",${standing(row, seq, now)}`;
  return new Map(updates.map(([viewer, news]) => [viewer, `${head},"after":${after(viewer)},${news}}`]));
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

/** What is the same for everybody. */
function standing(row: StoredTable, seq: number, now: Moment): string {
  const { waitingFor, answers } = row;
  return inside({ seq, waitingFor, answers, clock: clockFaceOf(row, now) });
}

/** The members of a JSON object without its braces. */
function inside(members: object): string {
  return JSON.stringify(members).slice(1, -1);
}
