import { arcs } from '@orrery/arcs';
import { position } from '@orrery/arcs/testing';
import { expect, test } from 'vitest';
import type { RendererProps } from '../../renderer.ts';
import { battles, guarded } from './battles.ts';

const { state } = position().ships(0, 3, '6-hex', 1).ships(1, 2, '6-gate').ships(0, 1, '6-gate');
const props = (more: object = {}) =>
  ({ view: arcs.view(state, 0), seat: 0, players: [{}, {}], decision: null, ...more }) as unknown as RendererProps;
const option = (id: string, target?: string) => ({ id, label: { key: 'x' }, ...(target && { target }) }) as never;

test('an attack is told by its option', () => {
  const found = battles.after(option('battle:6-gate/1'), props());
  expect(found).toEqual({ attacker: 0, defender: 1, where: { system: '6-gate', attacker: 0, defender: 1 } });
  expect(battles.after(option('battle'), props())).toEqual(found);
  expect(battles.after(option('move'), props())).toBeNull();
});

test('who moves all ships to where others are is told the odds of a battle there', () => {
  const decision = { prompt: { key: 'arcs.move.where', args: { system: 'system/6-hex' } }, options: [] };
  const found = battles.after(option('to:6-gate', 'system:6-gate'), props({ decision }));
  expect(found?.where).toMatchObject({ system: '6-gate', defender: 1, arriving: { fresh: 3, damaged: 1 } });
  const plan = { kind: 'fleet', fresh: 2, damaged: 0 };
  const chosen = battles.after(option('to:6-gate', 'system:6-gate'), props({ decision, plan }));
  expect(chosen?.where).toMatchObject({ arriving: { fresh: 2, damaged: 0 } });
  expect(guarded(props(), '6-arrow', { fresh: 1, damaged: 0 })).toBeNull();
});
