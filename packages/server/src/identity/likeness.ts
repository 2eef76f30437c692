/** Names that look the same to a reader. */
import { Refusal } from '../refusal.ts';
import { confusables } from './confusables.ts';

/** Where the letters in dark circles, in dark squares and of flags begin, which are signs to Unicode and unfold into nothing. */
const enclosed = [0x1f150, 0x1f170, 0x1f1e6];
const latin = 'abcdefghijklmnopqrstuvwxyz';

const takenFor = new Map([
  ...Object.entries(confusables).flatMap(([letters, others]) => [...others].map((each) => [each, letters] as const)),
  ...enclosed.flatMap((first) => [...latin].map((each, i) => [String.fromCodePoint(first + i), each] as const)),
]);

/** Also the stroke that only makes an Arabic word longer. */
const invisible = /[^\p{L}\p{N}]|\u0640/gu;

function plain(text: string): string {
  return Array.from(text, (letter) => takenFor.get(letter) ?? letter).join('');
}

/** What is left of a name for a hasty eye. Before it is unfolded, because that takes some letters (ϲ) for others; and after, without their accents. */
function skeleton(name: string): string {
  const unfolded = plain(name).normalize('NFKD').replace(/\p{M}/gu, '');
  return plain(plain(unfolded).toLowerCase()).replace(invisible, '').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/** Letters look like others in one case only (Н, ν), and a sign may stand for a letter (@lice) or for nothing (Alice!). */
function readings(name: string): Set<string> {
  const cases = [name, name.toLowerCase(), name.toUpperCase()];
  const all = cases.flatMap((each) => [each, each.replace(invisible, '')]).map(skeleton);
  const visible = all.filter((each) => each !== '');
  return new Set(visible.length > 0 ? visible : [name]);
}

export function areAlike(a: string, b: string): boolean {
  return !readings(a).isDisjointFrom(readings(b));
}

/** A name unlike all of the others. */
export function needDistinct(name: string, others: readonly string[]): void {
  const taken = others.find((other) => other !== '' && areAlike(other, name));
  if (taken !== undefined) throw new Refusal('name-taken', `somebody here is called '${taken}'`, { name: taken });
}
