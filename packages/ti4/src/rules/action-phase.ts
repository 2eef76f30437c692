/** Catalogue: action-phase, active-player, game-round.2, game-round.3, initiative-order. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import { fold } from '../content/registry.ts';
import type { StrategyCardId } from '../content/strategy-cards.ts';
import type { Ti4, Turn } from '../state.ts';
import { decline, option, tell, the, words } from '../words.ts';
import { blockedActions, type Component, componentActions, performComponentAction } from './component-action.ts';
import { endEffects } from './effects.ts';
import { turnStarts } from './starts.ts';
import { strategicAction } from './strategic-action.ts';
import { initiativeOrder, player } from './table.ts';
import { canActTactically, tacticalAction } from './tactical-action.ts';
import { deliberate } from './transactions.ts';
import { openWindow } from './window.ts';

type Step = 'tactical' | 'pass' | 'end' | { readonly card: StrategyCardId } | { readonly component: Component };

/** The phase `turn`: one turn of the action phase. */
export function* actionTurn(g: Ti4): Rules<string | null> {
  g.phase = 'action';
  const order = initiativeOrder(g);
  g.turn ??= newTurn(g, order[0] ?? g.speaker); // active-player.1
  const { seat } = g.turn;
  yield* takeTurn(g, g.turn);
  endEffects(g, 'turn'); // game-round.3
  const next = nextActive(g, order, seat);
  g.turn = next === null ? null : newTurn(g, next);
  if (next !== null) return 'turn';
  for (const each of g.players) each.passed = false;
  endEffects(g, 'phase');
  return 'status'; // action-phase.5
}

function newTurn(g: Ti4, seat: Seat): Turn {
  return { seat, actions: 0, traded: [], refused: g.players.map(() => 0), used: [], over: false };
}

/** The next player in the order who has not passed; the same one again when all others have (action-phase.3c). */
function nextActive(g: Ti4, order: readonly Seat[], seat: Seat): Seat | null {
  const after = order.indexOf(seat) + 1;
  const next = [...order.slice(after), ...order.slice(0, after)];
  return next.find((each) => !player(g, each).passed && !player(g, each).eliminated) ?? null;
}

function* takeTurn(g: Ti4, turn: Turn): Rules {
  const { seat } = turn;
  tell(g, 'ti4.turn-begins', { seat: the.seat(seat) });
  yield* openWindow(g, 'when turn-start', { seat });
  while (!turn.over && !player(g, seat).eliminated) {
    const prompt = words('ti4.turn', { actions: turn.actions });
    // Asked even when nothing is possible, so that nobody learns which cards a hand lacks.
    const step = yield* deliberate(g, seat, prompt, () => steps(g, turn), {
      always: mayAct(g, turn),
      turn: true,
      blocked: () => barred(g, turn),
      starts: () => turnStarts(g, seat, steps(g, turn)),
    });
    if (step === 'end') return;
    if (step === 'pass') {
      player(g, seat).passed = true;
      tell(g, 'ti4.passes', { seat: the.seat(seat) });
      return;
    }
    if (!(yield* perform(g, seat, step))) continue; // component-action.4
    turn.actions++;
    if (!turn.over) yield* openWindow(g, 'after action-performed', { seat });
  }
}

/** Performs an action; false if it was cancelled. */
function* perform(g: Ti4, seat: Seat, step: Exclude<Step, 'pass' | 'end'>): Rules<boolean> {
  if (step === 'tactical') yield* tacticalAction(g, seat);
  else if ('card' in step) yield* strategicAction(g, seat, step.card);
  else return yield* performComponentAction(g, seat, step.component);
  return true;
}

function mayAct(g: Ti4, { seat, actions }: Turn): boolean {
  return actions < fold('actionsPerTurn', 1, g, seat);
}

/** What the active player can do now: actions as long as some are left, then the turn ends. */
function steps(g: Ti4, turn: Turn): Option<Step>[] {
  const { seat } = turn;
  const found = mayAct(g, turn) ? actions(g, seat) : [];
  if (turn.actions > 0) found.push(decline<Step>('end-turn', 'end', 'ti4.end-turn'));
  else if (canPass(g, seat)) found.push(decline<Step>('pass', 'pass', 'ti4.pass'));
  return found;
}

/** Strategic, tactical and component actions (action-phase.1). */
function actions(g: Ti4, seat: Seat): Option<Step>[] {
  const found: Option<Step>[] = [];
  for (const { id, exhausted } of player(g, seat).strategyCards) {
    if (exhausted) continue;
    found.push(
      option<Step>(
        `strategic:${id}`,
        { card: id },
        'ti4.strategic-action',
        { card: the.strategyCard(id) },
        `card:strategy-card/${id}`,
      ),
    );
  }
  if (canActTactically(g, seat)) found.push(option<Step>('tactical', 'tactical', 'ti4.tactical-action'));
  for (const each of componentActions(g, seat)) found.push({ ...each, value: { component: each.value } });
  return found;
}

/** What the player might want to do and cannot, each with the rule. */
function barred(g: Ti4, turn: Turn): Blocked[] {
  const { seat } = turn;
  const { strategyCards, pools } = player(g, seat);
  const found = steps(g, turn).map(({ id }) => id);
  const isOver = !mayAct(g, turn); // one action has been performed
  const cards = strategyCards.map(({ id }) => ({
    id: `strategic:${id}`,
    target: `card:strategy-card/${id}`,
    label: words('ti4.strategic-action', { card: the.strategyCard(id) }),
    rule: 'strategic-action.2',
  }));
  const tactical = {
    id: 'tactical',
    label: words('ti4.tactical-action'),
    rule: pools.tactic === 0 ? 'command-tokens.4' : 'active-system.2',
  };
  const pass = {
    id: 'pass',
    label: words('ti4.pass'),
    rule: strategyCards.length > 1 ? 'action-phase.4a' : 'action-phase.4',
  };
  const acts = [...cards, tactical].map((each) => (isOver ? { ...each, rule: 'action-phase.1' } : each));
  const all: (Blocked & { readonly id: string })[] = turn.actions === 0 ? [...acts, pass] : acts;
  const components = isOver ? [] : blockedActions(g, seat);
  return [...all.filter(({ id }) => !found.includes(id)).map(({ id: _, ...blocked }) => blocked), ...components];
}

/** Only after the strategic action with every own strategy card (action-phase.4, action-phase.4a); then it is all that may be left (.2). */
function canPass(g: Ti4, seat: Seat): boolean {
  return player(g, seat).strategyCards.every(({ exhausted }) => exhausted);
}
