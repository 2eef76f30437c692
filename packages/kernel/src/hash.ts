/**
 * A 64-bit fingerprint of plain JSON data for noticing a divergence. It does not depend on the order of an object's keys
 * and is no cryptographic hash: nobody's secret rests on it (the seed's commitment is SHA-256, see random.ts).
 */
export function fingerprint(value: unknown): string {
  const high = walk(value);
  return hex(high) + hex(low);
}

const known = new Map<string, number>();
const KNOWN_AT_MOST = 20_000;

/** The second 32 bits of the value walked last: a pair without an allocation. */
let low = 0;

function walk(value: unknown): number {
  if (typeof value === 'number') return mixed(value | 0, Math.trunc(value / 4294967296) ^ ((value % 1) * 1e9));
  if (typeof value === 'string') return text(value);
  if (value === null) return mixed(1, 11);
  if (typeof value === 'boolean') return mixed(value ? 2 : 3, 13);
  if (Array.isArray(value)) return array(value);
  if (typeof value === 'object') return object(value as Record<string, unknown>);
  return mixed(4, 17);
}

function array(list: readonly unknown[]): number {
  let a = 5 + list.length;
  let b = 19;
  for (let i = 0; i < list.length; i++) {
    const high = walk(list[i]);
    a = Math.imul(a ^ high, 0x9e3779b1) + 0x7f4a7c15;
    b = Math.imul((b ^ low) + i, 0x85ebca6b) ^ (a >>> 15);
  }
  return mixed(a, b);
}

function object(members: Record<string, unknown>): number {
  let a = 6;
  let b = 23;
  for (const key in members) {
    const high = walk(members[key]);
    const own = low;
    const name = text(key);
    const pair = mixed(high ^ Math.imul(name, 0xc2b2ae35), own ^ low);
    a = (a + pair) | 0;
    b = (b + low) | 0;
  }
  return mixed(a, b);
}

function text(value: string): number {
  const seen = known.get(value);
  if (seen !== undefined) return mixed(seen, Math.imul(seen, 0x27d4eb2f) + value.length);
  let h = 0x811c9dc5;
  for (let i = 0; i < value.length; i++) h = Math.imul(h ^ value.charCodeAt(i), 0x01000193);
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(value, h);
  return mixed(h, Math.imul(h, 0x27d4eb2f) + value.length);
}

function mixed(a: number, b: number): number {
  let h = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  low = Math.imul(b ^ (b >>> 15) ^ h, 0x2c1b3c6d) ^ a;
  return h ^ (h >>> 16);
}

function hex(part: number): string {
  return (part >>> 0).toString(16).padStart(8, '0');
}
