/** The story of Eclipse: each player's turn in one line, battles with their rounds before their dice, points after each round. */
import type { WireEvent, WireMessage } from '@orrery/server/protocol';
import { type Deed, joined, toldDeeds, toldResults } from '../deeds.ts';
import { passesTogether } from '../passes.ts';
import {
  actionsOf,
  lineOf,
  placesIn,
  type Reader,
  remembering,
  type StoryLine,
  type StoryTurn,
  type Stretch,
  stretches,
  type Tell,
  type Weight,
} from '../story.ts';
import type { SectorId } from './model.ts';
import { eclipseDeeds, losses, nearnessOf, ownerSeat, volleyResults } from './tellDeeds.ts';
import { idIn } from './told.ts';

const actions: readonly string[] = ['eclipse.acts', 'eclipse.reacts', 'eclipse.passes'];
/** What a player may do besides, in their own turn or when a phase asks them. */
const asides: readonly string[] = [
  'eclipse.trades',
  'eclipse.settles',
  'eclipse.readies-colony-ship',
  'eclipse.proposes',
  'eclipse.returns-reputation',
  'eclipse.controls',
  'eclipse.loses-sector',
  'eclipse.discovers',
  'eclipse.attacks-population',
  'eclipse.destroys-population',
  'eclipse.eliminated',
];
const upkeep: readonly string[] = ['eclipse.produces', 'eclipse.bankrupt'];
const common: readonly string[] = ['eclipse.battle', 'eclipse.points', 'eclipse.round'];
const passing: readonly string[] = ['eclipse.passes', 'eclipse.becomes-start-player'];
const withPassesTogether = passesTogether(passing);

export const tell: Tell = (events, reader) =>
  withPassesTogether(stretches(events, opens).map((stretch) => turnOf(stretch, reader)));

const turnOf = remembering(toldTurn);

function opens(event: WireEvent, current: Stretch | undefined): number | null | undefined {
  const { key, args } = event;
  const seat = ownerSeat(args);
  if (common.includes(key)) return null;
  if (upkeep.includes(key)) return isUpkeep(current) ? undefined : null;
  if (actions.includes(key)) return isGoingToAct(current, seat) ? undefined : seat;
  if (!asides.includes(key) || isUpkeep(current) || isSetup(current)) return undefined;
  return current?.seat === seat && !isPass(current) ? undefined : seat;
}

function isUpkeep(stretch: Stretch | undefined): boolean {
  return stretch?.seat === null && stretch.events.some(({ key }) => upkeep.includes(key));
}

function isSetup(stretch: Stretch | undefined): boolean {
  return stretch?.events.some(({ key }) => key.startsWith('eclipse.setup.')) === true;
}

/** Whoever trades before acting has begun their turn. */
function isGoingToAct(stretch: Stretch | undefined, seat: number | null): boolean {
  return stretch?.seat === seat && !stretch.events.some(({ key }) => actions.includes(key));
}

function isPass({ events }: Stretch): boolean {
  return events.every(({ key }) => passing.includes(key));
}

function toldTurn(stretch: Stretch, reader: Reader): StoryTurn {
  const { seat, events } = stretch;
  const [first] = events as readonly [WireEvent, ...WireEvent[]];
  const told = { seat, places: placesOf(events), weight: weightOf(events, reader) };
  if (first.key === 'eclipse.battle') return { ...told, title: battleTitle(first, events), lines: battleLines(events) };
  if (first.key === 'eclipse.points')
    return { ...told, title: { key: 'story.points', args: first.args ?? {} }, lines: events.map(lineOf) };
  if (isUpkeep(stretch)) return { ...told, title: { key: 'story.upkeep' }, lines: events.map(lineOf) };
  const deeds = seat === null ? [] : inBrief(joined(eclipseDeeds(events, reader)));
  return {
    ...told,
    title: deeds.length === 0 ? first : toldDeeds(deeds),
    lines: seat === null ? events.map(lineOf) : linesOf(events, reader),
  };
}

const smallDeeds: readonly string[] = ['trades', 'readies'];

