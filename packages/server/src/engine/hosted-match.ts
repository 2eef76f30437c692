/** A match in an engine thread, with what its viewers have been told so far. */
import { randomBytes } from 'node:crypto';
import {
  type Answer,
  type Decision,
  Match,
  type Record as MatchRecord,
  type NumberedEvent,
  RulesFailed,
  type Seat,
  type Viewer,
} from '@orrery/kernel';
import type { AnyGame } from '../games.ts';
import type { WireDecision } from '../protocol/index.ts';
import type { Change, Opened, Opening, Situation } from './messages.ts';
import { diff } from './patch.ts';
import { snapshot } from './snapshot.ts';

/** A checkpoint is handed out for storing when so many answers came since the last one. */
const ANSWERS_PER_CHECKPOINT = 40;
/** How much of the story a newcomer gets. */
const EVENTS_AT_HELLO = 200;

type StoredCheckpoint = Omit<MatchRecord, 'answers' | 'events' | 'outcome'>;

export class HostedMatch {
  readonly #match: Match;
  readonly #seats: readonly Seat[];
  /** The state as the viewers know it; null while nobody looks. */
  #shown: object | null = null;
  /** Views of `#shown` that were made already. */
  #views = new Map<Viewer, unknown>();
  /** Events that the viewers have been told. */
  #told = 0;
  #viewSize = Number.POSITIVE_INFINITY;
  #checkpointAt: number;
  /** Who took back the answers that can be given again. */
  #undone: Seat[] = [];

  private constructor(match: Match) {
    this.#match = match;
    this.#seats = Array.from({ length: match.game.seats(match.config) }, (_, seat) => seat);
    this.#checkpointAt = match.length;
  }

