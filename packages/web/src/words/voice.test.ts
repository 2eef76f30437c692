import { describe, expect, test } from 'vitest';
import { seatOf, voiceOf } from './voice.ts';

const texts = {
  'name.fuel': 'Fuel',
  'name.3-gate': 'Gate 3',
  'text.bc01': 'When you tax, <b>gain</b> one more.',
  gained: '{seat} gains 1 {resource}',
  moved: '{seat} moves {count, plural, one {# ship} other {# ships}} from {from} to {to}',
  list: 'Tokens: {tokens}',
  nested: 'First: {action}',
  players: '{winners} win',
  greets: '{seat} greets {other}',
  broken: '{unclosed',
};
const voice = voiceOf(texts, 'en', (seat) => ['Ada', 'Bo'][seat] ?? '?');

describe('messages of a game', () => {
  test('seats, ids and plurals', () => {
    expect(voice.say({ key: 'gained', args: { seat: 1, resource: 'fuel' } })).toBe('Bo gains 1 Fuel');
    expect(voice.say({ key: 'moved', args: { seat: 0, count: 1, from: '3-gate', to: 'x' } })).toBe(
      'Ada moves 1 ship from Gate 3 to x',
    );
    expect(voice.say({ key: 'greets', args: { seat: 0, other: 1 } })).toBe('Ada greets Bo');
    expect(voice.say({ key: 'moved', args: { seat: 0, count: 2, from: '3-gate', to: 'x' } })).toContain('2 ships');
  });

  test('lists, lists of seats and messages within messages', () => {
    expect(voice.say({ key: 'list', args: { tokens: ['fuel', 'relic'] } })).toBe('Tokens: Fuel, relic');
    expect(voice.say({ key: 'players', args: { winners: [0, 1] } })).toBe('Ada, Bo win');
    const inner = { key: 'gained', args: { seat: 0, resource: 'fuel' } };
    expect(voice.say({ key: 'nested', args: { action: inner } })).toBe('First: Ada gains 1 Fuel');
  });

  test('what has no text, or not the right arguments, is shown raw', () => {
    expect(voice.say({ key: 'unknown' })).toBe('unknown');
    expect(voice.say({ key: 'gained', args: { seat: 0 } })).toBe('gained {"seat":0}');
    expect(voice.say({ key: 'broken' })).toBe('broken');
    expect(voice.say({ key: 'toString' })).toBe('toString');
  });

  test('names and texts by id, and signs like < in texts', () => {
    expect(voice.thing('fuel')).toBe('Fuel');
    expect(voice.thing('constructor')).toBe('constructor');
    expect(voice.text('text.bc01')).toBe('When you tax, <b>gain</b> one more.');
    expect(voice.text('text.bc99')).toBeNull();
  });

  test('the seat a line is about', () => {
    expect(seatOf({ key: 'gained', args: { seat: 1 } })).toBe(1);
    expect(seatOf({ key: 'battle', args: { attacker: 2, defender: 0 } })).toBe(2);
    expect(seatOf({ key: 'chapter', args: { chapter: 1 } })).toBeNull();
  });
});
