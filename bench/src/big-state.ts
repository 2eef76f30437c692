/** What an engine costs when the state is as big as that of the games we are here for. */
import { galaxy, MOVES, MOVES_PER_TURN, peerGalaxy } from './games/galaxy.ts';
import { versus } from './versus.ts';

export const { works, measure } = versus({
  name: 'big-state',
  module: import.meta.url,
  game: galaxy,
  peer: peerGalaxy,
  goal: 50,
  batch: 1,
  weighedAfter: MOVES - MOVES_PER_TURN / 2, // in the middle of a turn
});
