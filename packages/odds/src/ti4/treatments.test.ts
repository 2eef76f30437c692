import '@orrery/ti4';
import { bearers } from '@orrery/ti4/battles';
import { expect, test } from 'vitest';
import { answersBattles } from './choices.ts';
import { treatments } from './treatments.ts';

test('of everything that may be used in a battle, it is said how the odds treat it', () => {
  const open = bearers().filter((bearer) => answersBattles(bearer, false) && treatments[bearer.key] === undefined);
  expect(open.map(({ key }) => key)).toEqual([]);
});

test('what must happen in a battle is carried out by the rules, or named as something beside it', () => {
  const byThemselves = bearers().filter((each) => answersBattles(each, true) && treatments[each.key] === undefined);
  expect(byThemselves.map(({ key }) => key)).toEqual([
    'technology/duranium-armor',
    'technology/assault-cannon',
    'technology/valkyrie-particle-weave',
    'unit/arc-secundus',
    'unit/van-hauge',
  ]);
});

test('every treatment is of something that the game has', () => {
  const known = new Set<string>(bearers().map(({ key }) => key));
  expect(Object.keys(treatments).filter((key) => !known.has(key))).toEqual([]);
});

test('of all units only flagships change what others do, which is why only they are looked for', () => {
  const changing = bearers().filter(({ kind, hooks }) => kind === 'unit' && hooks.modify !== undefined);
  expect(changing.map(({ hooks }) => (hooks as { type?: string }).type)).toEqual(changing.map(() => 'flagship'));
});
