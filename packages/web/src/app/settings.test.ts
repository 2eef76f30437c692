import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

const usual = { language: 'en', theme: 'dark', motion: 'system', confirm: true, notify: false, sound: false };

test.each([null, '', 'not json', '[]', 'null', '{"theme":"pink","language":"__proto__"}'])(
  'stored %j gives the usual settings',
  (stored) => {
    expect(parseSettings(stored)).toEqual(usual);
  },
);

test('what was chosen is kept', () => {
  const chosen = { language: 'en', theme: 'dim', motion: 'reduced', confirm: false, notify: true, sound: true };
  expect(parseSettings(JSON.stringify(chosen))).toEqual(chosen);
});
