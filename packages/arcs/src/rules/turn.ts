/** Catalogue: chapter.2–chapter.5, fine-print.3. A player's turn. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import {
  actionCardById,
  type StandardAction,
  type SuitId,
  standardActions,
  suitById,
} from '../content/action-cards.ts';
import type { Grant } from '../content/hooks.ts';
import type { Arcs, Turn } from '../state.ts';
import { choose, decline, option, tell, the, valued, words } from '../words.ts';
import { type Action, actionOptions, blockedNewActions, canTakeBy, forbiddenBy, takeAction } from './actions.ts';
import { follow } from './follow.ts';
import { lead, passInitiative } from './lead.ts';
import { placeShips } from './pieces.ts';
import { blockedPrelude, closePrelude, preludeOptions, takePreludeStep } from './prelude.ts';
import { endRound, nextFollower } from './round.ts';
import { type Step, turnStarts } from './starts.ts';
import { at, inPlay, isGate, player, shipsAt } from './table.ts';

/** The phase `turn`: somebody leads or follows and takes actions, or passes the initiative. */
export function* turn(g: Arcs): Rules<string | null> {
  if (g.turn === null && !(yield* playCard(g))) return passInitiative(g);
  if (g.turn) yield* takeTurn(g, g.turn);
  g.round.waiting.shift();
  return nextFollower(g) === null ? endRound(g) : 'turn';
}

/** Leads or follows; returns false when the initiative is passed instead. */
function* playCard(g: Arcs): Rules<boolean> {
  const seat = nextFollower(g);
  if (g.round.plays.length === 0 || seat === null) return yield* lead(g);
  yield* follow(g, seat);
  return true;
}

/** Prelude, then pips, until the player ends the turn (chapter.4, prelude.1). */
function* takeTurn(g: Arcs, turn: Turn): Rules {
  for (;;) {
    const options = steps(g, turn);
    const step = yield* choose(turn.seat, words('arcs.turn', { pips: turn.pips }), options, {
      always: true,
      blocked: () => blockedSteps(g, turn),
      starts: () => turnStarts(g, turn, grantOf(turn), options),
    });
    if (step === 'end') break;
    if ('prelude' in step) yield* takePreludeStep(g, turn, step.prelude);
    else yield* spendPip(g, turn, step.pip);
  }
  if (turn.prelude) closePrelude(g, turn);
  yield* comeBack(g, turn.seat);
  endTurn(g);
}

function* spendPip(g: Arcs, turn: Turn, action: Action): Rules {
  if (turn.prelude) closePrelude(g, turn);
  turn.pips--;
  turn.acted = true;
  tell(g, 'arcs.pip', {
    seat: the.seat(turn.seat),
    action: typeof action === 'string' ? the.action(action) : the.ability(action.action.name),
  });
  yield* takeAction(g, turn.seat, action, grantOf(turn));
}

function steps(g: Arcs, turn: Turn): Option<Step>[] {
  const list: Option<Step>[] = [];
  if (turn.pips > 0) {
    for (const offer of actionOptions(g, turn.seat, pipActions(g, turn), grantOf(turn))) {
      list.push(valued(offer, { pip: offer.value }));
    }
  }
  if (turn.prelude) for (const offer of preludeOptions(g, turn)) list.push(valued(offer, { prelude: offer.value }));
  list.push(decline('end-turn', 'end', 'arcs.turn.end', { pips: turn.pips }));
  return list;
}

/** What a pip of this turn may buy: by the own suit, or by the lead suit when copying (follow.3). */
function pipActions(g: Arcs, turn: Turn): readonly StandardAction[] {
  const { actions } = suitById[suitOf(g, turn)];
  return turn.weapon && !actions.includes('battle') ? [...actions, 'battle'] : actions;
}

function suitOf(g: Arcs, turn: Turn): SuitId {
  const card = turn.mode === 'copy' ? (g.round.plays[0]?.card ?? turn.card) : turn.card;
  return actionCardById[card].suit;
}

function grantOf({ mode }: Turn): Grant {
  return mode === 'copy' || mode === 'pivot' ? 'copy-or-pivot' : 'pip';
}

/** A player without ships and starports on the map places three ships in a gate (fine-print.3). */
function* comeBack(g: Arcs, seat: Seat): Rules {
  const isOut = inPlay(g).every(
    (id) =>
      shipsAt(g, seat, id) === 0 &&
      !at(g, id).buildings.some(({ owner, kind }) => owner === seat && kind === 'starport'),
  );
  if (!isOut || player(g, seat).ships === 0) return;
  const gates = inPlay(g).filter(isGate);
  const gate = yield* choose(
    seat,
    words('arcs.come-back'),
    gates.map((id) => option(`gate:${id}`, id, 'arcs.come-back.gate', { system: the.system(id) }, `system:${id}`)),
  );
  placeShips(g, seat, gate, 3);
}

function endTurn(g: Arcs): void {
  for (const id of inPlay(g)) for (const building of at(g, id).buildings) building.used = false;
  g.turn = null;
}

function blockedSteps(g: Arcs, turn: Turn): Blocked[] {
  const declare = { label: words('arcs.declare.any'), rule: undeclaredBy(g, turn) };
  const newActions = turn.pips > 0 ? blockedNewActions(g, turn.seat, pipActions(g, turn)) : [];
  return [...blockedActions(g, turn), ...newActions, ...blockedPrelude(g, turn), declare];
}

function blockedActions(g: Arcs, turn: Turn): Blocked[] {
  const allowed = pipActions(g, turn);
  return standardActions.flatMap((action): Blocked[] => {
    const label = words(`arcs.action.${action}`);
    if (turn.pips === 0) return [{ label, rule: 'chapter.5' }];
    if (!allowed.includes(action)) return [{ label, rule: action === 'battle' ? 'prelude.5' : suitRule(g, turn) }];
    return canTakeBy(g, turn.seat, action, grantOf(turn)) ? [] : [{ label, rule: forbiddenBy(g, turn.seat, action) }];
  });
}

/** The rule that says what the suit of this turn's pips allows. */
function suitRule(g: Arcs, turn: Turn): string {
  const suit = suitOf(g, turn);
  return suit === 'administration' || suit === 'construction' ? 'chapter.6' : 'chapter.7';
}

/** Why no ambition is declared in the middle of a turn. */
function undeclaredBy(g: Arcs, { mode }: Turn): string {
  if (g.markers.available.length === 0) return 'declare.6';
  return mode === 'lead' ? 'declare.2' : 'declare.1';
}
