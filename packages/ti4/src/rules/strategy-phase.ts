/** Catalogue: strategy-phase, strategy-cards, game-round.0a, speaker.1, elimination.9. */
import type { Rules, Seat } from '@orrery/kernel';
import { agenda } from '../content/agendas.ts';
import { type StrategyCardId, strategyCardIds } from '../content/strategy-cards.ts';
import type { Ti4 } from '../state.ts';
import { choose, option, tell, the, words } from '../words.ts';
import { endEffects } from './effects.ts';
import { settle } from './settle.ts';
import { gainTradeGoods } from './spend.ts';
import { clockwise, player } from './table.ts';
import { openWindow } from './window.ts';

/** A new round begins: everybody chooses strategy cards. */
export function* strategyPhase(g: Ti4): Rules<string | null> {
  g.round++;
  g.phase = 'strategy';
  tell(g, 'ti4.round', { round: g.round });
  yield* resolveDelayed(g);
  yield* openWindow(g, 'when strategy-phase-start', {});
  yield* chooseCards(g);
  for (const card of cardsLeft(g)) g.strategyCards[card] = (g.strategyCards[card] ?? 0) + 1; // strategy-phase.2
  yield* openWindow(g, 'when strategy-phase-end', {});
  endEffects(g, 'phase');
  return 'turn';
}

/** What agendas of the last round have put off until now. */
function* resolveDelayed(g: Ti4): Rules {
  const { delayed } = g;
  g.delayed = [];
  for (const { agenda: id, outcome, seats } of delayed) {
    const resolve = agenda(id).delayed;
    const left = clockwise(g, g.speaker).filter((seat) => seats.includes(seat));
    if (resolve) yield* resolve(g, outcome, left);
    yield* settle(g);
  }
}

/** Cards in the common play area. */
function cardsLeft(g: Ti4): StrategyCardId[] {
  return strategyCardIds.filter((id) => g.strategyCards[id] !== undefined);
}

/** One card each from the speaker on; a second one in a game that began with three or four players. */
function* chooseCards(g: Ti4): Rules {
  const choosing = clockwise(g, g.speaker).filter((seat) => player(g, seat).strategyCards.length === 0);
  const cardsEach = g.players.length <= 4 ? 2 : 1; // strategy-phase.1c, elimination.9
  for (let pick = 0; pick < cardsEach; pick++) {
    for (const seat of choosing) yield* chooseCard(g, seat);
  }
}

function* chooseCard(g: Ti4, seat: Seat): Rules {
  const refused: StrategyCardId[] = [];
  for (;;) {
    const open = cardsLeft(g).filter((id) => !refused.includes(id));
    const card = yield* choose(
      seat,
      words('ti4.choose-strategy-card'),
      open.map((id) =>
        option(
          `strategy:${id}`,
          id,
          'ti4.strategy-card',
          { card: the.strategyCard(id), goods: g.strategyCards[id] ?? 0 },
          `card:strategy-card/${id}`,
        ),
      ),
      { turn: true },
    );
    const choice = { seat, card, refused: false };
    yield* openWindow(g, 'when strategy-card-chosen', choice);
    if (choice.refused && open.length > 1) refused.push(card);
    else {
      yield* takeCard(g, seat, card);
      return;
    }
  }
}

function* takeCard(g: Ti4, seat: Seat, card: StrategyCardId): Rules {
  const { [card]: goods = 0, ...left } = g.strategyCards;
  g.strategyCards = left;
  player(g, seat).strategyCards.push({ id: card, exhausted: false });
  tell(g, 'ti4.takes-strategy-card', { seat: the.seat(seat), card: the.strategyCard(card) });
  yield* gainTradeGoods(g, seat, goods); // strategy-phase.1a
}
