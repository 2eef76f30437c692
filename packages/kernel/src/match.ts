import { type Asking, asking, needAsking } from './asking.ts';
import type { Ask, Blocked, Decision, Rules, Start } from './decision.ts';
import { BadAnswer, BadRecord, CannotUndo, RulesFailed } from './errors.ts';
import type { Game, Outcome } from './game.ts';
import { fingerprint } from './hash.ts';
import { copy, type Json } from './json.ts';
import { Marks } from './marks.ts';
import type { Seat, Viewer } from './message.ts';
import { type Chance, commitment, Keystream, type MatchSettings, type Seed } from './random.ts';
import { type Answer, type Checkpoint, isAnswerId, type Mark, parseRecord, type Record } from './record.ts';
import { beginning, checkpointOf, fromCheckpoint, type Imagined, type Notice, originOf, type Saved } from './saved.ts';
import { countStep, resetSteps, type Services, serve } from './services.ts';
import { type NumberedEvent, Story } from './story.ts';
import { lastToTakeBack, TakenBack } from './taken-back.ts';

/**
 * One game being played. Its position is always a checkpoint plus the answers given since; saving, undo, cloning and
 * replay are all made of that.
 */
export class Match<S extends object = object, C = unknown> {
  readonly game: Game<S, C>;
  readonly config: C;
  /** Set when a restored match could not keep all its answers. */
  notice: Notice | null = null;

  private readonly seed: Seed;
  private readonly settings: MatchSettings;
  /** False for a bot's forward play: no checkpoints, marks or events. */
  private readonly keeps: boolean;
  private origin: Saved<S>;
  private saved: Saved<S>;
  private beforeSaved: Saved<S>;
  /** The last beginning of a phase that a forward clone came by: the next one goes on from there. It knows no events. */
  private near: Saved<S>;
  private isNoting = false;
  private earlier: { version: number; until: number }[] = [];
  private imagined: Imagined | null = null;

  // Set by `load`, with which every match begins.
  private state!: S;
  private phase!: string | null;
  private chance!: Chance;
  private services!: Services;
  private rules: Rules<string | null> | null = null;
  private asking: Asking | null = null;

  private log: Answer[] = [];
  private readonly takenBack = new TakenBack();
  private barrier = 0;
  private marks = new Marks([]);
  private story = new Story(0);

  private constructor(
    game: Game<S, C>,
    config: C,
    seed: Seed,
    origin: Saved<S>,
    settings: MatchSettings,
    keeps: boolean,
  ) {
    this.game = game;
    this.config = config;
    this.seed = seed;
    this.settings = settings;
    this.keeps = keeps;
    this.origin = origin;
    this.saved = origin;
    this.beforeSaved = origin;
    this.near = origin;
  }

  /** Starts a new match. `config` comes from outside and is checked. */
  static start<S extends object, C>(game: Game<S, C>, config: unknown, seed: Seed, settings: MatchSettings = {}) {
    const valid = game.configure(config);
    const match = new Match(game, valid, seed, beginning(game, valid), settings, true);
    match.load(match.origin);
    return match;
  }

  /** Starts a match from a given position: for tests and for tables that continue elsewhere. */
  static at<S extends object, C>(
    game: Game<S, C>,
    config: unknown,
    seed: Seed,
    phase: string,
    state: S,
    settings: MatchSettings = {},
  ) {
    const checkpoint = { phase, state, random: 0, answers: 0, events: 0 };
    const match = new Match(game, game.configure(config), seed, { checkpoint, marks: 0, barrier: 0 }, settings, true);
    match.load(match.origin);
    return match;
  }

  /**
   * Restores a match at its last answer, or as it was after `at` answers. A record of another version of the rules goes
   * on from its checkpoint; if its answers since then no longer fit, `notice` says how many were taken back.
   */
  static restore<S extends object, C>(game: Game<S, C>, input: unknown, at?: number, settings: MatchSettings = {}) {
    const record = parseRecord(input) as Record<S, C>;
    if (record.game !== game.id) throw new BadRecord(`this is a record of '${record.game}', not of '${game.id}'`);
    const config = game.configure(record.config);
    if (record.version !== game.version) return Match.upgrade(game, config, record, settings);
    const match = Match.atOrigin(game, config, record, settings);
    const length = Math.min(at ?? record.answers.length, record.answers.length);
    if (length >= record.checkpoint.answers) match.skipTo(checkpointOf(record), record.answers, record.marks);
    match.marks.expected = record.marks;
    match.load(match.saved);
    match.replay(record.answers.slice(match.log.length, length));
    match.marks.expected = null;
    return match;
  }

