/** Answers that seats may take back; and those that they have, and may give again as long as the question is asked that each was an answer to. */
import type { Asking } from './asking.ts';
import type { Seat } from './message.ts';
import type { Answer } from './record.ts';

export class TakenBack {
  private all: readonly { readonly answer: Answer; readonly at: number }[] = [];

  /** `at`: the question that is asked again. */
  add(answer: Answer, at: number): void {
    this.all = [...this.all, { answer, at }];
  }

  /** What the seat took back of the question that is asked now. */
  last(seat: Seat, at: number | undefined): Answer | undefined {
    return this.all.findLast((each) => each.answer[0] === seat && each.at === at)?.answer;
  }

  remove(answer: Answer): void {
    this.all = this.all.filter((each) => each.answer !== answer);
  }

  /** The seat has answered a question that is still being asked. Others do not know of it, so what they took back of it stays. */
  answered(seat: Seat, at: number): void {
    this.all = this.all.filter((each) => each.at === at && each.answer[0] !== seat);
  }

  clear(): void {
    this.all = [];
  }
}

/** Where the seat's last answer stands in the log, if the seat may take it back without asking anybody; else -1. */
export function lastToTakeBack(log: readonly Answer[], asking: Asking | null, barrier: number, seat: Seat): number {
  if (asking === null) return -1; // the seed is known when the game is over
  const last = log.length - 1;
  for (let i = last; i >= asking.at; i--) if (log[i]?.[0] === seat) return i;
  if (asking.sealed !== null) return -1; // whether somebody has answered since is not to be told
  return last >= barrier && log[last]?.[0] === seat ? last : -1;
}
