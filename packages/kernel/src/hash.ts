/**
 * A 64-bit fingerprint of plain JSON data for noticing a divergence. It does not depend on the order of an object's keys
 * and is no cryptographic hash: nobody's secret rests on it (the seed's commitment is SHA-256, see random.ts).
 */
export function fingerprint(value: unknown): string {
  const high = walk(value);
  return hex(mixedHigh(high)) + hex(mixedLow(low ^ high));
}

/** The second 32 bits of the value walked last: a pair without an allocation. */
let low = 0;

/** A leaf is not mixed here but where its array or object takes it in. */
function walk(value: unknown): number {
  if (typeof value === 'string') {
    low = 0x1b873593;
    return text(value);
  }
  if (typeof value === 'number') {
    const whole = value | 0;
    if (whole === value) {
      low = 0x3c6ef372;
      return whole;
    }
    low = Math.trunc(value / 4294967296) ^ ((value % 1) * 1e9);
    return whole ^ Math.imul(low, 0x9e3779b1);
  }
  if (typeof value === 'object' && value !== null) {
    return Array.isArray(value) ? array(value) : object(value as Record<string, unknown>);
  }
  low = 0x54ff53a5;
  return value === null ? 0x510e527f : value === true ? 0x6a09e667 : value === false ? 0x3af54fa5 : 0x1f83d9ab;
}

function array(list: readonly unknown[]): number {
  let a = Math.imul(list.length + 1, 0x71374491);
  let b = 0x5be0cd19;
  for (let i = 0; i < list.length; i++) {
    const high = walk(list[i]);
    a = Math.imul(a ^ high, 0x9e3779b1);
    a ^= a >>> 15;
    b = Math.imul(b ^ low ^ Math.imul(high, 0x2545f491), 0x85ebca6b);
    b ^= b >>> 13;
  }
  low = b;
  return a;
}

/** The members are added up, so that their order does not matter. */
function object(members: Record<string, unknown>): number {
  let a = 6;
  let b = 23;
  for (const key in members) {
    const high = walk(members[key]);
    const own = low;
    const name = keyText(key);
    a = (a + mixedHigh(high ^ name)) | 0;
    b = (b + mixedLow((own + Math.imul(high, 0x9e3779b1)) ^ name)) | 0;
  }
  low = b ^ (b >>> 16);
  return a ^ (a >>> 16);
}

function mixedHigh(bits: number): number {
  const half = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  return Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
}

function mixedLow(bits: number): number {
  const half = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return Math.imul(half ^ (half >>> 12), 0x297a2d39);
}

/** Names of members are few and known to the game, so a few of their letters tell them apart well enough. */
function keyText(key: string): number {
  const last = key.length - 1;
  const ends = Math.imul(key.charCodeAt(0), 0xcc9e2d51) ^ Math.imul(key.charCodeAt(last) + (last << 8), 0x1b873593);
  return ends ^ Math.imul(key.charCodeAt(last >> 1) | (key.charCodeAt(last >> 2) << 16), 0x9e3779b1);
}

const known = new Map<string, number>();
const KNOWN_AT_MOST = 20_000;

/** The FNV hash of a text, remembered: the same few keys and ids come again and again. */
function text(value: string): number {
  const seen = known.get(value);
  if (seen !== undefined) return seen;
  let h = 0x811c9dc5 | 0;
  for (let i = 0; i < value.length; i++) h = Math.imul(h ^ value.charCodeAt(i), 0x01000193);
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(value, h);
  return h;
}

const byte = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0'));

function hex(part: number): string {
  return `${byte[part >>> 24]}${byte[(part >>> 16) & 255]}${byte[(part >>> 8) & 255]}${byte[part & 255]}`;
}
