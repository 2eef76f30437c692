import { Keystream, Match, type Seat, seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { SystemId } from '../content/map.ts';
import { reachOf } from '../figures.ts';
import { arcs } from '../index.ts';
import type { Arcs } from '../state.ts';
import type { ArcsView } from '../view.ts';
import { neighbours } from './table.ts';

type Table = ReturnType<typeof start>;

const start = (name: string) => Match.start(arcs, { players: 3, leadersAndLore: 'all' }, seedFrom(name));
const viewOf = (match: Table, seat: Seat) => match.view(seat) as unknown as ArcsView;

/** A random game; `visit` sees every question and what is answered, and may look again after the answer. */
function play(name: string, visit: (match: Table, seat: Seat, answer: string) => (() => void) | undefined): void {
  const match = start(name);
  const random = new Keystream(seedFrom(name));
  while (!match.isOver) {
    const seat = match.waitingFor()[0]!;
    const { options } = match.pending(seat)!;
    const { id } = options[random.below(options.length)]!;
    const after = visit(match, seat, id);
    match.answer(seat, id);
    after?.();
  }
}

test('the dice of a battle are those that were told before it', () => {
  let compared = 0;
  for (let game = 0; game < 8; game++)
    play(`dice told ${game}`, (match, seat, answer) => {
      const [, system, defender] = /^battle:(.*)\/(\d)$/.exec(answer) ?? [];
      if (!system) return undefined;
      const told = viewOf(match, seat).battles.find(
        (each) => each.system === system && each.defender === Number(defender),
      );
      return () => {
        if (match.pending(seat)?.prompt.key !== 'arcs.dice') return; // a card comes in between
        expect(viewOf(match, seat).battle!.limits).toEqual(told!.limits);
        compared++;
      };
    });
  expect(compared).toBeGreaterThan(10);
});

test('ships never get farther than was told', () => {
  let compared = 0;
  let reach: readonly SystemId[] = [];
  for (let game = 0; game < 6; game++) {
    play(`reach ${game}`, (match, seat, answer) => {
      const { prompt, options } = match.pending(seat)!;
      const g = match.peek() as Arcs;
      const [, from] = /^from:(.*)$/.exec(answer) ?? [];
      if (prompt.key === 'arcs.move' && from) {
        const all = Object.fromEntries(Object.keys(g.systems).map((id) => [id, neighbours(g, id as SystemId)]));
        const isCatapult = viewOf(match, seat).catapults[seat]!.includes(from as SystemId);
        const origin = from as SystemId;
        reach = [origin, ...reachOf(g.systems, all as Parameters<typeof reachOf>[1], seat, origin, isCatapult)];
      }
      if (prompt.key !== 'arcs.catapult') return undefined;
      const offered = options.flatMap(({ id }) => /^to:(.*)$/.exec(id)?.[1] ?? []) as SystemId[];
      for (const id of offered) expect(reach).toContain(id);
      compared += offered.length;
      return undefined;
    });
  }
  expect(compared).toBeGreaterThan(30);
});
