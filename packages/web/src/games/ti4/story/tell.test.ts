import { Keystream, Match, type Seat, seedFrom } from '@orrery/kernel';
import type { WireEvent } from '@orrery/server/protocol';
import { messages, ti4 } from '@orrery/ti4';
import { busyAnswer, midgame } from '@orrery/ti4/testing';
import { voiceOf } from '@orrery/voice';
import { describe, expect, test, vi } from 'vitest';
import { chronicler } from './chronicler.ts';
import { tell } from './tell.ts';
import { tellRolls } from './tellRolls.ts';

vi.setConfig({ testTimeout: 60_000 });

const voice = voiceOf({
  texts: messages,
  language: 'en',
  player: (seat) => ['Altair', 'Rigel', 'Mira', 'Deneb', 'Vega', 'Spica'][seat] ?? '?',
  you: 0,
});
const reader = { seat: 0, view: null };

type Told = readonly [key: string, args?: Record<string, unknown>];

function story(...told: Told[]): WireEvent[] {
  return told.map(([key, args = {}], seq) => ({ seq, key: `ti4.${key}`, args }));
}

const [me, rigel, mira] = ['seat/0', 'seat/1', 'seat/2'];
const [quannSystem, quann] = ['system/tile-25', 'planet/quann'];
const begins = ['turn-begins', { seat: rigel }] as const;
const activates = ['activates', { seat: rigel, system: quannSystem }] as const;
const takes = ['gains-control', { seat: rigel, planet: quann }] as const;
const battle = (defender: string, place = quannSystem) =>
  ['combat-begins', { attacker: rigel, defender, place }] as const;
const won = (seat: string) => ['combat-won', { seat, place: quannSystem }] as const;
const loses = (seat: string, type: string) =>
  ['destroyed', { seat, type: `unit-type/${type}`, place: quannSystem, cause: 'cause/hits' }] as const;
const moves = (type: string) =>
  ['moves', { seat: rigel, type, count: 1, from: 'system/tile-09', to: quannSystem, cargo: [] }] as const;
const titles = (...told: Told[]) => tell(story(...told), reader).map(({ title }) => voice.say(title));
const weight = (...told: Told[]) => tell(story(...told), reader).at(-1)!.weight;

describe('a turn is one line', () => {
  test('of what came of it, not of the way there', () => {
    const lands = ['lands', { seat: rigel, type: 'unit-type/infantry', count: 2, planet: quann }] as const;
    expect(titles(begins, activates, moves('unit-type/carrier'), lands, takes)).toEqual(['takes Quann']);
    expect(titles(begins, activates, moves('unit-type/carrier'))).toEqual(['moves 1 unit to Quann']);
    expect(titles(begins, activates)).toEqual(['activates Quann']);
    expect(titles(begins)).toEqual(['is to act']);
  });

  test('with whose planet it was', () => {
    const taken = ['gains-control', { seat: rigel, planet: quann, rival: me }] as const;
    expect(titles(begins, activates, moves('unit-type/carrier'), taken)).toEqual(['takes Quann from you']);
  });

  test('with who lost what in a battle', () => {
    const fought = [loses(me, 'fighter'), loses(me, 'fighter'), won(rigel)];
    expect(titles(begins, activates, battle(me), ...fought, takes)).toEqual([
      'attacks you at Quann: you lose 2 fighters, Rigel wins, loses nothing, takes Quann',
    ]);
    expect(titles(begins, activates, battle(mira), loses(rigel, 'cruiser'), won(mira))).toEqual([
      'attacks Mira at Quann: loses a cruiser, Mira wins',
    ]);
  });

  test('with those who follow a strategy card', () => {
    const card = 'strategy-card/warfare';
    const follows = (seat: string) => ['follows', { seat, card }] as const;
    const told = story(begins, ['plays-strategy-card', { seat: rigel, card }], follows(mira), follows(me));
    const [turn] = tell(told, reader);
    expect(voice.say(turn!.title)).toBe('plays Warfare: Mira and Altair follow');
    expect(turn!.lines.map(({ message }) => voice.say(message))).toEqual([
      'plays Warfare',
      'Mira follows Warfare',
      'Altair follows Warfare',
    ]);
  });

  test('and those who pass one after the other pass together', () => {
    const pass = (seat: string): Told[] => [
      ['turn-begins', { seat }],
      ['passes', { seat }],
    ];
    const turns = tell(story(...pass(rigel), ...pass(mira)), reader);
    expect(turns.map(({ seats }) => seats)).toEqual([[1, 2]]);
    expect(voice.say(turns[0]!.title)).toBe('pass');
    expect(turns[0]!.lines.map(({ message }) => voice.say(message))).toEqual(['Rigel passes', 'Mira passes']);
  });

  test('and scoring after the last pass is a turn of its own', () => {
    const objective = 'public-objective/erect-a-monument';
    const turns = tell(
      story(
        begins,
        ['passes', { seat: rigel }],
        ['scores-public', { seat: mira, objective }],
        ['gains-points', { seat: mira, points: 1, total: 3 }],
        ['reveals', { objective: 'public-objective/found-research-outposts' }],
      ),
      reader,
    );
    expect(turns.map(({ seat, weight }) => [seat, weight])).toEqual([
      [1, 0],
      [2, 2],
      [null, 1],
    ]);
    expect(voice.say(turns[1]!.title)).toBe('scores Erect a Monument: 1 point');
  });
});

