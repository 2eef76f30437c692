import { games } from '@orrery/games';
import { Match, playerCounts, seedFrom } from '@orrery/kernel';
import { voiceOf } from '@orrery/voice';
import { languageFaults } from '@orrery/voice/testing';
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
      coverage: false,
    };
    for (let index = 0; index < cycleOf(job); index++) {
      expect(playGame(pack, job, index)).toMatchObject({ bots: { length: players }, outcome: expect.anything() });
    }
  }
});

test.each(names)('%s: a picture can be drawn for a seat and for a spectator, in words', async (game) => {
  const { game: rules, messages, picture } = await loadGame(games, game);
  const match = Match.start(rules, rules.configure({}), seedFrom('picture'));
  const voice = voiceOf({ texts: messages, language: 'en', player: (seat) => `Player ${seat + 1}` });
  for (let step = 0; step < 300 && !match.isOver; step++) {
    for (const viewer of [0, 'spectator'] as const) {
      const lines = picture?.(match.view(viewer)).map(voice.say) ?? [];
      expect(lines).not.toHaveLength(0);
      // Neither raw messages, nor things without a name, nor "1 ships".
      for (const line of lines)
        expect(line).not.toMatch(
          /picture\.|[{}]|\b[a-z-]+\/[a-z]|\b1 (?:ship|agent|card|point|note|slot|action|disc|token)s\b/,
        );
    }
    const seat = match.waitingFor()[0]!;
    match.answer(seat, match.pending(seat)!.options[step % 2 === 0 ? 0 : match.pending(seat)!.options.length - 1]!.id);
  }
  expect(picture?.(match.view(0)).map(voice.say).join('\n')).toContain('Player 1');
});

test.each(names)('%s: the texts of its picture are ICU messages with all plurals', async (game) => {
  const { messages } = await loadGame(games, game);
  expect(languageFaults(messages.en, messages.en, 'en')).toEqual([]);
});
