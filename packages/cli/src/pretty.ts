import type { Json } from '@orrery/kernel';

type NameOf = (text: string) => string;

/** Plain data as a few readable lines: what fits on a line stays on it, what does not is indented below its name. */
export function pretty(value: Json, width = 100, nameOf: NameOf = (text) => text): string[] {
  if (!isNested(value)) return [inline(value, nameOf)];
  if (!isList(value)) return members(value, width, nameOf);
  if (!value.some(isNested))
    return wrap(
      value.map((item) => inline(item, nameOf)),
      width,
    );
  return value.flatMap((item) => indented('- ', fitted(item, width - 2, nameOf)));
}

function members(value: { readonly [key: string]: Json | undefined }, width: number, nameOf: NameOf): string[] {
  return Object.entries(value).flatMap(([key, member = null]) => {
    const name = nameOf(key);
    const [first = '', ...rest] = fitted(member, width - name.length - 2, nameOf);
    if (rest.length === 0) return [`${name}: ${first}`];
    return [`${name}:`, ...indented('  ', pretty(member, width - 2, nameOf))];
  });
}

function fitted(value: Json, width: number, nameOf: NameOf): string[] {
  const line = inline(value, nameOf);
  return line.length <= width ? [line] : pretty(value, width, nameOf);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isNested(value: Json | undefined): value is readonly Json[] | { readonly [key: string]: Json | undefined } {
  return typeof value === 'object' && value !== null;
}

function inline(value: Json, nameOf: NameOf): string {
  if (value === null) return '-';
  if (typeof value === 'string') return nameOf(value);
  if (typeof value !== 'object') return String(value);
  if (isList(value)) return `[${value.map((item) => inline(item, nameOf)).join(', ')}]`;
  const parts = Object.entries(value).map(([key, member = null]) => `${nameOf(key)} ${inline(member, nameOf)}`);
  return `{${parts.join(', ')}}`;
}

function indented(first: string, lines: readonly string[]): string[] {
  return lines.map((line, index) => (index === 0 ? first : '  ') + line);
}

function wrap(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 2 <= width) lines[lines.length - 1] = `${last}, ${word}`;
    else lines.push(word);
  }
  return lines;
}
