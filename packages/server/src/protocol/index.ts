/** The shapes that go over the wire (docs/protocol.md). Web and server share these; the schemas check what comes in. */

import type { WireError } from './errors.ts';
import { Passing } from './passing.ts';
import type { GameJson, Patch } from './patch.ts';
import { type Static, Type } from './schema.ts';

const strict = { additionalProperties: false } as const;

/** What somebody types; whether it will do is said in words. */
export const Typed = Type.String({ maxLength: 1000 });
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

/** A value, or a text of one's own, such as a map; which of them a game takes it says itself. */
const OptionText = Type.String({ maxLength: 300 });

export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 20 }),
    options: Type.Optional(
      Type.Record(
        Type.String({ maxLength: 40 }),
        // A list says something for each seat, such as its species.
        Type.Union([OptionText, Type.Number(), Type.Boolean(), Type.Array(OptionText, { maxItems: 8 })]),
        { maxProperties: 40 },
      ),
    ),
    seats: Type.Array(SeatRequest, { minItems: 1, maxItems: 8 }),
    clock: Type.Optional(Clock),
    listed: Type.Optional(Type.Boolean()),
    pace: Type.Optional(Type.Union([Type.Literal('human'), Type.Literal('instant')])),
    advice: Type.Optional(Type.Boolean()),
    windowPause: Type.Optional(Type.Boolean()),
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
  Type.Object({ type: Type.Literal('advice'), at: Answers, ...ref }, strict),
  Type.Object({ type: Type.Literal('allow-advice'), yes: Type.Boolean(), ...ref }, strict),
  bare('hurry'),
  Type.Object({ type: Type.Literal('passing'), passing: Type.Optional(Passing), ...ref }, strict),
  Type.Object({ type: Type.Literal('chat'), text: Type.String({ minLength: 1, maxLength: 1000 }), ...ref }, strict),
  Type.Object({ type: Type.Literal('mute'), line: Line, yes: Type.Boolean(), ...ref }, strict),
  Type.Object({ type: Type.Literal('send-away'), line: Line, ...ref }, strict),
  Type.Object({ type: Type.Literal('send-away'), seat: Type.Integer({ minimum: 0, maximum: 7 }), ...ref }, strict),
  Type.Object({ type: Type.Literal('close-chat'), yes: Type.Boolean(), ...ref }, strict),
  bare('resync'),
  bare('ping'),
]);
export type ClientMessage = Static<typeof ClientMessage>;

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
  /** What may be done besides, of another family than what is asked. */
  readonly aside?: true;
  /** The rule behind it. What it does is said by the message `effect.<key of the label>` with the label's arguments. */
  readonly rule?: string;
}

/** What a click on a thing begins: answers to this decision and to those it leads to, given one after the other. */
export interface WireStart {
  readonly targets: readonly string[];
  readonly answers: readonly string[];
  /** What will be done, and what it costs. */
  readonly label: WireMessage;
}

export interface WireDecision {
  readonly at: number;
  readonly seat: number;
  readonly prompt: WireMessage;
  readonly options: readonly WireOption[];
  /** At a main question: what pieces, places and cards can begin. */
  readonly starts?: readonly WireStart[];
  /** Hidden cards could be used here, and nobody sees who has answered until all have. */
  readonly window?: WireWindow;
}

/** `scopes`: what the window belongs to, the innermost first; for each of them one may pass (`Passing.until`). */
export interface WireWindow {
  readonly scopes: readonly { readonly kind: string; readonly id: string }[];
  /** What has happened harms the seat. */
  readonly hurts: boolean;
}

/** What a bot would answer to a decision and to those it leads to, up to the first die, hidden card or other player. */
export interface WireAdvice {
  /** The decision that it is about. */
  readonly at: number;
  readonly steps: readonly (WireOption & { readonly prompt: WireMessage })[];
  /** The last step rolls dice or reveals something. */
  readonly isOpen: boolean;
  /** A text of what teaches the game, `learn.<game>.reason.<id>`; null when none of the reasons fits. */
  readonly reason: WireMessage | null;
  /** How many options the decision has. */
  readonly options: number;
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
  /** The last times that its player took back what was rolled or drawn: how many events were left of the story. */
  readonly tookBack?: readonly number[];
  /** How often they did so before these. */
  readonly tookBackEarlier?: number;
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
  /** Players may ask what a bot would do: all others are bots, or the host allows it. */
  readonly advice?: true;
  /** Every window lasts a random while at least, whether anybody can act or not. */
  readonly windowPause?: true;
  /** Only players may say something. */
  readonly chatClosed?: true;
  /** Host only: the lines of chat of those who may say no more. */
  readonly muted?: readonly number[];
  /** It cannot be opened for the time being. */
  readonly broken?: true;
}

/** Milliseconds left by seat; null without a clock. The running ones count down from `at`. */
export interface ClockFace {
  readonly at: number;
  readonly left: readonly number[];
  readonly running: readonly number[];
}

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
  /** Empty for somebody who has deleted their account. */
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
      /** Of one's own seat. */
      readonly passing?: Passing;
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
  | { readonly type: 'advice'; readonly ref?: string; readonly advice: WireAdvice }
  /** How the server passes for one's own seat, when that was asked for or changed. */
  | { readonly type: 'passing'; readonly ref?: string; readonly passing: Passing }
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
  /** Hidden cards could be used in windows: a table may pause in them (`windowPause`). */
  readonly hasWindows?: true;
  /** The first game of a newcomer, who has seat 0: options of the game, and the bots of the other seats. */
  readonly guided: GuidedFace | null;
}

export interface GuidedFace {
  readonly options: { readonly [name: string]: OptionValue | readonly OptionValue[] };
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
  /** A text of one's own may be given instead of a value, at most so long. */
  readonly text?: number;
  /** A list with one of these things (`<kind>/<id>`) for each seat may be given instead, no two alike. */
  readonly each?: { readonly kind: string; readonly ids: readonly string[] };
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
  /** What was told until then; from event `since` on, when the request asked for no more. */
  readonly events: readonly WireEvent[];
  /** How many events there were until then: later ones are not of this moment. */
  readonly told: number;
  /** The answer that led here, unless it is secret: in a running game only one's own are told. */
  readonly answer: { readonly seat: number; readonly label: WireMessage } | null;
  readonly waitingFor: readonly number[];
  readonly outcome: WireOutcome | null;
  readonly commitment: string;
}

/** The moment that a replay is asked for: after so many answers, or when an event was told. */
export interface ReplayMoment {
  readonly at?: number;
  readonly event?: number;
  /** Events before this number are known. */
  readonly since?: number;
}

export { type ErrorCode, errors, type WireError } from './errors.ts';
export type { LinkFace, NotificationsFace, PushWish, Timing } from './notifications.ts';
export { passNothing } from './pass-nothing.ts';
export { Passing } from './passing.ts';
export { applyPatch, BadPatch, type GameJson, type Patch } from './patch.ts';
