import type { Decision, Option, Random } from '@orrery/kernel';

/** What a player does at decisions, by the message that asks. */
export type Habits<Key extends string, Habit> = { readonly [key in Key]?: Habit };

export function habitAt<Key extends string, Habit>(
  habits: Habits<Key, Habit>,
  { prompt: { key } }: Decision,
): Habit | undefined {
  return Object.hasOwn(habits, key) ? habits[key as Key] : undefined;
}

/** What somebody without an opinion does: declines where that is possible, and else takes what comes. */
export function withoutOpinion({ options }: Decision, random: Random): string {
  return (options.find(({ idle }) => idle) ?? anyOf(options, random)).id;
}

/** Anything but declining, where there is anything. */
export function something({ options }: Decision, random: Random): string {
  const active = options.filter(({ idle }) => !idle);
  return anyOf(active.length > 0 ? active : options, random).id;
}

function anyOf(options: readonly Option[], random: Random): Option {
  return options[random.below(options.length)] as Option;
}
