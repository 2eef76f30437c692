import type { Question, Rules } from './decision.ts';
import type { Event } from './message.ts';
import type { Random } from './random.ts';
import { resetSteps, serve } from './services.ts';

/**
 * Carries rules out on a state that belongs to no match, for who works out what may come of them: chance and all answers
 * are theirs. `answer` gives the value of one of the options; what is told goes to `events`, if anybody listens.
 */
export function rehearse<T>(
  state: object,
  rules: Rules<T>,
  random: Random,
  answer: (question: Question) => unknown,
  events: Event[] | null = null,
): T {
  serve(state, { random, events, irreversible() {}, answers: () => 0 });
  resetSteps();
  let turn = rules.next();
  while (!turn.done) {
    const ask = turn.value;
    turn = rules.next('together' in ask ? ask.together.map(answer) : answer(ask));
  }
  return turn.value;
}
