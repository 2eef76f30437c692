/** A match in an engine thread, with what its viewers have been told so far. */
import { randomBytes } from 'node:crypto';
import {
  type Answer,
  type Effects,
  Match,
  type Record as MatchRecord,
  type Option,
  RulesFailed,
  type Seat,
  Snapshots,
  type Viewer,
  type ViewMemory,
  viewOfStill,
} from '@orrery/kernel';
import type { AnyGame, ServedGame } from '../games.ts';
import { answersAfter } from '../storage/answers.ts';
import type { Change, Opened, Opening, Passes, Situation, Updates } from './messages.ts';
import { passOf } from './passes.ts';
import { diff } from './patch.ts';
import { wireDecision } from './wire-decision.ts';

/** A checkpoint is handed out for storing when so many changes came since the last one. To write one takes longer than to play a few answers again. */
const CHANGES_PER_CHECKPOINT = 128;
/** How much of the story a newcomer gets. */
const EVENTS_AT_HELLO = 200;

type StoredCheckpoint = Omit<MatchRecord, 'events' | 'outcome'>;
/** Once the answers were in the log only. */
type OldCheckpoint = Omit<StoredCheckpoint, 'answers'> & Partial<Pick<StoredCheckpoint, 'answers'>>;

/** What a match must know of its game. */
type Played = Pick<ServedGame, 'game' | 'effects'>;

/** What a viewer was told last. */
interface Told {
  /** The copy of the state that the view shows. */
  readonly of: object;
  readonly view: unknown;
  /** How many events. */
  readonly events: number;
}

export class HostedMatch {
  /** How seats let the server pass for them, as it was said last. */
  passes: Passes | null = null;
  readonly #match: Match;
  readonly #effects: Effects | undefined;
  readonly #told = new Map<Viewer, Told>();
  readonly #copies = new Snapshots<object>();
  /** The state as somebody last saw it; null when it has changed since, and while nobody looks. */
  #copy: object | null = null;
  readonly #inCommon: ViewMemory = new Map();
  #viewSize = Number.POSITIVE_INFINITY;
  /** How many answers the stored checkpoint builds on; with fewer it would be worth nothing. */
  #storedAt: number;
  #changesSince: number;
  /** Seats that have taken back an answer to the question asked after so many answers: they want to be asked it. */
  readonly #taking = new Map<Seat, number>();
  /** The numbers of answers that the server gave, passing for seats. */
  #given = new Set<number>();

  private constructor(match: Match, effects: Effects | undefined, storedAt: number, changesSince: number) {
    this.#match = match;
    this.#effects = effects;
    this.#storedAt = storedAt;
    this.#changesSince = changesSince;
  }

