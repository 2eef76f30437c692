import { type Passing, passNothing } from '@orrery/server/protocol';
import { expect, test } from 'vitest';
import { cardsIn, spellNow, spellsOf, wishOf, withWish } from './passing.ts';

const window = (...scopes: [kind: string, id: string][]) => ({
  window: { scopes: scopes.map(([kind, id]) => ({ kind, id })), hurts: false },
});
const untils = (spells: ReturnType<typeof spellsOf>) => spells.map(({ until }) => until);

test('in a combat one may pass for it, anywhere until one’s turn, and outside of windows not at all', () => {
  expect(untils(spellsOf(window(['combat', 'combat@41'])))).toEqual(['combat@41', 'turn']);
  expect(untils(spellsOf(window(['combat', 'combat@41'], ['agenda', 'agenda@7'])))).toEqual([
    'combat@41',
    'agenda@7',
    'turn',
  ]);
  expect(untils(spellsOf(window(['something else', 'else@1'])))).toEqual(['turn']);
  expect(spellsOf({})).toEqual([]);
});

test('it is said for how long I pass, but not of a combat that is over', () => {
  const passing = (until: Passing['until']): Passing => ({ ...passNothing, until });
  expect(spellNow(passing('turn'), null)?.label).toBe('pass.turn');
  expect(spellNow(passing('combat@41'), window(['combat', 'combat@41']))?.label).toBe('pass.combat');
  expect(spellNow(passing('combat@41'), window(['combat', 'combat@90']))).toBeNull();
  expect(spellNow(passing(null), window(['combat', 'combat@41']))).toBeNull();
});

test('a wish about a card is kept, changed and forgotten', () => {
  const wished = withWish(passNothing, 'card:action-card/sabotage', 'always');
  expect(wishOf(wished, 'card:action-card/sabotage')).toBe('always');
  expect(wishOf(wished, 'card:constructor')).toBe('usual');
  expect(withWish(wished, 'card:action-card/sabotage', 'usual')).toEqual(passNothing);
  const decision = {
    at: 1,
    seat: 0,
    prompt: { key: 'window' },
    options: [
      { id: 'use', label: { key: 'use' }, target: 'card:action-card/bribery' },
      { id: 'there', label: { key: 'there' }, target: 'system:18' },
      { id: 'pass', label: { key: 'pass' } },
    ],
    ...window(),
  };
  expect(cardsIn(wished, decision)).toEqual(['card:action-card/bribery', 'card:action-card/sabotage']);
  expect(cardsIn(wished, null)).toEqual(['card:action-card/sabotage']);
});
