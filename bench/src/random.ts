import type { Random } from '@orrery/kernel';

/** A source of choices so cheap that it does not blur what is measured (xorshift32). */
export class CheapRandom implements Random {
  private word: number;

  constructor(seed: number) {
    this.word = Math.imul(seed + 1, 0x9e3779b1) | 1;
  }

  below(n: number): number {
    let word = this.word;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.word = word;
    return (word >>> 0) % n;
  }
}
