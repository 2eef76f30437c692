import { advise, random } from '@orrery/bots';
import { Keystream, Match, type Player, type Seat, seated, seedFrom } from '@orrery/kernel';
import { describe, expect, test, vi } from 'vitest';
import { games } from './index.ts';

vi.setConfig({ testTimeout: 240_000 });

/** How many games random players play, who meet most reasons. */
const advised = [
  { name: 'arcs', count: 8, load: () => import('@orrery/bots/arcs') },
  { name: 'eclipse', count: 6, load: () => import('@orrery/bots/eclipse') },
  { name: 'ti4', count: 1, load: () => import('@orrery/bots/ti4') },
] as const;

describe.each(advised)('$name', async ({ name, count, load }) => {
  const { game, learning, reasons, advise: advice, bots } = await games[name]();
  const { pauses } = await load();
  const strongest = Object.values(bots).at(-1);
  if (!learning || !reasons || !advice || !strongest) throw new Error(`nobody advises on ${name}`);
  const prompts = new Set(Object.values(learning.reasons).flatMap((each) => each.prompts));

  /** Plays a game, until there is nothing to look for, and calls back at the questions for which reasons are known. */
  function play(player: Player, number: number, look: (match: Match, seat: Seat) => void, isDone = () => false): void {
    const match = Match.start(game, learning?.guided.options, seedFrom(`advice ${number}`));
    const chance = new Keystream(seedFrom(`players ${number}`));
    while (!match.isOver && !isDone()) {
      const [seat = 0] = match.waitingFor();
      if (prompts.has(match.pending(seat)?.prompt.key ?? '')) look(match, seat);
      const place = seated(match, seat, chance);
      if (place) match.answer(seat, player.choose(place, chance));
    }
  }

  test('every reason fits somewhere, and has the figures that its sentence needs', () => {
    const missing = new Set(Object.keys(learning.reasons));
    const isDone = () => missing.size === 0;
    const look = (planner: Player) => (match: Match, seat: Seat) => {
      const prompt = match.pending(seat)?.prompt.key ?? '';
      if (![...missing].some((id) => learning.reasons[id]?.prompts.includes(prompt))) return;
      const reason = advise(match, seat, { player: planner, pauses, learning, reasons })?.reason;
      if (!reason) return;
      const id = reason.key.replace(`learn.${name}.reason.`, '');
      const args = Object.entries(reason.args ?? {});
      expect(args.map(([each]) => each).sort(), id).toEqual([...(learning.reasons[id]?.needs ?? [])].sort());
      for (const [each, value] of args)
        expect(typeof value !== 'number' || Number.isFinite(value), `${id}: ${each} ${value}`).toBe(true);
      missing.delete(id);
    };
    for (let number = 0; number < count; number++) play(random, number, look(random), isDone);
    // What random players never come to.
    for (let number = 0; number < 8 && !isDone(); number++) play(strongest, number, look(strongest), isDone);
    expect([...missing]).toEqual([]);
  });

  test('what a seat cannot see does not change its advice, which is one of its options', () => {
    let questions = 0;
    play(random, 0, (match, seat) => {
      questions += 1;
      if (questions % 9 !== 0 || questions > 200) return;
      const given = advice(match, seat);
      expect(match.pending(seat)?.options.map(({ id }) => id)).toContain(given?.steps[0]?.id);
      expect(advice(match.sample(seat, seedFrom(`imagined ${questions}`)), seat)).toEqual(given);
    });
    expect(questions).toBeGreaterThan(20);
  });
});
