/** Catalogue: action-phase, passing, reactions. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import { type Action, actions } from '../content/actions.ts';
import { technology } from '../content/registry.ts';
import { firstPassMoney } from '../content/tracks.ts';
import type { Eclipse, Turn } from '../state.ts';
import { blocked, decline, option, tell, the, words } from '../words.ts';
import { build } from './build.ts';
import { actsOfAggression, partners } from './diplomacy.ts';
import { decideDiscoveries } from './discoveries.ts';
import { explore } from './explore.ts';
import { freely, freelyAtEnd } from './free-actions.ts';
import { influence } from './influence.ts';
import { move } from './move.ts';
import { research } from './research.ts';
import { turnStarts } from './starts.ts';
import { clockwise, player, speciesOf, technologiesOf } from './table.ts';
import { gain, takeDisc } from './tracks.ts';
import { upgrade } from './upgrade.ts';

/** One activation of each action. */
const activate: Readonly<Record<Action, (g: Eclipse, seat: Seat) => Rules<boolean>>> = {
  explore,
  research,
  upgrade,
  build,
  move,
  influence,
};

const reactions: readonly Action[] = ['upgrade', 'build', 'move'];

/** Colony ships that each influence action may make ready (influence.9). */
const flipsPerInfluence = 2;

/** One turn of one player; turns go on clockwise until everybody has passed (action-phase.2). */
export function* actionTurn(g: Eclipse): Rules<string | null> {
  g.phase = 'action';
  if (g.turn === null) {
    const [first] = clockwise(g, g.startPlayer);
    if (first === undefined) return 'combat';
    g.turn = newTurn(g, first);
  }
  const { seat } = g.turn;
  yield* takeTurn(g, g.turn);
  yield* actsOfAggression(g, seat);
  g.turn = null;
  const all = clockwise(g, seat + 1);
  const next = all.every((each) => player(g, each).passed) ? undefined : all.find((each) => hasChoice(g, each));
  if (next === undefined) return 'combat'; // action-phase.7
  g.turn = newTurn(g, next);
  return 'turn';
}

/** Whoever has passed and has no disc can only pass again: nobody waits for that. */
function hasChoice(g: Eclipse, seat: Seat): boolean {
  const { passed, discs } = player(g, seat);
  return !passed || discs > 0 || partners(g, seat).length > 0;
}

function newTurn(g: Eclipse, seat: Seat): Turn {
  const reaction = player(g, seat).passed;
  return { seat, action: null, reaction, activations: 0, influenced: [], flips: 0, refused: [] };
}

/** An action or a pass; after the first pass a reaction or another pass. */
function* takeTurn(g: Eclipse, turn: Turn): Rules {
  const { seat, reaction } = turn;
  const prompt = words(reaction ? 'eclipse.choose-reaction' : 'eclipse.choose-action');
  const action = yield* freely(g, seat, prompt, () => turnOptions(g, turn), {
    blocked: () => blockedActions(g, turn),
    starts: () => turnStarts(g, seat, openActions(g, turn)),
  });
  if (action === null) pass(g, seat);
  else yield* act(g, turn, action);
}

/** Without a disc there is nothing but to pass (influence-discs.5, passing.4). */
function turnOptions(g: Eclipse, turn: Turn): Option<Action | null>[] {
  const pass = turn.reaction ? passAgain : isFirstToPass(g, turn.seat) ? passFirst : passLater;
  if (player(g, turn.seat).discs === 0) return [pass];
  return [...(turn.reaction ? reactionOptions : actionOptions), pass];
}

function openActions(g: Eclipse, turn: Turn): Action[] {
  return turnOptions(g, turn).flatMap(({ value }) => value ?? []);
}

/** Without a disc there is no action; after passing only some actions are reactions. */
function blockedActions(g: Eclipse, { seat, reaction }: Turn): Blocked[] {
  return actions.flatMap((each): Blocked[] => {
    const args = { action: the.action(each) };
    if (player(g, seat).discs === 0)
      return [blocked('influence-discs.5', 'eclipse.why.no-disc', args, `action:${each}`)];
    if (!reaction || reactions.includes(each)) return [];
    return [blocked('reactions.2', 'eclipse.why.no-reaction', args, `action:${each}`)];
  });
}

const passFirst: Option<null> = decline('pass', null, 'eclipse.pass-first', { money: firstPassMoney });
const passLater: Option<null> = decline('pass', null, 'eclipse.pass');
const passAgain: Option<null> = decline('pass', null, 'eclipse.pass-again');
const actionOptions = actions.map((each) =>
  option(each, each, 'eclipse.action', { action: the.action(each) }, `action:${each}`),
);
const reactionOptions = actionOptions.filter(({ value }) => reactions.includes(value));

function isFirstToPass(g: Eclipse, seat: Seat): boolean {
  return clockwise(g, seat).every((each) => !player(g, each).passed);
}

/** The first to pass gains money and starts the next round (passing.2). */
function pass(g: Eclipse, seat: Seat): void {
  const isFirst = isFirstToPass(g, seat);
  player(g, seat).passed = true;
  tell(g, 'eclipse.passes', { seat: the.seat(seat) });
  if (!isFirst) return;
  gain(g, seat, 'money', firstPassMoney);
  g.startPlayer = seat;
  tell(g, 'eclipse.becomes-start-player', { seat: the.seat(seat), money: firstPassMoney });
}

/** The disc pays for the action; its activations follow one after the other (action-phase.3, action-phase.5). */
function* act(g: Eclipse, turn: Turn, action: Action): Rules {
  const { seat, reaction } = turn;
  takeDisc(g, seat);
  if (reaction) player(g, seat).reactionDiscs++;
  else player(g, seat).actionDiscs[action]++;
  turn.action = action;
  turn.activations = reaction ? 1 : activationsOf(g, seat, action); // reactions.4
  turn.flips = action === 'influence' ? flipsPerInfluence : 0;
  tell(g, reaction ? 'eclipse.reacts' : 'eclipse.acts', { seat: the.seat(seat), action: the.action(action) });
  while (turn.activations > 0 && (yield* activate[action](g, seat))) {
    yield* decideDiscoveries(g); // discovery-tiles.1
    turn.activations--;
  }
  yield* freelyAtEnd(g, seat);
}

/** What the species board shows and technologies add (action-phase.5). */
export function activationsOf(g: Eclipse, seat: Seat, action: Action): number {
  let sum = speciesOf(g, seat).activations[action];
  for (const id of technologiesOf(g, seat)) {
    const { activations } = technology(id);
    if (activations?.action === action) sum += activations.count;
  }
  return sum;
}
