import type { Decision, Option, Player, Random, Sample, Seat, Seated } from '@orrery/kernel';

/** What a game tells a greedy player. */
export interface Judge<S extends object> {
  /** How good a position is for a seat; only comparisons matter. */
  worth(state: Readonly<S>, seat: Seat): number;
  /** Whether a decision stands between two actions, so that the position before it can be judged. */
  isSettled(decision: Decision): boolean;
}

/** How often each option is tried out. */
const TRIALS = 3;
/** An action that is not over after so many steps is judged as it stands. */
const STEPS = 24;

/**
 * Looks one action ahead: tries every option in positions it may imagine, finishes the action by chance, and takes the
 * option whose best trial was worth most.
 */
export function greedy<S extends object>(judge: Judge<S>): Player<S> {
  return {
    choose(seated, random) {
      const { options } = seated.decision;
      let best: Option | undefined;
      let bestWorth = Number.NEGATIVE_INFINITY;
      for (const option of options) {
        const worth = trial(seated, option, judge, random);
        if (worth > bestWorth) {
          best = option;
          bestWorth = worth;
        }
      }
      return (best ?? options[0])?.id ?? '';
    },
  };
}

function trial<S extends object>(seated: Seated<S>, option: Option, judge: Judge<S>, random: Random): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let number = 0; number < TRIALS; number++) {
    const sample = seated.sample(number);
    sample.answer(seated.seat, option.id);
    const steps = finish(sample, seated.seat, judge, random);
    best = Math.max(best, judge.worth(sample.state, seated.seat));
    if (steps === 0) break;
  }
  return best;
}

/** Goes on by chance until the action is over. Returns how many steps that took. */
function finish<S extends object>(sample: Sample<S>, seat: Seat, judge: Judge<S>, random: Random): number {
  for (let step = 0; step < STEPS; step++) {
    const decision = sample.pending(seat);
    if (decision === null || judge.isSettled(decision)) return step;
    sample.answer(seat, decision.options[random.below(decision.options.length)]?.id ?? '');
  }
  return STEPS;
}
