/** What Arcs says, as a player reads it. */
import { type Arcs, type ArcsConfig, arcs, messages } from '@orrery/arcs';
import { effectKey, Keystream, Match, seedFrom } from '@orrery/kernel';
import { playRandomly, viewersOf } from '@orrery/kernel/testing';
import { describe, expect, test, vi } from 'vitest';
import { type Message, voiceOf } from '../index.ts';

vi.setConfig({ testTimeout: 120_000 });

const names = ['Ann', 'Bo', 'Cy', 'Di'];
const voice = voiceOf({ texts: messages, language: 'en', player: (seat) => names[seat] ?? '?' });

/** What no sentence may have in it. */
const faults: Readonly<Record<string, RegExp>> = {
  'a raw key': /\barcs\.|\b(?:name|text|effect)\./,
  'a raw thing': /\b[a-z]+[A-Z]?[a-z]*\/\S/,
  'a brace': /[{}]/,
  'a raw value': /undefined|null|NaN|true|false|\[object/,
  'a wrong article': /\ba [aeiou]|\ban [^aeiou]/i,
  'one of many': /\b1 (?:fresh |damaged )?(?:ships|cities|starports|agents|dice|cards|keys|hits|pips|tokens)\b/,
  'many of one': /\b(?:0|[2-9]|1\d) (?:fresh |damaged )?(?:ship|city|starport|agent|die|card|key|hit|pip|token)\b/,
  'an empty place': / {2}|\(\)|\(\s|: $|\s$|^\s|, ,| ,/,
};

const faultIn = (sentence: string): string | null =>
  Object.entries(faults).find(([, pattern]) => pattern.test(sentence))?.[0] ?? null;

/** Reads every message once, by its key and what it is told. */
class Reading {
  readonly keys = new Set<string>();
  readonly wrong = new Set<string>();
  readonly #read = new Set<string>();

  read(message: Message): void {
    const sentence = voice.say(message);
    this.keys.add(message.key);
    if (this.#read.has(sentence)) return;
    this.#read.add(sentence);
    const fault = faultIn(sentence);
    if (fault !== null) this.wrong.add(`${message.key}: ${sentence} (${fault})`);
  }

  /** No two options of a question are called the same. */
  tellApart(prompt: Message, options: readonly { readonly label: Message }[]): void {
    const labels = options.map(({ label }) => voice.say(label));
    const twice = labels.find((label, i) => labels.indexOf(label) < i);
    if (twice !== undefined) this.wrong.add(`${prompt.key}: '${twice}' is offered twice`);
  }
}

describe('in random games with every option', () => {
  const reading = new Reading();

  test.each([2, 3, 4])('of %i players every sentence is English', (players) => {
    for (let game = 0; game < 40; game++) {
      const config = { players, leadersAndLore: 'all', loreEach: 1 + (game % 2), splitDiscard: game % 3 === 0 };
      const match: Match<Arcs, ArcsConfig> = Match.start(arcs, config, seedFrom(`read ${players} ${game}`));
      playRandomly(match, new Keystream(seedFrom(`readers ${players} ${game}`)), (_, seat) => {
        const { prompt, options } = match.pending(seat)!;
        reading.read(prompt);
        for (const { label } of options) {
          reading.read(label);
          reading.read({ ...label, key: effectKey(label.key) });
        }
        reading.tellApart(prompt, options);
        if (match.length % 7 === 0) for (const { label } of match.starts(seat)) reading.read(label);
        if (match.length % 7 === 0) for (const { label } of match.blocked(seat)) reading.read(label);
      });
      for (const viewer of viewersOf(players)) for (const event of match.events(0, viewer)) reading.read(event);
    }
    expect([...reading.wrong]).toEqual([]);
  });

  test('nearly everything that can be said was said', () => {
    const spoken = Object.keys(messages.en).filter((key) => key.startsWith('arcs.'));
    expect(reading.keys.size).toBeGreaterThan(spoken.length * 0.85);
  });
});

test('pieces and dice are counted and take their article', () => {
  const say = (key: string, args: Record<string, unknown>) => voice.say({ key, args });
  const bo = 'seat/1';
  expect(say('arcs.trophy.return.of', { kind: 'piece/agent', owner: bo })).toBe('Return an agent to Bo');
  expect(say('arcs.scrapped', { seat: bo, count: 1, kind: 'piece/city' })).toBe('Bo scraps 1 city');
  expect(say('arcs.scrapped', { seat: bo, count: 2, kind: 'piece/city' })).toBe('Bo scraps 2 cities');
  expect(say('arcs.built', { seat: bo, kind: 'piece/starport', system: 'system/2-hex' })).toBe(
    'Bo builds a starport at Hex 2',
  );
  expect(say('arcs.reroll.die', { kind: 'die/assault', face: 'face/assault.1' })).toBe(
    'Reroll an assault die showing hit + hit + self-hit',
  );
  expect(say('arcs.dice.count', { kind: 'die/raid', count: 1 })).toBe('1 raid die');
  expect(say('arcs.dice', { kind: 'die/raid' })).toBe('How many raid dice do you collect?');
  expect(say('arcs.rolled', { seat: bo, faces: [] })).toBe('Bo rolls no dice');
  expect(say('arcs.rolled', { seat: bo, faces: ['face/skirmish.0', 'face/raid.1', 'face/skirmish.4'] })).toBe(
    'Bo rolls hit, key + self-hit, and a blank',
  );
  expect(say('arcs.scored', { seat: bo, place: 2, ambition: 'ambition/empath', power: 1 })).toBe(
    'Bo takes second place in Empath: 1 Power',
  );
});

test('every thing that Arcs knows has a name, and every card a text', () => {
  for (const [key, text] of Object.entries(messages.en)) {
    if (!key.startsWith('name.')) continue;
    const thing = key.slice('name.'.length);
    for (const form of [{}, { count: 2 }, { case: 'indefinite' }, { case: 'opening' }])
      expect(faultIn(voice.name(thing, form)), `${key}: ${text}`).toBeNull();
    if (thing.startsWith('card/')) expect(voice.text(`text.${thing}`), thing).not.toBeNull();
  }
});
