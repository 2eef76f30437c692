import { Keystream, type Match, type Option, type Plan, type Seat, seedFrom } from '@orrery/kernel';
import { expect, test, vi } from 'vitest';
import { type SystemId, system } from '../content/systems.ts';
import { groundForcesOn, shipsIn } from '../rules/pieces.ts';
import { influenceOf, resourcesOf } from '../rules/spend.ts';
import type { Ti4, Ti4Config } from '../state.ts';
import { busyAnswer, midgame } from '../testing/index.ts';
import type { Ti4View } from '../view.ts';
import { reasons } from './reasons.ts';

vi.setConfig({ testTimeout: 120_000 });

type Ti4Match = Match<Ti4, Ti4Config>;

/** Calls back with options of some kinds of questions in games that begin amid great fleets. */
function eachOption(prompts: readonly string[], look: (match: Ti4Match, seat: Seat, option: Option) => void): void {
  for (const players of [3, 6] as const) {
    const match = midgame({ players }, `reasons ${players}`);
    const chance = new Keystream(seedFrom(`reasons ${players}!`));
    while (!match.isOver && match.length < 350) {
      const [seat = 0] = match.waitingFor();
      const decision = match.pending(seat);
      if (decision && prompts.includes(decision.prompt.key))
        for (const option of decision.options.slice(0, 12)) look(match, seat, option);
      match.answer(seat, busyAnswer(decision?.options ?? [], chance));
    }
  }
}

/** The plan of one answer; what comes of it is looked at only when it is needed. */
function planned(match: Ti4Match, seat: Seat, { id, label }: Option): Plan<Ti4View> {
  const prompt = match.pending(seat)?.prompt ?? { key: '' };
  const after = () => {
    const twin = match.clone();
    twin.answer(seat, id);
    return twin.view(seat) as unknown as Ti4View;
  };
  return { seat, steps: [{ prompt, id, label }], isOpen: false, before: match.view(seat) as unknown as Ti4View, after };
}

test('who and what is in a system is counted as the rules count it', () => {
  let [held, free] = [0, 0];
  eachOption(['ti4.activate'], (match, seat, option) => {
    if (!option.id.startsWith('activate:')) return;
    const id = option.id.replace('activate:', '') as SystemId;
    const plan = planned(match, seat, option);
    const g = match.peek() as Ti4;
    const planets = system(id).planets.filter((planet) => g.planets[planet]);
    const conquest = reasons.conquer(plan, 0);
    const expansion = reasons.expand(plan, 0);
    expect(conquest && expansion).toBeNull();
    if (conquest) {
      const rival = Number(String(conquest.rival).replace('seat/', ''));
      expect(conquest.ships).toBe(shipsIn(g, rival, id));
      expect(conquest.ground).toBe(planets.reduce((sum, planet) => sum + groundForcesOn(g, rival, planet), 0));
      held += 1;
    }
    if (expansion) {
      const open = planets.filter((planet) => g.planets[planet]?.owner === null);
      expect(expansion.planets).toBe(open.length);
      expect(expansion.resources).toBe(open.reduce((sum, planet) => sum + resourcesOf(g, planet), 0));
      expect(expansion.influence).toBe(open.reduce((sum, planet) => sum + influenceOf(g, planet), 0));
      for (const other of g.players.keys()) if (other !== seat) expect(shipsIn(g, other, id)).toBe(0);
      free += 1;
    }
  });
  expect(held).toBeGreaterThan(10);
  expect(free).toBeGreaterThan(10);
});
