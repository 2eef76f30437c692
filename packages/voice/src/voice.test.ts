import { describe, expect, test } from 'vitest';
import { plain, seatOf, type VoiceSettings, voiceOf } from './index.ts';

const english = {
  'name.resource/fuel': 'Fuel',
  'name.resource/relic': 'Relic',
  'name.system/3-gate': 'Gate 3',
  'name.unit/fighter': '{case, select, indefinite {a fighter} other {{count, plural, one {fighter} other {fighters}}}}',
  'name.unit/infantry': '{case, select, indefinite {an infantry unit} other {infantry}}',
  'text.card/bc01': "When you tax, <b>gain</b> one more. It's '{free}'.",
  gained: '{seat} gains 1 {resource}',
  moved: '{seat} moves {count, plural, one {# ship} other {# ships}} from {from} to {to}',
  loses: '{seat} loses {type, name, indefinite}',
  produces: '{seat} produces {count} {type, name, #count}',
  wants: 'What do your {type, name, #2} do?',
  ships: '{count} {type, name, #count}',
  ofShips: 'No {what, name, #0} left',
  inCase: '{case}',
  ofCase: '{what, name, genitive}',
  answers: '{yes, select, true {yes} other {no}}',
  place: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {count, number}',
  list: 'Tokens: {tokens}',
  enumerated: 'Tokens: {tokens, list, comma}',
  told: '{tokens, list, semicolon}',
  either: '{tokens, list, or}?',
  facts: "{tokens, list, ' · '}",
  average: '{value, number, ::.0} or {value, number, ::.0#} hits',
  chance: '{value, number, ::%x100 .#}',
  clock: '{hours}:{minutes, number, ::00}, {hours, number, ::+?}',
  none: '{tokens, plural, =0 {nothing} one {one: {tokens}} other {#: {tokens}}}',
  nested: 'First: {action}',
  players: '{winners} win',
  you: '{seat, select, you {You attack} other {{seat} attacks}} {rival}',
  by: '{type, select, fighter {small} other {large}}',
  others: '{count, plural, offset:1 =1 {you alone} one {you and # other} other {you and # others}}',
  broken: '{unclosed',
};

const names = ['Ada', 'Bo', 'Cy'];
const settings: VoiceSettings = { texts: { en: english }, language: 'en', player: (seat) => names[seat] ?? '?' };
const voice = voiceOf(settings);
const say = (key: string, args = {}) => voice.say({ key, args });

