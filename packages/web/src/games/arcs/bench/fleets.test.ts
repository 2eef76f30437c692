import type { WireDecision } from '@orrery/server/protocol';
import { expect, test } from 'vitest';
import { presetOf, sail } from './fleets.ts';

const asks = (...ids: string[]) => ({ options: ids.map((id) => ({ id })) }) as unknown as WireDecision;

test('ships go to a system in one gesture, as many as were chosen', () => {
  const voyage = sail('to:1-gate', { fresh: 2, damaged: 1 });
  expect(voyage(asks('to:1-gate', 'to:2-gate'))).toEqual({ answer: 'to:1-gate' });
  expect(voyage(asks('ships:2+0', 'ships:2+1'))).toEqual({ answer: 'ships:2+1' });
  expect(voyage(asks('end-turn'))).toBe('done');
});

test('where the rules do not let so many go, it is asked how many do', () => {
  const voyage = sail('to:1-gate', { fresh: 3, damaged: 0 });
  voyage(asks('to:1-gate'));
  expect(voyage(asks('ships:1+0', 'ships:2+0'))).toBe('done');
});

test('all fresh ships go unless said otherwise; where there is none, all damaged ones', () => {
  const fleets = [
    { fresh: 1, damaged: 0 },
    { fresh: 2, damaged: 1 },
    { fresh: 2, damaged: 0 },
  ];
  expect(presetOf(fleets)).toEqual({ fresh: 2, damaged: 0 });
  expect(
    presetOf([
      { fresh: 0, damaged: 1 },
      { fresh: 0, damaged: 2 },
    ]),
  ).toEqual({ fresh: 0, damaged: 2 });
});
