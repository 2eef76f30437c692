/** Names that people type: found whatever their case and hyphens, and else refused with the nearest. */
import { BadConfig } from '@orrery/kernel';
import { nearest } from './nearest.ts';

export function idOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
    .replaceAll(/['’]/g, '');
}

/** One of the names, or an error that names the nearest. */
export function known<T extends string>(what: string, name: string, names: readonly T[]): T {
  const id = idOf(name);
  const found = names.find((each) => each === id || each.endsWith(`/${id}`));
  if (found !== undefined) return found;
  const near = nearest(id, names);
  const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there is ${names.slice(0, 12).join(', ')} …`;
  throw new BadConfig(`there is no ${what} '${name.trim()}'; ${hint}`);
}

/** Parts of a line, each after a semicolon: what has no name goes under `rest`. */
export function partsOf<Key extends string>(text: string, keys: readonly Key[], rest: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of text.split(';').map((each) => each.trim())) {
    if (part === '') continue;
    const [name = '', ...value] = part.split('=');
    if (value.length === 0) parts.set(rest, [parts.get(rest), part].filter((each) => each).join(', '));
    else parts.set(known('part', name, keys), value.join('=').trim());
  }
  return parts;
}

/** `2 dreadnought, 3 fighters, carrier`: how many of what. */
export function countsIn<T extends string>(text: string, nameOf: (name: string) => T): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const item of text.split(',').map((each) => each.trim())) {
    if (item === '') continue;
    const [, count, name = ''] = /^(\d+)?\s*(.*)$/.exec(item) ?? [];
    const id = nameOf(name);
    const many = (counts[id] ?? 0) + (count === undefined ? 1 : Number(count));
    if (many > 99) throw new BadConfig(`${many} ${id} are more than anybody has`);
    counts[id] = many;
  }
  return counts;
}

export function wholeOf(key: string, text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  throw new BadConfig(`${key} wants a whole number, not '${text}'`);
}
