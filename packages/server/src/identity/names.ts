import { Refusal } from '../refusal.ts';

/** Control characters, those that turn the direction of the text around them, and those that nobody sees. */
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const blank = /[\s\u2800]+/g;
/** Accents piled up until they cover the lines above; no language needs more than three on a letter. */
const piledUp = /(\p{M}{3})\p{M}+/gu;

/** Characters of a name. */
const LONGEST = 40;

/** A name as others will see it. */
export function cleanName(name: string): string {
  const clean = shown(name).replace(blank, ' ').trim();
  if (clean === '' || clean.length > LONGEST)
    throw new Refusal('bad-name', `a name has one visible character or more, up to ${LONGEST}`, { most: LONGEST });
  return clean;
}

const logins = { least: 3, most: 40 };
const passwords = { least: 8, most: 200 };

/** Whether somebody may have this login. */
export function isLogin(login: string): boolean {
  return /^[\w.-]+$/.test(login) && login.length >= logins.least && login.length <= logins.most;
}

/** A login in its one spelling, for somebody who chooses it. */
export function newLogin(login: string): string {
  const { least, most } = logins;
  if (!isLogin(login))
    throw new Refusal('bad-login', `a login is ${least} to ${most} letters (a–z), digits, dots, - or _`, logins);
  return login.toLowerCase();
}

export function needGoodPassword({ length }: string): void {
  const { least, most } = passwords;
  if (length < least || length > most)
    throw new Refusal('bad-password', `a password has ${least} to ${most} characters`, passwords);
}

/** What of a text is shown. */
function shown(text: string): string {
  return text.normalize('NFC').replace(unprintable, '').replace(piledUp, '$1');
}

/** A line of chat; line breaks may stay. */
export function cleanText(text: string): string {
  const lines = text.split('\n').map((line) => shown(line).trimEnd());
  const clean = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (clean.replace(blank, '') === '') throw new Refusal('empty', 'there is nothing to say in this message');
  return clean;
}
