/** Catalogue: action-phase.2, reactions, trade.4, diplomacy.2. What a click on a thing begins when a turn begins. */
import type { Option, Ref, Seat, Start } from '@orrery/kernel';
import type { Action } from '../content/actions.ts';
import { shipTypes } from '../content/blueprints.ts';
import { resources } from '../content/tracks.ts';
import type { Eclipse } from '../state.ts';
import { the, words } from '../words.ts';
import { buildable } from './build.ts';
import { partners } from './diplomacy.ts';
import { zoneOptions } from './explore.ts';
import { shipTarget } from './fleet.ts';
import { proposal, returnOption, tradeOption } from './free-actions.ts';
import { influences } from './influence.ts';
import { movers } from './move.ts';
import { reputationOptions } from './reputation-track.ts';
import { purchaseOptions } from './research.ts';
import { controlled, player, sectorsOf, shipsOf } from './table.ts';
import { tradesFrom } from './trade.ts';

/** What each action asks for first, or the things that it is about as a whole. */
const openings: Readonly<Record<Action, (g: Eclipse, seat: Seat) => Start[]>> = {
  explore: (g, seat) => chained('explore', zoneOptions(g, seat)),
  research: (g, seat) => chained('research', purchaseOptions(g, seat)),
  upgrade: (g, seat) => [whole('upgrade', ships(g, seat))],
  build: (g, seat) => (buildable(g, seat).length === 0 ? [] : [whole('build', sectors(g, seat))]),
  move: (g, seat) => chained('move', movers(g, seat)),
  influence: (g, seat) => chained('influence', influences(g, seat)),
};

/** `open`: the actions that can be taken now. Beside them stands what may be done freely. */
export function turnStarts(g: Eclipse, seat: Seat, open: readonly Action[]): Start[] {
  if (open.length === 0) return proposals(g, seat);
  const acts = asIfPaid(g, seat, () => open.flatMap((action) => openings[action](g, seat)));
  return [...acts, ...proposals(g, seat), ...exchanges(g, seat)];
}

/** The answer to a question about the time when the disc for the action will be gone. */
function asIfPaid<T>(g: Eclipse, seat: Seat, ask: () => T): T {
  const sheet = player(g, seat);
  sheet.discs--;
  const answer = ask();
  sheet.discs++;
  return answer;
}

function chained(action: Action, options: readonly Option[]): Start[] {
  return options.flatMap(({ id, target, label }): Start[] =>
    target === undefined
      ? []
      : [
          {
            targets: [target],
            answers: [action, id],
            label: words('eclipse.start', { action: the.action(action), what: label }),
          },
        ],
  );
}

function whole(action: Action, targets: readonly Ref[]): Start {
  return { targets, answers: [action], label: words('eclipse.action', { action: the.action(action) }) };
}

/** The player's ships on the map, and the blueprints of all. */
function ships(g: Eclipse, seat: Seat): Ref[] {
  const plates = sectorsOf(g).flatMap((id) => shipsOf(g, seat, id).map((ship) => shipTarget(id, ship)));
  return [...new Set(plates), ...shipTypes.map((type) => `blueprint:${type}`)];
}

function sectors(g: Eclipse, seat: Seat): Ref[] {
  return controlled(g, seat).map((id) => `sector:${id}`);
}

function proposals(g: Eclipse, seat: Seat): Start[] {
  return partners(g, seat).map((other) => {
    const { id, label } = proposal(other);
    return { targets: [`seat:${other}`], answers: [id], label };
  });
}

/** Trades, and reputation tiles that go back to the bag. */
function exchanges(g: Eclipse, seat: Seat): Start[] {
  const found: Start[] = [];
  const paid = resources.filter((each) => tradesFrom(g, seat, each));
  if (paid.length > 0) {
    const { id, label } = tradeOption(g, seat);
    found.push({ targets: paid.map((each) => `resource:${each}`), answers: [id], label });
  }
  for (const { id, target } of reputationOptions(g, seat)) {
    if (target === undefined) continue;
    found.push({ targets: [target], answers: [returnOption.id, id], label: returnOption.label });
  }
  return found;
}
