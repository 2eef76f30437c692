/**
 * A small game for the tests of the commands: secret hands, secret simultaneous bids, a die, blocked things and an undo.
 * Its option `fault` breaks one law, so that tests can see it noticed.
 */
import {
  BadConfig,
  below,
  choose,
  chooseEach,
  type Game,
  type Option,
  type Rules,
  shuffle,
  shuffled,
  vocabulary,
} from '@orrery/kernel';

const faults = ['none', 'throws', 'endless', 'broken', 'not-plain', 'twice', 'leak', 'unsaved', 'deal'] as const;

interface Config {
  players: number;
  fault: (typeof faults)[number];
}

export interface Auction {
  fault: Config['fault'];
  deck: number[];
  hands: number[][];
  points: number[];
  stake: number;
  round: number;
  extra?: unknown;
}

/** What no record knows of. */
let outside = 0;

const ROUNDS = 3;
const STAKES = ['low', 'high'] as const;

type Key = 'card' | 'choose-stake' | 'stake' | 'bid' | 'dealt' | 'staked' | 'won';
type Ids = { seat: number; stake: (typeof STAKES)[number] | 'huge' };
const { words, option, tell, tellOnly, the } = vocabulary<`auction.${Key}`, Ids>(['seat', 'stake']);

const cards = (hand: readonly number[]): Option<number>[] =>
  hand.map((card) => option(`card:${card}`, card, 'auction.card', { card }));

function* deal(g: Auction): Rules<string> {
  if (g.fault === 'deal') throw new Error('the deck is wet');
  shuffle(g, g.deck);
  g.hands = g.hands.map(() => g.deck.splice(0, ROUNDS));
  for (const [seat, hand] of g.hands.entries()) tellOnly(g, seat, 'auction.dealt', { cards: hand });
  return 'round';
}

function* round(g: Auction): Rules<string | null> {
  const seat = g.round % g.hands.length;
  if (g.fault === 'unsaved') g.extra = outside++;
  const options = STAKES.map((id, index) => option(id, index + 1, 'auction.stake', { stake: the.stake(id) }));
  if (g.fault === 'twice') options.push(...options.slice(0, 1));
  const blocked = () => [{ label: words('auction.stake', { stake: the.stake('huge') }), rule: 'stakes.2' }];
  g.stake = yield* choose(seat, words('auction.choose-stake', { round: g.round + 1 }), options, { blocked });
  tell(g, 'auction.staked', { seat: the.seat(seat), stake: the.stake(STAKES[g.stake - 1] ?? 'low') });
  const bids = yield* chooseEach(
    g.hands.map((hand, bidder) => ({ seat: bidder, prompt: 'auction.bid', options: () => cards(hand) })),
  );
  fail(g);
  if (g.fault === 'endless') return 'round';
  g.hands = g.hands.map((hand, bidder) => hand.filter((card) => card !== bids[bidder]));
  const winner = bids.indexOf(Math.max(...bids));
  const die = below(g, 6) + 1;
  g.points[winner] = (g.points[winner] ?? 0) + g.stake * die;
  tell(g, 'auction.won', { winner: the.seat(winner), bids, die });
  g.round++;
  return g.round === ROUNDS ? null : 'round';
}

function fail(g: Auction): void {
  if (g.fault === 'throws') throw new Error('the hammer broke');
  if (g.fault === 'broken') g.points[0] = -1;
  if (g.fault === 'not-plain') g.extra = { gone: undefined };
}

export const auction: Game<Auction, Config> = {
  id: 'auction',
  version: 2,
  configure(input) {
    const { players = 2, fault = 'none' } = (input ?? {}) as Partial<Config>;
    if (!Number.isInteger(players) || players < 2 || players > 4) throw new BadConfig('"players" must be 2, 3 or 4');
    if (!faults.includes(fault)) throw new BadConfig(`"fault" must be one of: ${faults.join(', ')}`);
    return { players, fault };
  },
  seats: ({ players }) => players,
  initial: ({ players, fault }) => ({
    fault,
    deck: Array.from({ length: 20 }, (_, index) => index + 1),
    hands: Array.from({ length: players }, () => []),
    points: Array.from({ length: players }, () => 0),
    stake: 0,
    round: 0,
  }),
  firstPhase: 'deal',
  phases: { deal, round },
  view: (g, viewer) => ({
    round: g.round,
    stake: STAKES[g.stake - 1] ?? null,
    points: g.points,
    deck: g.fault === 'leak' ? (g.deck[0] ?? 0) : g.deck.length,
    hands: g.hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
  }),
  imagine(g, viewer, random) {
    const others = g.hands.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
    const unseen = shuffled(random, [...g.deck, ...others.flatMap((seat) => g.hands[seat] ?? [])]);
    for (const seat of others) g.hands[seat] = unseen.splice(0, g.hands[seat]?.length);
    g.deck = unseen;
  },
  outcome: ({ points }) => ({
    winners: points.flatMap((score, seat) => (score === Math.max(...points) ? [seat] : [])),
    scores: points,
  }),
};
