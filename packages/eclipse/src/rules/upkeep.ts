/** Catalogue: upkeep, elimination.1. */
import type { Rules, Seat } from '@orrery/kernel';
import { afterUpkeep } from '../figures.ts';
import type { Eclipse } from '../state.ts';
import { choose, decline, tell, the, words } from '../words.ts';
import { avertBankruptcy } from './bankruptcy.ts';
import { blockedSquares, settle, settlements } from './colony-ships.ts';
import { eliminate } from './elimination.ts';
import { clockwise, player } from './table.ts';
import { gain, productionOf, upkeepOf } from './tracks.ts';

export function* upkeepPhase(g: Eclipse): Rules<string | null> {
  g.phase = 'upkeep';
  for (const seat of clockwise(g, g.startPlayer)) {
    yield* useColonyShips(g, seat);
    if (yield* avertBankruptcy(g, seat)) produce(g, seat);
    else yield* eliminate(g, seat);
  }
  return 'cleanup';
}

/** Only where no opponents are (upkeep.2). */
function* useColonyShips(g: Eclipse, seat: Seat): Rules {
  for (;;) {
    const wanted = yield* choose(
      seat,
      words('eclipse.last-colony-ships'),
      [decline('done', null, 'eclipse.settle-no-more'), ...settlements(g, seat, { peaceful: true })],
      { blocked: () => blockedSquares(g, seat, { peaceful: true }) },
    );
    if (wanted === null) return;
    settle(g, seat, wanted);
  }
}

/** Money first, then the other resources (upkeep.3, upkeep.4). */
function produce(g: Eclipse, seat: Seat): void {
  const upkeep = upkeepOf(g, seat);
  const money = productionOf(g, seat, 'money');
  const materials = productionOf(g, seat, 'materials');
  const science = productionOf(g, seat, 'science');
  const sheet = player(g, seat).resources;
  sheet.money = afterUpkeep(sheet.money, money, upkeep);
  gain(g, seat, 'materials', materials);
  gain(g, seat, 'science', science);
  tell(g, 'eclipse.produces', { seat: the.seat(seat), upkeep, money, materials, science });
}
