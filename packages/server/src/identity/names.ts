import { Refusal } from '../refusal.ts';

/** Control characters, and those that turn the direction of the text around them. */
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A name as others will see it. */
export function cleanName(name: string): string {
  const clean = name.normalize('NFC').replace(unprintable, '').replace(/\s+/g, ' ').trim();
  if (clean === '') throw new Refusal(400, 'bad-name', 'a name has at least one visible character');
  return clean;
}

/** A line of chat; line breaks may stay. */
export function cleanText(text: string): string {
  const lines = text.normalize('NFC').split('\n');
  const clean = lines
    .map((line) => line.replace(unprintable, ''))
    .join('\n')
    .trim();
  if (clean === '') throw new Refusal(400, 'empty', 'there is nothing to say in this message');
  return clean;
}
