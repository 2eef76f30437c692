/** The whole of the kernel in one small game: secret hands, secret simultaneous bids, a die, a boast that can be undone. */
import {
  BadConfig,
  below,
  choose,
  chooseEach,
  emit,
  type Game,
  type Option,
  type Rules,
  type Seat,
  shuffle,
  shuffled,
} from '../index.ts';

export interface Duel {
  deck: number[];
  hands: number[][];
  points: number[];
  boast: number;
}

const cards = (hand: readonly number[]): Option<number>[] =>
  hand.map((card) => ({
    id: `card:${card}`,
    value: card,
    label: { key: 'duel.card', args: { card } },
    target: `card:${card}`,
  }));

function* deal(g: Duel): Rules<string> {
  shuffle(g, g.deck);
  g.hands = [g.deck.splice(0, 4), g.deck.splice(0, 4)];
  return 'bid';
}

function* bid(g: Duel): Rules<string | null> {
  const leader = (g.points[0] ?? 0) >= (g.points[1] ?? 0) ? 0 : 1;
  g.boast = yield* choose(
    leader,
    'duel.boast',
    [1, 2, 3].map((n) => ({ id: `boast:${n}`, value: n, label: { key: 'duel.boast.n', args: { n } } })),
  );
  const bids = yield* chooseEach(
    [0, 1].map((seat) => ({ seat, prompt: 'duel.bid', options: () => cards(g.hands[seat] ?? []) })),
  );
  for (const seat of [0, 1]) g.hands[seat] = (g.hands[seat] ?? []).filter((card) => card !== bids[seat]);
  const winner: Seat = (bids[0] ?? 0) > (bids[1] ?? 0) ? 0 : 1;
  g.points[winner] = (g.points[winner] ?? 0) + g.boast + below(g, 6);
  emit(g, 'duel.won', { winner, bids });
  return g.hands[0]?.length === 0 ? null : 'bid';
}

export const duel: Game<Duel, { cards: number }> = {
  id: 'duel',
  version: 1,
  configure(input) {
    const count = (input as { cards?: unknown } | null)?.cards ?? 12;
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 8)
      throw new BadConfig('duel needs "cards": 8 or more');
    return { cards: count };
  },
  seats: () => 2,
  initial: ({ cards: count }) => ({
    deck: Array.from({ length: count }, (_, i) => i + 1),
    hands: [[], []],
    points: [0, 0],
    boast: 0,
  }),
  firstPhase: 'deal',
  phases: { deal, bid },
  view: (g, viewer) => ({
    ...g,
    deck: g.deck.length,
    hands: g.hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
  }),
  imagine(g, viewer, random) {
    const others = [0, 1].filter((seat) => seat !== viewer);
    const unseen = shuffled(random, [...g.deck, ...others.flatMap((seat) => g.hands[seat] ?? [])]);
    for (const seat of others) g.hands[seat] = unseen.splice(0, g.hands[seat]?.length);
    g.deck = unseen;
  },
  outcome: (g) => ({ winners: [0, 1].filter((seat) => g.points[seat] === Math.max(...g.points)), scores: g.points }),
};
