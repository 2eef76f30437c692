/** Catalogue: cleanup, game-end. */
import type { Rules, Seat } from '@orrery/kernel';
import { actions } from '../content/actions.ts';
import { numbers, resources, rounds } from '../content/tracks.ts';
import type { Eclipse } from '../state.ts';
import { tell, the, words } from '../words.ts';
import { reputationOf } from './reputation-track.ts';
import { openPointsOf } from './scoring.ts';
import { clockwise, player } from './table.ts';
import { drawTechnologies } from './tech-tray.ts';
import { returnCube } from './tracks.ts';

export function* cleanupPhase(g: Eclipse): Rules<string | null> {
  g.phase = 'cleanup';
  drawTechnologies(g, numbers[g.config.players].technologiesPerRound); // elimination.4
  for (const seat of clockwise(g, g.startPlayer)) {
    returnDiscs(g, seat);
    yield* emptyGraveyards(g, seat);
    readyForNextRound(g, seat);
  }
  tellPoints(g);
  if (g.round === rounds || clockwise(g, g.startPlayer).length === 0) {
    g.phase = 'over';
    revealReputation(g);
    return null; // game-end.1
  }
  g.round++;
  g.phase = 'action';
  tell(g, 'eclipse.round', { round: g.round });
  return 'turn';
}

/** cleanup.3 */
export function returnDiscs(g: Eclipse, seat: Seat): void {
  const sheet = player(g, seat);
  for (const action of actions) {
    sheet.discs += sheet.actionDiscs[action];
    sheet.actionDiscs[action] = 0;
  }
  sheet.discs += sheet.reactionDiscs;
  sheet.reactionDiscs = 0;
}

/** cleanup.4 */
function* emptyGraveyards(g: Eclipse, seat: Seat): Rules {
  const { graveyard } = player(g, seat);
  for (const track of resources) {
    for (; graveyard[track] > 0; graveyard[track]--) yield* returnCube(g, seat, [track]);
  }
}

/** cleanup.5 */
function readyForNextRound(g: Eclipse, seat: Seat): void {
  const sheet = player(g, seat);
  const { ready, used } = sheet.colonyShips;
  sheet.colonyShips = { ready: ready + used, used: 0 };
  sheet.passed = false;
}

/** The story of a game tells how everybody stood after each round. */
function tellPoints(g: Eclipse): void {
  const points = [...g.players.keys()].map((seat) =>
    words('eclipse.points-of', { seat: the.seat(seat), points: openPointsOf(g, seat) }),
  );
  tell(g, 'eclipse.points', { round: g.round, points });
}

/** reputation.11 */
function revealReputation(g: Eclipse): void {
  for (const seat of clockwise(g, g.startPlayer)) {
    const points = reputationOf(g, seat).reduce((sum, value) => sum + value, 0);
    if (points > 0) tell(g, 'eclipse.reveals-reputation', { seat: the.seat(seat), points });
  }
}
