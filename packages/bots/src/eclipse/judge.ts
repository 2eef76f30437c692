import type { Eclipse, MessageKey } from '@orrery/eclipse';
import { openPointsOf, player, pointsOf } from '@orrery/eclipse/queries';
import type { Decision, Seat } from '@orrery/kernel';
import type { Judge } from '../greedy.ts';
import { designs, potential } from './designs.ts';
import { economy, roundsLeft } from './economy.ts';
import { fleet } from './fleet.ts';

/** Decisions at which the last action is over. */
export const settled: ReadonlySet<string> = new Set<MessageKey>(['eclipse.choose-action', 'eclipse.choose-reaction']);

export const eclipseJudge: Judge<Eclipse> = {
  isSettled: ({ prompt }: Decision) => settled.has(prompt.key),
  worth(g, seat) {
    let others = 0;
    for (const other of g.players.keys()) if (other !== seat) others += openPointsOf(g, other);
    return standingOf(g, seat) - (0.3 * others) / Math.max(1, g.players.length - 1);
  },
};

function standingOf(g: Eclipse, seat: Seat): number {
  const sheet = player(g, seat);
  if (sheet.eliminated || sheet.species === null) return pointsOf(g, seat);
  const soon = Math.min(1, roundsLeft(g) / 3 + 0.2);
  return pointsOf(g, seat) + economy(g, seat) + fleet(g, seat) + soon * (designs(g, seat) + potential(g, seat));
}
