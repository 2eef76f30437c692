/**
 * The line between a table and this page: keeps what the server has told, sends what the player does, and comes back by
 * itself after a lost network. Draws nothing and knows no game.
 */
import type { ClientMessage, GameJson, Passing, ServerMessage, TableFace, WireError } from '@orrery/server/protocol';
import { applyPatch } from '@orrery/server/protocol/patch';
import { PROTOCOL } from '@orrery/server/protocol/version';
import type { Failure } from '../api/client.ts';
import { countOf, type Notice, stillGood, stillPending, type TableGame, type TableSnapshot } from './snapshot.ts';
import { Unsaid } from './unsaid.ts';

/** The parts of a browser's WebSocket that we use. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
}

/** What surrounds the connection; tests bring their own. */
export interface Surroundings {
  openSocket(): Socket;
  /** Runs something later; gives what cancels it. */
  later(milliseconds: number, run: () => void): () => void;
  random(): number;
  /** The version of a game's rules that the page was built for; undefined where it knows none. */
  rulesOf(game: string): number | undefined;
  /** Why there is no line: a socket that is refused does not say so. */
  whyRefused(): Promise<Refused>;
}

export interface Refused {
  readonly failure: Failure;
  /** It is of no use to try again. */
  readonly isFinal: boolean;
}

const FIRST_RETRY = 500;
const SLOWEST_RETRY = 5_000;
const PING_EVERY = 20_000;
const SILENCE_ALLOWED = 45_000;
/** Whoever wakes up waits no longer for a sign that the line is alive. */
const WAKE_ALLOWED = 5_000;
/** Until a server that was asked too much is asked again. */
const SLOW_DOWN = 1_000;
const EVENTS_KEPT = 2_000;
/** Why the server has closed a line (docs/protocol.md). */
const SENT_AWAY = 4403;
const SIGNED_OUT = 4401;

