/** Catalogue: anti-fighter-barrage. */
import type { Rules, Seat } from '@orrery/kernel';
import { hitsOf } from '../figures.ts';
import type { Combat, Ti4 } from '../state.ts';
import { opponentIn, sidesOf } from './combat.ts';
import { chooseBatteries, rollBatteries } from './combat-rolls.ts';
import { emptyRoll } from './dice.ts';
import { assignHits } from './hits.ts';
import { batteriesIn } from './unit-abilities.ts';
import { openWindow } from './window.ts';

/** Both sides decide, both roll, then both lose fighters; excess hits have no effect. */
export function* antiFighterBarrage(g: Ti4, combat: Combat): Rules {
  const { system } = combat;
  for (const seat of sidesOf(combat)) {
    const batteries = batteriesIn(g, seat, 'anti-fighter-barrage', system);
    const used = yield* chooseBatteries(seat, 'anti-fighter-barrage', batteries);
    if (used.length === 0) continue;
    const roll = emptyRoll(seat, 'anti-fighter-barrage', system, opponentIn(combat, seat));
    combat.rolls.push(roll);
    rollBatteries(g, roll, used);
    yield* openWindow(g, 'when barrage-rolls-made', { seat, combat, roll, dice: roll.dice });
  }
  for (const roll of combat.rolls) {
    const seat = roll.against as Seat;
    const hits = { seat, by: roll.seat, cause: 'anti-fighter-barrage' as const, place: system };
    yield* assignHits(g, { ...hits, hits: hitsOf(roll), notToFighters: 0 }, [system], (type) => type === 'fighter');
  }
  combat.rolls = [];
}
