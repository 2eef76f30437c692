/** A match in an engine thread, with what its viewers have been told so far. */
import { randomBytes } from 'node:crypto';
import {
  type Answer,
  type Decision,
  Match,
  type Record as MatchRecord,
  type Option,
  RulesFailed,
  type Seat,
  snapshot,
  type Viewer,
  type ViewMemory,
  viewOfStill,
} from '@orrery/kernel';
import type { AnyGame } from '../games.ts';
import type { WireDecision } from '../protocol/index.ts';
import { answersAfter } from '../storage/answers.ts';
import type { Change, Opened, Opening, Situation, Updates } from './messages.ts';
import { diff } from './patch.ts';

/** A checkpoint is handed out for storing when so many changes came since the last one. */
const CHANGES_PER_CHECKPOINT = 40;
/** How much of the story a newcomer gets. */
const EVENTS_AT_HELLO = 200;

type StoredCheckpoint = Omit<MatchRecord, 'events' | 'outcome'>;
/** Once the answers were in the log only. */
type OldCheckpoint = Omit<StoredCheckpoint, 'answers'> & Partial<Pick<StoredCheckpoint, 'answers'>>;

/** What a viewer was told last. */
interface Told {
  readonly view: unknown;
  /** How many events. */
  readonly events: number;
}

export class HostedMatch {
  readonly #match: Match;
  readonly #told = new Map<Viewer, Told>();
  /** The state as somebody last saw it; null while nobody looks. */
  #copy: object | null = null;
  #isCopyOld = true;
  readonly #inCommon: ViewMemory = new Map();
  #viewSize = Number.POSITIVE_INFINITY;
  /** How many answers the stored checkpoint builds on; with fewer it would be worth nothing. */
  #storedAt: number;
  #changesSince: number;

  private constructor(match: Match, storedAt: number, changesSince: number) {
    this.#match = match;
    this.#storedAt = storedAt;
    this.#changesSince = changesSince;
  }

