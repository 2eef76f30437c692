import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { BadConfig } from './errors.ts';

/** A source of chance. Everything a rule draws, rolls or shuffles comes from one. */
export interface Random {
  /**
   * A whole number from 0 to n-1, all equally likely. `cut` is for who goes through all that may come: results below it are
   * all alike to the rules, and so are the others.
   */
  below(n: number, cut?: number): number;
}

/** A source of chance whose place can be written down. */
export interface Chance extends Random {
  position: number;
}

/** 32 bytes as 64 hexadecimal digits. */
export type Seed = string;

export interface MatchSettings {
  /** Another source of chance, for tests that script their dice. */
  readonly chance?: (seed: Seed, position: number) => Chance;
}

const WORDS = 128;
const WORDS_PER_BLOCK = 16;
const TWO_TO_32 = 0x1_0000_0000;

/** A ChaCha20 keystream read word by word. The same seed and position always give the same numbers. */
export class Keystream implements Chance {
  /** How many 32-bit words were read. Part of every checkpoint. */
  position: number;
  private readonly seed: Seed;
  /** The part of the stream that holds the present position; made when the first word is read, as many never are. */
  private words: Uint32Array | null = null;
  private chunk = -1;

  constructor(seed: Seed, position = 0) {
    needSeed(seed);
    this.seed = seed;
    this.position = position;
  }

  below(n: number): number {
    const limit = TWO_TO_32 - (TWO_TO_32 % n);
    let word = this.next();
    while (word >= limit) word = this.next();
    return (word % n) >>> 0; // V8 keeps what is left of a large number as one that is no integer, with all that is worked out from it
  }

  private next(): number {
    const chunk = Math.floor(this.position / WORDS);
    if (this.words === null || chunk !== this.chunk) this.words = this.load(chunk);
    return this.words[this.position++ % WORDS] as number;
  }

  private load(chunk: number): Uint32Array {
    this.chunk = chunk;
    const bytes = new Uint8Array(WORDS * 4);
    chacha20(hexToBytes(this.seed), new Uint8Array(12), bytes, bytes, (chunk * WORDS) / WORDS_PER_BLOCK);
    const view = new DataView(bytes.buffer);
    const words = new Uint32Array(WORDS);
    for (let i = 0; i < WORDS; i++) words[i] = view.getUint32(i * 4, true);
    return words;
  }
}

/** Shuffles in place (Fisher–Yates). */
export function shuffled<T>(random: Random, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
  return list;
}

/**
 * Deals cards that nobody has seen: shuffles in place, but what comes out does not depend on the order that they were in.
 * So what is imagined follows from what is seen and from the seed, and from nothing hidden.
 */
export function dealt<T>(random: Random, list: T[], name: (card: T) => string | number = String): T[] {
  const named = list.map((card) => [name(card), card] as const).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  for (const [i, [, card]] of named.entries()) list[i] = card;
  return shuffled(random, list);
}

/** What is published when a game starts: it binds the server to the seed without telling it. */
export function commitment(seed: Seed): string {
  return bytesToHex(sha256(hexToBytes(needSeed(seed))));
}

/** A seed made from any text, for simulations and tests that want to be repeated. */
export function seedFrom(text: string): Seed {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

function needSeed(seed: Seed): Seed {
  if (typeof seed !== 'string' || seed.length !== 64 || /[^0-9a-f]/.test(seed)) {
    throw new BadConfig('a seed is 64 hexadecimal digits (0-9, a-f)');
  }
  return seed;
}
