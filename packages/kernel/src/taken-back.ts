/** Answers that seats have taken back and may give again, each as long as the question is asked that it was an answer to. */
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
