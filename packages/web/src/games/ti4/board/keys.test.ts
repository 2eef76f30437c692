import { Match, seedFrom } from '@orrery/kernel';
import { ti4 } from '@orrery/ti4';
import { expect, test } from 'vitest';
import type { SystemId, View } from '../model.ts';
import { nextOf } from './keys.ts';

const view = Match.start(ti4, { players: 6 }, seedFrom('keys')).view('spectator') as unknown as View;
const systems = Object.keys(view.systems) as SystemId[];
const at = (position: number) => systems.find((id) => view.systems[id]?.position === position) as SystemId;

test('arrows go up and down a column, and to the next column, the upper one of two', () => {
  expect(nextOf(view, at(0), 'ArrowUp', systems)).toBe(at(1));
  expect(nextOf(view, at(1), 'ArrowUp', systems)).toBe(at(7));
  expect(nextOf(view, at(0), 'ArrowDown', systems)).toBe(at(4));
  expect(nextOf(view, at(0), 'ArrowRight', systems)).toBe(at(2));
  expect(nextOf(view, at(0), 'ArrowLeft', systems)).toBe(at(6));
});

test('at the edge of the galaxy an arrow leads nowhere', () => {
  expect(nextOf(view, at(19), 'ArrowUp', systems)).toBeNull();
});

test('with Shift an arrow leads to the next one that glows', () => {
  expect(nextOf(view, at(0), 'ArrowUp', [at(19), at(4)])).toBe(at(19));
});