  static open(game: AnyGame, opening: Opening): { match: HostedMatch; opened: Opened } {
    const { match, lost, isNew, storedAt } = restored(game, opening);
    const hosted = new HostedMatch(match, storedAt, opening.entries.length);
    const checkpoint = isNew || lost > 0 || opening.trust !== 'all' ? hosted.#checkpoint() : null;
    return { match: hosted, opened: { situation: hosted.#situation(), lost, checkpoint } };
  }

  answer(seat: Seat, id: string, at: number | null, viewers: readonly Viewer[], due: readonly Viewer[]): Change {
    this.#meet(viewers);
    const before = this.#match.length;
    this.#match.answer(seat, id, at ?? undefined);
    this.#needOptions(before);
    return this.#change(this.#concerned(viewers, due), { answer: [seat, id] });
  }

  undo(seat: Seat, viewers: readonly Viewer[]): Change {
    this.#meet(viewers);
    const { index } = this.#match.undo(seat);
    return this.#change(viewers, { undone: index, isBack: true });
  }

  redo(seat: Seat, viewers: readonly Viewer[]): Change {
    this.#meet(viewers);
    return this.#change(viewers, { answer: this.#match.redo(seat) });
  }

  rollback(to: number, viewers: readonly Viewer[]): Change {
    this.#meet(viewers);
    this.#match.rollback(to);
    return this.#change(viewers, { isBack: true });
  }

  undoTarget(seat: Seat): { free: boolean; to: number } | null {
    const to = this.#match.answers.findLastIndex(([who]) => who === seat);
    return to < 0 ? null : { free: this.#match.canUndo(seat), to };
  }

  /** Tried on an imagined position: what the true dice and hidden cards would bring stays unknown. */
  handsOver(seat: Seat, id: string, at: number): boolean {
    try {
      const trial = this.#match.sample(seat, randomBytes(32).toString('hex'));
      trial.answer(seat, id, at);
      return !trial.waitingFor().includes(seat);
    } catch {
      return false; // the answer itself will say what is wrong with it
    }
  }

  checkpoint(): number {
    return this.#match.checkpointAt;
  }

  hello(viewer: Viewer): string {
    const { view, events } = this.#tellNow(viewer);
    const since = Math.max(0, events - EVENTS_AT_HELLO);
    const { outcome } = this.#match;
    return `${this.#standing(viewer)},${inside({ view, events: this.#match.events(since, viewer), outcome })}`;
  }

  /** What is new to viewers who were not told of every change. */
  news(viewers: readonly Viewer[]): Updates {
    this.#meet(viewers);
    return this.#updates(viewers, false);
  }

  blocked(seat: Seat): string {
    return JSON.stringify(this.#match.blocked(seat));
  }

  options(seat: Seat): readonly Option[] {
    return this.#match.pending(seat)?.options ?? [];
  }

  record(): string {
    return JSON.stringify(this.#match.record());
  }

  /** Whoever was told nothing yet knows the position as it is: updates tell what is different from here. */
  #meet(viewers: readonly Viewer[]): void {
    if (viewers.length === 0) {
      this.#told.clear();
      this.#copy = null;
      this.#inCommon.clear();
    }
    for (const viewer of viewers) if (!this.#told.has(viewer)) this.#tellNow(viewer);
  }

  /** Those who hear of a change: whom it is due to, whoever has to decide something, and everybody of the end. */
  #concerned(viewers: readonly Viewer[], due: readonly Viewer[]): readonly Viewer[] {
    if (this.#match.isOver) return viewers;
    const asked: readonly Viewer[] = this.#match.waitingFor();
    return viewers.filter((viewer) => due.includes(viewer) || asked.includes(viewer));
  }

  #change(
    viewers: readonly Viewer[],
    {
      answer = null,
      undone = null,
      isBack = false,
    }: { answer?: Answer | null; undone?: number | null; isBack?: boolean },
  ): Change {
    this.#isCopyOld = true;
    this.#changesSince++;
    const { isOver, length } = this.#match;
    const isDue = length < this.#storedAt || this.#changesSince >= CHANGES_PER_CHECKPOINT;
    return {
      situation: this.#situation(),
      answer,
      undone,
      updates: this.#updates(viewers, isBack),
      checkpoint: isDue ? this.#checkpoint() : null,
      record: isOver ? this.record() : null,
    };
  }

  #updates(viewers: readonly Viewer[], isBack: boolean): Updates {
    return viewers.map((viewer) => {
      const before = this.#told.get(viewer);
      const now = this.#tellNow(viewer);
      // After an undo the story is a beginning of what it was.
      const story = isBack
        ? `"events":[],"eventsFrom":${now.events}`
        : `"events":${JSON.stringify(this.#match.events(before?.events ?? 0, viewer))}`;
      return [viewer, `${this.#standing(viewer)},${story},${this.#viewChange(before?.view, now.view)}`];
    });
  }

  /** The patch, or the whole view when that is shorter. */
  #viewChange(before: unknown, after: unknown): string {
    const patch = JSON.stringify(diff(before, after));
    if (patch.length * 2 > this.#viewSize || this.#viewSize === Number.POSITIVE_INFINITY) {
      const whole = JSON.stringify(after);
      this.#viewSize = whole.length;
      if (whole.length <= patch.length) return `"view":${whole}`;
    }
    return `"patch":${patch}`;
  }

  /** What a viewer is told of the position as it is now. */
  #tellNow(viewer: Viewer): Told {
    if (this.#isCopyOld || this.#copy === null) this.#copy = snapshot(this.#copy, this.#match.peek());
    this.#isCopyOld = false;
    const told = {
      view: viewOfStill(this.#match.game, this.#copy, viewer, this.#inCommon),
      events: this.#match.eventCount,
    };
    this.#told.set(viewer, told);
    return told;
  }

  /** The inside of a JSON object with what the viewer may do. */
  #standing(viewer: Viewer): string {
    if (viewer === 'spectator') return '"decision":null,"canUndo":false,"canRedo":false';
    const decision = this.#match.pending(viewer);
    const asked = decision === null ? 'null' : JSON.stringify(wireDecision(decision));
    return `"decision":${asked},"canUndo":${this.#match.canUndo(viewer)},"canRedo":${this.#match.canRedo(viewer)}`;
  }

  #situation(): Situation {
    const { length, isOver, outcome } = this.#match;
    return { answers: length, waitingFor: this.#match.waitingFor(), isOver, outcome };
  }

  #checkpoint(): string {
    const { events: _events, outcome: _outcome, ...rest } = this.#match.record();
    this.#storedAt = rest.checkpoint.answers;
    this.#changesSince = 0;
    return JSON.stringify(rest satisfies StoredCheckpoint);
  }

  /** Options that are worked out on demand may turn out to be none: then the answer did not happen. */
  #needOptions(before: number): void {
    try {
      for (const seat of this.#match.waitingFor()) this.#match.pending(seat);
    } catch (error) {
      this.#match.rollback(before);
      throw new RulesFailed('options', error);
    }
  }
}

interface Restored {
  readonly match: Match;
  readonly lost: number;
  /** What is stored is not what these rules would have written. */
  readonly isNew: boolean;
  readonly storedAt: number;
}

function restored(game: AnyGame, opening: Opening): Restored {
  const { config, seed, entries, checkpoint, record, trust } = opening;
  if (record !== null) return { match: Match.restore(game, JSON.parse(record)), lost: 0, isNew: false, storedAt: 0 };
  if (checkpoint === null) return { match: replayed(game, opening), lost: 0, isNew: true, storedAt: 0 };
  const stored = JSON.parse(checkpoint) as OldCheckpoint;
  const storedAt = stored.checkpoint.answers;
  const answers = answersAfter(stored.answers ?? [], entries);
  const trusted = trust === 'stored-checkpoint' ? answers.slice(0, storedAt) : answers;
  const { match, isShort } = tryRestore(game, { ...stored, config, seed, answers: trusted });
  if (trust !== 'all' && !isShort) match.rollback(match.checkpointAt);
  const isNew = stored.version !== game.version || stored.answers === undefined;
  return { match, lost: answers.length - match.length, isNew, storedAt };
}

/** A match whose answers no longer fit goes on from its checkpoint. */
function tryRestore(game: AnyGame, record: MatchRecord): { match: Match; isShort: boolean } {
  try {
    return { match: Match.restore(game, record), isShort: false };
  } catch {
    return { match: Match.restore(game, record, record.checkpoint.answers), isShort: true };
  }
}

/** Without a checkpoint there is only the way from the beginning. */
function replayed(game: AnyGame, { config, seed, entries }: Opening): Match {
  const match = Match.start(game, config, seed);
  for (const [seat, id] of answersAfter([], entries)) match.answer(seat, id);
  return match;
}

export function wireDecision({ at, seat, prompt, options }: Decision): WireDecision {
  return {
    at,
    seat,
    prompt,
    options: options.map(({ id, label, target, idle }) => {
      return { id, label, ...(target !== undefined && { target }), ...(idle && { idle }) };
    }),
  };
}

/** The members of a JSON object without its braces, so that others can be put beside them. */
function inside(members: object): string {
  return JSON.stringify(members).slice(1, -1);
}
