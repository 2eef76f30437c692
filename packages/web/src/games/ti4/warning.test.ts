import { Match, seedFrom } from '@orrery/kernel';
import { ti4 } from '@orrery/ti4';
import { learning } from '@orrery/ti4/learning';
import { gamePackage } from '@orrery/ti4/package';
import { expect, test } from 'vitest';
import { propsOf } from '../../../dev/props.ts';
import type { Tables } from './model.ts';
import { warning } from './warning.ts';

const game = { tables: gamePackage.tables as object, messages: gamePackage.messages as { en: Record<string, string> } };

const { systems } = gamePackage.tables as Tables;
const home = Object.entries(systems).find(([, { faction }]) => faction === 'sol')?.[0] ?? '';

/** A first game in which seat 0 chooses a system to activate. */
function activating() {
  const match = Match.start(ti4, ti4.configure(learning.guided.options), seedFrom('warnings'));
  while (match.pending(0)?.prompt.key !== 'ti4.activate') {
    const [seat = 0] = match.waitingFor();
    const options = match.pending(seat)?.options ?? [];
    const wanted = options.find(({ id, idle }) => (seat === 0 ? id === 'tactical' : idle)) ?? options[0];
    match.answer(seat, wanted?.id ?? '');
  }
  return match;
}

const warn = (match: ReturnType<typeof activating>, id: string) => {
  const props = propsOf(game, { view: match.view(0) as never, decision: match.pending(0), seat: 0, players: 3 });
  const told = warning(id, props);
  return told && props.say(told);
};

test('who activates a home that is full of ships is told that they will stay; elsewhere nothing is said', () => {
  const match = activating();
  expect(warn(match, `activate:${home}`)).toMatch(/stay here this round/);
  const other = match.pending(0)?.options.find(({ id }) => id !== `activate:${home}`)?.id ?? '';
  expect(warn(match, other)).toBeNull();
});

test('a carrier that leaves without infantry is noticed, one with infantry is fine', () => {
  const leave = (isLoaded: boolean) => {
    const match = activating();
    const near = match.pending(0)?.options.find(({ id }) => {
      const after = match.clone();
      after.answer(0, id);
      while (after.pending(0)?.prompt.key === 'ti4.window') after.answer(0, 'pass');
      return after.pending(0)?.options.some((option) => option.id === `move:${home}:carrier`);
    });
    match.answer(0, near?.id ?? '');
    while (!match.pending(0)?.options.some(({ id }) => id === `move:${home}:carrier`)) {
      const [seat = 0] = match.waitingFor();
      match.answer(seat, 'pass');
    }
    match.answer(0, `move:${home}:carrier`);
    for (;;) {
      const options = match.pending(0)?.options.map(({ id }) => id) ?? [];
      if (options.includes('done')) return warn(match, 'done');
      const load = options.findLast((id) => /^load:.*infantry/.test(id));
      match.answer(0, (isLoaded && load) || (options.includes('loaded') ? 'loaded' : (options[0] ?? '')));
    }
  };
  expect(leave(false)).toMatch(/without infantry/);
  expect(leave(true)).toBeNull();
});
