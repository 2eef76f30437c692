import { expect, test } from 'vitest';
import { nameOfThing, render } from './words.ts';

const texts = {
  moved: '{seat} moves {ships, plural, one {# ship} other {# ships}} to {system}',
  took: '{attacker} takes {cards} from {rival}; {note}',
  voted: '{forSeats} and {fromSeat} against {winners} and {other}',
  broken: '{oops',
  asks: 'wants {more}',
  tag: 'a <b> c',
  outer: 'it says: {inner}',
  'name.gate-3': 'Gate 3',
  'name.relic': 'Relic',
};
const say = (key: string, args = {}) => render({ key, args }, texts, (seat) => `Player ${seat + 1}`);

test('seats become names, things get their names and plurals are right', () => {
  expect(say('moved', { seat: 0, ships: 1, system: 'gate-3' })).toBe('Player 1 moves 1 ship to Gate 3');
  expect(say('moved', { seat: 2, ships: 4, system: 'hex' })).toBe('Player 3 moves 4 ships to hex');
});

test('lists are joined, each item by its name', () => {
  expect(say('took', { attacker: 0, rival: 1, cards: ['relic', 'fuel'], note: true })).toBe(
    'Player 1 takes Relic, fuel from Player 2; true',
  );
  expect(say('voted', { forSeats: [0, 1], fromSeat: 2, winners: [3], other: 4 })).toBe(
    'Player 1, Player 2 and Player 3 against Player 4 and Player 5',
  );
});

test('a message may hold another one', () => {
  expect(say('outer', { inner: { key: 'moved', args: { seat: 0, ships: 2, system: 'gate-3' } } })).toBe(
    'it says: Player 1 moves 2 ships to Gate 3',
  );
});

test('a missing or wrong text shows the key and its arguments instead of failing', () => {
  expect(say('nobody.wrote.this', { n: 1 })).toBe('nobody.wrote.this {"n":1}');
  expect(say('toString')).toBe('toString');
  expect(say('broken')).toBe('broken');
  expect(say('asks', { less: 1 })).toBe('asks {"less":1}');
  expect(render('plain.key', texts, String)).toBe('plain.key');
});

test('angle brackets are text, not markup', () => {
  expect(say('tag')).toBe('a <b> c');
});

test('a thing without a name is called by its id', () => {
  expect(nameOfThing('gate-3', texts)).toBe('Gate 3');
  expect(nameOfThing('gate-4', texts)).toBe('gate-4');
});
