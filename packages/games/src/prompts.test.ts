import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { playRandomly } from '@orrery/kernel/testing';
import { describe, expect, test, vi } from 'vitest';
import { games } from './index.ts';

vi.setConfig({ testTimeout: 240_000 });

/** What is played: enough that most of the rules are met, and the cards as well. */
const played = [
  { name: 'arcs', options: { players: 3, leadersAndLore: 'all' }, count: 25, share: 0.6 },
  { name: 'eclipse', options: { players: 4, species: 'chosen' }, count: 20, share: 0.6 },
  { name: 'ti4', options: { players: 3 }, count: 4, share: 0.35 },
] as const;

describe.each(played)('$name', ({ name, options, count, share }) => {
  test('asks nothing in random games that has no hint, and points at what options are about', async () => {
    const { game, learning } = await games[name]();
    const hints = learning?.hints ?? {};
    const asked = new Set<string>();
    const kinds = new Set<string>();
    for (let number = 0; number < count; number++) {
      const match = Match.start(game, options, seedFrom(`prompts ${number}`));
      playRandomly(match, new Keystream(seedFrom(`players ${number}`)), (_, seat) => {
        const decision = match.pending(seat);
        if (decision === null) return;
        asked.add(decision.prompt.key);
        for (const { target } of decision.options) if (target !== undefined) kinds.add(target.split(':')[0] ?? '');
      });
    }
    expect([...asked].filter((key) => !Object.hasOwn(hints, key))).toEqual([]);
    expect(asked.size).toBeGreaterThan(share * Object.keys(hints).length);
    const shown = new Set(Object.values(hints).flatMap(({ show }) => show.map((each) => each.split(':')[0] ?? '')));
    expect([...shown].filter((kind) => !['options', 'region'].includes(kind) && !kinds.has(kind))).toEqual([]);
  });
});
