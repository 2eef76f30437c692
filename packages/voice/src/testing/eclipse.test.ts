/** What Eclipse says, as a player reads it. */
import { eclipse, messages } from '@orrery/eclipse';
import { midgame } from '@orrery/eclipse/testing';
import { effectKey, Keystream, Match, seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { voiceOf } from '../index.ts';

const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
const voice = voiceOf({ texts: messages, language: 'en', player: (seat) => names[seat] ?? '?' });

/** Things that English counts, each with its plural. */
const counted = 'ship tile point material sector cube Interceptor Cruiser Dreadnought Starbase Ancient Guardian'.split(
  ' ',
);
const wrong = [
  /eclipse\.|name\.|effect\.|[{}[\]]|undefined|null|\w+\/\w/, // raw keys, things and arguments
  /\b[Aa] [aeiouAEIOU]|\b[Aa]n [^aeiouAEIOU]/, // articles
  new RegExp(`\\b1 (?:${counted.join('|')})s\\b`),
  new RegExp(`\\b(?:0|[2-9]|\\d\\d+) (?:${counted.join('|')})\\b`),
  / {2}|\s[,.:]|^\s|\s$/, // words that are missing
];
const wrongInOptions = [/°|\bspace \d|bearing/];

/** Only what is wrong is handed to `expect`, which is slow for so many. */
function check(sentence: string, patterns = wrong): void {
  for (const pattern of patterns) if (pattern.test(sentence)) expect(sentence).not.toMatch(pattern);
}

test.each([2, 3, 4, 5, 6])(
  'in games of %i players every sentence is English, and no two options read alike',
  (players) => {
    for (let game = 0; game < 6; game++) {
      const config = { players, warpPortals: game % 2 === 0, species: game % 3 === 0 ? 'chosen' : 'random' };
      const name = `read ${players} ${game}`;
      const match =
        game < 3 ? Match.start(eclipse, eclipse.configure(config), seedFrom(name)) : midgame(config as never, name);
      const random = new Keystream(seedFrom(`readers ${players} ${game}`));
      while (!match.isOver) {
        const seat = match.waitingFor()[0] ?? 0;
        const { prompt, options } = match.pending(seat) ?? { prompt: { key: '' }, options: [] };
        const said = options.map(({ label }) => voice.say(label));
        const alike = said.filter((sentence, index) => said.indexOf(sentence) !== index);
        if (alike.length > 0) expect(alike, prompt.key).toEqual([]);
        for (const sentence of [voice.say(prompt), ...said]) check(sentence);
        for (const sentence of said) check(sentence, wrongInOptions);
        for (const { label } of options) check(voice.say({ ...label, key: effectKey(label.key) }));
        if (match.length % 5 === 0) for (const { label } of match.starts(seat)) check(voice.say(label));
        if (match.length % 5 === 0) for (const { label } of match.blocked(seat)) check(voice.say(label));
        match.answer(seat, options[random.below(options.length)]?.id ?? '');
      }
      for (const event of match.events(0, 'spectator')) check(voice.say(event));
    }
  },
);

test('players and ships in the log are told by whose they are and how many', () => {
  const say = (key: string, args: Record<string, unknown>) => voice.say({ key, args });
  const ships = (count: number) => ({ key: 'eclipse.ships-of', args: { seat: 'seat/1', type: 'ship/cruiser', count } });
  const ancients = (count: number) => ({ key: 'eclipse.npc-ships', args: { type: 'ship/ancient', count } });
  expect(say('eclipse.hits', { who: ancients(2), whom: ships(1), damage: 1 })).toBe(
    '1 damage to Bo’s Cruiser from the Ancients',
  );
  const dice = [2, 'burst'].map((face) => ({
    key: 'eclipse.die',
    args: { colour: 'colour/yellow', face: `face/${face}` },
  }));
  expect(say('eclipse.rolls', { who: ships(2), dice })).toBe('Dice of Bo’s Cruisers: yellow 2, yellow burst');
  expect(say('eclipse.rolls', { who: ancients(1), dice: dice.slice(1) })).toBe('Dice of the Ancient: yellow burst');
  expect(say('eclipse.destroyed', { sector: 'sector/101', who: ancients(1) })).toBe(
    'In Castor 101, the Ancient is destroyed',
  );
  expect(say('eclipse.refuses', { seat: 'seat/1', other: 'seat/0' })).toBe(
    'Bo refuses the relations that Ann proposed',
  );
  expect(say('eclipse.trades', { seat: 'seat/0', price: 3, from: 'resource/money', to: 'resource/materials' })).toBe(
    'Ann trades 3 money for 1 material',
  );
  expect(say('eclipse.trades', { seat: 'seat/0', price: 2, from: 'resource/materials', to: 'resource/money' })).toBe(
    'Ann trades 2 materials for 1 money',
  );
  const built = (piece: string) =>
    say('eclipse.builds', { seat: 'seat/0', piece: `ship/${piece}`, sector: 'sector/001' });
  expect([built('interceptor'), built('cruiser'), built('orbital')]).toEqual([
    'Ann builds an Interceptor in Galactic Center 001',
    'Ann builds a Cruiser in Galactic Center 001',
    'Ann builds an Orbital in Galactic Center 001',
  ]);
});
