/** Every reason for which the server does not do what it was asked. The page has a text `error.<code>` for each of them. */

interface Reason {
  /** Of the answer, when the request came over HTTP. */
  readonly status: number;
  /** The names of what the text speaks of. */
  readonly args?: readonly string[];
}

export const errors = {
  // Requests that cannot be understood, or come from the wrong place.
  malformed: { status: 400 },
  'not-json': { status: 415 },
  'too-large': { status: 413 },
  refused: { status: 400 },
  'not-found': { status: 404 },
  'wrong-origin': { status: 403 },
  private: { status: 403 },
  // Too much at once.
  'too-many': { status: 429, args: ['seconds'] },
  'too-many-sockets': { status: 429, args: ['count'] },
  'too-many-replays': { status: 429 },
  'too-many-tables': { status: 429, args: ['count'] },
  // Who somebody is.
  'no-session': { status: 401 },
  'wrong-password': { status: 401 },
  'bad-name': { status: 400, args: ['most'] },
  'bad-login': { status: 400, args: ['least', 'most'] },
  'bad-password': { status: 400, args: ['least', 'most'] },
  'name-taken': { status: 409, args: ['name'] },
  'has-account': { status: 409, args: ['login'] },
  'login-taken': { status: 409 },
  'no-account': { status: 409 },
  'on-vacation': { status: 409 },
  'not-on-vacation': { status: 409 },
  'no-vacation-left': { status: 409, args: ['count'] },
  // Tables and seats.
  'no-such-table': { status: 404 },
  'no-such-game': { status: 404 },
  'no-such-bot': { status: 400 },
  'no-such-seat': { status: 400, args: ['count'] },
  'bad-config': { status: 400 },
  'bad-seats': { status: 400, args: ['count', 'given'] },
  'one-seat-only': { status: 400 },
  'already-seated': { status: 409 },
  'seat-taken': { status: 409 },
  'invitation-used': { status: 409 },
  'not-seated': { status: 403 },
  'not-your-seat': { status: 403 },
  'not-host': { status: 403 },
  'already-started': { status: 409 },
  'not-started': { status: 409 },
  // Those who are waited for.
  'no-person': { status: 409 },
  'not-waiting': { status: 409 },
  'not-waited-for': { status: 409 },
  resting: { status: 409 },
  'too-soon': { status: 429, args: ['minutes'] },
  'not-absent': { status: 409 },
  replaced: { status: 409 },
  'not-replaced': { status: 409 },
  // The game.
  'game-over': { status: 409 },
  'not-asked': { status: 409 },
  stale: { status: 409 },
  'not-an-option': { status: 409 },
  'cannot-undo': { status: 409 },
  'already-asked': { status: 409 },
  'nothing-asked': { status: 409 },
  'no-advice': { status: 403 },
  empty: { status: 400 },
  muted: { status: 403 },
  'chat-closed': { status: 403 },
  'sent-away': { status: 403 },
  'no-such-line': { status: 404 },
  // Being told of games when one is away.
  'no-such-channel': { status: 404 },
  'bad-address': { status: 400 },
  'bad-webhook': { status: 400 },
  'bad-link': { status: 400 },
  // Records.
  'bad-record': { status: 400 },
  'too-many-records': { status: 429, args: ['count'] },
  'record-unfinished': { status: 400 },
  // What should not happen.
  'rules-failed': { status: 500 },
  'dead-end': { status: 500 },
  'rolled-back': { status: 503 },
  runaway: { status: 503 },
  'engine-lost': { status: 503 },
  'table-broken': { status: 500 },
  'not-saved': { status: 503 },
  restarting: { status: 503 },
  internal: { status: 500 },
} as const satisfies Readonly<Record<string, Reason>>;

export type ErrorCode = keyof typeof errors;

type ArgumentNames<C extends ErrorCode> = (typeof errors)[C] extends { readonly args: readonly (infer N)[] }
  ? N
  : never;

/** What has to be said beside a code: its arguments, or nothing. */
export type ErrorArguments<C extends ErrorCode> = [ArgumentNames<C>] extends [never]
  ? []
  : [args: { readonly [name in ArgumentNames<C> & string]: string | number }];

/** How a refusal goes over the wire, by HTTP and socket alike. */
export interface WireError {
  readonly code: ErrorCode;
  readonly args?: { readonly [name: string]: string | number };
  /** What is wrong with the options of a game, in words that the game has texts for. */
  readonly why?: { readonly key: string; readonly args?: { readonly [name: string]: unknown } };
  /** English, for those who write clients. */
  readonly message: string;
}

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code);
}
