import { games } from '@orrery/games';
import { Match, playerCounts, seedFrom } from '@orrery/kernel';
import { voiceOf } from '@orrery/voice';
import { expect, test } from 'vitest';
import { loadGame } from './games.ts';
import { cycleOf, type Job } from './simulation/job.ts';
import { playGame } from './simulation/play-game.ts';

const names = Object.keys(games);

test.each(names)('%s: every number of players and every variation can be played, with all laws kept', async (game) => {
  const pack = await loadGame(games, game);
  for (const players of playerCounts(pack)) {
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
  const { game: rules, messages, picture } = await loadGame(games, game);
  const match = Match.start(rules, {}, seedFrom('picture'));
  const voice = voiceOf({ texts: messages, language: 'en', player: (seat) => `Player ${seat + 1}` });
  for (let step = 0; step < 100 && !match.isOver; step++) {
    for (const viewer of [0, 'spectator'] as const) expect(picture?.(match.view(viewer), voice)).not.toHaveLength(0);
    const seat = match.waitingFor()[0]!;
    match.answer(seat, match.pending(seat)!.options[0]!.id);
  }
  expect(picture?.(match.view(0), voice)?.join('\n')).toContain('Player 1');
});
