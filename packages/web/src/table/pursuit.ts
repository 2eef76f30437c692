/** What somebody is about to answer to the questions that come, so that several answers feel like one. */
import type { GameJson, WireDecision } from '@orrery/server/protocol';

/** What a pursuit says to a question: its answer, that it waits, or that it ends, done or not. */
export type Reply = { readonly answer: string } | 'wait' | 'done' | 'dropped';

/** Asked anew at every question; null while only others are asked. The view tells it what has become of things meanwhile. */
export type Pursuit = (decision: WireDecision | null, view?: GameJson) => Reply;

/** Answers one after the other; one after a "?" is left out where it is not asked for. As soon as something else is asked, the rest is dropped. */
export function inOrder(ids: readonly string[]): Pursuit {
  let left = ids;
  return (decision) => {
    const offered = new Set(decision?.options.map(({ id }) => id));
    for (const [index, step] of left.entries()) {
      const answer = step.startsWith('?') ? step.slice(1) : step;
      if (answer === step || offered.has(answer)) {
        left = left.slice(index + 1);
        return { answer };
      }
    }
    return 'done';
  };
}

/** One pursuit after the other. */
export function followedBy(first: Pursuit, second: Pursuit): Pursuit {
  let isFirstDone = false;
  return (decision, view) => {
    if (!isFirstDone) {
      const reply = first(decision, view);
      if (reply !== 'done') return reply;
      isFirstDone = true;
    }
    return second(decision, view);
  };
}

/** The same pursuit, which gives only what is offered, and ends when the game went back behind an answer of its own. */
export function guarded(pursuit: Pursuit): Pursuit {
  let last = -1;
  return (decision, view) => {
    if (decision && decision.at <= last) return 'done';
    const reply = pursuit(decision, view);
    if (typeof reply === 'string') return reply;
    if (!decision?.options.some(({ id }) => id === reply.answer)) return 'dropped';
    last = decision.at;
    return reply;
  };
}
