import { BadRecord } from './errors.ts';
import type { Outcome } from './game.ts';
import type { Event, Seat } from './message.ts';
import type { Seed } from './random.ts';

/** Who answered, and the id of the option taken. */
export type Answer = readonly [Seat, string];

/** A position between two phases, whole. */
export interface Checkpoint<S = unknown> {
  /** The phase about to begin; null when the game is over. */
  readonly phase: string | null;
  readonly state: S;
  /** Words of the keystream read so far. */
  readonly random: number;
  /** Answers given so far. */
  readonly answers: number;
  /** Events told so far. */
  readonly events: number;
}

/** The number of answers given when a phase began, and the fingerprint of its position with the answers since the last mark. */
export type Mark = readonly [number, string];

/** All of a match, as JSON. */
export interface Record<S = unknown, C = unknown> {
  readonly format: 1;
  readonly game: string;
  /** The version of the rules it is played under now. */
  readonly version: number;
  readonly config: C;
  readonly seed: Seed;
  readonly answers: readonly Answer[];
  readonly marks: readonly Mark[];
  readonly checkpoint: Checkpoint<S>;
  /** Where play under this version began, when that was not the beginning. */
  readonly from?: Checkpoint<S>;
  /** Earlier versions, and the number of answers given when each was left. */
  readonly earlier?: readonly { readonly version: number; readonly until: number }[];
  /** Only of a finished game. */
  readonly outcome?: Outcome;
  /** Only of a finished game, so that it can be read when the rules have moved on. */
  readonly events?: readonly Event[];
}

const ANSWERS_AT_MOST = 1_000_000;
const ID_AT_MOST = 200;

export function isAnswerId(id: unknown): id is string {
  return typeof id === 'string' && id.length > 0 && id.length <= ID_AT_MOST;
}

/** Checks the shape of a record that comes from outside. What it says is checked by restoring or verifying it. */
export function parseRecord(input: unknown): Record {
  const record = input as Record;
  need(isObject(input), 'a record is a JSON object');
  need(record.format === 1, 'the record has an unknown format (expected "format": 1)');
  need(typeof record.game === 'string', 'the record does not name its game');
  need(isCount(record.version), 'the record does not say which version of the rules it was played under');
  need(typeof record.seed === 'string' && /^[0-9a-f]{64}$/.test(record.seed), 'the record has no valid seed');
  need(Array.isArray(record.answers) && record.answers.length <= ANSWERS_AT_MOST, 'the record has no list of answers');
  record.answers.forEach((answer, index) => {
    need(Array.isArray(answer) && isCount(answer[0]) && isAnswerId(answer[1]), `answer ${index} is malformed`);
  });
  need(Array.isArray(record.marks), 'the record has no list of marks');
  record.marks.forEach((mark, index) => {
    need(Array.isArray(mark) && isCount(mark[0]) && typeof mark[1] === 'string', `mark ${index} is malformed`);
  });
  needCheckpoint(record.checkpoint, record.answers.length, 'the checkpoint is malformed');
  if (record.from !== undefined) needCheckpoint(record.from, record.answers.length, '"from" is malformed');
  return record;
}

function needCheckpoint(checkpoint: Checkpoint, answers: number, text: string): void {
  need(isObject(checkpoint) && isObject(checkpoint.state), text);
  need(checkpoint.phase === null || typeof checkpoint.phase === 'string', text);
  need(isCount(checkpoint.random) && isCount(checkpoint.events) && isCount(checkpoint.answers), text);
  need(checkpoint.answers <= answers, text);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function need(holds: boolean, text: string): asserts holds {
  if (!holds) throw new BadRecord(text);
}