describe('arguments by their kind', () => {
  test('players, things, numbers and plurals', () => {
    expect(say('gained', { seat: 'seat/1', resource: 'resource/fuel' })).toBe('Bo gains 1 Fuel');
    const moved = { seat: 'seat/0', from: 'system/3-gate', to: 'system/x' };
    expect(say('moved', { ...moved, count: 1 })).toBe('Ada moves 1 ship from Gate 3 to system/x');
    expect(say('moved', { ...moved, count: 1200 })).toBe('Ada moves 1,200 ships from Gate 3 to system/x');
    expect(say('place', { place: 22, count: 1000 })).toBe('22nd of 1,000');
    expect(say('others', { count: 1 })).toBe('you alone');
    expect(say('others', { count: 2 })).toBe('you and 1 other');
    expect(say('others', { count: 3 })).toBe('you and 2 others');
  });

  test('names in a case and for a count', () => {
    expect(say('loses', { seat: 'seat/0', type: 'unit/fighter' })).toBe('Ada loses a fighter');
    expect(say('loses', { seat: 'seat/0', type: 'unit/infantry' })).toBe('Ada loses an infantry unit');
    expect(say('loses', { seat: 'seat/0', type: 'system/3-gate' })).toBe('Ada loses Gate 3');
    expect(say('produces', { seat: 'seat/0', count: 1, type: 'unit/fighter' })).toBe('Ada produces 1 fighter');
    expect(say('produces', { seat: 'seat/0', count: 2, type: 'unit/fighter' })).toBe('Ada produces 2 fighters');
    expect(say('produces', { seat: 'seat/0', count: 2, type: 'unit/infantry' })).toBe('Ada produces 2 infantry');
    expect(say('wants', { type: 'unit/fighter' })).toBe('What do your fighters do?');
    expect(voice.name('unit/fighter', { case: 'indefinite' })).toBe('a fighter');
    expect(voice.name('unit/fighter', { count: 3 })).toBe('fighters');
    expect(voice.name('seat/2')).toBe('Cy');
  });

  test('a message within a message is asked for a form as a name is', () => {
    const ships = { key: 'ships', args: { type: 'unit/fighter' } };
    expect(say('ofShips', { what: ships })).toBe('No 0 fighters left');
    expect(say('nested', { action: { key: 'gained', args: { seat: 'seat/0', resource: 'resource/fuel' } } })).toBe(
      'First: Ada gains 1 Fuel',
    );
  });

  test('a text that looks at its case is nominative unless somebody asks', () => {
    expect(say('inCase')).toBe('nominative');
    expect(say('nested', { action: { key: 'inCase' } })).toBe('First: nominative');
    expect(say('ofCase', { what: { key: 'inCase' } })).toBe('genitive');
  });

  test('select sees the id, whatever the name', () => {
    expect(say('by', { type: 'unit/fighter' })).toBe('small');
    expect(say('by', { type: 'unit/infantry' })).toBe('large');
    expect(say('answers', { yes: true })).toBe('yes');
    expect(say('answers', { yes: false })).toBe('no');
  });

  test('lists', () => {
    const tokens = ['resource/fuel', 'resource/relic', 'resource/fuel'];
    expect(say('list', { tokens })).toBe('Tokens: Fuel, Relic, and Fuel');
    expect(say('enumerated', { tokens })).toBe('Tokens: Fuel, Relic, Fuel');
    expect(say('told', { tokens })).toBe('Fuel; Relic; Fuel');
    expect(say('facts', { tokens })).toBe('Fuel · Relic · Fuel');
    expect(say('either', { tokens: tokens.slice(0, 2) })).toBe('Fuel or Relic?');
    expect(say('players', { winners: ['seat/0', 'seat/1'] })).toBe('Ada and Bo win');
    expect(say('none', { tokens: [] })).toBe('nothing');
    expect(say('none', { tokens })).toBe('3: Fuel, Relic, and Fuel');
    expect(say('list', { tokens: [['resource/fuel', 2], { key: 'by', args: { type: 'unit/x' } }] })).toBe(
      'Tokens: Fuel and 2 and large',
    );
  });

  test('numbers with as many digits as the text wants, as shares and with a sign', () => {
    expect(say('average', { value: 2 })).toBe('2.0 or 2.0 hits');
    expect(say('average', { value: 1234.567 })).toBe('1,234.6 or 1,234.57 hits');
    expect(say('chance', { value: 0.5 })).toBe('50%');
    expect(say('chance', { value: 0.12345 })).toBe('12.3%');
    expect(say('clock', { hours: 2, minutes: 5 })).toBe('2:05, +2');
    expect(say('clock', { hours: 0, minutes: 59 })).toBe('0:59, 0');
  });

  test('a bare word is no thing: it is shown as it is', () => {
    expect(say('list', { tokens: ['fuel', 'resource/fuel'] })).toBe('Tokens: fuel and Fuel');
    expect(say('by', { type: 'fighter' })).toBe('small');
  });

  test('plain words are shown as they are, also those that look like a thing', () => {
    expect(say('list', { tokens: [plain('seat/1'), plain('resource/fuel'), 'seat/1'] })).toBe(
      'Tokens: seat/1, resource/fuel, and Bo',
    );
    expect(say('ofCase', { what: plain('a/b') })).toBe('a/b');
    expect(say('by', { type: plain('fighter') })).toBe('large');
  });

  test('whoever reads may be spoken to', () => {
    const attack = { key: 'you', args: { seat: 'seat/0', rival: 'seat/1' } };
    expect(voice.say(attack)).toBe('Ada attacks Bo');
    expect(voiceOf({ ...settings, you: 0 }).say(attack)).toBe('You attack Bo');
    expect(voiceOf({ ...settings, you: 1 }).say(attack)).toBe('Ada attacks Bo');
  });

  test('texts by key, with signs like < and quotes', () => {
    expect(voice.text('text.card/bc01')).toBe("When you tax, <b>gain</b> one more. It's {free}.");
    expect(voice.text('text.card/bc99')).toBeNull();
  });
});