/** What matters first; a sector that was just named is not named again. */
function inBrief(deeds: readonly Deed[]): Deed[] {
  const isSmall = ({ name }: Deed) => smallDeeds.includes(name);
  const named = new Set<unknown>();
  return [...deeds.filter((each) => !isSmall(each)), ...deeds.filter(isSmall)].map((each) => {
    const isKnown = each.name === 'controls' || each.name === 'settles';
    const places = isKnown ? each.places.filter((place) => !named.has(place)) : each.places;
    for (const place of each.places) named.add(place);
    return { ...each, places };
  });
}

function battleTitle({ args = {} }: WireEvent, events: readonly WireEvent[]): WireMessage {
  const { attacker, defender, sector } = args;
  return { key: 'story.battle', args: { attacker, defender, sector, results: toldResults(losses(events)) } };
}

const rounds: readonly string[] = ['eclipse.battle', 'eclipse.engagement-round'];
const volley: readonly string[] = ['eclipse.rolls', 'eclipse.hits', 'eclipse.destroyed'];

/** A round stands before its dice, and each throw with what it did. */
function battleLines(events: readonly WireEvent[]): StoryLine[] {
  const steps = actionsOf(events, ({ key }) => key === 'eclipse.rolls' || !volley.includes(key));
  let isBeforeRounds = false;
  return steps.flatMap((step): StoryLine[] => {
    const [first] = step as [WireEvent, ...WireEvent[]];
    const hasMissiles = isBeforeRounds && first.key === 'eclipse.rolls';
    isBeforeRounds = first.key === 'eclipse.battle';
    const line = lineOfStep(first, step);
    return hasMissiles ? [{ message: { key: 'story.missiles' }, events: [], isHeading: true }, line] : [line];
  });
}

function lineOfStep(first: WireEvent, step: readonly WireEvent[]): StoryLine {
  if (rounds.includes(first.key)) return { ...lineOf(first), isHeading: true };
  if (first.key !== 'eclipse.rolls') return { message: first, events: step };
  const results = toldResults(volleyResults(step));
  return { message: { key: 'story.volley', args: { who: first.args?.who, results } }, events: step };
}

/** What was done one after the other; the same deeds in a row are one line. */
function linesOf(events: readonly WireEvent[], reader: Reader): StoryLine[] {
  const steps = actionsOf(events, (event) => eclipseDeeds([event], reader).length > 0);
  const lines: { name: string; events: WireEvent[] }[] = [];
  for (const step of steps) {
    const [deed] = eclipseDeeds(step, reader);
    const name = deed ? `${deed.name} ${JSON.stringify(deed.args)}` : '';
    const before = lines.at(-1);
    if (before && name !== '' && before.name === name) before.events.push(...step);
    else lines.push({ name, events: [...step] });
  }
  return lines.map(({ events }) => {
    const isName = actions.includes(events[0]?.key ?? '') && events.length === 1;
    const deeds = joined(eclipseDeeds(events, reader));
    return { message: isName || deeds.length === 0 ? (events[0] as WireEvent) : toldDeeds(deeds), events };
  });
}

const turningPoints: readonly string[] = [
  'eclipse.battle',
  'eclipse.points',
  'eclipse.breaks-relations',
  'eclipse.eliminated',
];

function weightOf(events: readonly WireEvent[], reader: Reader): Weight {
  if (events.some(({ key }) => turningPoints.includes(key))) return 2;
  if (events.some((event) => concerns(event, reader))) return 2;
  return events.some(({ key }) => key === 'eclipse.attacks-population' || key === 'eclipse.destroys-population')
    ? 1
    : 0;
}

/** Ships of others that come to me, and what they take from me. */
function concerns({ key, args = {} }: WireEvent, reader: Reader): boolean {
  const { seat } = reader;
  if (key === 'eclipse.moves')
    return ownerSeat(args) !== seat && nearnessOf(idIn(args.to) as SectorId, reader) !== null;
  return (key === 'eclipse.cube-destroyed' || key === 'eclipse.loses-sector') && ownerSeat(args) === seat;
}

function placesOf(events: readonly WireEvent[]): string[] {
  return placesIn(events).filter((place) => /^(?:sector|technology):/.test(place));
}
