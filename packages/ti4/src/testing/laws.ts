/** Laws in tests. */
import type { AgendaId } from '../content/agendas.ts';
import type { FactionId } from '../content/factions.ts';
import type { StrategyCardId } from '../content/strategy-cards.ts';
import { strategicAction } from '../rules/strategic-action.ts';
import { type Position, position, type Table } from './position.ts';

export const lawIds = (table: Table) => table.state.laws.map(({ id }) => id);
export const pointsOf = (table: Table) => [0, 1, 2].map((seat) => table.player(seat).points);

/** A law that the seat owns. */
export const owns = (made: Position, law: AgendaId, seat: number) => made.law(law, `player-${seat}`, seat);

/** Seat 0 resolves a strategy card; nobody else has tokens to follow. */
export function playing(made: Position, card: StrategyCardId): Table {
  return made
    .strategyCards([card])
    .pools(1, { strategy: 0 })
    .pools(2, { strategy: 0 })
    .turnOf(0)
    .play((g) => strategicAction(g, 0, card));
}

/** It is the turn of seat 0; all strategy cards are used up. */
export function turn(factions?: readonly FactionId[]): Position {
  const made = factions ? position({ factions }) : position();
  return made.strategyCards(['leadership'], ['trade'], ['warfare']).with(({ players }) => {
    for (const { strategyCards } of players) for (const card of strategyCards) card.exhausted = true;
  });
}
