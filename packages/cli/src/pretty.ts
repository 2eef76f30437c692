import type { Json } from '@orrery/kernel';

/** Plain data as a few readable lines: what fits on a line stays on it, what does not is indented below its name. */
export function pretty(value: Json, width = 100): string[] {
  if (!isNested(value)) return [inline(value)];
  if (!isList(value)) return members(value, width);
  if (!value.some(isNested)) return wrap(value.map(inline), width);
  return value.flatMap((item) => indented('- ', fitted(item, width - 2)));
}

function members(value: { readonly [key: string]: Json | undefined }, width: number): string[] {
  return Object.entries(value).flatMap(([name, member = null]) => {
    const [first = '', ...rest] = fitted(member, width - name.length - 2);
    if (rest.length === 0) return [`${name}: ${first}`];
    return [`${name}:`, ...indented('  ', pretty(member, width - 2))];
  });
}

function fitted(value: Json, width: number): string[] {
  const line = inline(value);
  return line.length <= width ? [line] : pretty(value, width);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isNested(value: Json | undefined): value is readonly Json[] | { readonly [key: string]: Json | undefined } {
  return typeof value === 'object' && value !== null;
}

function inline(value: Json): string {
  if (value === null) return '-';
  if (typeof value !== 'object') return String(value);
  if (isList(value)) return `[${value.map(inline).join(', ')}]`;
  const parts = Object.entries(value).map(([key, member = null]) => `${key} ${inline(member)}`);
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