test('points, Mecatol Rex, the custodians, agendas and whatever hurts me are turning points', () => {
  expect(weight(begins, activates, takes)).toBe(0);
  expect(weight(begins, activates, battle(mira))).toBe(1);
  expect(weight(begins, activates, battle(me))).toBe(2);
  expect(weight(begins, activates, loses(mira, 'infantry'))).toBe(0);
  expect(weight(begins, activates, loses(me, 'infantry'))).toBe(2);
  expect(weight(begins, ['gains-control', { seat: rigel, planet: 'planet/mecatol-rex' }])).toBe(2);
  expect(weight(begins, ['gains-control', { seat: rigel, planet: quann, rival: mira }])).toBe(0);
  expect(weight(begins, ['gains-control', { seat: rigel, planet: quann, rival: me }])).toBe(2);
  expect(weight(begins, ['custodians-removed', { seat: rigel }])).toBe(2);
  expect(weight(begins, ['gains-points', { seat: mira, points: 1, total: 1 }])).toBe(2);
  expect(weight(['agenda-revealed', { seat: rigel, agenda: 'agenda/anti-intellectual-revolution' }])).toBe(0);
});

test('an agenda is told by what was decided', () => {
  const agenda = 'agenda/anti-intellectual-revolution';
  const revealed = ['agenda-revealed', { seat: rigel, agenda }] as const;
  const decided = ['agenda-decided', { agenda, outcome: { key: 'ti4.outcome-for' } }] as const;
  expect(titles(revealed)[0]).toMatch(/ is put to the vote$/);
  expect(titles(revealed, decided)[0]).toMatch(/: For$/);
  expect(weight(revealed, decided)).toBe(2);
});

describe('rolls', () => {
  const die = (result: number, hits: number) => ({
    key: 'ti4.rolled-die',
    args: { type: 'unit-type/cruiser', result, bonus: 0, added: false, value: 7, hits },
  });
  const rolls = (seat: string, kind: string, ...results: number[]) =>
    [
      'rolls',
      {
        seat,
        rival: seat === me ? rigel : me,
        kind: `roll/${kind}`,
        place: quannSystem,
        dice: results.map((each) => die(each, each >= 7 ? 1 : 0)),
        hits: results.filter((each) => each >= 7).length,
      },
    ] as const;

  test('both sides of a round know what their own dice did', () => {
    const told = tellRolls(
      story(
        begins,
        activates,
        battle(me),
        rolls(rigel, 'combat', 9, 2),
        rolls(me, 'combat', 3),
        ['hits', { seat: me, hits: 1, place: quannSystem, cause: 'cause/combat' }],
        loses(me, 'cruiser'),
        won(rigel),
      ),
    );
    expect(told.map(({ dice, seats, place }) => ({ dice, seats, place }))).toEqual([
      { dice: ['9.hit', '2.miss'], seats: [1, 0], place: 'system:tile-25' },
      { dice: ['3.miss'], seats: [0, 1], place: 'system:tile-25' },
    ]);
    expect(told.map(({ title }) => voice.say(title))).toEqual([
      'Rigel against you in Quann: the combat',
      'You against Rigel in Quann: the combat',
    ]);
    expect(told.map(({ outcome }) => voice.say(outcome))).toEqual(['1 hit, you lose a cruiser', 'no hit']);
  });

  test('in games of an earlier version the dice do not say where they fell', () => {
    const [key, { rival: _rival, place: _place, ...args }] = rolls(rigel, 'bombardment', 9);
    expect(tellRolls(story(begins, [key, args])).map(({ title }) => voice.say(title))).toEqual([
      'Rigel rolls for Bombardment',
    ]);
  });

  test('a gravity rift says whether the ship was lost', () => {
    const rift = (result: number) =>
      ['rift-die', { seat: rigel, type: 'unit-type/cruiser', system: 'system/tile-41', result }] as const;
    const lost = [
      'lost-in-rift',
      { seat: rigel, type: 'unit-type/cruiser', count: 1, system: 'system/tile-41' },
    ] as const;
    const told = tellRolls(story(begins, activates, rift(7), rift(2), lost));
    expect(told.map(({ dice }) => dice)).toEqual([['7.hit'], ['2.miss']]);
    expect(told.map(({ outcome }) => voice.say(outcome))).toEqual(['safe', 'Rigel loses a cruiser']);
  });

  test('dice that are rolled again are no luck', () => {
    const told = story(
      begins,
      battle(me),
      rolls(rigel, 'combat', 9, 2),
      rolls(rigel, 'combat', 8),
      rolls(me, 'combat', 3),
    );
    const { throws } = chronicler.read(told, null);
    expect(throws.map(({ seat, dice }) => [seat, dice.map(({ up }) => up.length)])).toEqual([
      [1, [1, 0]],
      [0, [0]],
    ]);
    expect(throws[0]!.dice[0]!.faces.flat()).toHaveLength(4);
  });
});

