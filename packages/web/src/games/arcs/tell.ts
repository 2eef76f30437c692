/** The story of Arcs: each player's turn in one line, each pip in a row, and what the dice did. */
import type { WireEvent, WireMessage } from '@orrery/server/protocol';
import { seatIn } from '@orrery/voice';
import { joined, toldDeeds } from '../deeds.ts';
import {
  actionsOf,
  lineOf,
  once,
  placesIn,
  remembering,
  type StoryLine,
  type StoryTurn,
  stretches,
  type Tell,
  type Weight,
} from '../story.ts';
import { arcsDeeds } from './tellDeeds.ts';

/** A card is played, or the initiative passed. */
const turnKeys: readonly string[] = ['arcs.led', 'arcs.surpassed', 'arcs.pivoted', 'arcs.copied', 'arcs.passed'];
/** What nobody does alone. */
const commonKeys: readonly string[] = ['arcs.chapter', 'arcs.chapter.ended'];
/** What is done within a turn, one after the other. */
const actionKeys: readonly string[] = [
  'arcs.pip',
  'arcs.spent',
  'arcs.prelude.used',
  'arcs.declared',
  'arcs.seized',
  'arcs.initiative',
  'arcs.union.claimed',
];

export const tell: Tell = (events, reader) =>
  stretches(events, (event) => {
    if (turnKeys.includes(event.key)) return seatIn(event.args?.seat);
    return commonKeys.includes(event.key) ? null : undefined;
  }).map((stretch) => turnOf(stretch, reader));

const turnOf = remembering(({ seat, events }, { seat: me }) =>
  seat === null ? commonTurn(events) : playersTurn(seat, events, me),
);

function playersTurn(seat: number, events: readonly WireEvent[], me: number | null): StoryTurn {
  const actions = actionsOf(events, ({ key }) => actionKeys.includes(key));
  const deeds = joined(actions.flatMap(arcsDeeds));
  return {
    seat,
    title: toldDeeds(deeds),
    lines: actions.map(lineOfAction),
    places: placesOf(events),
    weight: weightOf(events, me),
  };
}

/** An action is one line; what it leaves out, such as the dice of a battle, is read in its events. */
function lineOfAction(action: readonly WireEvent[]): StoryLine {
  const deeds = arcsDeeds(action);
  return { message: deeds.length === 0 ? (action[0] as WireEvent) : toldDeeds(deeds), events: action };
}

/** The end of a chapter is told by what was scored; all else by its first event. */
function commonTurn(events: readonly WireEvent[]): StoryTurn {
  const [first] = events as readonly [WireEvent, ...WireEvent[]];
  const scored = events.filter(({ key }) => key === 'arcs.scored');
  const isEnd = first.key === 'arcs.chapter.ended';
  return {
    seat: null,
    title: isEnd ? chapterEnd(first, scored) : first,
    lines: events.map(lineOf),
    places: placesOf(scored),
    weight: isEnd ? 2 : 0,
  };
}

function chapterEnd({ args = {} }: WireEvent, scored: readonly WireEvent[]): WireMessage {
  const { chapter } = args;
  if (scored.length === 0) return { key: 'story.chapter.unscored', args: { chapter } };
  const ambitions = once(scored.map(({ args }) => args?.ambition));
  const results = ambitions.map((ambition) => ({
    key: 'story.scored',
    args: {
      ambition,
      winners: scored
        .filter(({ args }) => args?.ambition === ambition)
        .map(({ args }) => ({ key: 'story.scored.by', args: { seat: args?.seat, power: args?.power } })),
    },
  }));
  return { key: 'story.chapter.scored', args: { chapter, results } };
}

const turningPoints: readonly string[] = ['arcs.declared', 'arcs.seized', 'arcs.stolen.token', 'arcs.stolen.card'];
const attacks: readonly string[] = ['arcs.battle.begun', 'arcs.rifles.fired'];

function weightOf(events: readonly WireEvent[], me: number | null): Weight {
  if (events.some(({ key }) => turningPoints.includes(key))) return 2;
  const battles = events.filter(({ key }) => attacks.includes(key));
  const isMine = ({ args = {} }: WireEvent) => me !== null && [args.attacker, args.defender].map(seatIn).includes(me);
  if (battles.some(isMine)) return 2;
  return battles.length > 0 ? 1 : 0;
}

/** Systems, cards of the Court and ambitions are to be seen; dice and played cards are not places. */
function placesOf(events: readonly WireEvent[]): string[] {
  return placesIn(events).filter((place) => /^(?:system|card|ambition):/.test(place));
}
