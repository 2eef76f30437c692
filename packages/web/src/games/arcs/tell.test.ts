import { arcs, messages } from '@orrery/arcs';
import { Keystream, Match, seedFrom } from '@orrery/kernel';
import type { WireEvent } from '@orrery/server/protocol';
import { voiceOf } from '@orrery/voice';
import { describe, expect, test } from 'vitest';
import { tell } from './tell.ts';
import { tellRolls } from './tellRolls.ts';

const voice = voiceOf({
  texts: messages,
  language: 'en',
  player: (seat) => ['Altair', 'Rigel', 'Mira', 'Deneb'][seat] ?? '?',
  you: 0,
});
const reader = { seat: 0, view: null };

type Told = readonly [key: string, args: Record<string, unknown>];

function story(...told: Told[]): WireEvent[] {
  return told.map(([key, args], seq) => ({ seq, key: `arcs.${key}`, args }));
}

const seat = (number: number) => `seat/${number}`;
const [hex2, hex3, gate2] = ['system/2-hex', 'system/3-hex', 'system/2-gate'];
const copies = ['copied', { seat: seat(1) }] as const;
const pip = (action: string) => ['pip', { seat: seat(1), action: `action/${action}` }] as const;
const taxed = (system: string) => ['taxed', { seat: seat(1), system }] as const;
const gained = (resource: string) => ['gained', { seat: seat(1), resource: `resource/${resource}` }] as const;

test('a turn is one line, with the same actions joined', () => {
  const [turn] = tell(
    story(
      copies,
      pip('build'),
      ['placed', { seat: seat(1), system: gate2, count: 1 }],
      pip('build'),
      ['placed', { seat: seat(1), system: gate2, count: 1 }],
      pip('tax'),
      taxed(hex2),
      gained('fuel'),
      pip('tax'),
      taxed(hex3),
      gained('fuel'),
      ['captured', { seat: seat(1), owner: seat(2), count: 1 }],
    ),
    reader,
  );
  expect(turn).toMatchObject({ seat: 1, weight: 0 });
  expect(voice.say(turn!.title)).toBe('copies, builds 2 ships at Gate 2, taxes Hex 2 and Hex 3: 2 Fuel, 1 captive');
  expect(turn!.lines.map(({ message }) => voice.say(message))).toEqual([
    'copies',
    'builds a ship at Gate 2',
    'builds a ship at Gate 2',
    'taxes Hex 2: 1 Fuel',
    'taxes Hex 3: 1 Fuel, 1 captive',
  ]);
  expect(turn!.places).toEqual(['system:2-gate', 'system:2-hex', 'system:3-hex']);
});

test('ships that a catapult throws further move once', () => {
  const moved = (from: string, to: string) => ['moved', { seat: seat(1), from, to, count: 3 }] as const;
  const [turn] = tell(story(copies, pip('move'), moved(hex2, gate2), moved(gate2, hex3)), reader);
  expect(voice.say(turn!.title)).toBe('copies, moves 3 ships to Hex 3');
});

test('declarations, seizures, raids, battles with me and scoring are turning points', () => {
  const battle = (attacker: number, defender: number) =>
    ['battle.begun', { attacker: seat(attacker), defender: seat(defender), system: hex2 }] as const;
  const weight = (...told: Told[]) => tell(story(...told), reader).at(-1)!.weight;
  expect(weight(copies)).toBe(0);
  expect(weight(copies, pip('battle'), battle(1, 2))).toBe(1);
  expect(weight(copies, pip('battle'), battle(1, 0))).toBe(2);
  expect(weight(copies, ['seized', { seat: seat(1) }])).toBe(2);
  expect(weight(copies, ['declared', { seat: seat(1), ambition: 'ambition/tycoon' }])).toBe(2);
  expect(weight(copies, ['stolen.token', { seat: seat(1), rival: seat(2), resource: 'resource/fuel' }])).toBe(2);
  expect(weight(copies, ['chapter.ended', { chapter: 1 }])).toBe(2);
});

