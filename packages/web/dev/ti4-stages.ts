/** Tables of Twilight Imperium worth looking at. */

import { Match, seedFrom } from '@orrery/kernel';
import { type Ti4View, ti4 } from '@orrery/ti4';
import { midgame } from '@orrery/ti4/testing';
import type { Stages } from './preview.run.ts';
import type { Position } from './props.ts';

const viewOf = ({ view }: Position) => view as unknown as Ti4View;

const hasTarget = (kind: string) => (position: Position) =>
  position.decision?.options.some(({ target }) => target?.startsWith(kind)) ?? false;

/** Whether one of these is asked, with so many options. */
const asks =
  (prompt: string, least = 2) =>
  ({ decision }: Position) =>
    decision?.prompt?.key === prompt && decision.options.length >= least;

const setup = (players: number, config: object) =>
  Match.start(ti4, { players: players as 3, ...config }, seedFrom('setup'));

export const stages: Stages = {
  game: ti4,
  players: [3, 4, 5, 6],
  config: (players) => ({ players, factions: 'random', galaxy: 'preset' }),
  stages: {
    start: { after: 0, shows: (position) => viewOf(position).phase === 'strategy' },
    middle: { after: 400, shows: hasTarget('system:') },
    late: { after: 1200, shows: hasTarget('system:') },
    fleet: { after: 300, shows: asks('ti4.move-ships', 5) },
    yard: { after: 300, shows: asks('ti4.choose-units', 12) },
    pay: { after: 200, shows: asks('ti4.pay-influence', 4) },
    research: { after: 100, shows: asks('ti4.research') },
    score: { after: 100, shows: asks('ti4.score-public', 3) },
    secret: { after: 0, shows: asks('ti4.setup.keep-secret') },
    factions: {
      after: 0,
      begin: (players) => setup(players, { factions: 'drafted' }),
      shows: asks('ti4.setup.choose-faction'),
    },
    tiles: {
      after: 12,
      begin: (players) => setup(players, { galaxy: 'built' }),
      shows: asks('ti4.setup.place-tile', 9),
    },
    pools: { after: 100, shows: asks('ti4.redistribute') },
    trade: { after: 100, shows: asks('ti4.trade-with') },
    offer: { after: 100, shows: asks('ti4.offer', 3) },
    crowded: {
      after: 0,
      begin: (players) => midgame({ players: players as 3 | 4 | 5 | 6 }, 'board'),
      shows: () => true,
    },
    landing: { after: 200, shows: asks('ti4.commit') },
    turn: { after: 100, shows: asks('ti4.turn') },
    council: { after: 300, shows: asks('ti4.vote', 3) },
    window: { after: 150, shows: asks('ti4.window') },
    'window-battle': {
      after: 300,
      shows: (position) => viewOf(position).combat !== null && asks('ti4.window')(position),
    },
    'window-council': {
      after: 300,
      shows: (position) => viewOf(position).agenda !== null && asks('ti4.window')(position),
    },
    follow: { after: 100, shows: asks('ti4.follow') },
    hits: { after: 300, shows: asks('ti4.assign-hits') },
    combat: { after: 300, shows: (position) => viewOf(position).combat !== null },
  },
};
