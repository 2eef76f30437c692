/** The throws of Twilight Imperium: who rolled against whom where, every die with what it did, and what came of it. */
import type { WireEvent, WireMessage } from '@orrery/server/protocol';
import { seatIn } from '@orrery/voice';
import { type Result, result, toldResults } from '../../deeds.ts';
import { type StoryRoll, type TellRolls, targetOf } from '../../story.ts';

type Args = NonNullable<WireEvent['args']>;

/** What no longer belongs to a throw. */
const ends: readonly string[] = [
  'ti4.turn-begins',
  'ti4.activates',
  'ti4.combat-begins',
  'ti4.combat-won',
  'ti4.combat-drawn',
  'ti4.rift-die',
];

export const tellRolls: TellRolls = (events) =>
  events.flatMap((event, index): StoryRoll[] => {
    const { key } = event;
    if (key === 'ti4.rolls') return [thrown(event, following(events, index))];
    if (key === 'ti4.rift-die') return [riftThrow(event, following(events, index))];
    return key === 'ti4.agenda-die' ? [agendaThrow(event)] : [];
  });

function thrown(event: WireEvent, after: readonly WireEvent[]): StoryRoll {
  const { seat, rival, kind, place = null, dice, hits } = event.args ?? {};
  return {
    event,
    seats: [seat, rival].map(seatIn).filter((each) => each !== null),
    title:
      rival === undefined
        ? { key: 'story.roll', args: { seat, kind, place: place ?? 'none' } }
        : { key: 'story.roll.against', args: { seat, rival, place, kind } },
    dice: (dice as unknown as readonly { readonly args: Args }[]).map(({ args }) => dieOf(args)),
    place: place === null ? null : targetOf(String(place)), // games of earlier versions did not tell it
    outcome: followed([result('hits', {}, Number(hits)), ...lossesIn(after, seat)]),
  };
}

/** A die with what was added to it: `7.hit`. */
function dieOf({ result: face, hits }: Args): string {
  return `${face}.${Number(hits) > 0 ? 'hit' : 'miss'}`;
}

function riftThrow(event: WireEvent, after: readonly WireEvent[]): StoryRoll {
  const { seat, type, system, result: face } = event.args ?? {};
  const lost = after
    .filter(({ key }) => key === 'ti4.lost-in-rift')
    .map(({ args = {} }) => result('destroyed', { owner: args.seat, kind: args.type }, Number(args.count)));
  return {
    event,
    seats: [seatIn(seat)].filter((each) => each !== null),
    title: { key: 'story.roll.rift', args: { seat, system, type } },
    dice: [`${face}.${lost.length > 0 ? 'miss' : 'hit'}`],
    place: targetOf(String(system)),
    outcome: lost.length > 0 ? followed(lost) : { key: 'story.roll.safe' },
  };
}

function agendaThrow(event: WireEvent): StoryRoll {
  const { seat, agenda, result: face } = event.args ?? {};
  return {
    event,
    seats: [seatIn(seat)].filter((each) => each !== null),
    title: { key: 'story.roll.agenda', args: { seat, agenda } },
    dice: [`${face}.plain`],
    place: null,
    outcome: event,
  };
}

/** What the others lose by a throw. */
function lossesIn(events: readonly WireEvent[], seat: unknown): Result[] {
  return events.flatMap(({ key, args = {} }): Result[] => {
    const { seat: owner, type } = args;
    if (owner === seat) return [];
    if (key === 'ti4.sustains') return [result('sustained', { owner })];
    return key === 'ti4.destroyed' ? [result('destroyed', { owner, kind: type })] : [];
  });
}

function followed(results: readonly Result[]): WireMessage {
  return { key: 'story.roll.followed', args: { results: toldResults(results) } };
}

/** In a combat both sides throw before either loses anything, so only the next throw of the same player ends what came of it. */
function following(events: readonly WireEvent[], index: number): readonly WireEvent[] {
  const seat = events[index]?.args?.seat;
  const end = events.findIndex(
    ({ key, args }, i) => i > index && (ends.includes(key) || (key === 'ti4.rolls' && args?.seat === seat)),
  );
  return events.slice(index + 1, end < 0 ? undefined : end);
}
