/** Catalogue: space-combat. */
import { type Rules, within } from '@orrery/kernel';
import type { Combat, Ti4 } from '../state.ts';
import { choose, option, the, words } from '../words.ts';
import { antiFighterBarrage } from './anti-fighter-barrage.ts';
import { beginCombat, beginRound, endCombat, isOver } from './combat.ts';
import { combatRolls, takeHits } from './combat-rolls.ts';
import { endEffects } from './effects.ts';
import { rivalsWithShips, shipsIn } from './pieces.ts';
import { announceRetreats, retreat } from './retreat.ts';
import { settle } from './settle.ts';
import { tacticalOf } from './table.ts';
import { pauseForTrade } from './transactions.ts';
import { openWindow } from './window.ts';

/** The Space Combat step in the active system, if two players have ships there (space-combat.0, space-combat.1). */
export function* spaceCombat(g: Ti4): Rules {
  const { seat, system } = tacticalOf(g);
  const fought: number[] = [];
  while (shipsIn(g, seat, system) > 0) {
    const rivals = rivalsWithShips(g, seat, system).filter((each) => !fought.includes(each));
    if (rivals.length === 0) return;
    const defender = yield* choose(
      seat,
      words('ti4.choose-opponent'),
      rivals.map((each) => option(`opponent:${each}`, each, 'ti4.player', { seat: the.seat(each) }, `seat:${each}`)),
    );
    fought.push(defender);
    yield* within(g, 'combat', fight(g, beginCombat(g, seat, defender, system)));
  }
}

function* fight(g: Ti4, combat: Combat): Rules {
  do {
    beginRound(combat);
    yield* pauseForTrade(g, combat.attacker); // transactions.1a
    yield* round(g, combat);
    yield* endRound(g, combat);
  } while (!isOver(g, combat)); // space-combat.8
  yield* endCombat(g, combat);
  yield* settle(g); // space-combat.10a
}

/** In the last round the end of the combat too (space-combat.2b). */
export function* endRound(g: Ti4, combat: Combat): Rules {
  yield* openWindow(g, 'when space-combat-round-end', { combat });
  endEffects(g, 'combat-round');
}

/** One window, right before the barrage (space-combat.2, space-combat.2a). */
const start = ['before space-combat-start', 'when space-combat-start', 'when space-combat-round-start'] as const;

export function* startRound(g: Ti4, combat: Combat): Rules {
  const moments = combat.round === 1 ? start : 'when space-combat-round-start';
  yield* openWindow(g, moments, { combat }, () => isOver(g, combat));
}

function* round(g: Ti4, combat: Combat): Rules {
  yield* startRound(g, combat);
  if (isOver(g, combat)) return;
  if (combat.round === 1) yield* antiFighterBarrage(g, combat); // space-combat.3b
  if (isOver(g, combat)) return; // space-combat.3a
  combat.begun = true;
  yield* announceRetreats(g, combat);
  yield* combatRolls(g, combat);
  if (combat.ended) return;
  yield* takeHits(g, combat);
  if (isOver(g, combat)) return; // space-combat.7a, space-combat.9
  yield* retreat(g, combat);
}
