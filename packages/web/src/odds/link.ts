/**
 * A battle in an address: `?a=2dreadnought,faction:sol&d=3cruiser`. A figure stands before the name of its field, a choice after
 * it, and what is just on has its name only.
 */
import { type Part, parts, type Setup, type Values } from './calculator.ts';

const letters: Readonly<Record<Part, string>> = { attacker: 'a', defender: 'd', common: 'b' };
const entry = /^(\d{1,3})?([a-z][a-z0-9./-]*)(?::([a-z0-9./-]+))?$/;
/** More than any battle needs: the address comes from anybody. */
const MOST = 200;

export function linkOf(game: string, setup: Setup): string {
  const written = parts.flatMap((part) => {
    const text = writeValues(setup[part]);
    return text === '' ? [] : [`${letters[part]}=${text}`];
  });
  return `/odds/${game}${written.length > 0 ? `?${written.join('&')}` : ''}`;
}

function writeValues(values: Values): string {
  return Object.entries(values)
    .map(([id, value]) => (typeof value === 'string' ? `${id}:${value}` : value === 1 ? id : `${value}${id}`))
    .join(',');
}

/** What an address says of a battle; null if it says nothing. */
export function setupIn(search: string): Setup | null {
  const query = new URLSearchParams(search);
  if (!parts.some((part) => query.has(letters[part]))) return null;
  const read = (part: Part) => readValues(query.get(letters[part]) ?? '');
  return { attacker: read('attacker'), defender: read('defender'), common: read('common') };
}

function readValues(text: string): Values {
  const values: Record<string, number | string> = {};
  for (const each of text.split(',').slice(0, MOST)) {
    const [, count, id, value] = entry.exec(each) ?? [];
    if (id !== undefined) values[id] = value ?? Number(count ?? 1);
  }
  return values;
}
