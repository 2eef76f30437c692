import { Keystream, Match, type Option, seedFrom } from '@orrery/kernel';
import { expect, test, vi } from 'vitest';
import { eclipse } from './index.ts';
import { midgame, playPrudently } from './testing/index.ts';

vi.setConfig({ testTimeout: 60_000 });

const counts = [2, 3, 4, 5, 6] as const;

test('of the options of a decision one at most declines, and it never accepts, pays or chooses among harms', () => {
  const idle = new Set<string>();
  for (const players of counts) {
    for (const match of [
      Match.start(eclipse, { players, warpPortals: true, species: 'chosen' }, seedFrom(`idle ${players}`)),
      midgame({ players, warpPortals: true }, `idle ${players}`),
    ]) {
      playPrudently(match, new Keystream(seedFrom(`idle ${players}`)), (_, seat) => {
        const { options, prompt } = match.pending(seat) ?? { options: [], prompt: { key: '' } };
        const declining = options.filter((option) => option.idle);
        expect(declining.length, prompt.key).toBeLessThanOrEqual(1);
        for (const { label } of declining) idle.add(label.key);
      });
    }
  }
  const known =
    'pass pass-first pass-again done turn-over settle-no-more discard-sector leave-free refuse keep-none attack-no-more decide-later keep-part hold';
  expect([...idle].toSorted()).toEqual(
    known
      .split(' ')
      .map((key) => `eclipse.${key}`)
      .toSorted(),
  );
});

test.each(counts)(
  'with %i players a game in which nobody does anything they need not do comes to its end',
  (players) => {
    const lazy = (options: readonly Option[]) => (options.find((option) => option.idle) ?? options[0])?.id ?? '';
    for (const match of [
      Match.start(eclipse, { players, species: 'chosen' }, seedFrom(`lazy ${players}`)),
      midgame({ players, warpPortals: true }, `lazy ${players}`),
    ]) {
      while (!match.isOver) {
        const [seat = 0] = match.waitingFor();
        match.answer(seat, lazy(match.pending(seat)?.options ?? []));
      }
      expect(match.peek().phase).toBe('over');
    }
  },
);
