/** A table of games with the test game only. Workers load it too, so it imports nothing that belongs to a test runner. */
import { anyGame, type GameTable } from '../games.ts';
import { type Auction, auction } from './auction.ts';

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

export const games: GameTable = {
  auction: async () => ({
    game: anyGame(auction),
    messages: { en },
    content: { stakes: ['stake/low', 'stake/high'], cards: ['card-1'] },
    notEnforced: { 'bids.3': 'software does not hear it' },
    broken: (state) => ((state as Auction).points.some((score) => score < 0) ? 'nobody owes points' : null),
    catalogue: new URL('./catalogue.md', import.meta.url),
    playerCounts: [2, 3],
    variety: { fault: ['none'] },
  }),
};
