import { readFileSync } from 'node:fs';
import { Match, seedFrom } from '@orrery/kernel';
import { voiceOf } from '@orrery/voice';
import { expect, test } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { games, loadGame } from './games.ts';
import { cycleOf, type Job } from './simulation/job.ts';
import { playGame } from './simulation/play-game.ts';

const names = Object.keys(games);

test('Arcs, Eclipse and Twilight Imperium are among the games', () => {
  expect(names).toEqual(expect.arrayContaining(['arcs', 'eclipse', 'ti4']));
});

test.each(names)('%s: every number of players and every variation can be played, with all laws kept', async (game) => {
  const pack = await loadGame(games, game);
  for (const players of pack.playerCounts) {
    const vary = pack.variety;
    const job: Job = {
      game,
      games: 1,
      seed: 't',
      bots: ['random'],
      rotate: false,
      options: { players },
      vary,
      check: true,
    };
    for (let index = 0; index < cycleOf(job); index++) {
      expect(playGame(pack, job, index)).toMatchObject({ bots: { length: players }, outcome: expect.anything() });
    }
  }
});

test.each(names)('%s: a picture can be drawn for a seat and for a spectator', async (game) => {
  const { game: rules, messages, describe } = await loadGame(games, game);
  const match = Match.start(rules, {}, seedFrom('picture'));
  const voice = voiceOf({ texts: messages, language: 'en', player: (seat) => `Player ${seat + 1}` });
  for (let step = 0; step < 100 && !match.isOver; step++) {
    for (const viewer of [0, 'spectator'] as const) expect(describe?.(match.view(viewer), voice)).not.toHaveLength(0);
    const seat = match.waitingFor()[0]!;
    match.answer(seat, match.pending(seat)!.options[0]!.id);
  }
  expect(describe?.(match.view(0), voice)?.join('\n')).toContain('Player 1');
});

test.each(names)('%s: its catalogue has rules, each with its own id', async (game) => {
  const { catalogue } = await loadGame(games, game);
  const ids = readCatalogue(catalogue).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(50);
  expect(ids).toHaveLength(readFileSync(catalogue, 'utf8').match(/^- `/gm)?.length ?? 0);
  expect(new Set(ids).size).toBe(ids.length);
});