  static open(game: AnyGame, opening: Opening): { match: HostedMatch; opened: Opened } {
    const { match, lost, isNew } = restored(game, opening);
    const hosted = new HostedMatch(match);
    const checkpoint = isNew || lost > 0 || opening.back ? hosted.#checkpoint() : null;
    return { match: hosted, opened: { situation: hosted.#situation(), lost, checkpoint } };
  }

  answer(seat: Seat, id: string, at: number | null, viewers: readonly Viewer[]): Change {
    this.#show(viewers);
    const before = this.#match.length;
    this.#match.answer(seat, id, at ?? undefined);
    this.#needOptions(before);
    this.#undone = [];
    return this.#change(viewers, { answer: [seat, id] });
  }

  undo(seat: Seat, viewers: readonly Viewer[]): Change {
    this.#show(viewers);
    const before = this.#match.record().answers;
    this.#match.undo(seat);
    const after = this.#match.record().answers;
    const found = before.findIndex((answer, i) => !isSameAnswer(answer, after[i]));
    this.#undone.push(seat);
    return this.#change(viewers, { undone: found, isBack: true });
  }

  redo(seat: Seat, viewers: readonly Viewer[]): Change {
    this.#show(viewers);
    const before = this.#match.length;
    this.#match.redo(seat);
    const answer = this.#match.record().answers[before] ?? null;
    this.#undone.pop();
    return this.#change(viewers, { answer });
  }

  rollback(to: number, viewers: readonly Viewer[]): Change {
    this.#show(viewers);
    this.#match.rollback(to);
    this.#undone = [];
    return this.#change(viewers, { isBack: true });
  }

  undoTarget(seat: Seat): { free: boolean; to: number } | null {
    const to = this.#match.record().answers.findLastIndex(([who]) => who === seat);
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
    return this.#match.record().checkpoint.answers;
  }

  hello(viewer: Viewer): string {
    this.#show([viewer]);
    const view = this.#shownView(viewer);
    const since = Math.max(0, this.#told - EVENTS_AT_HELLO);
    const { outcome } = this.#match;
    return `${this.#standing(viewer)},${inside({ view, events: this.#match.events(since, viewer), outcome })}`;
  }

  blocked(seat: Seat): string {
    return JSON.stringify(this.#match.blocked(seat));
  }

  options(seat: Seat): readonly string[] {
    return this.#match.pending(seat)?.options.map(({ id }) => id) ?? [];
  }

  record(): string {
    return JSON.stringify(this.#match.record());
  }

  /** From now on updates tell what is different from here. */
  #show(viewers: readonly Viewer[]): void {
    if (viewers.length === 0) {
      this.#shown = null;
      this.#views.clear();
    } else if (this.#shown === null) {
      this.#shown = snapshot(null, this.#match.peek());
      this.#told = this.#countedIn(this.#eventsSince(0), 0);
    }
  }

  #change(
    viewers: readonly Viewer[],
    {
      answer = null,
      undone = null,
      isBack = false,
    }: { answer?: Answer | null; undone?: number | null; isBack?: boolean },
  ): Change {
    const { isOver } = this.#match;
    const isDue = this.#match.length - this.#checkpointAt >= ANSWERS_PER_CHECKPOINT;
    return {
      situation: this.#situation(),
      answer,
      undone,
      updates: this.#updates(viewers, isBack),
      checkpoint: isBack || isDue ? this.#checkpoint() : null,
      record: isOver ? this.record() : null,
    };
  }

  #updates(viewers: readonly Viewer[], isBack: boolean): [Viewer, string][] {
    if (viewers.length === 0) return [];
    const before = viewers.map((viewer) => this.#shownView(viewer));
    this.#shown = snapshot(this.#shown, this.#match.peek());
    this.#views.clear();
    const events = this.#eventTexts(isBack);
    return viewers.map((viewer, i) => {
      const news = `${this.#standing(viewer)},${events(viewer)}`;
      return [viewer, `${news},${this.#viewChange(before[i], this.#shownView(viewer))}`];
    });
  }

  /** What is new in the story, for each viewer. After an undo the story is a beginning of what it was. */
  #eventTexts(isBack: boolean): (viewer: Viewer) => string {
    const known = this.#eventsSince(isBack ? 0 : this.#told);
    this.#told = this.#countedIn(known, isBack ? 0 : this.#told);
    if (isBack) return () => `"events":[],"eventsFrom":${this.#told}`;
    const everybodys = known.get('spectator') ?? [];
    const text = JSON.stringify(everybodys);
    return (viewer) => {
      const events = known.get(viewer) ?? [];
      // A seat knows all that everybody knows, and mostly no more.
      return `"events":${events.length === everybodys.length ? text : JSON.stringify(events)}`;
    };
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

  /** What a viewer sees of the position as it is shown now. */
  #shownView(viewer: Viewer): unknown {
    if (this.#shown === null) return null;
    const known = this.#views.get(viewer);
    if (known !== undefined) return known;
    const view = this.#match.game.view(this.#shown, viewer);
    this.#views.set(viewer, view);
    return view;
  }

  /** The inside of a JSON object with what the viewer may do. */
  #standing(viewer: Viewer): string {
    if (viewer === 'spectator') return '"decision":null,"canUndo":false,"canRedo":false';
    const decision = this.#match.pending(viewer);
    const asked = decision === null ? 'null' : JSON.stringify(wireDecision(decision));
    const canRedo = this.#undone.at(-1) === viewer;
    return `"decision":${asked},"canUndo":${this.#match.canUndo(viewer)},"canRedo":${canRedo}`;
  }

  #situation(): Situation {
    const { length, isOver, outcome } = this.#match;
    return { answers: length, waitingFor: this.#match.waitingFor(), isOver, outcome };
  }

  /** What each seat, and everybody, may know of what happened. */
  #eventsSince(since: number): ReadonlyMap<Viewer, readonly NumberedEvent[]> {
    return new Map([...this.#seats, 'spectator' as const].map((viewer) => [viewer, this.#match.events(since, viewer)]));
  }

  /** How many events there are: every one of them is known to somebody. */
  #countedIn(known: ReadonlyMap<Viewer, readonly NumberedEvent[]>, atLeast: number): number {
    return Math.max(atLeast, ...known.values().map((events) => (events.at(-1)?.seq ?? -1) + 1));
  }

  #checkpoint(): string {
    const { answers, events: _events, outcome: _outcome, ...rest } = this.#match.record();
    this.#checkpointAt = answers.length;
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

function restored(game: AnyGame, opening: Opening): { match: Match; lost: number; isNew: boolean } {
  const { config, seed, answers, checkpoint, record, back } = opening;
  if (record !== null) return { match: Match.restore(game, JSON.parse(record)), lost: 0, isNew: false };
  if (checkpoint === null) return { match: replayed(game, opening), lost: 0, isNew: true };
  const stored = JSON.parse(checkpoint) as StoredCheckpoint;
  const whole = { ...stored, config, seed, answers };
  const { match, isShort } = tryRestore(game, whole);
  if (back && !isShort) match.rollback(match.record().checkpoint.answers);
  return { match, lost: answers.length - match.length, isNew: stored.version !== game.version };
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
function replayed(game: AnyGame, { config, seed, answers }: Opening): Match {
  const match = Match.start(game, config, seed);
  for (const [seat, id] of answers) match.answer(seat, id);
  return match;
}

export function wireDecision({ at, seat, prompt, options }: Decision): WireDecision {
  return {
    at,
    seat,
    prompt,
    options: options.map(({ id, label, target }) => (target === undefined ? { id, label } : { id, label, target })),
  };
}

function isSameAnswer(a: Answer, b: Answer | undefined): boolean {
  return b !== undefined && a[0] === b[0] && a[1] === b[1];
}

/** The members of a JSON object without its braces, so that others can be put beside them. */
function inside(members: object): string {
  return JSON.stringify(members).slice(1, -1);
}
