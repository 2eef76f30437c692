import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { languages } from './index.ts';

const numbers = Object.fromEntries(
  ['count', 'bots', 'from', 'to', 'number', 'at', 'of', 'speed'].map((name) => [name, 2]),
);
const words = Object.fromEntries(
  ['action', 'game', 'names', 'name', 'message', 'rule', 'bot', 'login', 'winner', 'rival', 'before', 'round'].map(
    (name) => [name, 'x'],
  ),
);

test.each(Object.entries(languages))('every text of %s can be said', async (language, { load }) => {
  const errors: unknown[] = [];
  const texts = await load();
  const intl = createIntl({ locale: language, messages: { ...texts }, onError: (error) => errors.push(error) });
  for (const id of Object.keys(texts))
    intl.formatMessage<Record<string, string | number>>({ id }, { ...numbers, ...words });
  expect(errors).toEqual([]);
});
