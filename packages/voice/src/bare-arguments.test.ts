import { expect, test } from 'vitest';
import { seatOf, voiceOf } from './index.ts';

test('messages of games that do not speak of things yet', () => {
  const english = {
    'name.fuel': 'Fuel',
    gained: '{seat} gains {resource}',
    players: '{winners} win',
    by: '{kind, select, ships {a ship} other {no ship}}',
  };
  const voice = voiceOf({ texts: { en: english }, language: 'en', player: (seat) => ['Ada', 'Bo'][seat] ?? '?' });
  expect(voice.say({ key: 'gained', args: { seat: 1, resource: 'fuel' } })).toBe('Bo gains Fuel');
  expect(voice.say({ key: 'players', args: { winners: [0, 1] } })).toBe('Ada and Bo win');
  expect(voice.say({ key: 'by', args: { kind: 'ships' } })).toBe('a ship');
  expect(voice.name('fuel')).toBe('Fuel');
  expect(seatOf({ key: 'gained', args: { resource: 'fuel', seat: 1 } })).toBe(1);
  expect(seatOf({ key: 'battle', args: { attacker: 2, defender: 0 } })).toBe(2);
});
