import { errors } from '@orrery/server/protocol';
import { languageFaults } from '@orrery/voice/testing';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { en } from './en/index.ts';
import { errorText, pageErrorCodes } from './errors.ts';
import { languages, type MessageKey } from './index.ts';

const numbers = Object.fromEntries(
  [
    'count',
    'bots',
    'from',
    'to',
    'number',
    'at',
    'of',
    'speed',
    'seconds',
    'given',
    'status',
    'minutes',
    'least',
    'most',
  ].map((name) => [name, 2]),
);
const words = Object.fromEntries(
  [
    'action',
    'game',
    'names',
    'name',
    'message',
    'rule',
    'bot',
    'login',
    'winner',
    'rival',
    'before',
    'round',
    'date',
    'when',
    'what',
    'spell',
    'side',
    'win',
    'draw',
    'loss',
  ].map((name) => [name, 'x']),
);

test.each(Object.entries(languages))('every text of %s can be said', async (language, { load }) => {
  const errors: unknown[] = [];
  const texts = await load();
  const intl = createIntl({ locale: language, messages: { ...texts }, onError: (error) => errors.push(error) });
  for (const id of Object.keys(texts))
    intl.formatMessage<Record<string, string | number>>({ id }, { ...numbers, ...words });
  expect(errors).toEqual([]);
});

test.each(Object.entries(languages))(
  '%s says what English says, with the same arguments',
  async (language, { load }) => {
    expect(languageFaults(en, await load(), language)).toEqual([]);
  },
);

test.each(Object.entries(languages))('%s has words for whatever the server refuses', async (language, { load }) => {
  const problems: unknown[] = [];
  const intl = createIntl({
    locale: language,
    messages: { ...(await load()) },
    onError: (error) => problems.push(error),
  });
  const say = (key: MessageKey, values = {}) => String(intl.formatMessage({ id: key }, values));
  for (const [code, reason] of Object.entries(errors)) {
    // Only what the server sends with the code is there to be spoken of.
    const args = Object.fromEntries(('args' in reason ? reason.args : []).map((name, i) => [name, 70 + i]));
    const text = errorText({ code, args }, say);
    expect(text, code).not.toBe(say('error.unknown'));
    for (const value of Object.values(args)) expect(text, code).toContain(String(value));
  }
  for (const code of pageErrorCodes) expect(say(`error.${code}`, { status: 502 }), code).not.toContain('error.');
  expect(problems).toEqual([]);
  expect(errorText({ code: 'of-tomorrow' }, say)).toBe(say('error.unknown'));
});
