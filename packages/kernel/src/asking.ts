import type { Ask, Blocked, Decision, Option, Question, Start } from './decision.ts';
import { BadAnswer, DeadEnd } from './errors.ts';
import { message, type Seat } from './message.ts';

/** What is being asked just now. */
export interface Asking {
  /** How many answers were given before it was asked. */
  readonly at: number;
  /** Everybody who was asked, when nobody may know who of them has answered (`Window`). */
  readonly sealed: readonly Seat[] | null;
  waitingFor(): Seat[];
  decision(seat: Seat): Decision | null;
  blocked(seat: Seat): readonly Blocked[];
  starts(seat: Seat): readonly Start[];
  /** Takes the answer of a seat, or throws. Returns whether everybody has answered. */
  pick(seat: Seat, id: string): boolean;
  /** What the rule goes on with when everybody has answered. */
  answer(): unknown;
  /** Lets options that rest on hidden things be worked out again. */
  forgetOptions(): void;
}

/** What is asked now, of somebody who means the question after `at` answers. */
export function needAsking(asked: Asking | null, at = asked?.at): Asking {
  if (asked === null) throw new BadAnswer('game-over', 'the game is over');
  if (at !== asked.at) throw new BadAnswer('stale', 'this decision has been answered already');
  return asked;
}

export function asking(ask: Ask, at: number): Asking {
  return 'together' in ask ? new Together(ask.together, at) : new Lone(ask, at);
}

/** One question to one seat. */
class Lone implements Asking {
  readonly at: number;
  readonly sealed: readonly Seat[] | null;
  private readonly question: Question;
  private offer: readonly Option[] | null;
  private picked: Option | null = null;

  constructor(question: Question, at: number) {
    this.question = question;
    this.offer = question.offer ?? null;
    this.at = at;
    this.sealed = question.window ? [question.seat] : null;
  }

  waitingFor(): Seat[] {
    return this.picked === null ? [this.question.seat] : [];
  }

  decision(seat: Seat): Decision | null {
    if (!this.isFor(seat)) return null;
    const { prompt, window, scopes = [], turn } = this.question;
    return {
      at: this.at,
      seat,
      prompt: message(prompt),
      options: this.options(),
      ...(window && { window: { scopes, hurts: window.hurts() } }),
      ...(turn && { turn }),
    };
  }

  blocked(seat: Seat): readonly Blocked[] {
    return this.isFor(seat) ? (this.question.blocked?.() ?? []) : [];
  }

  starts(seat: Seat): readonly Start[] {
    return this.isFor(seat) ? (this.question.starts?.() ?? []) : [];
  }

  pick(seat: Seat, id: string): boolean {
    if (!this.isFor(seat)) throw notAsked(seat);
    for (const option of this.options()) {
      if (option.id !== id) continue;
      this.picked = option;
      return true;
    }
    throw new BadAnswer('not-an-option', `'${id}' is not one of the options`);
  }

  answer(): unknown {
    return this.picked?.value;
  }

  forgetOptions(): void {
    this.offer = null;
  }

  isFor(seat: Seat): boolean {
    return this.question.seat === seat && this.picked === null;
  }

  private options(): readonly Option[] {
    if (this.offer !== null) return this.offer;
    const { options, prompt, seat } = this.question;
    const offer = typeof options === 'function' ? options() : options;
    if (offer.length === 0) throw new DeadEnd(prompt, seat);
    this.offer = offer;
    return offer;
  }
}

/** Several questions that are answered at the same time. */
class Together implements Asking {
  readonly at: number;
  readonly sealed: readonly Seat[] | null;
  private readonly parts: readonly Lone[];

  constructor(questions: readonly Question[], at: number) {
    this.at = at;
    this.parts = questions.map((question) => new Lone(question, at));
    this.sealed = questions.some(({ window }) => window) ? questions.map(({ seat }) => seat) : null;
  }

  waitingFor(): Seat[] {
    return this.parts.flatMap((part) => part.waitingFor());
  }

  decision(seat: Seat): Decision | null {
    return this.partFor(seat)?.decision(seat) ?? null;
  }

  blocked(seat: Seat): readonly Blocked[] {
    return this.partFor(seat)?.blocked(seat) ?? [];
  }

  starts(seat: Seat): readonly Start[] {
    return this.partFor(seat)?.starts(seat) ?? [];
  }

  pick(seat: Seat, id: string): boolean {
    const part = this.partFor(seat);
    if (part === undefined) throw notAsked(seat);
    part.pick(seat, id);
    return this.waitingFor().length === 0;
  }

  answer(): unknown {
    return this.parts.map((part) => part.answer());
  }

  forgetOptions(): void {
    for (const part of this.parts) part.forgetOptions();
  }

  private partFor(seat: Seat): Lone | undefined {
    return this.parts.find((part) => part.isFor(seat));
  }
}

function notAsked(seat: Seat): BadAnswer {
  return new BadAnswer('not-asked', `seat ${seat} has nothing to decide now`);
}
