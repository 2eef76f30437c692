/** What Twilight Imperium says, as a player reads it. */
import { type Arguments, Keystream, Match, type Message, seedFrom } from '@orrery/kernel';
import { messages, type Ti4, type Ti4Config, ti4 } from '@orrery/ti4';
import { busyAnswer, midgame } from '@orrery/ti4/testing';
import { expect, test, vi } from 'vitest';
import { voiceOf } from '../index.ts';

vi.setConfig({ testTimeout: 120_000 });

const unitTypes = Object.keys(messages.en).flatMap((key) => /^name\.unit-type\/(.+)$/.exec(key)?.[1] ?? []);
const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
const voice = voiceOf({ texts: messages, language: 'en', player: (seat) => names[seat] ?? '?' });

const units = 'flagship|war sun|dreadnought|cruiser|carrier|destroyer|fighter|space dock';
/** "a infantry", "an cruiser", "2 fighter", "1 fighters", "in in", what is left of an argument, a raw key or id. */
const wrong = new RegExp(
  [
    '\\ba (?:[aeio]|u(?!ni))',
    '\\ban (?!infantry|ability|action|agenda|exhausted|additional|outcome|assimilator|[AEIO])[^aeiou]',
    `\\b(?:[2-9]|1\\d) (?:${units})\\b`,
    `\\b1 (?:${units})s\\b`,
    '\\b(in|on|of|from) (in|on|of|from) ',
    '[{}\\[]\\]?[{}]|ti4\\.|undefined|null|tile-\\d|unit-type|  ',
  ].join('|'),
);

/** Only what is wrong is handed to `expect`, which is slow for so many. */
function read(said: Message): string {
  const sentence = voice.say(said);
  if (wrong.test(sentence)) expect(sentence, said.key).not.toMatch(wrong);
  if (sentence === '') expect(sentence, said.key).not.toBe('');
  return sentence;
}

/** Plays on and reads all that anybody is asked and told. */
function readAll(match: Match<Ti4, Ti4Config>, name: string, answers: number): void {
  const random = new Keystream(seedFrom(name));
  for (let count = 0; !match.isOver && count < answers; count++) {
    const waiting = match.waitingFor();
    const seat = waiting[random.below(waiting.length)] ?? 0;
    const decision = match.pending(seat);
    if (decision === null) throw new Error(`seat ${seat} is not asked`);
    read(decision.prompt);
    const said = decision.options.map(({ label }) => read(label));
    const alike = said.filter((sentence, index) => said.indexOf(sentence) !== index);
    if (alike.length > 0) expect(alike, decision.prompt.key).toEqual([]);
    if (count % 10 === 0) for (const { label } of match.blocked(seat)) read(label);
    match.answer(seat, busyAnswer(decision.options, random));
  }
  for (let seat = 0; seat < match.config.players; seat++) for (const event of match.events(0, seat)) read(event);
}

test.each([3, 4, 5, 6] as const)('in games of %i players every sentence reads well', (players) => {
  for (const kind of [
    { galaxy: 'built', factions: 'drafted' },
    { galaxy: 'random', factions: 'chosen' },
  ] as const) {
    const name = `read ${players} ${kind.galaxy}`;
    readAll(Match.start(ti4, { players, ...kind }, seedFrom(name)), name, 1500);
  }
});

test.each([3, 4, 5, 6] as const)('amid great fleets of %i players, too', (players) => {
  for (let game = 0; game < 3; game++) {
    const name = `read fleets ${players} ${game}`;
    readAll(midgame({ players }, name), name, 500);
  }
});

test('whatever is said of units is grammatical for every unit and count', () => {
  const about = Object.entries(messages.en).filter(([key, text]) => key.startsWith('ti4.') && text.includes('{type'));
  expect(about.length).toBeGreaterThan(20);
  const places: Arguments = {
    place: 'planet/jord',
    planet: 'planet/jord',
    system: 'system/tile-44',
    from: 'system/tile-44',
  };
  const others: Arguments = {
    to: 'system/tile-01',
    seat: 'seat/0',
    owner: 'seat/1',
    rival: 'seat/1',
    number: 1,
    room: 1,
    result: 7,
    bonus: 1,
    added: true,
  };
  for (const [key] of about) {
    for (const type of unitTypes) {
      for (const count of [0, 1, 2, 5, 11]) {
        const units: Arguments = { type: `unit-type/${type}`, by: `unit-type/${type}` };
        const sentence = read({ key, args: { ...places, ...others, ...units, count } });
        expect(sentence.toLowerCase()).toMatch(
          /flagship|sun|dread|cruiser|carrier|destroyer|fighter|infantry|pds|dock|none/,
        );
      }
    }
  }
});

test('losses, products and movements are counted', () => {
  const say = (key: string, args: Record<string, unknown>) => voice.say({ key, args: { seat: 'seat/0', ...args } });
  const here = { place: 'planet/jord', from: 'system/tile-01', to: 'system/tile-44' };
  expect([
    say('ti4.destroyed', { ...here, type: 'unit-type/infantry' }),
    say('ti4.produces', { place: 'system/tile-01', type: 'unit-type/fighter', count: 2 }),
    say('ti4.moves', { ...here, type: 'unit-type/war-sun', count: 1 }),
    say('ti4.lands', { planet: 'planet/jord', type: 'unit-type/infantry', count: 3 }),
  ]).toEqual([
    'Ann loses an infantry on Jord',
    'Ann produces 2 fighters in Jord',
    'Ann moves 1 war sun from Jord to asteroid field 44',
    'Ann lands 3 infantry on Jord',
  ]);
  const dice = [5, 7].map((result) => ({
    key: 'ti4.rolled-die',
    args: { type: 'unit-type/cruiser', result, bonus: result === 5 ? 1 : 0, added: true, value: 7, hits: 0 },
  }));
  expect(say('ti4.rolls', { kind: 'roll/combat', dice, hits: 1 })).toBe(
    'Ann rolls for the combat: cruiser 5 (+1), cruiser 7; 1 hit',
  );
});

test('units are counted, one of them has an article', () => {
  const said = (type: string) => [1, 2].map((count) => voice.name(`unit-type/${type}`, { count }));
  expect([said('fighter'), said('infantry'), said('pds')]).toEqual([
    ['fighter', 'fighters'],
    ['infantry', 'infantry'],
    ['PDS', 'PDS'],
  ]);
  const one = (type: string) => voice.name(`unit-type/${type}`, { case: 'indefinite' });
  expect([one('infantry'), one('war-sun')]).toEqual(['an infantry', 'a war sun']);
});

test('one is on a planet and in a system; a faction has a short name', () => {
  const at = (place: string) => voice.name(place, { case: 'locative' });
  expect([at('planet/tarmann'), at('system/tile-22'), voice.name('planet/tarmann')]).toEqual([
    "on Tar'Mann",
    "in Tar'Mann",
    "Tar'Mann",
  ]);
  expect([voice.name('faction/muaat'), voice.name('faction/muaat', { case: 'short' })]).toEqual([
    'The Embers of Muaat',
    'Muaat',
  ]);
});

test('tiles without planets are told apart by their number', () => {
  expect(['tile-16', 'tile-44', 'tile-46'].map((id) => voice.name(`system/${id}`))).toEqual([
    'Arretze / Hercant / Kamdorn',
    'asteroid field 44',
    'empty space 46',
  ]);
});
