/** What the page knows of a table at a moment: the line keeps it, everything else draws it. */
import type {
  ChatLine,
  GameJson,
  Passing,
  Standing,
  TableFace,
  WireAdvice,
  WireBlocked,
  WireEvent,
  WireOutcome,
} from '@orrery/server/protocol';
import type { Failure } from '../api/client.ts';
import { timesTookBack } from './tookBack.ts';

/** All that is known of the game at the table. */
export interface TableGame extends Standing {
  /** The version of the rules. */
  readonly rules: number;
  readonly table: TableFace;
  readonly seat: number | null;
  readonly view: GameJson;
  readonly events: readonly WireEvent[];
  /** Those that came with the last message, for motion. */
  readonly newEvents: readonly WireEvent[];
  readonly chat: readonly ChatLine[];
  readonly commitment: string;
  readonly outcome: WireOutcome | null;
  readonly seed: string | null;
  /** How the server passes for the player in windows; missing for spectators and where a game has none. */
  readonly passing?: Passing;
}

export interface PendingAnswer {
  readonly at: number;
  readonly id: string;
  /** Whether the server should ask back before it hands over to others. */
  readonly careful: boolean;
}

export interface UndoRequest {
  /** Null for a host who does not play. */
  readonly by: number | null;
  readonly to: number;
  readonly consents: readonly number[];
}

export type Notice =
  | { readonly kind: 'rolled-back'; readonly answersLost: number }
  | { readonly kind: 'undo-refused' }
  | { readonly kind: 'undo-agreed' }
  /** I took back what was rolled or drawn, for so many times now. */
  | { readonly kind: 'took-back'; readonly count: number }
  | { readonly kind: 'error'; readonly error: Failure };

export interface TableSnapshot {
  /** The last three are for good: the host does not want us here, nobody knows who we are any more, or for the reason in `refusal`. */
  readonly line: 'connecting' | 'open' | 'lost' | 'sent-away' | 'signed-out' | 'refused';
  /** Why there is no line, once that is known. */
  readonly refusal: Failure | null;
  readonly game: TableGame | null;
  /** The answer that was clicked and is not yet acknowledged. */
  readonly pending: PendingAnswer | null;
  /** The answer that would hand over to others; it waits for the player's word. */
  readonly confirming: PendingAnswer | null;
  readonly undo: UndoRequest | null;
  readonly notice: Notice | null;
  /** The server is not the one that this page was built for. */
  readonly isOutdated: boolean;
  /** What cannot be answered to the present decision and why, once that was asked for. */
  readonly blocked: readonly WireBlocked[] | null;
  /** What a bot would do at the present decision; null unless it was asked. */
  readonly advice: WireAdvice | null;
}

/** Advice is good for one decision. */
export function stillGood(advice: WireAdvice | null, { decision }: Pick<Standing, 'decision'>): WireAdvice | null {
  return advice && decision?.at === advice.at ? advice : null;
}

/** How often a seat took back what was rolled or drawn. */
export function countOf({ seats }: TableFace, seat: number | null): number {
  return timesTookBack(seats[seat ?? -1]);
}

/** An answer is pending as long as its decision is. */
export function stillPending(
  pending: PendingAnswer | null,
  { decision }: Pick<Standing, 'decision'>,
): PendingAnswer | null {
  return pending && decision?.at === pending.at && decision.options.some(({ id }) => id === pending.id)
    ? pending
    : null;
}
