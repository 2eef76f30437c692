/** Catalogue: status-phase, exhausted.2, readied.5, readied.6a, action-cards.1, speaker.4, game-round.1. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import { fold } from '../content/registry.ts';
import { secretObjective } from '../content/secret-objectives.ts';
import type { Ti4 } from '../state.ts';
import { choose, chooseEach, decline, tell, words } from '../words.ts';
import { drawActionCards } from './action-cards.ts';
import { endEffects } from './effects.ts';
import { placesIn, systemsOf } from './galaxy.ts';
import {
  type OpenObjectiveId,
  objectivesOnTable,
  objectiveThing,
  revealObjective,
  scorablePublic,
  scorableSecrets,
  scorePublic,
  scoreSecret,
  whyNotScored,
} from './objectives.ts';
import { groupsIn } from './pieces.ts';
import { settle } from './settle.ts';
import { at, initiativeOrder, player } from './table.ts';
import { layTokens, liftToken, redistribution } from './tokens.ts';
import { openWindow } from './window.ts';

/** The eight steps in order. */
export function* statusPhase(g: Ti4): Rules<string | null> {
  g.phase = 'status';
  yield* openWindow(g, 'when status-phase-start', {});
  for (const seat of initiativeOrder(g)) yield* scoreObjectives(g, seat);
  revealObjective(g);
  for (const seat of initiativeOrder(g)) yield* drawActionCards(g, seat, fold('statusCards', 1, g, seat));
  removeTokens(g);
  yield* gainTokens(g);
  readyCards(g);
  repairUnits(g);
  yield* returnStrategyCards(g);
  yield* openWindow(g, 'when status-phase-end', {});
  endEffects(g, 'phase');
  endEffects(g, 'round');
  return g.custodians ? 'strategy' : 'agenda';
}

/** At most one public and one secret objective each (status-phase.1, objective-cards.6). */
function* scoreObjectives(g: Ti4, seat: Seat): Rules {
  yield* openWindow(g, 'when status-score-objectives', { seat });
  yield* offerPublicObjectives(g, seat);
  if (player(g, seat).secrets.length === 0) return;
  // Everybody with a secret objective is asked, so that nobody learns who could have scored.
  const options = () => [...scorableSecrets(g, seat).map(scoring), noScore];
  const settings = { always: true, blocked: () => unmetSecrets(g, seat) };
  const secret = yield* choose(seat, words('ti4.score-secret'), options, settings);
  if (secret !== null) yield* scoreSecret(g, seat, secret);
}

/** The player may score one public objective whose requirements they meet. */
export function* offerPublicObjectives(g: Ti4, seat: Seat): Rules {
  const options = [...scorablePublic(g, seat).map(scoring), noScore];
  const objective = yield* choose(seat, words('ti4.score-public'), options, { blocked: () => unmet(g, seat) });
  if (objective !== null) yield* scorePublic(g, seat, objective);
}

function unmet(g: Ti4, seat: Seat): Blocked[] {
  const possible = scorablePublic(g, seat);
  return objectivesOnTable(g)
    .filter((id) => !possible.includes(id))
    .map((id) => ({ ...scoringWords(id), rule: whyNotScored(g, seat, id) }));
}

function unmetSecrets(g: Ti4, seat: Seat): Blocked[] {
  const possible = scorableSecrets(g, seat);
  return player(g, seat)
    .secrets.filter((id) => !possible.includes(id))
    .map((id) => ({
      ...scoringWords(id),
      rule: secretObjective(id).phase === 'action' ? 'objective-cards.3' : 'objective-cards.4',
    }));
}

function scoringWords(id: OpenObjectiveId) {
  const objective = objectiveThing(id);
  return { target: `card:${objective}`, label: words('ti4.score', { objective }) } as const;
}

const noScore = decline('none', null, 'ti4.score-none');

function scoring<Id extends OpenObjectiveId>(id: Id): Option<Id | null> {
  return { id: `score:${id}`, value: id, ...scoringWords(id) };
}

function removeTokens(g: Ti4): void {
  for (const id of systemsOf(g)) for (const seat of at(g, id).tokens) liftToken(g, seat, id);
}

/** Everybody gains tokens and lays all of theirs anew at the same time (status-phase.5b). */
function* gainTokens(g: Ti4): Rules {
  const seats = initiativeOrder(g);
  for (const seat of seats) yield* openWindow(g, 'when status-command-tokens-gained', { seat });
  const splits = yield* chooseEach(seats.map((seat) => redistribution(g, seat, fold('statusTokens', 2, g, seat))));
  for (const [i, split] of splits.entries()) layTokens(g, seats[i] as Seat, split);
  yield* settle(g); // status-phase.5a
}

function readyCards(g: Ti4): void {
  for (const planet of Object.values(g.planets)) planet.exhausted = false;
  for (const law of g.laws) law.exhausted = false;
  for (const sheet of g.players) {
    sheet.exhausted = [];
    for (const card of sheet.strategyCards) card.exhausted = false;
  }
  tell(g, 'ti4.cards-readied');
}

function repairUnits(g: Ti4): void {
  for (const id of systemsOf(g)) {
    for (const place of placesIn(id)) for (const group of groupsIn(g, place)) group.damaged = 0;
  }
}

/** Cards go back to the common play area, unless an ability lets their player keep them. */
function* returnStrategyCards(g: Ti4): Rules {
  const keeping: Seat[] = [];
  for (const seat of initiativeOrder(g)) {
    const returning = { seat, kept: false };
    yield* openWindow(g, 'when strategy-cards-returned', returning);
    if (returning.kept) keeping.push(seat);
  }
  for (const [seat, sheet] of g.players.entries()) {
    if (keeping.includes(seat)) continue;
    for (const { id } of sheet.strategyCards) g.strategyCards[id] = 0;
    sheet.strategyCards = [];
  }
}
