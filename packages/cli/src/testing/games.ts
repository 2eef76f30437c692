/** A list of games with the test game only. Workers load it too, so it imports nothing that belongs to a test runner. */
import { type GameList, listedGame } from '@orrery/games';
import { auction } from './auction.ts';

const en = {
  'auction.card': 'the {card}',
  'auction.choose-stake': 'Round {round}: what is at stake?',
  'auction.stake': 'a {stake} stake',
  'auction.bid': 'Bid a card',
  'auction.dealt': 'dealt: {cards, list, comma}',
  'auction.staked': '{seat} chose: {stake}',
  'auction.won': '{winner} won {die, plural, one {# point} other {# points}} with bids of {bids, list, comma}',
  'name.stake/low': 'low',
  'name.stake/high': 'High',
  'name.stake/huge': 'huge',
};

export const games: GameList = {
  auction: async () =>
    listedGame({
      game: auction,
      options: { players: { values: [2, 3], default: 2 } },
      messages: { en },
      content: {
        stakes: { all: ['stake/low', 'stake/high', 'stake/huge'], implemented: ['stake/low', 'stake/high'] },
        cards: { all: ['card-1'], implemented: ['card-1'] },
      },
      notEnforced: { 'bids.3': 'software does not hear it' },
      broken: ({ points }) => (points.some((score) => score < 0) ? 'nobody owes points' : null),
      catalogue: new URL('./catalogue.md', import.meta.url),
      rulings: [new URL('./rulings.md', import.meta.url)],
      isDrawn: false,
      tables: null,
      variety: { fault: ['none'] },
    }),
};
