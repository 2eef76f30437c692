import type { Random } from '@orrery/kernel';

/** A quick generator; what is sampled needs no more. */
export function dice(seed: number): Random {
  let state = seed >>> 0;
  return {
    below(n) {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * n);
    },
  };
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.below(list.length)] as T;
}