type Played = ReturnType<typeof midgame>;

function played(players: 3 | 6): Played {
  const match = Match.start(ti4, { players }, seedFrom(`told ${players}`));
  const random = new Keystream(seedFrom(`told by ${players}`));
  while (!match.isOver) {
    const asked = match.waitingFor()[0]!;
    const { options } = match.pending(asked)!;
    match.answer(asked, options[random.below(options.length)]!.id);
  }
  return match;
}

/** Great fleets meet here, so that dice are thrown. */
function fought(): Played {
  const match = midgame({ players: 4, points: 14 }, 'golden');
  const random = new Keystream(seedFrom('told fleets'));
  while (!match.isOver && match.length < 2500) {
    const seat = match.waitingFor()[0] as Seat;
    match.answer(seat, busyAnswer(match.pending(seat)!.options, random));
  }
  return match;
}

describe.each([
  ['of three', () => played(3)],
  ['of six', () => played(6)],
  ['of great fleets', fought],
] as const)('a game %s', (_, play) => {
  const match = play();
  const events = match.events(0, 0) as readonly WireEvent[];
  const turns = tell(events, reader);
  const rolls = tellRolls(events);

  test('nothing is lost: every event stands in one line, in order', () => {
    expect(turns.flatMap(({ lines }) => lines.flatMap((line) => line.events))).toEqual(events);
  });

  test('every sentence can be said', () => {
    const sentences = [
      ...turns.flatMap(({ title, lines }) => [title, ...lines.map(({ message }) => message)]),
      ...rolls.flatMap(({ title, outcome }) => [title, outcome]),
    ].map((message) => voice.say(message));
    expect(sentences.filter((sentence) => /story\.|ti4\.|\w\/\w|[{}]|undefined|NaN|^$|: $|, ,/.test(sentence))).toEqual(
      [],
    );
  });

  test('every roll is told, with all its dice', () => {
    const diceOf = ({ key, args = {} }: WireEvent) => (key === 'ti4.rolls' ? (args.dice as unknown[]).length : 1);
    const told = events.filter(({ key }) => ['ti4.rolls', 'ti4.rift-die', 'ti4.agenda-die'].includes(key));
    expect(rolls.map(({ dice }) => dice.length)).toEqual(told.map(diceOf));
  });

  test('points that were gained and lost are the points they have', () => {
    const { gains } = chronicler.read(events, null);
    const points = match.peek().players.map((player) => player.points);
    const summed = points.map((_, seat) =>
      gains.filter((gain) => gain.seat === seat).reduce((sum, gain) => sum + gain.points, 0),
    );
    expect(summed).toEqual(points);
  });
});

test('battles end as it is told, and who ran away has left it to the other', () => {
  const told = story(
    battle('seat/2'),
    won('seat/1'),
    battle('seat/2'),
    ['retreats', { seat: 'seat/2', from: quannSystem, to: 'system/tile-09' }],
    won('seat/1'),
    battle('seat/0'),
    ['combat-drawn', { place: quannSystem }],
  );
  const found = chronicler.battles?.(told) ?? [];
  expect(found.map(({ end }) => end(null))).toEqual(['win', 'win', 'draw']);
  expect(found.map(({ fled }) => fled)).toEqual([[], ['seat/2'], []]);
  const combat = { kind: 'space', system: 'tile-25', planet: null, attacker: 1, defender: 2, round: 1, rolls: [] };
  expect(found[0]?.where({ combat }, 1)).toEqual({ system: 'tile-25', attacker: 1, defender: 2, until: 'space' });
  expect(found[0]?.where({ combat: { ...combat, defender: 0 } }, 1)).toBeNull();
});
