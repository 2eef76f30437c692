/** Looks one action of Eclipse ahead: tries what it may do in positions it may imagine, goes on by habit, and compares. */
import type { Eclipse, MessageKey } from '@orrery/eclipse';
import type { Option, Player, Random, Sample, Seat, Seated } from '@orrery/kernel';
import { goOn, habit, reflex } from './habits.ts';
import { eclipseJudge } from './judge.ts';

/** Options that are tried again after all have been tried once. */
const FINALISTS = 4;
/** What the money and the turn of the first to pass are worth, in points. */
const FIRST_PASS = 0.25;
/** An action that is not over after so many steps is judged as it stands. */
const STEPS = 30;
/** One step in so many is left to chance in trials after the first. */
const CHANCE = 2;

export const eclipseGreedy: Player<Eclipse> = {
  choose(seated, random) {
    const { decision, seat } = seated;
    const { options } = decision;
    if (!eclipseJudge.isSettled(decision)) {
      const quick = reflex({ g: seated.glimpse(0), seat, decision, random });
      if (quick !== null) return quick;
    }
    const tried = options.map((option) => ({ option, worth: trial(seated, option, 0, random, false) }));
    tried.sort((a, b) => b.worth - a.worth);
    let best = tried[0]?.option;
    let most = Number.NEGATIVE_INFINITY;
    if (tried.length > 1) {
      for (const { option, worth } of tried.slice(0, FINALISTS)) {
        const mean = meanWorth(seated, option, worth, random);
        if (mean > most) [best, most] = [option, mean];
      }
    }
    return best?.id ?? '';
  },
};

/** The mean over two positions: the best of going on by habit and partly by chance in the first, by habit in the other. */
function meanWorth(seated: Seated<Eclipse>, option: Option, first: number, random: Random): number {
  const again = trial(seated, option, 0, random, true);
  return (Math.max(first, again) + trial(seated, option, 1, random, false)) / 2;
}

function trial(seated: Seated<Eclipse>, option: Option, number: number, random: Random, byChance: boolean): number {
  // The last pass ends the round: what that brings comes anyway, so it must not make passing look better or worse.
  if (option.id === 'pass') {
    const state = seated.glimpse(number);
    return eclipseJudge.worth(state, seated.seat) + passing(state);
  }
  const sample = seated.sample(number);
  sample.answer(seated.seat, option.id);
  finish(sample, seated.seat, random, byChance);
  return eclipseJudge.worth(sample.state, seated.seat);
}

/** The first to pass gains money and begins the next round. */
function passing(g: Readonly<Eclipse>): number {
  return g.players.some(({ passed }) => passed) ? 0 : FIRST_PASS;
}

/** Goes on until the action is over. */
function finish(sample: Sample<Eclipse>, seat: Seat, random: Random, byChance: boolean): void {
  for (let step = 0; step < STEPS; step++) {
    const decision = sample.pending(seat);
    if (decision === null) {
      if (!answerProposal(sample)) return;
      continue;
    }
    if (eclipseJudge.isSettled(decision)) return;
    const question = { g: sample.state, seat, decision, random };
    const answer = byChance && random.below(CHANCE) === 0 ? goOn(question) : habit(question);
    sample.answer(seat, answer);
  }
}

/** Others are expected to accept relations. */
const accepted: ReadonlySet<string> = new Set<MessageKey>(['eclipse.relations', 'eclipse.ambassador-cube']);

/** Answers for whoever is asked about relations; false when nobody is. */
function answerProposal(sample: Sample<Eclipse>): boolean {
  for (const other of sample.waitingFor()) {
    const decision = sample.pending(other);
    if (decision === null || !accepted.has(decision.prompt.key)) continue;
    sample.answer(other, decision.options[0]?.id ?? '');
    return true;
  }
  return false;
}
