import { eclipse, messages } from '@orrery/eclipse';
import { games } from '@orrery/games';
import { Keystream, Match, seated, seedFrom } from '@orrery/kernel';
import type { WireEvent } from '@orrery/server/protocol';
import { voiceOf } from '@orrery/voice';
import { describe, expect, test, vi } from 'vitest';
import { tell } from './tell.ts';
import { tellRolls } from './tellRolls.ts';

vi.setConfig({ testTimeout: 120_000 });

const voice = voiceOf({
  texts: messages,
  language: 'en',
  player: (seat) => ['Altair', 'Rigel', 'Mira', 'Deneb'][seat] ?? '?',
  you: 0,
});

/** Mine is 101, at the center; 102 lies beside it, 301 does not. */
const view = {
  sectors: {
    '101': { q: 0, r: 0, owner: 0 },
    '102': { q: 1, r: 0, owner: 1 },
    '301': { q: 3, r: 0, owner: 1 },
  },
};
const reader = { seat: 0, view };

type Told = readonly [key: string, args: Record<string, unknown>];

function story(...told: Told[]): WireEvent[] {
  return told.map(([key, args], seq) => ({ seq, key: `eclipse.${key}`, args }));
}

const [rigel, mira] = ['seat/1', 'seat/2'];
const acts = (seat: string, action: string) => ['acts', { seat, action: `action/${action}` }] as const;
const passes = (seat: string) => ['passes', { seat }] as const;
const moves = (seat: string, to: string) =>
  ['moves', { seat, type: 'ship/cruiser', from: 'sector/301', to: `sector/${to}` }] as const;
const titles = (...told: Told[]) => tell(story(...told), reader).map(({ title }) => voice.say(title));

test('a turn is its action with what it yielded, a sector named once', () => {
  const sector = 'sector/301';
  const turns = tell(
    story(
      ['trades', { seat: rigel, price: 2, from: 'resource/money', to: 'resource/science' }],
      acts(rigel, 'explore'),
      ['reveals', { seat: rigel, sector }],
      ['places-sector', { seat: rigel, sector }],
      ['controls', { seat: rigel, sector }],
      ['settles', { seat: rigel, sector, track: 'track/money' }],
      ['settles', { seat: rigel, sector, track: 'track/science' }],
    ),
    reader,
  );
  expect(turns).toHaveLength(1);
  expect(turns[0]).toMatchObject({ seat: 1, weight: 0, places: ['sector:301'] });
  expect(voice.say(turns[0]!.title)).toMatch(/^explores .*301.*, takes it, settles 2 cubes, trades for 1 science$/);
});

test('ships beside or in my sectors are a turning point, far ones are not', () => {
  const weights = ['301', '102', '101'].map(
    (to) => tell(story(acts(rigel, 'move'), moves(rigel, to)), reader)[0]!.weight,
  );
  expect(weights).toEqual([0, 2, 2]);
  expect(titles(acts(rigel, 'move'), moves(rigel, '102'))[0]).toContain('beside you');
  expect(titles(acts(rigel, 'move'), moves(rigel, '101'))[0]).toContain('into your sector');
});

test('those who pass one after the other pass together', () => {
  const turns = tell(story(passes(rigel), passes(mira), acts('seat/0', 'build'), passes(rigel)), reader);
  expect(turns.map(({ seat, seats }) => seats ?? seat)).toEqual([[1, 2], 0, 1]);
  expect(turns[0]!.lines.map(({ message }) => voice.say(message))).toEqual(['Rigel passes', 'Mira passes']);
});

