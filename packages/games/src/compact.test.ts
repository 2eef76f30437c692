/**
 * How V8 keeps a state. Whatever walks over states is compiled for what it has met: one object that V8 keeps as a dictionary, or one whole number
 * that it keeps as a fraction, makes that slow for as long as a server runs, for every game.
 */
import { setFlagsFromString } from 'node:v8';
import { Keystream, Match, playerCounts, seedFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';

setFlagsFromString('--allow-natives-syntax');
const hasShape = new Function('object', 'return %HasFastProperties(object)') as (object: object) => boolean;
const isOfFractions = new Function('list', 'return %HasDoubleElements(list)') as (list: object) => boolean;
let asked = 0;

/** Asked by code that has met nothing else: its list would go on with what the last one had. */
function areKeptWhole(numbers: readonly number[]): boolean {
  const body = `const list = []; for (const each of numbers) list.push(each); return %HasSmiElements(list) // ${asked++}`;
  return new Function('numbers', body)(numbers);
}

/** What is kept badly, by where it stands. */
function flaws(value: object, path: string): string[] {
  const members = Object.entries(value);
  const numbers = Object.values(value).filter((member) => Number.isInteger(member));
  return [
    ...(Array.isArray(value) || hasShape(value) ? [] : [`${path} is a dictionary`]),
    ...(areKeptWhole(numbers) && !isOfFractions(value) ? [] : [`${path} has numbers that are kept as fractions`]),
    ...members.flatMap(([key, member]) =>
      typeof member === 'object' && member !== null ? flaws(member, `${path}.${key}`) : [],
    ),
  ];
}

const listed = await Promise.all(Object.values(games).map((load) => load()));
const tables = listed.flatMap((pack) => playerCounts(pack).map((players) => ({ name: pack.game.id, players, pack })));

const ANSWERS = 600;
const BETWEEN_LOOKS = 50;

test('what is kept badly is found', () => {
  const dictionary: Record<string, number> = { a: 1, b: 2, c: 3 };
  delete dictionary.a;
  expect(flaws({ dictionary }, 'g')).toEqual(['g.dictionary is a dictionary']);
  const [large = 0] = new Uint32Array([2 ** 32 - 1]);
  expect(flaws({ member: large % 4 }, 'g')).toEqual(['g has numbers that are kept as fractions']);
  expect(flaws({ list: [1, large % 4] }, 'g')).toEqual(['g.list has numbers that are kept as fractions']);
  expect(flaws({ list: [1, { x: 0 }], none: null }, 'g')).toEqual([]);
});

describe.each(tables)('$name of $players', ({ players, pack: { game } }) => {
  test('keeps whole numbers as such and objects by their shapes', () => {
    const random = new Keystream(seedFrom(`compact ${game.id} ${players}`));
    const match = Match.start(game, { players }, seedFrom(`how ${game.id} is kept ${players}`));
    const found = new Set<string>();
    for (let answers = 0; answers < ANSWERS && !match.isOver; answers++) {
      if (answers % BETWEEN_LOOKS < 2) for (const flaw of flaws(match.peek(), 'g')) found.add(flaw);
      const [seat = -1] = match.waitingFor();
      const options = match.pending(seat)?.options ?? [];
      match.answer(seat, options[random.below(options.length)]?.id ?? '');
    }
    expect([...found]).toEqual([]);
  });
});
