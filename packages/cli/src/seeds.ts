import { randomBytes } from 'node:crypto';
import { type Seed, seedFrom } from '@orrery/kernel';

/** Any text is good as a seed; 64 hexadecimal digits are the seed itself. */
export function seedOf(text: string): Seed {
  return /^[0-9a-f]{64}$/.test(text) ? text : seedFrom(text);
}

export function newSeed(): Seed {
  return randomBytes(32).toString('hex');
}