  /** Replays a record from its beginning, whatever checkpoint it carries, and compares every mark. */
  static replay<S extends object, C>(game: Game<S, C>, record: Record<S, C>, onAnswer?: (match: Match<S, C>) => void) {
    const match = Match.atOrigin(game, game.configure(record.config), record, {});
    match.marks.expected = record.marks;
    match.load(match.origin);
    onAnswer?.(match);
    for (const answer of record.answers.slice(match.log.length)) {
      match.replay([answer]);
      onAnswer?.(match);
    }
    match.marks.expected = null;
    return match;
  }

  private static atOrigin<S extends object, C>(
    game: Game<S, C>,
    config: C,
    record: Record<S, C>,
    settings: MatchSettings,
  ) {
    const origin = originOf(game, config, record);
    const match = new Match(game, config, record.seed, origin, settings, true);
    match.earlier = [...(record.earlier ?? [])];
    match.skipTo(origin, record.answers, record.marks);
    return match;
  }

  private static upgrade<S extends object, C>(
    game: Game<S, C>,
    config: C,
    record: Record<S, C>,
    settings: MatchSettings,
  ) {
    const match = Match.atOrigin(game, config, fromCheckpoint(game, record), settings);
    match.load(match.origin);
    const since = record.answers.slice(record.checkpoint.answers);
    try {
      match.replay(since);
    } catch (error) {
      match.load(match.origin);
      const reason = error instanceof Error ? error.message : String(error);
      match.notice = { kind: 'rolled-back', answersLost: since.length, reason };
    }
    return match;
  }

  /** What is published at the start; the seed that it binds is told when the game is over. */
  get commitment(): string {
    return commitment(this.seed);
  }

  get isOver(): boolean {
    return this.phase === null;
  }

  /** How many answers were given. */
  get length(): number {
    return this.log.length;
  }

  /** Every answer given, the first one first. */
  get answers(): readonly Answer[] {
    return this.log;
  }

  /** How many of them had been given at the last checkpoint. */
  get checkpointAt(): number {
    return this.saved.checkpoint.answers;
  }

  get outcome(): Outcome | null {
    return this.isOver ? this.game.outcome(this.state) : null;
  }

  /** The fingerprint of the present position. */
  get hash(): string {
    return fingerprint([this.phase, this.chance.position, this.state]);
  }

  /** The seats the match waits for. */
  waitingFor(): Seat[] {
    return this.asking?.waitingFor() ?? [];
  }

  /** In a window (`Window`): whom it was opened to. Nobody may know which of them it still waits for. */
  get sealed(): readonly Seat[] | null {
    return this.asking?.sealed ?? null;
  }

  /** How many answers everybody may know of: those before an open window, or all. */
  get known(): number {
    return this.sealed === null ? this.log.length : (this.asking as Asking).at;
  }

  /** What a seat is asked now, or null. */
  pending(seat: Seat): Decision | null {
    return this.asking?.decision(seat) ?? null;
  }

  /** Why the asked seat cannot do other things; empty where the rules do not say. */
  blocked(seat: Seat): readonly Blocked[] {
    return this.asking?.blocked(seat) ?? [];
  }

  /** What the asked seat can begin by a click on a piece, a place or a card; empty where the rules do not say. */
  starts(seat: Seat): readonly Start[] {
    return this.asking?.starts(seat) ?? [];
  }

  /**
   * Answers a seat's decision with the id of one of its options. `at` (from the decision) guards against answering a
   * decision that is no longer the current one. Either all of it happens, or it throws and nothing has changed.
   */
  answer(seat: Seat, id: string, at?: number): void {
    if (!isAnswerId(id) || !Number.isInteger(seat))
      throw new BadAnswer('malformed', 'an answer is a seat and an option id');
    const asked = needAsking(this.asking, at);
    this.give(seat, id);
    if (this.asking === asked) this.takenBack.answered(seat, asked.at);
    else this.takenBack.clear();
  }

  /** Whether the seat may take back its last answer without asking anybody. */
  canUndo(seat: Seat): boolean {
    return lastToTakeBack(this.log, this.asking, this.barrier, seat) >= 0;
  }

  /** Takes back the seat's last answer, if nothing irreversible happened since. Tells which, and where it stood. */
  undo(seat: Seat): { readonly index: number; readonly answer: Answer } {
    const index = lastToTakeBack(this.log, this.asking, this.barrier, seat);
    const answer = this.log[index];
    if (answer === undefined) throw new CannotUndo('something was revealed, or somebody else has answered since');
    this.restoreTo(this.log.toSpliced(index, 1));
    this.takenBack.add(answer, (this.asking as Asking).at);
    return { index, answer };
  }