  static open({ game, effects }: Played, opening: Opening): { match: HostedMatch; opened: Opened } {
    const { match, lost, isNew, storedAt } = restored(game, opening);
    const hosted = new HostedMatch(match, effects, storedAt, opening.entries.length);
    const checkpoint = isNew || lost > 0 || opening.trust !== 'all' ? hosted.#checkpoint() : null;
    return { match: hosted, opened: { situation: hosted.#situation(), length: match.length, lost, checkpoint } };
  }

  answer(seat: Seat, id: string, at: number | null, viewers: readonly Viewer[], due: readonly Viewer[]): Change {
    return this.#act(seat, viewers, due, () => {
      const before = this.#match.length;
      this.#match.answer(seat, id, at ?? undefined);
      this.#needOptions(before);
      return { passed: this.#passAll() };
    });
  }

  /** Passes for those who want it in the window that was opened after `at` answers; null when there is nobody. */
  pass(at: number, viewers: readonly Viewer[]): Change | null {
    const isOpen = this.#window() === at && this.#match.waitingFor().some((seat) => this.#passFor(seat) !== null);
    return isOpen
      ? this.#act(null, viewers, viewers, () => ({ passed: [...this.#passIn(at), ...this.#passAll()] }))
      : null;
  }

  undo(seat: Seat, viewers: readonly Viewer[]): Change {
    return this.#act(seat, viewers, viewers, () => {
      const { index } = this.#match.undo(seat);
      this.#given = new Set([...this.#given].flatMap((i) => (i < index ? [i] : i > index ? [i - 1] : [])));
      this.#askAgain(seat);
      return { undone: index, isBack: true, passed: [] };
    });
  }

  redo(seat: Seat, viewers: readonly Viewer[]): Change {
    return this.#act(seat, viewers, viewers, () => {
      const before = this.#match.length;
      const answer = this.#match.redo(seat);
      this.#needOptions(before);
      return { answer, passed: this.#passAll() };
    });
  }

  rollback(to: number, viewers: readonly Viewer[]): Change {
    return this.#act('spectator', viewers, viewers, () => {
      const [seat = -1] = this.#match.answers[to] ?? [];
      const unrolled = this.#match.rollback(to) ? { unrolled: this.#match.eventCount } : {};
      this.#given = new Set([...this.#given].filter((i) => i < to));
      this.#askAgain(seat);
      return { isBack: true, ...unrolled, passed: this.#passAll() };
    });
  }

  /** What the server did in the seat's name was not its last decision, unless it can be taken back at once. */
  undoTarget(seat: Seat): { free: boolean; to: number } | null {
    const free = this.#match.canUndo(seat);
    const to = this.#match.answers.findLastIndex(([who], i) => who === seat && (free || !this.#given.has(i)));
    return to < 0 ? null : { free, to };
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

  offers(seat: Seat, id: string, at: number): boolean {
    const decision = this.#match.pending(seat);
    return decision?.at === at && decision.options.some((option) => option.id === id);
  }

  canRedo(seat: Seat): boolean {
    return this.#match.canRedo(seat);
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
      this.#copies.forget();
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

  /** Changes the position and says what that brings. What happens within a window only those hear of who act: nobody else may. */
  #act(actor: Viewer | null, viewers: readonly Viewer[], due: readonly Viewer[], act: () => Act): Change {
    this.#meet(viewers);
    const window = this.#window();
    const { isBack = false, ...done } = act();
    const { passed } = done;
    const isHidden = window !== null && this.#window() === window && actor !== 'spectator';
    const acting: readonly (Viewer | null)[] = [actor, ...passed.map(([seat]) => seat)];
    const told = isHidden ? viewers.filter((viewer) => acting.includes(viewer)) : this.#concerned(viewers, due);
    this.#copy = null;
    this.#changesSince += 1 + passed.length;
    const { isOver, length } = this.#match;
    const isDue = length < this.#storedAt || this.#changesSince >= CHANGES_PER_CHECKPOINT;
    return {
      ...done,
      situation: this.#situation(),
      isHidden,
      turns: this.passes ? this.#match.waitingFor().filter((seat) => this.#match.pending(seat)?.turn) : [],
      updates: this.#updates(told, isBack),
      ...(isDue && { checkpoint: this.#checkpoint() }),
      ...(isOver && { record: this.record() }),
    };
  }

  /** After how many answers the window was opened that is open now. */
  #window(): number | null {
    return this.#match.sealed === null ? null : this.#match.known;
  }

  /** Passes for all who want it, in this window and those that follow, unless that is held back. */
  #passAll(): Answer[] {
    const passed: Answer[] = [];
    while (!this.passes?.areHeld) {
      const window = this.#window();
      const more = window === null ? [] : this.#passIn(window);
      passed.push(...more);
      if (more.length === 0 || this.#window() === window) break;
    }
    return passed;
  }

  /** A rule that fails when nobody does anything leaves the window open: its players are asked. */
  #passIn(window: number): Answer[] {
    const passed: Answer[] = [];
    for (const seat of this.#match.waitingFor()) {
      const id = this.#window() === window ? this.#passFor(seat) : null;
      if (id === null) continue;
      const before = this.#match.length;
      try {
        this.#match.answer(seat, id);
        this.#needOptions(before);
      } catch {
        break;
      }
      this.#given.add(before);
      passed.push([seat, id]);
    }
    return passed;
  }

  /** The answer by which the server passes for a seat; null when the seat has to be asked, or has nothing to decide. */
  #passFor(seat: Seat): string | null {
    const decision = this.#match.sealed === null ? null : this.#match.pending(seat);
    if (decision === null || this.#taking.get(seat) === decision.at) return null;
    return passOf(decision, this.passes?.seats[seat] ?? null);
  }

  /** Whoever takes an answer back wants to be asked, whatever they have said about passing. */
  #askAgain(seat: Seat): void {
    const decision = this.#match.pending(seat);
    if (decision !== null) this.#taking.set(seat, decision.at);
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
    this.#copy ??= this.#copies.take(this.#match.peek());
    const before = this.#told.get(viewer);
    const isSame = before?.of === this.#copy;
    const told = {
      of: this.#copy,
      view: isSame ? before.view : viewOfStill(this.#match.game, this.#copy, viewer, this.#inCommon),
      events: this.#match.eventCount,
    };
    this.#told.set(viewer, told);
    return told;
  }

  /** The inside of a JSON object with what the viewer may do. */
  #standing(viewer: Viewer): string {
    if (viewer === 'spectator') return '"decision":null,"canUndo":false,"canRedo":false';
    const isPassing = this.passes?.areHeld && this.#passFor(viewer) !== null;
    const decision = isPassing ? null : this.#match.pending(viewer);
    const asked =
      decision === null ? 'null' : JSON.stringify(wireDecision(decision, this.#match.starts(viewer), this.#effects));
    return `"decision":${asked},"canUndo":${this.#match.canUndo(viewer)},"canRedo":${this.#match.canRedo(viewer)}`;
  }

  #situation(): Situation {
    const { known, sealed, isOver, outcome } = this.#match;
    const waiting = this.#match.waitingFor();
    const answered = sealed?.filter((seat) => !waiting.includes(seat)) ?? null;
    return { answers: known, waitingFor: sealed ?? waiting, answered, isOver, outcome };
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

/** What was done, and what the server did then. */
interface Act extends Pick<Change, 'answer' | 'undone' | 'unrolled' | 'passed'> {
  readonly isBack?: boolean;
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

/** The members of a JSON object without its braces, so that others can be put beside them. */
function inside(members: object): string {
  return JSON.stringify(members).slice(1, -1);
}
