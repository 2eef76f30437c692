/** Catalogue: objective-cards, imperial.4. */
import { irreversible, type Rules, type Seat, shuffle, type Thing } from '@orrery/kernel';
import type { Payment, Standing } from '../content/predicates.ts';
import { type PublicObjectiveId, points, publicObjective, stage } from '../content/public-objectives.ts';
import { registry } from '../content/registry.ts';
import { type SecretObjectiveId, secretObjective } from '../content/secret-objectives.ts';
import { strategyCard } from '../content/strategy-cards.ts';
import type { Objective, Ti4 } from '../state.ts';
import { choose, option, tell, tellOnly, the, words } from '../words.ts';
import { isMet, isPayment, payFor, progress } from './predicates.ts';
import { mayScorePublic } from './public-scoring.ts';
import { settle } from './settle.ts';
import { clockwise, player } from './table.ts';
import { endByPoints, gainPoints } from './victory.ts';

/** The most secret objectives a player may have, scored and unscored together (objective-cards.21). */
const mostSecrets = 3;

function meets(g: Ti4, seat: Seat, predicate: Standing | Payment): boolean {
  return isMet(progress(g, seat, predicate));
}

/** What lies open for all: a public objective, or a secret one that was made public. */
export type OpenObjectiveId = PublicObjectiveId | SecretObjectiveId;

function isSecret(id: OpenObjectiveId): id is SecretObjectiveId {
  return Object.hasOwn(registry.secretObjectives, id);
}

export function objectiveThing(id: OpenObjectiveId): Thing<'public-objective' | 'secret-objective'> {
  return isSecret(id) ? the.secretObjective(id) : the.publicObjective(id);
}

/** Open objectives that the seat has not scored and that can be scored in the status phase, were they met. */
export function openObjectives(g: Ti4, seat: Seat): OpenObjectiveId[] {
  const found: OpenObjectiveId[] = [];
  for (const { id, revealed, scored } of g.objectives) if (revealed && !scored.includes(seat)) found.push(id);
  for (const { id, open, scored } of g.published) {
    if (open && !scored.includes(seat) && secretObjective(id).phase === 'status') found.push(id);
  }
  return found;
}

/** Everything that lies open to be scored in the status phase, whoever has scored it. */
export function objectivesOnTable(g: Ti4): OpenObjectiveId[] {
  const revealed = g.objectives.flatMap((each) => (each.revealed ? [each.id] : []));
  const published = g.published.filter(({ id, open }) => open && secretObjective(id).phase === 'status');
  return [...revealed, ...published.map(({ id }) => id)];
}

/** What is asked of those who score an open objective in the status phase. */
export function requirement(id: OpenObjectiveId): Standing | Payment {
  if (!isSecret(id)) return publicObjective(id).predicate;
  const figures = secretObjective(id);
  if (figures.phase === 'action') throw new Error(`${id} is scored in the action phase`);
  return figures.predicate;
}

export function pointsOf(id: OpenObjectiveId): number {
  return isSecret(id) ? secretObjective(id).points : points(id);
}

/** Open objectives that the player could score now. */
export function scorablePublic(g: Ti4, seat: Seat): OpenObjectiveId[] {
  if (!mayScorePublic(g, seat)) return [];
  return openObjectives(g, seat).filter((id) => meets(g, seat, requirement(id)));
}

/**
 * Points that the player could still have this round with what they have now: of public objectives one in the status phase and
 * those that their strategy cards let them score before.
 */
export function pointsToBeHad(g: Ti4, seat: Seat): number {
  const left = player(g, seat).strategyCards.flatMap(({ id, exhausted }) => {
    const { brings } = strategyCard(id);
    return exhausted || g.phase === 'status' || brings === undefined ? [] : [brings];
  });
  const scored = left.reduce((sum, { objectives }) => sum + objectives, 1);
  const best = scorablePublic(g, seat)
    .map(pointsOf)
    .toSorted((a, b) => b - a);
  const points = left.reduce((sum, brings) => sum + brings.points(g, seat), 0);
  return best.slice(0, scored).reduce((sum, each) => sum + each, points);
}

/** The rule that keeps the player from scoring an open objective. */
export function whyNotScored(g: Ti4, seat: Seat, id: OpenObjectiveId): string {
  if (!openObjectives(g, seat).includes(id)) return 'objective-cards.8';
  return mayScorePublic(g, seat) ? 'objective-cards.4' : 'objective-cards.16';
}

/** Pays what the objective costs and gains its points (objective-cards.10, objective-cards.12). */
export function* scorePublic(g: Ti4, seat: Seat, id: OpenObjectiveId): Rules {
  if (isSecret(id)) {
    yield* scoreSecret(g, seat, id);
    yield* settle(g);
    return;
  }
  const { predicate } = publicObjective(id);
  if (isPayment(predicate)) yield* payFor(g, seat, predicate);
  objective(g, id).scored.push(seat);
  tell(g, 'ti4.scores-public', { seat: the.seat(seat), objective: the.publicObjective(id) });
  gainPoints(g, [seat], points(id));
  yield* settle(g);
}

