/** The story of Twilight Imperium: each player's turn in one line, scoring, the status phase and each agenda for themselves. */
import type { WireEvent, WireMessage } from '@orrery/server/protocol';
import { seatIn } from '@orrery/voice';
import { joined, toldDeeds } from '../../deeds.ts';
import { passesTogether } from '../../passes.ts';
import {
  actionsOf,
  lineOf,
  placesIn,
  remembering,
  type StoryLine,
  type StoryTurn,
  type Stretch,
  stretches,
  type Tell,
  type Weight,
} from '../../story.ts';
import { inBrief, ti4Deeds } from './tellDeeds.ts';

const turnKeys: readonly string[] = ['ti4.turn-begins', 'ti4.takes-strategy-card', 'ti4.wins'];
const commonKeys: readonly string[] = ['ti4.round', 'ti4.agenda-revealed', 'ti4.setup.speaker'];
const scoring: readonly string[] = ['ti4.scores-public', 'ti4.scores-secret'];
/** What is done within a turn, one after the other. */
const actionKeys: readonly string[] = [
  'ti4.takes-strategy-card',
  'ti4.activates',
  'ti4.plays-strategy-card',
  'ti4.plays-action-card',
  'ti4.plays-note',
  'ti4.follows',
  'ti4.combat-begins',
  'ti4.retreats',
  'ti4.gains-control',
  'ti4.trades',
  'ti4.passes',
  'ti4.wins',
  ...scoring,
];
const withPassesTogether = passesTogether(['ti4.passes', 'ti4.turn-begins']);

export const tell: Tell = (events, reader) =>
  withPassesTogether(stretches(events, opens).map((stretch) => turnOf(stretch, reader)));

function opens({ key, args }: WireEvent, current: Stretch | undefined): number | null | undefined {
  if (turnKeys.includes(key)) return seatIn(args?.seat);
  if (commonKeys.includes(key)) return null;
  if (!isOver(current)) return undefined;
  if (key === 'ti4.reveals') return null;
  return scoring.includes(key) ? seatIn(args?.seat) : undefined;
}

/** Whoever has passed, or scored after that, does nothing more: what follows is the status phase. */
function isOver(stretch: Stretch | undefined): boolean {
  const [first] = stretch?.events ?? [];
  return stretch?.events.some(({ key }) => key === 'ti4.passes') === true || scoring.includes(first?.key ?? '');
}

const turnOf = remembering(({ seat, events }, { seat: me }) =>
  seat === null ? commonTurn(events, me) : playersTurn(seat, events, me),
);

function playersTurn(seat: number, events: readonly WireEvent[], me: number | null): StoryTurn {
  const deeds = inBrief(joined(ti4Deeds(events, seat)));
  return {
    seat,
    title: deeds.length > 0 ? toldDeeds(deeds) : { key: 'story.begins' },
    lines: actionsIn(events).map((action) => lineOfAction(action, seat)),
    places: placesOf(events),
    weight: weightOf(events, seat, me),
  };
}

/** What stands before the first action, such as that a turn begins, belongs to it. */
function actionsIn(events: readonly WireEvent[]): WireEvent[][] {
  let hasBegun = false;
  return actionsOf(events, ({ key }) => {
    const isNext = hasBegun && actionKeys.includes(key);
    hasBegun ||= actionKeys.includes(key);
    return isNext;
  });
}

/** What somebody else does in a turn is told as it was. */
function lineOfAction(action: readonly WireEvent[], seat: number): StoryLine {
  const begun = action.find(({ key }) => actionKeys.includes(key)) ?? (action[0] as WireEvent);
  const isOwn = begun.args?.seat === undefined || seatIn(begun.args.seat) === seat;
  const deeds = isOwn ? inBrief(joined(ti4Deeds(action, seat))) : [];
  return { message: deeds.length > 0 ? toldDeeds(deeds) : begun, events: action };
}

function commonTurn(events: readonly WireEvent[], me: number | null): StoryTurn {
  return {
    seat: null,
    title: commonTitle(events),
    lines: events.map(lineOf),
    places: placesOf(events),
    weight: weightOf(events, null, me),
  };
}

/** An agenda is told by what was decided, a status phase by what it reveals. */
function commonTitle(events: readonly WireEvent[]): WireMessage {
  const [first] = events as readonly [WireEvent, ...WireEvent[]];
  const { agenda, objective } = first.args ?? {};
  const { key } = first;
  if (key === 'ti4.agenda-revealed') return events.find(isDecision) ?? { key: 'story.agenda', args: { agenda } };
  if (key === 'ti4.reveals') return { key: 'story.status', args: { things: [objective] } };
  return key.startsWith('ti4.setup.') ? { key: 'story.setup' } : first;
}

function isDecision({ key }: WireEvent): boolean {
  return ['ti4.agenda-decided', 'ti4.agenda-discarded'].includes(key);
}

const turningPoints: readonly string[] = [
  'ti4.gains-points',
  'ti4.loses-points',
  'ti4.custodians-removed',
  'ti4.agenda-decided',
  'ti4.eliminated',
  'ti4.wins',
];
const harms: readonly string[] = ['ti4.hits', 'ti4.destroyed'];

function weightOf(events: readonly WireEvent[], seat: number | null, me: number | null): Weight {
  if (events.some(({ key, args }) => turningPoints.includes(key) || isMecatol(key, args?.planet))) return 2;
  const fights = events.filter(({ key }) => key === 'ti4.combat-begins');
  if (me !== null && fights.some(({ args = {} }) => [args.attacker, args.defender].map(seatIn).includes(me))) return 2;
  // My own units may fall in my own turn without anybody's doing.
  if (me !== null && seat !== null && seat !== me && events.some((event) => isHarmTo(event, me))) return 2;
  return fights.length > 0 || events.some(({ key }) => key === 'ti4.reveals') ? 1 : 0;
}

function isHarmTo({ key, args }: WireEvent, me: number): boolean {
  if (key === 'ti4.gains-control') return seatIn(args?.rival) === me;
  return harms.includes(key) && seatIn(args?.seat) === me && args?.cause !== 'cause/capacity';
}

function isMecatol(key: string, planet: unknown): boolean {
  return key === 'ti4.gains-control' && planet === 'planet/mecatol-rex';
}

/** Systems and planets are to be seen. */
function placesOf(events: readonly WireEvent[]): string[] {
  return placesIn(events).filter((place) => /^(?:system|planet):/.test(place));
}
