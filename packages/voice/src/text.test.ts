import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compiled, parse } from './text.ts';

const literal = (text: string) => ({ type: 'literal', text });

describe('quoting', () => {
  test.each([
    ['plain words', 'plain words'],
    ['it’s Ragh’s', 'it’s Ragh’s'],
    ["Ragh's Call", "Ragh's Call"],
    ["two '' are one", "two ' are one"],
    ["a '{brace}' is shown", 'a {brace} is shown'],
    ["a '}' too", 'a } too'],
    ["'{it''s}'", "{it's}"],
    ["open '{to the end", 'open {to the end'],
    ['# is a sign only within a plural', '# is a sign only within a plural'],
    ["'# needs no quoting elsewhere", "'# needs no quoting elsewhere"],
  ])('%s', (text, said) => {
    const nodes = parse(text);
    expect(nodes.every(({ type }) => type === 'literal')).toBe(true);
    expect(nodes.map((node) => ('text' in node ? node.text : '')).join('')).toBe(said);
  });

  test('a quoted # within a plural is a sign', () => {
    const [plural] = parse("{n, plural, other {'#'#}}");
    expect(plural).toMatchObject({ branches: new Map([['other', [literal('#'), { type: 'number', name: 'n' }]]]) });
  });
});

describe('arguments', () => {
  const percent = { style: 'percent', signDisplay: 'exceptZero' };
  const digits = { minimumIntegerDigits: 2, minimumFractionDigits: 1, maximumFractionDigits: 2 };
  test.each([
    ['{x}', { type: 'argument', name: 'x' }],
    ['{ x , number }', { type: 'number', name: 'x', offset: 0 }],
    ['{x, list}', { type: 'list', name: 'x', style: 'and' }],
    ['{x, list, comma}', { type: 'list', name: 'x', style: { sign: ', ' } }],
    ["{x, list, ' ''n'' '}", { type: 'list', name: 'x', style: { sign: " 'n' " } }],
    ['{x, number, ::%x100 +? }', { type: 'number', name: 'x', offset: 0, style: percent }],
    ['{x, number, ::00.0#}', { type: 'number', name: 'x', offset: 0, style: digits }],
    ['{x, name}', { type: 'name', name: 'x', form: {} }],
    ['{x, name, accusative}', { type: 'name', name: 'x', form: { case: 'accusative' } }],
    ['{x, name, #n}', { type: 'name', name: 'x', form: { count: 'n' } }],
    ['{x, name, #2}', { type: 'name', name: 'x', form: { count: 2 } }],
    ['{x, name, genitive #n}', { type: 'name', name: 'x', form: { case: 'genitive', count: 'n' } }],
  ])('%s', (text, node) => expect(parse(text)).toEqual([node]));

  test('# is the number of the nearest plural, less its offset, also within a select', () => {
    const number = { type: 'number', name: 'n', offset: 1 };
    const select = { type: 'select', name: 'x', branches: new Map([['other', [number]]]) };
    expect(parse('{n, plural, offset:1 =2 {one more} other {{x, select, other {#}}}}')).toEqual([
      {
        type: 'plural',
        name: 'n',
        offset: 1,
        branches: new Map<string, unknown>([
          ['=2', [literal('one more')]],
          ['other', [select]],
        ]),
      },
    ]);
  });
});

test.each([
  ['{', 'name of an argument'],
  ['{x', "'}' is missing"],
  ['x}', "'}' without '{'"],
  ['{x y}', "'}' is missing"],
  ['{x, date}', "no type 'date'"],
  ['{x, list, wide}', "'wide'"],
  ["{x, list, ' · }", "'}' is missing"],
  ['{x, number, percent}', 'skeleton of a number is missing'],
  ['{x, number, ::0.0 wide}', "'wide'"],
  ['{x, number, ::.#0}', "'.#0'"],
  ['{x, name, }', 'form is missing'],
  ['{x, select}', "',' is missing"],
  ['{x, select, a {b}}', "'other' is missing"],
  ['{x, select, other {a} other {b}}', 'twice'],
  ['{x, plural, other {a}', 'a selector is missing'],
  ['{x, plural, other {a', "'}' is missing"],
])('no text: %s', (text, problem) => {
  expect(() => parse(text)).toThrow(problem);
  expect(compiled(text)).toBeNull();
});

test('a text too deep for the stack is no text', () => {
  expect(() => parse('{x, select, other {'.repeat(100_000))).toThrow('too deep');
});

test('whatever is given is read or refused, never anything else', () => {
  const signs = fc.constantFrom(..."{}#',= xa1", 'plural', 'select', 'other', 'name', 'offset:1', 'number', '::.0');
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 30 }), (words) => {
      try {
        return Array.isArray(parse(words.join('')));
      } catch (error) {
        return error instanceof SyntaxError;
      }
    }),
    { seed: 1, numRuns: 3000 },
  );
});
