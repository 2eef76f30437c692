import { messages as arcs } from '@orrery/arcs';
import { messages as eclipse } from '@orrery/eclipse';
import type { Texts } from '@orrery/kernel';
import { errors } from '@orrery/server/protocol';
import { messages as ti4 } from '@orrery/ti4';
import { languageFaults } from '@orrery/voice/testing';
import { describe, expect, test } from 'vitest';
import { speakerOf } from '../app/text.ts';
import { texts as arcsDrawings } from '../games/arcs/words.ts';
import { texts as eclipseDrawings } from '../games/eclipse/words.ts';
import { texts as ti4Drawings } from '../games/ti4/words.ts';
import { en } from './en/index.ts';
import { errorText, pageErrorCodes } from './errors.ts';
import { languages } from './index.ts';

test.each(Object.entries(languages))(
  '%s says what English says, with the same arguments',
  async (language, { load }) => {
    expect(languageFaults(en, await load(), language)).toEqual([]);
  },
);

describe.each([
  ['Arcs', arcsDrawings, arcs],
  ['Eclipse', eclipseDrawings, eclipse],
  ['Twilight Imperium', ti4Drawings, ti4],
])('the drawings of %s', (_, drawings, { en: game }: { readonly en: Texts }) => {
  test.each(Object.entries<Texts>(drawings))('in %s say what they say in English', (language, texts) => {
    expect(languageFaults(drawings.en, texts, language)).toEqual([]);
  });

  test('share no key with the game or the shell: one voice says them all', () => {
    const shared = Object.keys(drawings.en).filter((key) => Object.hasOwn(game, key) || Object.hasOwn(en, key));
    expect([...shared, ...Object.keys(en).filter((key) => Object.hasOwn(game, key))]).toEqual([]);
  });
});

test.each(Object.entries(languages))('%s has words for whatever the server refuses', async (language, { load }) => {
  const { say } = speakerOf({ texts: { [language]: await load() }, language, player: String });
  for (const [code, reason] of Object.entries(errors)) {
    // Only what the server sends with the code is there to be spoken of.
    const args = Object.fromEntries(('args' in reason ? reason.args : []).map((name, i) => [name, 70 + i]));
    const text = errorText({ code, args }, say);
    expect(text, code).not.toBe(say('error.unknown'));
    expect(text, code).not.toContain('error.');
    for (const value of Object.values(args)) expect(text, code).toContain(String(value));
  }
  for (const code of pageErrorCodes) expect(say(`error.${code}`, { status: 502 }), code).not.toContain('error.');
  expect(errorText({ code: 'of-tomorrow' }, say)).toBe(say('error.unknown'));
});
