/** What Eclipse says, as a player reads it. */
import { eclipse, messages } from '@orrery/eclipse';
import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { voiceOf } from '../index.ts';

const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
const voice = voiceOf({ texts: messages, language: 'en', player: (seat) => names[seat] ?? '?' });

test.each([2, 3, 4, 5, 6])('in games of %i players no two options of a question read alike', (players) => {
  for (let game = 0; game < 6; game++) {
    const config = { players, warpPortals: game % 2 === 0, species: game % 3 === 0 ? 'chosen' : 'random' };
    const match = Match.start(eclipse, eclipse.configure(config), seedFrom(`read ${players} ${game}`));
    const random = new Keystream(seedFrom(`readers ${players} ${game}`));
    while (!match.isOver) {
      const seat = match.waitingFor()[0] ?? 0;
      const { prompt, options } = match.pending(seat) ?? { prompt: { key: '' }, options: [] };
      const said = options.map(({ label }) => voice.say(label));
      const alike = said.filter((sentence, index) => said.indexOf(sentence) !== index);
      expect(alike, prompt.key).toEqual([]);
      for (const sentence of [voice.say(prompt), ...said]) expect(sentence).not.toMatch(/eclipse\.|[{}]/);
      match.answer(seat, options[random.below(options.length)]?.id ?? '');
    }
    for (const event of match.events(0, 'spectator')) {
      expect(voice.say(event)).not.toMatch(/eclipse\.|[{}]|undefined|null/);
    }
  }
});

test('players and ships in the log are told by whose they are', () => {
  const say = (key: string, args: Record<string, unknown>) => voice.say({ key, args });
  const ours = { key: 'eclipse.ships-of', args: { seat: 1, type: 'cruiser' } };
  const theirs = { key: 'eclipse.ships', args: { type: 'ancient' } };
  expect(say('eclipse.hits', { who: theirs, whom: ours, damage: 1 })).toBe('Ancient deals 1 damage to Bo’s Cruiser');
  expect(say('eclipse.refuses', { seat: 1, other: 0 })).toBe('Bo refuses the relations that Ann proposed');
  expect(say('eclipse.trades', { seat: 0, price: 3, from: 'money', to: 'materials' })).toBe(
    'Ann trades 3 money for 1 material',
  );
});
