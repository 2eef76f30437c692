import { Keystream, Match, type Seat, seedFrom } from '@orrery/kernel';
import { expect, test, vi } from 'vitest';
import { ti4 } from './index.ts';
import { busyAnswer, midgame } from './testing/index.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Labels of options that decline: nothing is accepted, promised, paid or given up by them. */
const declining = (
  'abstain commodities construction.none decline done end-turn fight-on go-on leave leave-custodians leave-to-fate ' +
  'leave-unsettled move-together no-more-cards no-note no-pledge no-sustain pass pass-window place-none refuse-offer ' +
  'score-none skip-production technology.no trade-goods units use-none'
).split(' ');

test('of the options of a decision one at most declines, and it says so', () => {
  const seen = new Set<string>();
  for (const players of [3, 4, 5, 6] as const) {
    const name = `idle ${players}`;
    for (const match of [Match.start(ti4, { players }, seedFrom(name)), midgame({ players }, name)]) {
      const chance = new Keystream(seedFrom(name));
      while (!match.isOver && match.length < 400) {
        const waiting = match.waitingFor();
        const seat = waiting[chance.below(waiting.length)] as Seat;
        const { options, prompt } = match.pending(seat) ?? { options: [], prompt: { key: '' } };
        const idle = options.filter((option) => option.idle);
        expect(idle.length, prompt.key).toBeLessThanOrEqual(1);
        for (const { id, label } of idle) {
          seen.add(label.key.replace('ti4.', ''));
          if (label.args?.count !== undefined) expect([id, label.args.count]).toEqual([id, 0]); // none of them
        }
        match.answer(seat, busyAnswer(options, chance));
      }
    }
  }
  expect([...seen].filter((key) => !declining.includes(key))).toEqual([]);
  expect(seen.size).toBeGreaterThan(15);
});