function objective(g: Ti4, id: PublicObjectiveId): Objective {
  const found = g.objectives.find((each) => each.id === id);
  if (found === undefined) throw new Error(`${id} is not an objective of this game`);
  return found;
}

/** Secret objectives in hand that the player could score in the status phase now. */
export function scorableSecrets(g: Ti4, seat: Seat): SecretObjectiveId[] {
  return player(g, seat).secrets.filter((id) => {
    const figures = secretObjective(id);
    return figures.phase === 'status' && meets(g, seat, figures.predicate);
  });
}

/** The card is laid face up and its points are gained (objective-cards.18); one that was made public lies there already. */
export function* scoreSecret(g: Ti4, seat: Seat, id: SecretObjectiveId): Rules {
  const figures = secretObjective(id);
  if (figures.phase === 'status' && isPayment(figures.predicate)) yield* payFor(g, seat, figures.predicate);
  const sheet = player(g, seat);
  const open = g.published.find((each) => each.id === id);
  if (open) open.scored.push(seat);
  else {
    sheet.secrets = sheet.secrets.filter((each) => each !== id);
    sheet.scoredSecrets.push(id);
  }
  g.combat?.scored.push(seat); // objective-cards.7
  const key = open ? 'ti4.scores-public' : 'ti4.scores-secret';
  tell(g, key, { seat: the.seat(seat), objective: the.secretObjective(id) });
  gainPoints(g, [seat], figures.points);
}

/** A secret objective that somebody has scored is open to all others; its scorer has room for another one. */
export function publishSecret(g: Ti4, id: SecretObjectiveId): void {
  for (const seat of clockwise(g, g.speaker)) {
    const sheet = player(g, seat);
    if (!sheet.scoredSecrets.includes(id)) continue;
    sheet.scoredSecrets = sheet.scoredSecrets.filter((each) => each !== id);
    g.published.push({ id, scored: [seat], open: true });
    tell(g, 'ti4.published', { objective: the.secretObjective(id) });
  }
}

/** Secret objectives that were made public stay on the table, but nobody can score them any more. */
export function closePublished(g: Ti4): void {
  for (const each of g.published) each.open = false;
}

/** Turns the next public objective face up; when none is left the game ends (objective-cards.14, objective-cards.15). */
export function revealObjective(g: Ti4): void {
  const next =
    g.objectives.find(({ id, revealed }) => !revealed && stage(id) === 1) ??
    g.objectives.find(({ revealed }) => !revealed);
  if (next === undefined) endByPoints(g);
  next.revealed = true;
  irreversible(g);
  tell(g, 'ti4.reveals', { objective: the.publicObjective(next.id) });
}

/** One more public objective of the stage, of those that were not dealt, is open to all; the rows stay as they are. */
export function layOpenObjective(g: Ti4, row: 1 | 2): void {
  const id = g.decks.publics.find((each) => stage(each) === row);
  if (id === undefined) return;
  g.decks.publics = g.decks.publics.filter((each) => each !== id);
  g.objectives.push({ id, revealed: true, scored: [] });
  irreversible(g);
  tell(g, 'ti4.reveals', { objective: the.publicObjective(id) });
}

/** Draws a secret objective and returns one if there are too many (objective-cards.21a). */
export function* drawSecret(g: Ti4, seat: Seat): Rules {
  const drawn = g.decks.secrets.shift();
  if (drawn === undefined) return;
  const sheet = player(g, seat);
  sheet.secrets.push(drawn);
  irreversible(g);
  tell(g, 'ti4.draws-secret', { seat: the.seat(seat) });
  tellOnly(g, seat, 'ti4.drew-secret', { objective: the.secretObjective(drawn) });
  if (sheet.secrets.length + sheet.scoredSecrets.length > mostSecrets) yield* returnSecret(g, seat);
}

function* returnSecret(g: Ti4, seat: Seat): Rules {
  const sheet = player(g, seat);
  const id = yield* choose(
    seat,
    words('ti4.return-secret'),
    () =>
      player(g, seat).secrets.map((each) =>
        option(
          `return:${each}`,
          each,
          'ti4.objective',
          { objective: the.secretObjective(each) },
          `card:secret-objective/${each}`,
        ),
      ),
    { always: true },
  );
  sheet.secrets = sheet.secrets.filter((each) => each !== id);
  g.decks.secrets.push(id);
  shuffle(g, g.decks.secrets);
  tell(g, 'ti4.returns-secret', { seat: the.seat(seat) });
}