export class TableConnection {
  private readonly surroundings: Surroundings;
  private readonly listeners = new Set<() => void>();
  private state: TableSnapshot = {
    line: 'connecting',
    refusal: null,
    game: null,
    pending: null,
    confirming: null,
    undo: null,
    notice: null,
    isOutdated: false,
    blocked: null,
    advice: null,
  };
  private socket: Socket | null = null;
  private attempts = 0;
  private cancelRetry: (() => void) | null = null;
  private cancelPing: (() => void) | null = null;
  private silence = 0;
  private isResyncing = false;
  private resyncReference: string | null = null;
  private cancelResync: (() => void) | null = null;
  private isClosed = false;
  /** The session of the last line has ended; another one may have taken its place. */
  private wasSignedOut = false;
  private references = 0;
  /** The reference under which the pending answer was sent on this line. */
  private pendingReference: string | null = null;
  private readonly unsaid = new Unsaid((text) => this.send({ type: 'chat', text }));
  /** That of the last question for advice. */
  private adviceReference: string | null = null;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
    this.connect();
  }

  readonly snapshot = (): TableSnapshot => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Takes an option of the present decision. It is marked at once and sent as soon as there is a line. With care, one
   * that hands over to others is confirmed first, or by taking it a second time.
   */
  answer(id: string, isCareful = false): void {
    const { game, pending, confirming } = this.state;
    const decision = game?.decision;
    if (!decision || pending || !decision.options.some((option) => option.id === id)) return;
    const careful = isCareful && confirming?.id !== id;
    this.change({ pending: { at: decision.at, id, careful }, confirming: null, notice: null });
    this.sendPending();
  }

  /** The player did not mean it. */
  thinkAgain(): void {
    this.change({ confirming: null });
  }

  undo(): void {
    if (!this.state.pending) this.want({ type: 'undo' });
  }

  redo(): void {
    if (!this.state.pending) this.want({ type: 'redo' });
  }

  rollback(): void {
    this.want({ type: 'rollback' });
  }

  consent(yes: boolean): void {
    const { undo } = this.state;
    if (undo) this.want({ type: 'undo-consent', yes, to: undo.to });
  }

  /** Bots need not pause for me. */
  hurry(): void {
    this.send({ type: 'hurry' });
  }

  /** Asks what cannot be answered, unless that is known. */
  askWhyNot(): void {
    if (this.state.blocked === null) this.send({ type: 'blocked' });
  }

  /** What a bot would do at the present decision. */
  askAdvice(): void {
    const decision = this.state.game?.decision;
    if (decision) this.adviceReference = this.send({ type: 'advice', at: decision.at });
  }

  /** How the server shall pass for me in windows from now on. */
  pass(passing: Passing): void {
    this.want({ type: 'passing', passing });
  }

  /** Without a line it is said when there is one. */
  say(text: string): void {
    this.unsaid.say(text);
  }

  // What the host may do to keep order.

  mute(line: number, yes: boolean): void {
    this.want({ type: 'mute', line, yes });
  }

  sendAway(line: number): void {
    this.want({ type: 'send-away', line });
  }

  closeChat(yes: boolean): void {
    this.want({ type: 'close-chat', yes });
  }

  dismissNotice(): void {
    this.change({ notice: null });
  }

  /** Do not wait for the next attempt, nor for one that is under way. */
  retryNow(): void {
    if (this.state.line !== 'lost' || this.isClosed) return;
    this.cancelRetry?.();
    this.cancelPing?.();
    this.dropSocket();
    this.attempts = 0;
    this.connect();
  }

  /** The network came back or the page was looked at again, perhaps after a sleep in which the line has died. */
  wake(): void {
    this.retryNow();
    if (this.state.line !== 'open') return;
    this.silence = 1;
    this.send({ type: 'ping' });
    this.cancelPing?.();
    this.cancelPing = this.surroundings.later(WAKE_ALLOWED, () => (this.silence > 0 ? this.lose() : this.keepAlive()));
  }

  close(): void {
    this.isClosed = true;
    this.cancelRetry?.();
    this.cancelPing?.();
    this.cancelResync?.();
    this.dropSocket();
    this.listeners.clear();
  }

  private connect(): void {
    this.cancelRetry = null;
    const socket = this.surroundings.openSocket();
    this.socket = socket;
    socket.onopen = () => this.keepAlive();
    socket.onmessage = ({ data }) => this.receive(String(data));
    socket.onclose = ({ code }) => this.lose(code);
    this.cancelPing = this.surroundings.later(SILENCE_ALLOWED, () => this.lose());
  }

  private dropSocket(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  /** The line is gone: try again, each time a little later. What was told stays on the screen. */
  private lose(code?: number): void {
    this.cancelPing?.();
    this.dropSocket();
    if (this.isClosed) return;
    this.cancelResync?.();
    this.isResyncing = false;
    this.pendingReference = null;
    this.unsaid.lineLost();
    if (code === SENT_AWAY || this.wasSignedOut) {
      this.change({ line: code === SENT_AWAY ? 'sent-away' : 'signed-out' });
      return;
    }
    this.wasSignedOut = code === SIGNED_OUT;
    const wait = Math.min(SLOWEST_RETRY, FIRST_RETRY * 2 ** this.attempts) * (0.75 + this.surroundings.random() / 2);
    this.attempts += 1;
    this.cancelRetry = this.surroundings.later(wait, () => this.connect());
    // Before its first hello a line was not lost but refused.
    if (this.state.line !== 'open' && !this.wasSignedOut) void this.learnWhy();
    this.change({ line: 'lost' });
  }

  private async learnWhy(): Promise<void> {
    const { failure, isFinal } = await this.surroundings.whyRefused();
    if (this.isClosed || this.state.line !== 'lost') return;
    if (isFinal) {
      this.cancelRetry?.();
      this.cancelPing?.();
      this.dropSocket();
    }
    const end = failure.code === 'no-session' ? 'signed-out' : 'refused';
    this.change({ refusal: failure, ...(isFinal && { line: end }) });
  }

  /** A line can die without a word; whoever is silent too long despite pings is gone. */
  private keepAlive(): void {
    this.silence = 0;
    const beat = () => {
      this.silence += PING_EVERY;
      if (this.silence > SILENCE_ALLOWED) {
        this.lose();
        return;
      }
      this.send({ type: 'ping' });
      this.cancelPing = this.surroundings.later(PING_EVERY, beat);
    };
    this.cancelPing?.();
    this.cancelPing = this.surroundings.later(PING_EVERY, beat);
  }

  private send(message: ClientMessage): string | null {
    if (!this.socket || this.state.line !== 'open') return null;
    this.references += 1;
    const ref = String(this.references);
    this.socket.send(JSON.stringify({ ...message, ref }));
    return ref;
  }

  /** What is not done later by itself, such as an answer, is not done at all without a line. */
  private want(message: ClientMessage): void {
    if (this.send(message) !== null) return;
    this.change({ notice: { kind: 'error', error: { code: 'offline', message: 'no line to the table' } } });
  }

  private sendPending(): void {
    const { pending } = this.state;
    if (!pending) return;
    const { at, id, careful } = pending;
    this.pendingReference = this.send({ type: 'answer', at, id, ...(careful && { careful }) });
  }

  private receive(text: string): void {
    this.silence = 0;
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'hello':
        this.hello(message);
        break;
      case 'update':
        this.update(message);
        break;
      case 'table':
        this.face(message.table);
        break;
      case 'chat':
        this.hear(message);
        break;
      case 'undo-asked':
        this.change({ undo: { by: message.by, to: message.to, consents: message.consents } });
        break;
      case 'undo-answered':
        this.change({ undo: null, notice: this.noticeOfUndo(message.done) });
        break;
      case 'notice':
        this.change({ notice: { kind: 'rolled-back', answersLost: message.answersLost } });
        break;
      case 'passing':
        this.changeGame({ passing: message.passing });
        break;
      case 'blocked':
        this.change({ blocked: message.blocked });
        break;
      case 'advice':
        if (message.advice.at === this.state.game?.decision?.at) this.change({ advice: message.advice });
        break;
      case 'confirm':
        if (message.ref === this.pendingReference) this.change({ confirming: this.state.pending, pending: null });
        break;
      case 'over':
        this.changeGame({ outcome: message.outcome, seed: message.seed });
        break;
      case 'error':
        this.fail(message.ref, message.error);
        break;
      case 'ok':
        if (message.ref !== undefined) this.unsaid.settled(message.ref);
        break;
      case 'pong':
        break;
    }
  }

  private hello(message: Extract<ServerMessage, { type: 'hello' }>): void {
    const { type, protocol, ...told } = message;
    const before = this.state.game;
    if (this.wasSignedOut && before !== null && before.seat !== told.seat) {
      // Somebody else is signed in now, who must not take my seat for theirs, nor the other way round.
      this.cancelPing?.();
      this.dropSocket();
      this.change({ line: 'signed-out' });
      return;
    }
    this.cancelResync?.();
    this.isResyncing = false;
    this.wasSignedOut = false;
    this.attempts = 0;
    const known = before?.events.at(-1)?.seq ?? -1;
    const rules = this.surroundings.rulesOf(told.table.game) ?? told.rules;
    const newEvents = before ? told.events.filter(({ seq }) => seq > known) : [];
    this.change({
      line: 'open',
      refusal: null,
      isOutdated: protocol !== PROTOCOL || rules !== told.rules || this.state.isOutdated,
      game: { ...told, newEvents },
      pending: stillPending(this.state.pending, told),
      confirming: stillPending(this.state.confirming, told),
      advice: stillGood(this.state.advice, told),
      blocked: null,
    });
    // The answer may have been lost with the line. Saying it again is safe: it names the decision it is for.
    if (this.state.pending && this.pendingReference === null) this.sendPending();
    const lastHeard = before?.chat.at(-1)?.id ?? -1;
    this.unsaid.lineBack(told.chat.filter(({ id, seat }) => id > lastHeard && seat === told.seat));
  }

  private update(message: Extract<ServerMessage, { type: 'update' }>): void {
    const { game, pending, confirming } = this.state;
    if (!game || this.isResyncing || message.seq <= game.seq) return;
    if (message.after !== game.seq) {
      this.resync();
      return;
    }
    const { type, after, patch, view, events, eventsFrom, ...standing } = message;
    let next: GameJson;
    try {
      next = view !== undefined ? view : applyPatch(game.view, patch ?? []);
    } catch {
      this.resync();
      return;
    }
    const kept = eventsFrom === undefined ? game.events : game.events.filter(({ seq }) => seq < eventsFrom);
    this.change({
      game: {
        ...game,
        ...standing,
        view: next,
        events: [...kept, ...events].slice(-EVENTS_KEPT),
        newEvents: events,
      },
      pending: stillPending(pending, standing),
      confirming: stillPending(confirming, standing),
      advice: stillGood(this.state.advice, standing),
      blocked: null,
    });
  }

  private face(table: TableFace): void {
    const { game } = this.state;
    const count = game ? countOf(table, game.seat) : 0;
    const isNews = game !== null && count > countOf(game.table, game.seat);
    // Where others have agreed to it, that is said already.
    if (isNews && this.state.notice?.kind !== 'undo-agreed') this.change({ notice: { kind: 'took-back', count } });
    this.changeGame({ table });
  }

  /** An undo that nobody had to be asked for is no news. */
  private noticeOfUndo(isDone: boolean): Notice | null {
    const { undo, notice } = this.state;
    if (!isDone) return { kind: 'undo-refused' };
    return undo ? { kind: 'undo-agreed' } : notice;
  }

  /** Something was missed: asks for all there is, and ignores changes until it comes. */
  private resync(): void {
    this.isResyncing = true;
    this.resyncReference = this.send({ type: 'resync' });
  }

  private resyncSoon(): void {
    this.cancelResync?.();
    this.cancelResync = this.surroundings.later(SLOW_DOWN, () => this.resync());
  }

  private hear({ type, ...line }: Extract<ServerMessage, { type: 'chat' }>): void {
    const { game } = this.state;
    if (!game || game.chat.some(({ id }) => id === line.id)) return;
    this.changeGame({ chat: [...game.chat, line] });
  }

  private fail(reference: string | undefined, error: WireError): void {
    // Advice that came too late, or was asked for twice, is not missed.
    if (reference !== undefined && reference === this.adviceReference && error.code !== 'no-advice') return;
    if (reference !== undefined) this.unsaid.settled(reference);
    const isAnswer = reference !== undefined && reference === this.pendingReference;
    if (isAnswer) this.pendingReference = null;
    if (isAnswer && error.code === 'restarting') {
      // It may have been done: the next hello shows that, or it is said again.
      this.resyncSoon();
      return;
    }
    if (reference === undefined || reference === this.resyncReference) {
      // Something was not even looked at, and nobody says what: the answer, too, is said again if it has to be.
      this.pendingReference = null;
      this.resyncSoon();
    }
    this.change({
      notice: { kind: 'error', error },
      pending: isAnswer ? null : this.state.pending,
    });
    // A refused answer means that we do not see the table as it is.
    if (isAnswer) this.resync();
  }

  private changeGame(part: Partial<TableGame>): void {
    const { game } = this.state;
    if (game) this.change({ game: { ...game, newEvents: [], ...part } });
  }

  private change(part: Partial<TableSnapshot>): void {
    this.state = { ...this.state, ...part };
    if (this.state.pending === null) this.pendingReference = null;
    for (const listener of this.listeners) listener();
  }
}