  /** Whether the seat has taken back an answer to what is asked now. */
  canRedo(seat: Seat): boolean {
    return this.takenBack.last(seat, this.asking?.at) !== undefined;
  }

  /** Gives that answer again, and tells which. */
  redo(seat: Seat): Answer {
    const next = this.takenBack.last(seat, this.asking?.at);
    if (next === undefined) throw new CannotUndo('there is nothing to redo');
    this.give(seat, next[1]);
    this.takenBack.remove(next);
    return next;
  }

  /**
   * Goes back to the position after `length` answers. Past the undo barrier this wants everybody's consent. Returns whether dice
   * or other chance were taken back with them.
   */
  rollback(length: number): boolean {
    if (length < this.origin.checkpoint.answers || length > this.log.length) {
      throw new CannotUndo(`the match can go back to answers ${this.origin.checkpoint.answers} to ${this.log.length}`);
    }
    const { position } = this.chance;
    this.takenBack.clear();
    this.restoreTo(this.log.slice(0, length));
    return this.chance.position < position;
  }

  /** All that the viewer may see of the position. */
  view(viewer: Viewer): Json {
    return this.game.view(this.state, viewer);
  }

  /** How many events were told. */
  get eventCount(): number {
    return this.story.end;
  }

  /** What the viewer may know of what happened since event number `since`. */
  events(since: number, viewer: Viewer): NumberedEvent[] {
    if (since < this.story.first) this.tellAll();
    return this.story.since(since, viewer);
  }

  /** The whole match as JSON. It holds the seed and every secret: it never leaves the server while the game runs. */
  record(): Record<S, C> {
    if (this.isOver) this.tellAll();
    const { checkpoint } = this.saved;
    const fromStart = this.origin.checkpoint.answers === 0 && this.earlier.length === 0;
    return {
      format: 1,
      game: this.game.id,
      version: this.game.version,
      config: this.config,
      seed: this.seed,
      answers: this.log.slice(),
      marks: this.marks.first(),
      checkpoint: { ...checkpoint, state: copy(checkpoint.state) },
      ...(!fromStart && { from: this.origin.checkpoint, earlier: this.earlier }),
      ...(this.isOver && { outcome: this.game.outcome(this.state), events: this.story.events.slice() }),
    };
  }

  /** An independent match in the same position. A forward one is cheaper and keeps no checkpoints, marks or events. */
  clone(forward = false): Match<S, C> {
    const twin = new Match(this.game, this.config, this.seed, this.origin, this.settings, this.keeps && !forward);
    const { imagined } = this;
    const from = twin.keeps ? this.saved : this.near;
    twin.beforeSaved = this.beforeSaved;
    twin.earlier = this.earlier;
    twin.isNoting = !twin.keeps;
    twin.skipTo(from, this.log, this.marks.first(from.marks));
    twin.load(from);
    twin.replay(this.log.slice(twin.log.length, imagined?.at));
    twin.isNoting = false;
    if (!twin.keeps) this.near = twin.near;
    if (imagined) twin.imagine(imagined);
    twin.replay(this.log.slice(twin.log.length));
    return twin;
  }

  /**
   * The position as the viewer may imagine it: everything hidden from that viewer dealt anew, future chance too, and
   * what others chose in the present simultaneous decision forgotten. For bots; the same seed gives the same sample.
   */
  sample(viewer: Viewer, seed: Seed): Match<S, C> {
    const asked = this.asking?.at ?? this.log.length;
    const known = this.log.filter(([seat], index) => index < asked || seat === viewer);
    const source = known.length === this.log.length ? this : this.clone(true);
    if (source !== this) source.restoreTo(known);
    const twin = source.clone(true);
    twin.imagine({ viewer, seed, at: twin.log.length });
    return twin;
  }

  /** The state itself, for tests and checks inside the server. Never change it, never send it. */
  peek(): Readonly<S> {
    return this.state;
  }

  private imagine(imagined: Imagined): void {
    this.imagined = imagined;
    this.chance = this.chanceAt(imagined.seed, 0);
    this.services = this.servicesNow();
    serve(this.state, this.services);
    this.game.imagine(this.state, imagined.viewer, this.chance);
    this.asking?.forgetOptions();
  }

  /** An answer that the rules fail on did not happen. */
  private give(seat: Seat, id: string): void {
    const before = this.log.length;
    try {
      this.accept(seat, id);
    } catch (error) {
      if (error instanceof BadAnswer) throw error;
      const phase = this.phase ?? 'end';
      this.rollback(before);
      throw new RulesFailed(phase, error);
    }
  }

