/** In which order abilities change a value, with made-up abilities against real laws. */
import { expect, test } from 'vitest';
import type { Hooks } from '../content/hooks.ts';
import { fold, foldAll } from '../content/registry.ts';
import { position } from '../testing/index.ts';
import { addEffect } from './effects.ts';
import { waysFrom } from './galaxy.ts';

const limitOf = (made: ReturnType<typeof position>) => fold('handLimit', 7, made.state, 0);

test('laws change a value after everything that players have, also after what was played later', () => {
  const raised: Hooks = { modify: { handLimit: (limit) => limit + 2 } };
  expect(limitOf(position().ability(0, raised))).toBe(9);
  expect(limitOf(position().ability(0, raised).law('executive-sanctions', 'for'))).toBe(3);
  const lasting = position()
    .lend({ abilities: { 'lasting-limit': { lasting: { handLimit: (limit) => limit + 2 } } } })
    .law('executive-sanctions', 'for')
    .with((g) => addEffect(g, 'made-up/lasting-limit', 0, 'turn'));
  expect(limitOf(lasting)).toBe(3);
});

test('what prevails comes after the laws', () => {
  const immune: Hooks = { modify: { handLimit: () => Number.POSITIVE_INFINITY }, prevails: ['handLimit'] };
  const made = position().ability(0, immune).law('executive-sanctions', 'for');
  expect(limitOf(made)).toBe(Number.POSITIVE_INFINITY);
  expect(fold('handLimit', 7, made.state, 1)).toBe(3);
});

test('only those changes of an ability prevail that say so', () => {
  const hooks: Hooks = { modify: { handLimit: () => 9, fleetPoolSize: () => 9 }, prevails: ['fleetPoolSize'] };
  const made = position().ability(0, hooks).law('executive-sanctions', 'for').law('fleet-regulations', 'for');
  expect(limitOf(made)).toBe(3);
  expect(fold('fleetPoolSize', 16, made.state, 0)).toBe(9);
});

test('what is forbidden stays so, unless what prevails allows it', () => {
  const allows = (prevails: boolean): Hooks => ({
    modify: { canRetreat: () => true, canProduce: () => true },
    ...(prevails ? { prevails: ['canRetreat', 'canProduce'] as const } : {}),
  });
  const forbids: Hooks = { modify: { canRetreat: () => false, canProduce: () => false } };
  const retreats = (prevails: boolean) =>
    fold('canRetreat', true, position().ability(0, allows(prevails)).ability(0, forbids).state, 0);
  expect([retreats(false), retreats(true)]).toEqual([false, true]);
  const produces = (prevails: boolean) => {
    const { state } = position().ability(1, allows(prevails)).ability(0, forbids);
    return foldAll('canProduce', true, state, 'cruiser', 'tile-22', 0);
  };
  expect([produces(false), produces(true)]).toEqual([false, true]);
});

test('an effect that lasts may prevail, too', () => {
  const made = position()
    .lend({ abilities: { open: { lasting: { wormholesJoin: () => true }, prevails: ['wormholesJoin'] } } })
    .law('enforced-travel-ban', 'for');
  expect(waysFrom(made.state, 'tile-26', 0)).not.toContain('tile-39');
  addEffect(made.state, 'made-up/open', 0, 'turn');
  expect(waysFrom(made.state, 'tile-26', 0)).toContain('tile-39');
  expect(waysFrom(made.state, 'tile-26', 1)).not.toContain('tile-39');
});
