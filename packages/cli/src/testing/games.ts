/** A table of games with the test game only. Workers load it too, so it imports nothing that belongs to a test runner. */
import { anyGame, type GameTable } from '../games.ts';
import { type Auction, auction } from './auction.ts';

const en = {
  'auction.card': 'the {card}',
  'auction.choose-stake': 'Round {round}: what is at stake?',
  'auction.stake': 'a {id} stake',
  'auction.bid': 'Bid a card',
  'auction.dealt': 'dealt: {cards}',
  'auction.staked': '{seat} chose: {stake}',
  'auction.won': '{winner} won {die, plural, one {# point} other {# points}} with bids of {bids}',
  'name.high': 'High',
};

export const games: GameTable = {
  auction: async () => ({
    game: anyGame(auction),
    messages: { en },
    content: { stakes: ['low', 'high'], cards: ['card-1'] },
    notEnforced: { 'bids.3': 'software does not hear it' },
    broken: (state) => ((state as Auction).points.some((score) => score < 0) ? 'nobody owes points' : null),
    catalogue: new URL('./catalogue.md', import.meta.url),
    playerCounts: [2, 3],
    variety: { fault: ['none'] },
  }),
};
