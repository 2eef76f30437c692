import type { Decision, Option, Player, Random, Seat, Seated } from '@orrery/kernel';

/** What a game tells a gentle player. */
export interface Manners<S extends object> {
  /** The main questions, at which it does not always take what it likes best. */
  readonly wavers: ReadonlySet<string>;
  /** The questions at which attacks begin. */
  readonly beginnings: ReadonlySet<string>;
  /** Whether newcomers are still left in peace. */
  isEarly(state: Readonly<S>): boolean;
  /** Whether an option attacks another player, or leaves nothing but attacks. */
  attacks(state: Readonly<S>, seat: Seat, decision: Decision, option: Option): boolean;
}

/** Its second choice comes once in so many times. */
const WAVERS = 3;

/**
 * For those who learn: plays as another player does, but at main questions takes its second choice one time in three,
 * and attacks nobody early in the game. Which of the others are learners it cannot know.
 */
export function gentle<S extends object>(player: Player<S>, manners: Manners<S>): Player<S> {
  return {
    choose(seated, random) {
      const peaceful = inPeace(seated, manners);
      const first = player.choose(peaceful, random);
      if (!manners.wavers.has(seated.decision.prompt.key) || random.below(WAVERS) > 0) return known(peaceful, first);
      return second(player, peaceful, first, random);
    },
  };
}

/** The same place without what attacks, while it is early. */
function inPeace<S extends object>(seated: Seated<S>, { beginnings, isEarly, attacks }: Manners<S>): Seated<S> {
  const { seat, decision } = seated;
  if (!beginnings.has(decision.prompt.key)) return seated;
  const state = seated.glimpse(0);
  if (!isEarly(state)) return seated;
  return among(seated, (option) => !attacks(state, seat, decision, option));
}

/** What the player would do if its first choice were not there; it does not decline what it would have done. */
function second<S extends object>(player: Player<S>, seated: Seated<S>, first: string, random: Random): string {
  const others = among(seated, ({ id, idle }) => id !== first && !idle);
  return others === seated ? known(seated, first) : known(others, player.choose(others, random), known(seated, first));
}

/** The place with fewer options; as it is when none would be left. */
function among<S extends object>(seated: Seated<S>, isKept: (option: Option) => boolean): Seated<S> {
  const options = seated.decision.options.filter(isKept);
  return options.length === 0 ? seated : { ...seated, decision: { ...seated.decision, options } };
}

/** The choice, if it is among the options: players that go by habit may name one that was taken away. */
function known({ decision: { options } }: Seated, choice: string, otherwise = options[0]?.id ?? ''): string {
  return options.some(({ id }) => id === choice) ? choice : otherwise;
}
