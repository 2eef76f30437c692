/** What the events of Twilight Imperium mean in the turn of a player: what they did, and what came of it. */
import type { WireEvent } from '@orrery/server/protocol';
import { seatIn } from '@orrery/voice';
import { type Args, type Deed, deed, deedsIn, type Meanings, type Result, result } from '../../deeds.ts';

const plays = (thing: unknown) => deed('plays', { things: [thing] });
const units = ({ type, count = 1 }: Args) => [result('units', { kind: type }, Number(count))];
const learns = ({ technology }: Args) => deed('researches', { things: [technology] });
const scores = ({ objective }: Args) => deed('scores', { things: [objective] });
const gains = (name: string, count: number) => deed('gains', { results: [result(name, {}, count)] });

const deeds: Meanings['deeds'] = {
  'ti4.passes': () => deed('passes'),
  'ti4.takes-strategy-card': ({ card }) => deed('takes-card', { things: [card] }),
  'ti4.activates': ({ system }) => deed('activates', { places: [system] }),
  'ti4.moves': ({ count, to }) => deed('moves', { count: Number(count), places: [to] }),
  'ti4.combat-begins': ({ defender, place }) =>
    deed(isPlanet(place) ? 'fights' : 'attacks', { args: { rival: defender }, places: [place] }),
  'ti4.retreats': ({ to }) => deed('retreats', { places: [to] }),
  'ti4.lands': ({ count, planet }) => deed('lands', { count: Number(count), places: [planet] }),
  'ti4.gains-control': ({ planet, rival }) =>
    rival === undefined
      ? deed('takes', { places: [planet] })
      : deed('takes-from', { args: { rival }, places: [planet] }),
  'ti4.custodians-removed': () => deed('custodians'),
  'ti4.plays-strategy-card': ({ card }) => plays(card),
  'ti4.plays-action-card': ({ card }) => plays(card),
  'ti4.plays-note': ({ note }) => plays(note),
  'ti4.exhausts-technology': ({ technology }) => deed('uses', { things: [technology] }),
  'ti4.researches': learns,
  'ti4.gains-technology': learns,
  'ti4.copies-technology': learns,
  'ti4.produces': (args) => deed('builds', { results: units(args) }),
  'ti4.places': (args) => deed('places', { results: units(args) }),
  'ti4.places-several': (args) => deed('places', { results: units(args) }),
  'ti4.gains-trade-goods': ({ count }) => gains('goods', Number(count)),
  'ti4.gains-tokens': ({ tactic, fleet, strategy }) =>
    gains('tokens', Number(tactic) + Number(fleet) + Number(strategy)),
  'ti4.replenishes': () => deed('replenishes'),
  'ti4.readies': ({ planet }) => deed('readies', { places: [planet] }),
  'ti4.draws-action-cards': ({ count }) => deed('draws', { results: [result('action-cards', {}, Number(count))] }),
  'ti4.draws-secret': () => deed('draws', { results: [result('secrets')] }),
  'ti4.scores-public': scores,
  'ti4.scores-secret': scores,
  'ti4.wins': () => deed('wins'),
};

/** What is told whoever it befalls. */
function others(seat: number): Meanings['deeds'] {
  return {
    'ti4.new-speaker': ({ seat: rival }) => deed('speaker', { args: { rival } }),
    'ti4.eliminated': ({ seat: rival }) => deed('eliminates', { args: { rival } }),
    'ti4.trades': ({ seat: one, rival: other }) =>
      deed('trades', { args: { rival: seatIn(one) === seat ? other : one } }),
  };
}

/** What came of it, which may befall anybody; one's own losses need no name. */
function results(seat: number): Meanings['results'] {
  const losing = ({ seat: owner, type, count = 1 }: Args): Result =>
    seatIn(owner) === seat
      ? result('lost', { kind: type }, Number(count))
      : result('destroyed', { owner, kind: type }, Number(count));
  return {
    'ti4.destroyed': losing,
    'ti4.lost-in-rift': losing,
    'ti4.combat-won': ({ seat: owner }) => result('won', { owner }),
    'ti4.combat-drawn': () => result('drawn'),
    'ti4.cancelled': () => result('cancelled'),
    'ti4.follows': ({ seat: follower }) => result('followed', {}, 1, [follower]),
    'ti4.gains-points': ({ points }) => result('points', {}, Number(points)),
  };
}

/** The deeds of a player among events. */
export function ti4Deeds(events: readonly WireEvent[], seat: number): Deed[] {
  const [whoever, outcomes] = [others(seat), results(seat)];
  const told = events.flatMap((event): WireEvent[] => {
    const { key, args = {} } = event;
    const isOwn = args.seat === undefined || seatIn(args.seat) === seat;
    if (key === 'ti4.gains-points' && !isOwn) return [];
    if (key === 'ti4.trades' && !isOwn && seatIn(args.rival) !== seat) return [];
    return isOwn || key in whoever || key in outcomes ? [event] : [];
  });
  return [
    ...deedsIn(told, { deeds: { ...deeds, ...whoever }, results: outcomes }).map(withNoLosses),
    ...scoredBy(events, seat),
  ];
}

/** Whoever fought to the end without a loss says so. */
function withNoLosses(each: Deed): Deed {
  const has = (...names: string[]) => each.results.some(({ name }) => names.includes(name));
  const isFought = ['attacks', 'fights'].includes(each.name) && has('won', 'drawn');
  return isFought && !has('lost') ? { ...each, results: [...each.results, result('unscathed')] } : each;
}

/** Others may score in the turn of a player. */
function scoredBy(events: readonly WireEvent[], seat: number): Deed[] {
  return events
    .filter(({ key, args }) => key.startsWith('ti4.scores-') && seatIn(args?.seat) !== seat)
    .map(({ args = {} }) => deed('others-score', { args: { rival: args.seat }, things: [args.objective] }));
}

/** What goes without saying in one line: whoever attacks or takes a planet was on the way there. */
export function inBrief(all: readonly Deed[]): Deed[] {
  const has = (...names: string[]) => all.some(({ name }) => names.includes(name));
  const goesWithoutSaying = ({ name, results: came }: Deed): boolean => {
    if (came.length > 0) return false;
    if (name === 'activates') return all.length > 1;
    if (name === 'moves') return has('attacks', 'fights', 'lands', 'takes', 'takes-from');
    return name === 'lands' && has('fights', 'takes', 'takes-from');
  };
  return all.filter((each) => !goesWithoutSaying(each));
}

function isPlanet(place: unknown): boolean {
  return typeof place === 'string' && place.startsWith('planet/');
}
