import { Keystream, type Match, seedFrom } from '@orrery/kernel';
import type { Ti4, Ti4Config, Ti4View } from '@orrery/ti4';
import { gamePackage } from '@orrery/ti4/package';
import { busyAnswer, midgame } from '@orrery/ti4/testing';
import { expect, test } from 'vitest';
import { pursue } from '../../../../dev/pursue.ts';
import type { Tables } from '../model.ts';
import { allOn, askedToLand, land, landers, planetsLeft, usualLanding } from './landing.ts';

type Ti4Match = Match<Ti4, Ti4Config>;

const tables = gamePackage.tables as Tables;
const viewOf = (match: Ti4Match, seat: number) => match.view(seat) as unknown as Ti4View;

/** The first question of real landings, in games amid great fleets. */
function landings(): { readonly match: Ti4Match; readonly seat: number }[] {
  const found = [];
  for (let game = 0; game < 8; game++) {
    const random = new Keystream(seedFrom(`landings ${game}`));
    const match = midgame({ players: 4, factions: 'random' }, `landings ${game}`);
    for (let step = 0; step < 500 && !match.isOver; step++) {
      const seat = match.waitingFor()[0] ?? 0;
      const decision = match.pending(seat);
      if (!decision) break;
      if (askedToLand(decision)) found.push({ match: match.clone() as Ti4Match, seat });
      match.answer(seat, busyAnswer(decision.options, random));
    }
  }
  return found;
}

const moments = landings();

test('there are ground forces to land', () => {
  expect(moments.length).toBeGreaterThan(5);
});

test('all of them land where I want with one press, and I am not asked again how many', () => {
  for (const { match: start, seat } of moments) {
    const view = viewOf(start, seat);
    const asked = askedToLand(start.pending(seat) ?? { options: [] });
    if (!asked) throw new Error('nothing lands');
    for (const plan of [usualLanding(view, tables, seat, asked), allOn(view, seat, asked, asked.planet)]) {
      const match = start.clone() as Ti4Match;
      const { end, given } = pursue(match, seat, land(plan));
      expect(end).toBe('done');
      const sum = [...plan.values()].reduce((total, count) => total + count, 0);
      const sent = given.reduce((total, id) => total + Number(id.split(':')[3]), 0);
      expect(sent).toBe(sum);
      expect(askedToLand(match.pending(seat) ?? { options: [] })).toBeNull();
    }
  }
});

test('no ground force stays aboard, and each planet that is not mine gets one if there are enough', () => {
  let several = 0;
  for (const { match, seat } of moments) {
    const view = viewOf(match, seat);
    const asked = askedToLand(match.pending(seat) ?? { options: [] });
    if (asked?.type !== 'infantry') continue;
    const plan = usualLanding(view, tables, seat, asked);
    const all = landers(view, seat, asked).find(({ type }) => type === 'infantry')?.count ?? 0;
    expect([...plan.values()].reduce((sum, count) => sum + count, 0)).toBe(all);
    const foreign = planetsLeft(view, tables, asked).filter((id) => view.planets[id]?.owner !== seat);
    if (foreign.length < 2 || all < foreign.length) continue;
    expect([...plan.keys()].toSorted()).toEqual(foreign.map((id) => `${id}:infantry`).toSorted());
    several++;
  }
  expect(several).toBeGreaterThan(0);
});
