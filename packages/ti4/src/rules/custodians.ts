/** Catalogue: custodians-token, mecatol-rex.1. */
import type { Rules, Seat } from '@orrery/kernel';
import { type PlanetId, planet } from '../content/planets.ts';
import { fold } from '../content/registry.ts';
import { mecatol } from '../content/systems.ts';
import type { Ti4 } from '../state.ts';
import { decline, option, tell, the, words } from '../words.ts';
import { available, spend } from './spend.ts';
import { deliberate } from './transactions.ts';
import { gainPoints } from './victory.ts';
import { openWindow } from './window.ts';

/** The custodians token lies on the planet. */
export function isGuarded(g: Ti4, id: PlanetId): boolean {
  return g.custodians && planet(id).system === mecatol;
}

/** The player, who could land on the planet, may pay influence to remove the token; true if they must land there now. */
export function* removeCustodians(g: Ti4, seat: Seat, id: PlanetId): Rules<boolean> {
  if (!isGuarded(g, id) || !canPay(g, seat)) return false;
  const cost = costOf(g, seat);
  const removes = yield* deliberate(g, seat, words('ti4.remove-custodians?', { cost }), () => [
    ...(canPay(g, seat) ? [option('remove-custodians', true, 'ti4.remove-custodians', { cost }, `planet:${id}`)] : []),
    decline('leave-custodians', false, 'ti4.leave-custodians'),
  ]);
  if (!removes) return false;
  yield* openWindow(g, 'when custodians-removal', { seat });
  yield* spend(g, seat, 'influence', costOf(g, seat));
  g.custodians = false;
  tell(g, 'ti4.custodians-removed', { seat: the.seat(seat) });
  yield* openWindow(g, 'after custodians-removal', { seat });
  gainPoints(g, [seat], 1); // custodians-token.3
  return true;
}

/** What they trade away while they think it over counts no more. */
function canPay(g: Ti4, seat: Seat): boolean {
  return available(g, seat, 'influence') >= costOf(g, seat);
}

function costOf(g: Ti4, seat: Seat): number {
  return fold('custodiansCost', 6, g, seat);
}
