/** The shapes that go over the wire (docs/protocol.md). Web and server share these; the schemas check what comes in. */
import Type, { type Static } from 'typebox';
import type { WireError } from './errors.ts';

const strict = { additionalProperties: false } as const;

export const Name = Type.String({ minLength: 1, maxLength: 40 });
export const TableId = Type.String({ pattern: '^[a-z0-9]{12}$' });

export const SeatRequest = Type.Union([
  Type.Object({ kind: Type.Literal('me') }, strict),
  Type.Object({ kind: Type.Literal('open') }, strict),
  Type.Object({ kind: Type.Literal('bot'), bot: Type.String({ minLength: 1, maxLength: 40 }) }, strict),
]);

export const Clock = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, strict),
  Type.Object(
    {
      kind: Type.Union([Type.Literal('turn'), Type.Literal('total')]),
      seconds: Type.Integer({ minimum: 5, maximum: 2_592_000 }),
      onTimeout: Type.Union([Type.Literal('bot'), Type.Literal('skip')]),
    },
    strict,
  ),
]);
export type Clock = Static<typeof Clock>;

const OptionText = Type.String({ maxLength: 60 });

export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 20 }),
    options: Type.Optional(
      Type.Record(
        Type.String({ maxLength: 40 }),
        // A list says something for each seat, such as its species.
        Type.Union([OptionText, Type.Number(), Type.Boolean(), Type.Array(OptionText, { maxItems: 8 })]),
      ),
    ),
    seats: Type.Array(SeatRequest, { minItems: 1, maxItems: 8 }),
    clock: Type.Optional(Clock),
    listed: Type.Optional(Type.Boolean()),
    pace: Type.Optional(Type.Union([Type.Literal('human'), Type.Literal('instant')])),
  },
  strict,
);
export type NewTable = Static<typeof NewTable>;

/** A number of answers. */
const Answers = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
export const Ref = Type.String({ maxLength: 40 });
/** The number of a line of chat. */
const Line = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });
const ref = { ref: Type.Optional(Ref) };
const bare = <T extends string>(type: T) => Type.Object({ type: Type.Literal(type), ...ref }, strict);

/** What a client may say on a table's socket. */
export const ClientMessage = Type.Union([
  Type.Object(
    {
      type: Type.Literal('answer'),
      at: Answers,
      id: Type.String({ minLength: 1, maxLength: 200 }),
      careful: Type.Optional(Type.Boolean()),
      ...ref,
    },
    strict,
  ),
  bare('undo'),
  bare('redo'),
  bare('rollback'),
  Type.Object(
    {
      type: Type.Literal('undo-consent'),
      yes: Type.Boolean(),
      to: Type.Optional(Answers),
      ...ref,
    },
    strict,
  ),
  bare('blocked'),
  Type.Object({ type: Type.Literal('chat'), text: Type.String({ minLength: 1, maxLength: 1000 }), ...ref }, strict),
  Type.Object({ type: Type.Literal('mute'), line: Line, yes: Type.Boolean(), ...ref }, strict),
  Type.Object({ type: Type.Literal('send-away'), line: Line, ...ref }, strict),
  Type.Object({ type: Type.Literal('send-away'), seat: Type.Integer({ minimum: 0, maximum: 7 }), ...ref }, strict),
  Type.Object({ type: Type.Literal('close-chat'), yes: Type.Boolean(), ...ref }, strict),
  bare('resync'),
  bare('ping'),
]);
export type ClientMessage = Static<typeof ClientMessage>;

/** Plain JSON of a game; only its renderer knows more. */
export type GameJson = unknown;

export interface WireMessage {
  readonly key: string;
  readonly args?: { readonly [name: string]: GameJson };
}

export interface WireOption {
  readonly id: string;
  readonly label: WireMessage;
  readonly target?: string;
  /** It declines, passes or stops: what a seat that is out of time does. */
  readonly idle?: true;
}

export interface WireDecision {
  readonly at: number;
  readonly seat: number;
  readonly prompt: WireMessage;
  readonly options: readonly WireOption[];
}

export interface WireEvent extends WireMessage {
  readonly seq: number;
}

export interface WireBlocked {
  readonly target?: string;
  readonly label: WireMessage;
  readonly rule: string;
}

export interface SeatFace {
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string | null;
  /** Whoever sat here has deleted their account. */
  readonly departed?: true;
  readonly bot: string | null;
  readonly connected: boolean;
  /** Since when the seat has had something to decide, in milliseconds since 1970. */
  readonly askedSince?: number;
  /** Its player is on vacation until then, and the clock of the seat stands still. */
  readonly vacationUntil?: number;
  /** Another seat has reminded them of the decision they have now. */
  readonly nudged?: { readonly by: number; readonly at: number };
  /** Its player is missing for so long that the others may have a bot play for them. */
  readonly absent?: true;
  /** The seats that want it. */
  readonly votes?: readonly number[];
  /** A bot plays for its owner, who may come back. */
  readonly replaced?: true;
}

export type TableState = 'open' | 'running' | 'over';

