/** Names that look the same to a reader. */
import { Refusal } from '../refusal.ts';

/** Letters and digits that are easily taken for a Latin letter, by that letter. */
const lookalikes: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ьвβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєε3',
  g: 'ɡ9',
  h: 'һнη',
  j: 'ј',
  k: 'кκ',
  l: 'i1|ιіӏıӏ!',
  m: 'мμ',
  n: 'пν',
  o: '0оοσ',
  p: 'рρ',
  r: 'гя',
  s: '5ѕ$',
  t: 'тτ7',
  u: 'υцս',
  v: 'ѵ',
  w: 'ѡшω',
  x: 'хχ',
  y: 'уγү',
  z: '2ζ',
};

const latin = new Map(
  Object.entries(lookalikes).flatMap(([letter, others]) => [...others].map((each) => [each, letter])),
);

/** What is left of a name for a hasty eye. */
function skeleton(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const letters = [...plain].map((letter) => latin.get(letter) ?? letter).join('');
  const visible = letters
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  return visible === '' ? plain : visible;
}

export function areAlike(a: string, b: string): boolean {
  return skeleton(a) === skeleton(b);
}

/** A name unlike all of the others. */
export function needDistinct(name: string, others: readonly string[]): void {
  const taken = others.find((other) => other !== '' && areAlike(other, name));
  if (taken !== undefined) throw new Refusal('name-taken', `somebody here is called '${taken}'`, { name: taken });
}
