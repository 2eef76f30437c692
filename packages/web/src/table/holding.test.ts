import type { WireEvent } from '@orrery/server/protocol';
import { expect, test } from 'vitest';
import type { StoryRoll } from '../games/story.ts';
import { changed, FALLING, LYING, OTHERS, present, seen } from './holding.ts';
import type { TableGame } from './snapshot.ts';

const event = (seq: number): WireEvent => ({ seq, key: 'rolled' });
const roll = (seq: number, ...seats: number[]): StoryRoll => ({
  event: event(seq),
  seats,
  title: { key: 'title' },
  dice: ['a'],
  place: null,
  outcome: { key: 'outcome' },
});
const question = { at: 1, seat: 0, prompt: { key: 'turn' }, options: [] };

/** A table whose story has so many events. */
function game(events: number, decision: TableGame['decision'] = null): TableGame {
  return {
    table: { id: 'table' },
    seat: 0,
    view: { events },
    events: Array.from({ length: events }, (_, seq) => event(seq)),
    newEvents: [],
    decision,
    canUndo: decision !== null,
    canRedo: false,
    waitingFor: [0],
  } as unknown as TableGame;
}

test('without a roll the present is shown at once', () => {
  const now = game(3, question);
  expect(changed(present(game(2)), now, [roll(1, 0)])).toEqual(present(now));
});

test('while my dice lie, the table before them stays and asks nothing', () => {
  const before = game(2, question);
  const held = changed(present(before), game(3, question), [roll(2, 1, 0)]);
  expect(held.rolls).toMatchObject([{ roll: { seats: [1, 0] }, time: FALLING + LYING }]);
  expect(held.shown).toMatchObject({ view: before.view, decision: null, canUndo: false, waitingFor: [] });
  expect(seen(held)).toEqual(present(game(3, question)));
});

test('my rolls are shown one after the other, also those that come meanwhile', () => {
  const first = changed(present(game(2)), game(4), [roll(2, 0), roll(3, 0, 1)]);
  const second = changed(first, game(5), [roll(2, 0), roll(3, 0, 1), roll(4, 0)]);
  expect(second.rolls.map(({ roll: { event } }) => event.seq)).toEqual([2, 3, 4]);
  const last = seen(seen(second));
  expect(last.shown.view).toEqual({ events: 2 });
  expect(seen(last).shown).toEqual(game(5));
});

test('a roll of others is short, and several are left to the story', () => {
  expect(changed(present(game(2)), game(3), [roll(2, 1)]).rolls).toMatchObject([{ time: OTHERS }]);
  expect(changed(present(game(2)), game(4), [roll(2, 1), roll(3, 2)]).rolls).toEqual([]);
});

test('a roll that was taken back is not looked at', () => {
  const held = changed(present(game(2)), game(3), [roll(2, 0)]);
  expect(changed(held, game(2, question), [])).toEqual(present(game(2, question)));
});
