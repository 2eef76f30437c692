import { expect, test } from 'vitest';
import { parseMemory, unknownTable, withAsked, withTable } from './memory.ts';
import { countIn, unfolding } from './unfolding.ts';

const nothing = parseMemory(null);
const guided = { hintsThrough: 1, late: ['arcs.battle'] };

/** How the hints of questions come, one question after the other. */
function asked(...questions: readonly (readonly [prompt: string, at: number, chapter: number])[]) {
  let memory = nothing;
  return questions.map(([prompt, at, count]) => {
    const moment = `t:${at}` as const;
    const state = unfolding({ prompt, moment, before: memory.asked[prompt] ?? [], count, guided });
    memory = withAsked(memory, prompt, moment);
    return state;
  });
}

test('the first time a hint is open, the second time a mark, and then it is quiet', () => {
  expect(asked(['arcs.lead', 1, 1], ['arcs.lead', 5, 1], ['arcs.turn', 6, 1], ['arcs.lead', 9, 1])).toEqual([
    'open',
    'folded',
    'open',
    'quiet',
  ]);
});

test('a question that was taken back has its hint again', () => {
  expect(asked(['arcs.lead', 1, 1], ['arcs.turn', 2, 1], ['arcs.lead', 1, 1])).toEqual(['open', 'open', 'open']);
});

test('late in the game only what comes seldom opens by itself', () => {
  expect(asked(['arcs.lead', 1, 2], ['arcs.battle', 2, 3], ['arcs.lead', 3, 3], ['arcs.battle', 4, 3])).toEqual([
    'folded',
    'open',
    'quiet',
    'folded',
  ]);
});

test('chapters and rounds are counted by the view', () => {
  expect(countIn({ chapter: 3 }, 'chapter')).toBe(3);
  expect(countIn({}, 'chapter')).toBe(1);
  expect(countIn(null, 'chapter')).toBe(1);
});

test('what is known of a table stays, and the oldest tables are forgotten', () => {
  let memory = withTable(nothing, 'first', { isOn: true });
  memory = withTable(memory, 'first', { isStarted: true });
  expect(memory.tables.first).toEqual({ ...unknownTable, isOn: true, isStarted: true });
  for (let table = 0; table < 30; table++) memory = withTable(memory, `t${table}`, { isOn: true });
  expect(Object.keys(memory.tables)).toHaveLength(30);
  expect(memory.tables).not.toHaveProperty('first');
});

test('what somebody else has stored is nothing', () => {
  for (const text of [null, '', '{', '7', '{"known":5}']) expect(parseMemory(text)).toEqual(nothing);
});