describe('a battle', () => {
  const sector = 'sector/301';
  const who = { key: 'eclipse.npc-ships', args: { type: 'ship/ancient', count: 1 } };
  const rolls = (face: string) =>
    [
      'rolls',
      {
        owner: 'ship/ancient',
        type: 'ship/ancient',
        sector,
        who,
        dice: [{ key: 'eclipse.die', args: { colour: 'colour/yellow', face: `face/${face}` } }],
      },
    ] as const;
  const fought = story(
    ['battle', { attacker: rigel, defender: 'ship/ancient', sector }],
    rolls('5'),
    ['engagement-round', { round: 1, sector }],
    rolls('blank'),
    ['engagement-round', { round: 2, sector }],
    rolls('burst'),
    [
      'hits',
      {
        owner: 'ship/ancient',
        rival: rigel,
        damage: 1,
        who,
        whom: { key: 'eclipse.ships-of', args: { seat: rigel, type: 'ship/cruiser', count: 1 } },
      },
    ],
    ['destroyed', { owner: rigel, type: 'ship/cruiser', sector }],
    ['attacks-population', { seat: mira, owner: 'seat/0', sector: 'sector/101' }],
    ['rolls', { ...rolls('5')[1], owner: mira, sector: 'sector/101' }],
    ['cube-destroyed', { seat: 'seat/0', sector: 'sector/101', track: 'track/money' }],
  );

  test('reads in one order, each round before its own dice', () => {
    const [battle] = tell(fought, reader);
    expect(voice.say(battle!.title)).toMatch(/^Rigel against the Ancients: Rigel loses a Cruiser, in .*301/);
    expect(battle!.lines.map(({ isHeading, message }) => `${isHeading ? '# ' : ''}${voice.say(message)}`)).toEqual([
      expect.stringMatching(/^# Battle in/),
      '# Missiles',
      'the Ancient: no hit',
      expect.stringMatching(/^# Round 1/),
      'the Ancient: no hit',
      expect.stringMatching(/^# Round 2/),
      'the Ancient: 1 damage to Rigel’s Cruiser, Rigel loses a Cruiser',
    ]);
  });

  test('an attack on population is a turn of its own, and concerns whose cubes die', () => {
    const siege = tell(fought, reader)[1]!;
    expect(siege).toMatchObject({ seat: 2, weight: 2, places: ['sector:101'] });
    expect(voice.say(siege.title)).toMatch(/^attacks the population of .*101.*: you lose a cube$/);
  });

  test('every throw has its dice, its place and who is part of it', () => {
    expect(tellRolls(fought)).toMatchObject([
      { dice: ['yellow.5'], seats: [1], place: 'sector:301' },
      { dice: ['yellow.blank'], seats: [1] },
      { dice: ['yellow.burst'], seats: [1] },
      { dice: ['yellow.5'], seats: [2, 0], place: 'sector:101' },
    ]);
  });
});

describe('a whole game among bots', async () => {
  const greedy = (await games.eclipse()).bots.greedy!;
  const match = Match.start(eclipse, { players: 2 }, seedFrom('told'));
  const random = new Keystream(seedFrom('told by bots'));
  while (!match.isOver) {
    const seat = match.waitingFor()[0]!;
    match.answer(seat, greedy.choose(seated(match, seat, random)!, random));
  }
  const events = match.events(0, 0) as readonly WireEvent[];
  const turns = tell(events, { seat: 0, view: match.view(0) });

  test('nothing is lost: every event stands in one line, in order', () => {
    expect(turns.flatMap(({ lines }) => lines.flatMap((line) => line.events))).toEqual(events);
  });

  test('every sentence can be said', () => {
    const sentences = [
      ...turns.flatMap(({ title, lines }) => [title, ...lines.map(({ message }) => message)]),
      ...tellRolls(events).flatMap(({ title, outcome }) => [title, outcome]),
    ].map((message) => voice.say(message));
    expect(sentences.filter((each) => /story\.|eclipse\.|\w\/\w|[{}]|undefined|^$|: $|, ,/.test(each))).toEqual([]);
  });

  test('every throw is told with all its dice', () => {
    const diceOf = ({ args }: WireEvent) => (args?.dice ?? []) as unknown[];
    const thrown = events.filter(({ key }) => key === 'eclipse.rolls');
    expect(thrown.length).toBeGreaterThan(0);
    expect(tellRolls(events).map(({ event, dice }) => [event, dice.length])).toEqual(
      thrown.map((event) => [event, diceOf(event).length]),
    );
  });
});