/** What everybody may know of a table. */
export interface TableFace {
  readonly id: string;
  readonly game: string;
  readonly options: { readonly [name: string]: GameJson };
  readonly seats: readonly SeatFace[];
  readonly state: TableState;
  readonly host: boolean;
  readonly mySeat: number | null;
  readonly waitingFor: readonly number[];
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly clock: Clock;
  /** What is left of it, in a running game. */
  readonly timeLeft?: ClockFace;
  readonly listed: boolean;
  readonly answers: number;
  /** Only players may say something. */
  readonly chatClosed?: true;
  /** It cannot be opened for the time being. */
  readonly broken?: true;
}

/** Milliseconds left by seat; null without a clock. The running ones count down from `at`. */
export interface ClockFace {
  readonly at: number;
  readonly left: readonly number[];
  readonly running: readonly number[];
}

/** Changes that turn one view into the next: a value put at a path, or removed when there is none. */
export type Patch = readonly (readonly [path: readonly (string | number)[], value?: GameJson])[];

export interface Standing {
  readonly seq: number;
  readonly decision: WireDecision | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly waitingFor: readonly number[];
  readonly clock: ClockFace | null;
  readonly answers: number;
}

export interface WireOutcome {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

export interface ChatLine {
  readonly id: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** What the server says on a table's socket. */
export type ServerMessage =
  | (Standing & {
      readonly type: 'hello';
      /** The version of what is said here (`PROTOCOL`), and of the rules. */
      readonly protocol: number;
      readonly rules: number;
      readonly table: TableFace;
      readonly seat: number | null;
      readonly view: GameJson;
      readonly events: readonly WireEvent[];
      readonly chat: readonly ChatLine[];
      readonly commitment: string;
      readonly outcome: WireOutcome | null;
      readonly seed: string | null;
    })
  | (Standing & {
      readonly type: 'update';
      /** The `seq` that this builds on. Changes that follow each other fast are told together to those who only look. */
      readonly after: number;
      readonly patch?: Patch;
      readonly view?: GameJson;
      readonly events: readonly WireEvent[];
      /** The story was cut back to here by an undo; later events are void. */
      readonly eventsFrom?: number;
    })
  | { readonly type: 'table'; readonly table: TableFace }
  | ({ readonly type: 'chat' } & ChatLine)
  | {
      readonly type: 'undo-asked';
      readonly by: number | null;
      readonly to: number;
      readonly consents: readonly number[];
    }
  | { readonly type: 'undo-answered'; readonly done: boolean }
  | { readonly type: 'notice'; readonly key: 'rolled-back'; readonly answersLost: number }
  | { readonly type: 'blocked'; readonly ref?: string; readonly blocked: readonly WireBlocked[] }
  /** A careful answer would hand over to others and was not given yet. */
  | { readonly type: 'confirm'; readonly ref?: string; readonly at: number; readonly id: string }
  | { readonly type: 'over'; readonly outcome: WireOutcome; readonly seed: string }
  | { readonly type: 'ok'; readonly ref?: string }
  | { readonly type: 'pong'; readonly ref?: string }
  | { readonly type: 'error'; readonly ref?: string; readonly error: WireError };

/** `GET /api/games` answers `{ games: GameFace[] }`. */
export interface GameFace {
  readonly id: string;
  /** The numbers of players it can be played with. */
  readonly players: readonly number[];
  readonly options: { readonly [name: string]: OptionFace };
  /** The names of the bots that can play it, the weakest first. */
  readonly bots: readonly string[];
}

export type OptionValue = string | number | boolean;

/** The values that other options must have. */
export type OptionConditions = { readonly [option: string]: readonly OptionValue[] | undefined };

export interface OptionFace {
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  /** What a value asks of other options: `{"2p-frontiers": {"players": [2]}}`. */
  readonly needs?: { readonly [value: string]: OptionConditions };
  /** When the option means anything at all: `{"leadersAndLore": ["base", "all"]}`. */
  readonly matters?: OptionConditions;
}

/** Who I am: the answer to every call of `/api/session`, `/api/account` and `/api/login`. */
export interface SessionFace {
  readonly name: string;
  /** Null for a guest. */
  readonly login: string | null;
  /** Only when the request asked for it. */
  readonly token?: string;
}

/** My vacation: the answer to every call of `/api/vacation`. */
export interface VacationFace {
  /** Milliseconds since 1970; null for somebody who plays. */
  readonly until: number | null;
  /** Days that can still be taken, of so many in any 365 days. */
  readonly daysLeft: number;
  readonly daysPerYear: number;
}

/** `GET /api/tables/:id/invitations` answers `{ invitations: Invitation[] }`. */
export interface Invitation {
  readonly seat: number;
  readonly invitation: string;
}

/** `GET /api/rules/:game` answers with a list of these. */
export interface RuleTopic {
  readonly topic: string;
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly text: string }[];
}

/** `GET /api/tables/:id/replay`: the table after `at` answers. */
export interface ReplayFace {
  readonly at: number;
  /** How many answers there are in all. */
  readonly answers: number;
  readonly seat: number | null;
  readonly view: GameJson;
  /** All that was told until then. */
  readonly events: readonly WireEvent[];
  readonly waitingFor: readonly number[];
  readonly outcome: WireOutcome | null;
  readonly commitment: string;
}

export { type ErrorCode, errors, type WireError } from './errors.ts';
export type { LinkFace, NotificationsFace, PushWish, Timing } from './notifications.ts';
export { applyPatch, BadPatch } from './patch.ts';
