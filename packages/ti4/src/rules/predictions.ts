/** Catalogue: agenda-phase.22. Predictions of an outcome, and what they bring. */
import type { Rules, Seat } from '@orrery/kernel';
import type { Announced } from '../content/hooks.ts';
import { type BearerKey, payPrediction } from '../content/registry.ts';
import type { Agenda, Ti4 } from '../state.ts';
import { choose, option, tell, the, words } from '../words.ts';
import { announceOne } from './announce.ts';
import { endPrediction } from './hands.ts';
import { currentAgenda, outcomeOptions, outcomeWords } from './outcomes.ts';
import { settle } from './settle.ts';
import { clockwise } from './table.ts';

/** The player names the outcome that they expect (agenda-phase.22). */
export function* announcePrediction(g: Ti4, seat: Seat): Rules<Announced<string>> {
  const { id, outcomes } = currentAgenda(g);
  return yield* announceOne(
    seat,
    words('ti4.predict', { agenda: the.agenda(id) }),
    outcomeOptions('predict', id, outcomes),
  );
}

/** `source` is the key of what pays if it comes true. */
export function predict(g: Ti4, seat: Seat, source: BearerKey, outcome: string): void {
  const { id, predictions } = currentAgenda(g);
  predictions.push({ seat, source, outcome });
  tell(g, 'ti4.predicts', { seat: the.seat(seat), what: source, outcome: outcomeWords(id, outcome) });
}

/**
 * True predictions pay after the outcome was resolved (agenda-phase.22b): one each in the order from the speaker, as they sit when
 * it begins, until all are paid. Whoever has several chooses the next.
 */
export function* payPredictions(g: Ti4, outcome: string): Rules {
  const { predictions } = currentAgenda(g);
  const order = clockwise(g, g.speaker);
  for (const each of [...predictions]) {
    if (each.outcome !== outcome || !order.includes(each.seat)) endPrediction(g, each);
  }
  while (predictions.length > 0) {
    for (const seat of order) {
      const own = predictions.filter((each) => each.seat === seat);
      if (own.length > 0) yield* payOne(g, seat, own);
    }
  }
}

function* payOne(g: Ti4, seat: Seat, predictions: Agenda['predictions']): Rules {
  const prediction = yield* choose(
    seat,
    words('ti4.pay-prediction'),
    predictions.map((each) =>
      option(`pay:${each.source}`, each, 'ti4.prediction', { what: each.source }, `card:${each.source}`),
    ),
  );
  tell(g, 'ti4.prediction-true', { seat: the.seat(seat), what: prediction.source });
  yield* payPrediction(g, prediction.source, seat, prediction.outcome);
  yield* settle(g);
  endPrediction(g, prediction);
}
