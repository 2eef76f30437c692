import { battlefield, field, midgame, playPrudently, type Table, wholeCombat } from '@orrery/eclipse/testing';
import { Keystream, type Option, seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { bestUpgrade } from './designs.ts';
import { goOn, habit, habits, reflex } from './habits.ts';
import { bestMove } from './moves.ts';

/** What seat 0 does without thinking. */
function quick({ match }: Table): string | null {
  const decision = match.pending(0);
  if (decision === null) throw new Error('seat 0 has nothing to decide');
  return reflex({ g: match.peek(), seat: 0, decision, random: new Keystream(seedFrom('quick')) });
}

test('ships flee from a battle that is as good as lost, and fight one that is not', () => {
  const against = (dreadnoughts: number, interceptors: number) =>
    battlefield()
      .ships(1, field, { dreadnought: dreadnoughts, interceptor: interceptors })
      .ships(0, field, { interceptor: 1 })
      .dice('blank', 'blank', 'blank', 'blank', 'blank', 'blank')
      .play(wholeCombat);
  expect(quick(against(2, 0))).toBe('retreat:221');
  expect(quick(against(0, 1))).toBe('attack');
});

test('a die goes to the greatest ship that it destroys', () => {
  const table = battlefield()
    .ships(1, field, { interceptor: 1, cruiser: 1 })
    .ships(0, field, { dreadnought: 1 })
    .dice('blank', 'blank', 'burst', 'burst')
    .play(wholeCombat);
  table.answer('attack');
  // An ion cannon does not destroy the cruiser.
  expect(quick(table)).toBe('interceptor:0');
});

test('the best upgrade makes a ship that is built stronger', () => {
  const { state } = battlefield().ships(0, '221', { cruiser: 3 });
  expect(bestUpgrade(state, 0)).toMatchObject({ type: 'cruiser', covers: false });
});

test('a group goes where it should win, and a lone ship does not go where it would be lost', () => {
  const before = (cruisers: number, ancients: number) =>
    battlefield()
      .npc('ancient', field, ancients)
      .discovery(field, 'money-8')
      .reputation(0, 4, 4, 4, 4)
      .ships(0, '221', { cruiser: cruisers }).state;
  expect(bestMove(before(3, 1), 0, 3)).toEqual({ from: '221', type: 'cruiser', to: field });
  expect(bestMove(before(1, 2), 0, 3)).toBeNull();
});

test('whoever goes on with an action does nothing besides, whatever that is called, and gives up no sector', () => {
  const chance = new Keystream(seedFrom('going on'));
  const { state } = battlefield();
  const option = (id: string, more: Partial<Option> = {}): Option => ({ id, value: id, label: { key: id }, ...more });
  const options = [
    option('new', { aside: true }),
    option('withdraw', { label: { key: 'eclipse.withdraw-disc' } }),
    option('place'),
  ];
  const decision = { seat: 0, prompt: { key: 'eclipse.influence' }, options, at: 0 };
  for (let i = 0; i < 20; i++) expect(goOn({ g: state, seat: 0, decision, random: chance })).toBe('place');
});

test('every habit has its say in some games, and says what is possible', () => {
  const unused = new Set(Object.keys(habits));
  const chance = new Keystream(seedFrom('habits'));
  for (let game = 0; game < 12 && unused.size > 0; game++) {
    playPrudently(midgame({ players: 4 }, `habits ${game}`), chance, (match, seat) => {
      const decision = match.pending(seat);
      if (decision === null || !unused.delete(decision.prompt.key)) return;
      const id = habit({ g: match.peek(), seat, decision, random: chance });
      expect(decision.options.map((option) => option.id)).toContain(id);
    });
  }
  expect([...unused]).toEqual([]);
});
