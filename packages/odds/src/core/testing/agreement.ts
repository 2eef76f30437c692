import { often } from '@orrery/kernel/testing';

/** What lies further from the odds than so many standard errors, when a battle is played so often with these dice. */
export type Trial = (times: number, errors: number, dice: number) => string[];

/**
 * What of a battle disagrees with its odds. Most battles are cleared by 8,000 of them, all of whose figures lie within three standard
 * errors; whatever is in doubt then is played 20,000 times with other dice, and has to lie within four. `npm run soak` clears none so soon.
 */
export function disagreement(trial: Trial): string[] {
  const doubts = trial(often(8_000, 20_000), often(3, 4), 1);
  return doubts.length === 0 ? [] : trial(20_000, 4, 2);
}
