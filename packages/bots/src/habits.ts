import type { Decision } from '@orrery/kernel';

/** What a player does at decisions, by the message that asks. */
export type Habits<Key extends string, Habit> = { readonly [key in Key]?: Habit };

export function habitAt<Key extends string, Habit>(
  habits: Habits<Key, Habit>,
  { prompt: { key } }: Decision,
): Habit | undefined {
  return Object.hasOwn(habits, key) ? habits[key as Key] : undefined;
}
