import { Keystream, Match, seedFrom } from '@orrery/kernel';
import type { WireDecision } from '@orrery/server/protocol';
import { type Ti4Config, type Ti4View, ti4 } from '@orrery/ti4';
import { gamePackage } from '@orrery/ti4/package';
import { expect, test } from 'vitest';
import type { Tables } from '../model.ts';
import { goalsIn } from './goals.ts';
import { openPlaces, placesForTiles, spreadOption } from './tiles.ts';

const tables = gamePackage.tables as Tables;

interface Asked {
  readonly decision: WireDecision;
  readonly view: Ti4View;
  readonly seat: number;
}

/** Every question of these kinds in a game that is played at random. */
function asked(config: Partial<Ti4Config>, keys: readonly string[], most: number): Asked[] {
  const match = Match.start(ti4, { players: 3, ...config }, seedFrom('asked'));
  const random = new Keystream(seedFrom('asked at random'));
  const found: Asked[] = [];
  while (!match.isOver && found.length < most) {
    const seat = match.waitingFor()[0] ?? 0;
    const decision = match.pending(seat) as unknown as WireDecision;
    if (keys.includes(decision.prompt.key))
      found.push({ decision, view: match.view(seat) as unknown as Ti4View, seat });
    match.answer(seat, decision.options[random.below(decision.options.length)]!.id);
  }
  return found;
}

test('every objective that can be scored, kept or returned is a card with its points and how far I am', () => {
  const keys = ['ti4.score-public', 'ti4.score-secret', 'ti4.return-secret', 'ti4.setup.keep-secret'];
  const questions = asked({}, keys, 60);
  expect(new Set(questions.map(({ decision }) => decision.prompt.key)).size).toBeGreaterThan(2);
  for (const { decision, view, seat } of questions) {
    const goals = goalsIn(view, tables, decision, seat);
    expect(goals.map(({ option }) => option.id)).toEqual(
      decision.options.map(({ id }) => id).filter((id) => id !== 'none'),
    );
    for (const { option, points, progress } of goals) {
      expect(points).toBeGreaterThan(0);
      // Whatever I may score I have reached.
      if (option.id.startsWith('score:')) expect(progress!.have).toBeGreaterThanOrEqual(progress!.need);
    }
  }
});

test('each tile in my hand may go where the rules offer it, and nowhere else', () => {
  const questions = asked({ galaxy: 'built' }, ['ti4.setup.place-tile'], 12);
  expect(questions.length).toBe(12);
  for (const { decision } of questions) {
    const all = placesForTiles(decision.options);
    expect(all.map(({ option }) => option.id)).toEqual(decision.options.map(({ id }) => id));
    for (const tile of new Set(all.map((place) => place.tile))) {
      const open = openPlaces(decision.options, { kind: 'tile', tile });
      expect(open.map(({ position }) => `${tile}@${position}`)).toEqual(open.map(({ option }) => option.id));
      expect(open.length).toBeGreaterThan(0);
      expect(open.length).toBeLessThan(all.length + 1);
    }
  }
});

test('every way to spread units is an answer', () => {
  const questions = asked({ factions: ['naalu', 'xxcha', 'yssaril'] }, ['ti4.setup.spread'], 3);
  expect(questions.length).toBeGreaterThan(0);
  for (const { decision } of questions) {
    const type = String(decision.prompt.args?.type).slice('unit-type/'.length);
    for (const { id, label } of decision.options) {
      const { groups } = label.args as unknown as { groups: readonly { args: { count: number } }[] };
      const counts = groups.map(({ args }) => args.count);
      expect(spreadOption(type, counts)).toBe(id);
    }
  }
});