  private accept(seat: Seat, id: string): void {
    const asked = needAsking(this.asking);
    const isComplete = asked.pick(seat, id);
    this.log.push([seat, id]);
    if (!isComplete) return;
    const answer = asked.answer();
    if (asked.sealed) this.barrier = this.log.length; // now everybody sees what the others did
    this.asking = null;
    resetSteps();
    serve(this.state, this.services);
    this.run((this.rules as Rules<string | null>).next(answer));
  }

  /** Runs the rules, phase after phase, until they ask or the game is over. */
  private run(first: IteratorResult<Ask, string | null>): void {
    let step = first;
    while (step.done) {
      this.phase = step.value;
      if (this.keeps && this.isTimeToSave()) this.save();
      if (this.isNoting) this.near = { checkpoint: this.leave(), marks: this.saved.marks, barrier: this.barrier };
      if (this.phase === null) {
        this.rules = null;
        return;
      }
      step = this.begin(this.phase);
    }
    this.asking = asking(step.value, this.log.length);
  }

  private begin(phase: string): IteratorResult<Ask, string | null> {
    const rule = this.game.phases[phase];
    if (rule === undefined) throw new Error(`'${this.game.id}' has no phase '${phase}'`);
    serve(this.state, this.services);
    countStep();
    this.rules = rule(this.state);
    return this.rules.next();
  }

  private isTimeToSave(): boolean {
    const since = this.log.length - this.saved.checkpoint.answers;
    return this.phase === null || since >= (this.game.answersPerCheckpoint ?? 0);
  }

  /** Writes down the position between two phases, and its mark. */
  private save(): void {
    this.beforeSaved = this.saved;
    const checkpoint = this.leave();
    this.marks.add(checkpoint, this.log);
    this.saved = { checkpoint, marks: this.marks.length, barrier: this.barrier };
    this.near = this.saved;
  }

  /** The match goes on with a copy, whose parts lie together in memory and are compact, however they grew. */
  private leave(): Checkpoint<S> {
    const { phase, state } = this;
    if (phase !== null) this.state = copy(state); // nothing changes a finished game
    return { phase, state, random: this.chance.position, answers: this.log.length, events: this.story.end };
  }

  /** Returns to a checkpoint, whose answers and marks must be in the log already. */
  private load(saved: Saved<S>): void {
    const { checkpoint } = saved;
    this.state = copy(checkpoint.state);
    this.phase = checkpoint.phase;
    this.chance = this.chanceAt(this.seed, checkpoint.random);
    if (this.log.length > checkpoint.answers) this.log.length = checkpoint.answers;
    this.marks.cut(saved.marks);
    this.story.cut(checkpoint.events);
    this.barrier = saved.barrier;
    this.saved = saved;
    this.near = saved;
    this.asking = null;
    this.rules = null;
    this.services = this.servicesNow();
    resetSteps();
    if (this.phase !== null) this.run(this.begin(this.phase));
  }

  /** Puts the match where these answers lead, from the nearest checkpoint at hand. */
  private restoreTo(answers: readonly Answer[]): void {
    const nearest = [this.saved, this.beforeSaved].find(({ checkpoint }) => checkpoint.answers <= answers.length);
    const saved = nearest ?? this.origin;
    if (saved !== this.saved) this.beforeSaved = this.origin;
    this.load(saved);
    this.replay(answers.slice(saved.checkpoint.answers));
  }

  private replay(answers: readonly Answer[]): void {
    for (const [seat, id] of answers) this.accept(seat, id);
  }

  /** Takes over what was played up to a checkpoint, without playing it. */
  private skipTo(saved: Saved<S>, answers: readonly Answer[], known: readonly Mark[]): void {
    const { checkpoint, marks } = saved;
    this.saved = saved;
    this.log = answers.slice(0, checkpoint.answers);
    this.marks = new Marks(known.slice(0, marks));
    this.story = new Story(checkpoint.events);
  }

  /** Gets back the events from before this match was restored, by replaying it. */
  private tellAll(): void {
    if (this.story.first <= this.origin.checkpoint.events) return;
    const whole = new Match(this.game, this.config, this.seed, this.origin, this.settings, true);
    whole.skipTo(this.origin, this.log, this.marks.first());
    whole.load(this.origin);
    whole.replay(this.log.slice(whole.log.length));
    this.story = whole.story;
    this.services = this.servicesNow();
  }

  private chanceAt(seed: Seed, position: number): Chance {
    return this.settings.chance?.(seed, position) ?? new Keystream(seed, position);
  }

  private servicesNow(): Services {
    return {
      random: this.chance,
      events: this.keeps ? this.story.events : null,
      irreversible: () => {
        this.barrier = this.log.length;
      },
      answers: () => this.log.length,
    };
  }
}
