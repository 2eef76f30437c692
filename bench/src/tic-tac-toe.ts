/** What an engine costs when the game costs nothing. */
import { peerTicTacToe, ticTacToe } from './games/tic-tac-toe.ts';
import { versus } from './versus.ts';

export const { works, measure } = versus({
  name: 'tic-tac-toe',
  module: import.meta.url,
  game: ticTacToe,
  peer: peerTicTacToe,
  goal: 50,
  batch: 20,
});