test('the end of a chapter says who scored what', () => {
  const scored = (who: number, ambition: string, place: number, power: number) =>
    ['scored', { seat: seat(who), ambition: `ambition/${ambition}`, place, power }] as const;
  const [turn] = tell(
    story(
      ['chapter.ended', { chapter: 1 }],
      scored(1, 'tycoon', 1, 5),
      scored(2, 'tycoon', 2, 3),
      scored(1, 'keeper', 1, 4),
    ),
    reader,
  );
  expect(voice.say(turn!.title)).toBe('Chapter 1 ends: Tycoon: Rigel +5, Mira +3; Keeper: Rigel +4');
});

describe('rolls', () => {
  const battle = ['battle.begun', { attacker: seat(1), defender: seat(0), system: hex2 }] as const;
  const rolled = (...faces: string[]) =>
    ['rolled', { seat: seat(1), faces: faces.map((face) => `face/${face}`) }] as const;

  test('blanks that end a battle are told, with all dice', () => {
    const [roll] = tellRolls(story(copies, pip('battle'), battle, rolled('skirmish.4', 'skirmish.5'), pip('move')));
    expect(roll).toMatchObject({ seats: [1, 0], dice: ['skirmish.4', 'skirmish.5'], place: 'system:2-hex' });
    expect(voice.say(roll!.title)).toBe('Rigel attacks you at Hex 2');
    expect(voice.say(roll!.outcome)).toBe('no effect');
  });

  test('dice that wait for what is done with them are not settled; blanks are', () => {
    const outcome = (...faces: string[]) => voice.say(tellRolls(story(battle, rolled(...faces)))[0]!.outcome);
    expect(outcome('raid.0', 'skirmish.5')).toBe('not settled yet');
    expect(outcome('skirmish.4', 'skirmish.5')).toBe('no effect');
  });

  test('what followed is added up by whom it hurt', () => {
    const hit = (kind: string, owner: number) => [`ship.${kind}`, { owner: seat(owner), system: hex2 }] as const;
    const [roll] = tellRolls(
      story(battle, rolled('assault.1'), hit('damaged', 1), hit('damaged', 0), hit('damaged', 0), hit('destroyed', 0)),
    );
    expect(voice.say(roll!.outcome)).toBe('1 ship of Rigel damaged, 2 of your ships damaged, you lose a ship');
  });
});

describe.each([2, 3, 4] as const)('a whole game of %i', (players) => {
  const match = Match.start(arcs, { players, leadersAndLore: 'all' }, seedFrom(`told ${players}`));
  const random = new Keystream(seedFrom(`told by ${players}`));
  while (!match.isOver) {
    const asked = match.waitingFor()[0]!;
    const { options } = match.pending(asked)!;
    match.answer(asked, options[random.below(options.length)]!.id);
  }
  const events = match.events(0, 0) as readonly WireEvent[];
  const turns = tell(events, reader);

  test('nothing is lost: every event stands in one line, in order', () => {
    expect(turns.flatMap(({ lines }) => lines.flatMap((line) => line.events))).toEqual(events);
  });

  test('every sentence can be said', () => {
    const rolls = tellRolls(events);
    const sentences = [
      ...turns.flatMap(({ title, lines }) => [title, ...lines.map(({ message }) => message)]),
      ...rolls.flatMap(({ title, outcome }) => [title, outcome]),
    ].map((message) => voice.say(message));
    expect(sentences.filter((sentence) => /story\.|arcs\.|\w\/\w|[{}]|undefined|^$|: $|, ,/.test(sentence))).toEqual(
      [],
    );
  });

  test('every roll is told, with all its dice', () => {
    const facesOf = ({ args }: WireEvent) => (args?.faces ?? []) as unknown[];
    const told = events.filter((event) => event.key === 'arcs.rolled' && facesOf(event).length > 0);
    expect(told.length).toBeGreaterThan(0);
    expect(tellRolls(events).map(({ dice }) => dice.length)).toEqual(told.map((event) => facesOf(event).length));
  });
});
