import { type Message, message, type Seat, type Words } from './message.ts';

/** Every error the kernel throws on purpose. `code` is stable; the text is for people. */
export class OrreryError extends Error {
  readonly code: string;

  constructor(code: string, text: string, options?: ErrorOptions) {
    super(text, options);
    this.name = new.target.name;
    this.code = code;
  }
}

export type BadAnswerCode = 'malformed' | 'game-over' | 'not-asked' | 'stale' | 'not-an-option';

/** An answer that was refused; the match is as it was. */
export class BadAnswer extends OrreryError {
  declare readonly code: BadAnswerCode;

  constructor(code: BadAnswerCode, text: string) {
    super(code, text);
  }
}

/** A configuration no game can be started with. */
export class BadConfig extends OrreryError {
  /** What is wrong, for the texts of the game; null where only who writes clients can be wrong so. */
  readonly why: Message | null;

  constructor(text: string, why: Message | null = null) {
    super('bad-config', text);
    this.why = why;
  }
}

/** Undo or redo that is not free for this seat now. */
export class CannotUndo extends OrreryError {
  constructor(text: string) {
    super('cannot-undo', text);
  }
}

/** A decision without options: a bug in a rule. */
export class DeadEnd extends OrreryError {
  readonly prompt: string;

  constructor(prompt: Words, seat: Seat) {
    const { key } = message(prompt);
    super('dead-end', `seat ${seat} was asked '${key}' without a single option`);
    this.prompt = key;
  }
}

/** Rules that went on and on without asking anybody: a bug in a rule. */
export class TooManySteps extends OrreryError {
  constructor(steps: number) {
    super('too-many-steps', `the rules took more than ${steps} steps without coming to an end`);
  }
}

/** A rule failed while an answer was carried out; the match went back to the position before it. */
export class RulesFailed extends OrreryError {
  readonly phase: string;

  constructor(phase: string, cause: unknown) {
    const text = cause instanceof Error ? cause.message : String(cause);
    super(cause instanceof DeadEnd ? 'dead-end' : 'rules-failed', `phase '${phase}': ${text}`, { cause });
    this.phase = phase;
  }
}

/** A record that is not a record, or not one of this game. */
export class BadRecord extends OrreryError {
  constructor(text: string) {
    super('bad-record', text);
  }
}

/** A replay that did not come out as recorded. `index` is the number of answers carried out when it was noticed. */
export class Divergence extends OrreryError {
  readonly index: number;

  constructor(index: number, text: string) {
    super('divergence', `at answer ${index}: ${text}`);
    this.index = index;
  }
}
