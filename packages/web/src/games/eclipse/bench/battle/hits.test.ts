import { type EclipseView, tables } from '@orrery/eclipse';
import { battlefield, field, midgame, playPrudently } from '@orrery/eclipse/testing';
import { Keystream, seedFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { proposeHits, type Shot, shotsIn, type Target, targetId, targetsIn } from './hits.ts';

const ship = (type: Target['type'], hull: number, more: Partial<Target> = {}): Target => ({
  ...{ type, hull, damage: 0, shield: 0, worth: { interceptor: 3, cruiser: 5, dreadnought: 8 }[type as string] ?? 1 },
  ...more,
});
const shot = (die: number, damage: number, face: Shot['face'] = 'burst', isPoint = false): Shot => ({
  ...{ die, face, computer: 0, damage, isPoint },
});
const told = (targets: Target[], shots: Shot[], wanted?: Map<number, string>) =>
  proposeHits(targets, shots, wanted).hits.map(({ id, isDestroyed }) => (isDestroyed ? `${id} destroyed` : id));

describe('hits that nobody has assigned', () => {
  test('destroy as many ships as they can', () => {
    expect(
      told([ship('dreadnought', 3), ship('interceptor', 0), ship('cruiser', 0)], [shot(0, 1), shot(1, 1)]),
    ).toEqual(['interceptor:0 destroyed', 'cruiser:0 destroyed']);
  });

  test('destroy the dearest, if the number is the same', () => {
    expect(told([ship('interceptor', 0), ship('dreadnought', 0)], [shot(0, 1)])).toEqual(['dreadnought:0 destroyed']);
  });

  test('waste nothing: the large die goes to the large hull', () => {
    expect(told([ship('interceptor', 0), ship('dreadnought', 3)], [shot(0, 4), shot(1, 1)])).toEqual([
      'dreadnought:0 destroyed',
      'interceptor:0 destroyed',
    ]);
  });

  test('join on one ship when none falls to a single die', () => {
    expect(told([ship('cruiser', 1), ship('cruiser', 1)], [shot(0, 1), shot(1, 1)])).toEqual([
      'cruiser:0',
      'cruiser:1 destroyed',
    ]);
  });

  test('go where the player wants them, and the others make the best of it', () => {
    const ships = [ship('interceptor', 0), ship('dreadnought', 0)];
    expect(told(ships, [shot(0, 1), shot(1, 1)], new Map([[0, 'interceptor:0']]))).toEqual([
      'interceptor:0 destroyed',
      'dreadnought:0 destroyed',
    ]);
  });

  test('of a die that may be divided go point by point', () => {
    const points = Array.from({ length: 4 }, () => shot(0, 1, 'burst', true));
    expect(told([ship('interceptor', 0), ship('interceptor', 0), ship('cruiser', 1)], points)).toHaveLength(4);
    expect(
      proposeHits([ship('interceptor', 0), ship('cruiser', 1), ship('dreadnought', 4)], points).hits.filter(
        ({ isDestroyed }) => isDestroyed,
      ),
    ).toHaveLength(2);
  });
});

test('great fleets are dealt with, too', () => {
  const types = ['interceptor', 'cruiser', 'dreadnought', 'starbase'] as const;
  const ships = Array.from({ length: 14 }, (_, i) => ship(types[i % 4] ?? 'cruiser', i % 5, { damage: i % 3 ? 0 : 0 }));
  const shots = Array.from({ length: 24 }, (_, i) => shot(i, (i % 4) + 1));
  expect(proposeHits(ships, shots).hits.filter(({ isDestroyed }) => isDestroyed)).toHaveLength(14);
});

test('a die is asked about only where there is a choice', () => {
  const table = battlefield()
    .ships(1, field, { interceptor: 3 })
    .ships(0, field, { interceptor: 1, cruiser: 1 })
    .dice('burst', 'burst', 'burst')
    .from('combat');
  const view = table.match.view(1) as unknown as EclipseView;
  const { answers, hits } = proposeHits(targetsIn(tables, view), shotsIn(tables, view, 1));
  expect([answers.length, hits.length]).toEqual([1, 3]);
});

test('what is proposed can be answered, to the last die of the roll', () => {
  let rolls = 0;
  for (const players of [2, 4, 6] as const) {
    const start = midgame({ players, species: 'random', gcds: 'random', ancients: 'random' }, `hits ${players}`);
    playPrudently(start, new Keystream(seedFrom(`hits ${players}`)), (match, seat) => {
      const { prompt } = match.pending(seat) ?? {};
      if (prompt?.key !== 'eclipse.assign-die') return;
      const view = match.view(seat) as unknown as EclipseView;
      const proposal = proposeHits(targetsIn(tables, view), shotsIn(tables, view, Number(prompt.args?.left)));
      const after = match.clone();
      for (const answer of proposal.answers) after.answer(seat, answer);
      const losses = (each: typeof match) =>
        each.peek().battle?.fighters.find(({ owner }) => owner === seat)?.destroyed.length ?? null;
      const [before, now] = [losses(match), losses(after)];
      const isSameBattle = before !== null && now !== null && after.peek().battle?.sector === view.battle?.sector;
      if (isSameBattle)
        expect(now).toBeGreaterThanOrEqual(before + proposal.hits.filter((hit) => hit.isDestroyed).length);
      rolls++;
    });
  }
  expect(rolls).toBeGreaterThan(30);
});

test('options are called as ships are', () => {
  expect(targetId({ type: 'cruiser', damage: 2 })).toBe('cruiser:2');
});