test('a sentence in parts is the sentence', () => {
  const message = { key: 'produces', args: { seat: 'seat/1', count: 2, type: 'unit/fighter' } };
  expect(voice.parts(message)).toEqual([
    { kind: 'seat', text: 'Bo', seat: 1 },
    { kind: 'text', text: ' produces ' },
    { kind: 'number', text: '2', number: 2 },
    { kind: 'text', text: ' ' },
    { kind: 'thing', text: 'fighters', thing: 'unit/fighter' },
  ]);
  expect(voice.parts({ key: 'list', args: { tokens: '/x' } })[1]).toEqual({ kind: 'text', text: '/x' });
  const list = { key: 'players', args: { winners: ['seat/0', 'seat/1'] } };
  expect(voice.parts(list).map(({ kind }) => kind)).toEqual(['seat', 'text', 'seat', 'text']);
});

describe('what cannot be said is shown raw', () => {
  test.each([
    ['no text', { key: 'unknown' }, 'unknown'],
    ['no text, with arguments', { key: 'unknown', args: { a: 1 } }, 'unknown {"a":1}'],
    ['null for all arguments', { key: 'gained', args: null }, 'gained'],
    ['null for those within', { key: 'nested', args: { action: { key: 'gained', args: null } } }, 'First: gained'],
    ['a missing argument', { key: 'gained', args: { seat: 'seat/0' } }, 'gained {"seat":"seat/0"}'],
    ['null for an argument', { key: 'list', args: { tokens: null } }, 'list {"tokens":null}'],
    ['a thing for a number', { key: 'others', args: { count: 'unit/x' } }, 'others {"count":"unit/x"}'],
    ['null to select by', { key: 'by', args: { type: null } }, 'by {"type":null}'],
    ['an object that is no message', { key: 'list', args: { tokens: { a: 1 } } }, 'list {"tokens":{"a":1}}'],
    ['a broken text', { key: 'broken' }, 'broken'],
    ['an inner message without a text', { key: 'nested', args: { action: { key: 'no' } } }, 'First: no'],
    ['a thing without a name', { key: 'list', args: { tokens: 'unit/x' } }, 'Tokens: unit/x'],
    ['no seat', { key: 'list', args: { tokens: 'seat/x' } }, 'Tokens: seat/x'],
  ])('%s', (_, message, said) => expect(voice.say(message)).toBe(said));

  test('names of what every object has are neither keys nor arguments nor selectors', () => {
    for (const key of ['toString', 'constructor', '__proto__', 'hasOwnProperty']) {
      expect(say(key)).toBe(key);
      expect(voice.name(key)).toBe(key);
      expect(voice.text(key)).toBeNull();
      expect(say('by', { type: `unit/${key}` })).toBe('large');
      expect(say('by', { type: Object.create(null) })).toBe('large');
      const odd = { shown: `{${key}}`, selected: `{${key}, select, other {found}}` };
      const said = voiceOf({ ...settings, texts: { en: odd }, language: key });
      expect([said.say('shown'), said.say('selected')]).toEqual(['shown', 'selected']);
    }
    expect(voice.say({ key: 'gained', args: JSON.parse('{"__proto__":{"seat":"seat/0","resource":1}}') })).toContain(
      'gained',
    );
  });

  test('endless nesting ends', () => {
    let message: object = { key: 'nested' };
    let list: unknown[] = [];
    for (let depth = 0; depth < 20_000; depth++) {
      message = { key: 'nested', args: { action: message } };
      list = [list];
    }
    expect(voice.say(message as { key: string })).toMatch(/^(?:First: ){9}nested \{.{199}…$/);
    expect(say('list', { tokens: list })).toMatch(/^list \{.{199}…$/);
    const circle: Record<string, unknown> = {};
    circle.tokens = circle;
    expect(say('list', circle)).toBe('list …');
  });
});

describe('other languages', () => {
  const ukrainian = {
    'name.unit/fighter': '{count, plural, one {винищувач} few {винищувачі} many {винищувачів} other {винищувача}}',
    produces: '{seat} будує: {count} {type, name, #count}',
    list: 'Жетони: {tokens}',
    loses: '{loser} втрачає {type}',
    broken: '{count',
    others: '{count',
    average: 'у середньому {value, number, ::.0}',
    chance: 'ймовірність {value, number, ::%x100 .#}',
    facts: "{tokens, list, ' — '}",
  };
  const both = voiceOf({ ...settings, texts: { uk: ukrainian, en: english }, language: 'uk' });

  test.each([
    [1, 'Ada будує: 1 винищувач'],
    [2, 'Ada будує: 2 винищувачі'],
    [5, 'Ada будує: 5 винищувачів'],
    [21, 'Ada будує: 21 винищувач'],
    [22, 'Ada будує: 22 винищувачі'],
    [1.5, 'Ada будує: 1,5 винищувача'],
  ])('the plural of %d is that of the language', (count, said) => {
    expect(both.say({ key: 'produces', args: { seat: 'seat/0', count, type: 'unit/fighter' } })).toBe(said);
  });

  test('numbers and the signs of lists are those of the language', () => {
    expect(both.say({ key: 'average', args: { value: 1 } })).toBe('у середньому 1,0');
    expect(both.say({ key: 'chance', args: { value: 0.125 } })).toBe('ймовірність 12,5%');
    expect(both.say({ key: 'facts', args: { tokens: [1.5, 'seat/0'] } })).toBe('1,5 — Ada');
  });

  test('what a language lacks, or cannot say, is said in English, counted the English way', () => {
    expect(both.say({ key: 'gained', args: { seat: 'seat/0', resource: 'resource/fuel' } })).toBe('Ada gains 1 Fuel');
    const args = { seat: 'seat/0', count: 21, from: 'system/3-gate', to: 'seat/1' };
    expect(both.say({ key: 'moved', args })).toBe('Ada moves 21 ships from Gate 3 to Bo');
    expect(both.say({ key: 'loses', args: { seat: 'seat/0', type: 'unit/fighter' } })).toBe('Ada loses винищувач');
    expect(both.say({ key: 'others', args: { count: 1 } })).toBe('you alone');
    expect(both.say({ key: 'list', args: { tokens: ['resource/fuel', 'unit/fighter', 'seat/0'] } })).toBe(
      'Жетони: Fuel, винищувач і Ada',
    );
  });

  test('a region speaks the language, and a language without texts English', () => {
    const texts = { uk: ukrainian, en: english };
    const said = { key: 'list', args: { tokens: 'seat/0' } };
    expect(voiceOf({ ...settings, texts, language: 'uk-UA' }).say(said)).toBe('Жетони: Ada');
    expect(voiceOf({ ...settings, texts, language: 'fr' }).say(said)).toBe('Tokens: Ada');
  });
});

test('what is wrong with the names of players is not hidden', () => {
  const broken = voiceOf({
    ...settings,
    player: () => {
      throw new Error('nobody sits there');
    },
  });
  expect(() => broken.say({ key: 'loses', args: { seat: 'seat/0', type: 'unit/x' } })).toThrow('nobody sits there');
});

test('the seat a line is about', () => {
  expect(seatOf({ key: 'gained', args: { resource: 'resource/fuel', seat: 'seat/1' } })).toBe(1);
  expect(seatOf({ key: 'battle', args: { place: 'system/1', attacker: 'seat/2', defender: 'seat/0' } })).toBe(2);
  expect(seatOf({ key: 'taken', args: { by: 'seat/3', seat: 'seat/0' } })).toBe(0);
  expect(seatOf({ key: 'chapter', args: { chapter: 1 } })).toBeNull();
  expect(seatOf({ key: 'chapter' })).toBeNull();
  expect(seatOf({ key: 'chapter', args: null })).toBeNull();
});
