/** What a player would do in somebody's place, as far as what that seat sees tells. */
import {
  type Advice,
  fingerprint,
  Keystream,
  type Learning,
  type Match,
  type Plan,
  type PlannedStep,
  type Player,
  type Reasons,
  reasonFor,
  type Seat,
  type Seed,
  seated,
  seedFrom,
} from '@orrery/kernel';

export interface Adviser<S extends object = object> {
  readonly player: Player<S>;
  /** Questions before which an action is over. */
  readonly pauses: ReadonlySet<string>;
  readonly learning: Learning;
  readonly reasons: Reasons;
}

/** A plan that is not over after so many steps is told so far. */
const STEPS = 30;

/**
 * Advice on the seat's decision; null when it has none. Chance comes from what the seat sees, so the same position gives
 * the same advice, and nothing that is hidden from the seat changes it.
 */
export function advise<S extends object, C>(match: Match<S, C>, seat: Seat, adviser: Adviser<S>): Advice | null {
  const decision = match.pending(seat);
  if (decision === null) return null;
  const { at, prompt, options } = decision;
  const ids = options.map(({ id }) => id);
  const seed = seedFrom(`advice ${seat} ${fingerprint([match.view(seat), at, prompt, ids])}`);
  const plan = planFor(match, seat, seed, adviser);
  const { steps, isOpen } = plan;
  const reason = reasonFor(match.game.id, adviser.learning, adviser.reasons, plan);
  return { at, steps, isOpen, reason, options: options.length };
}

function planFor<S extends object, C>(match: Match<S, C>, seat: Seat, seed: Seed, adviser: Adviser<S>): Plan {
  const { steps, isOpen } = stepsFor(match, seat, seed, adviser);
  return {
    seat,
    steps,
    isOpen,
    before: match.view(seat),
    after(count) {
      const imagined = match.sample(seat, seed);
      for (const { id } of steps.slice(0, count)) imagined.answer(seat, id);
      return imagined.view(seat);
    },
  };
}

/** Goes on in an imagined position until the action is over, or something is not for the seat to decide. */
function stepsFor<S extends object, C>(
  match: Match<S, C>,
  seat: Seat,
  seed: Seed,
  { player, pauses }: Adviser<S>,
): Pick<Plan, 'steps' | 'isOpen'> {
  const random = new Keystream(seed);
  const imagined = match.sample(seat, seed);
  const steps: PlannedStep[] = [];
  while (steps.length < STEPS) {
    const place = seated(steps.length === 0 ? match : imagined, seat, random);
    if (place === null || (steps.length > 0 && pauses.has(place.decision.prompt.key))) break;
    const { prompt, options } = place.decision;
    const chosen = player.choose(place, random);
    const option = options.find(({ id }) => id === chosen) ?? options[0];
    if (option === undefined) break;
    const { id, label, target } = option;
    steps.push({ prompt, id, label, ...(target !== undefined && { target }) });
    imagined.answer(seat, id);
    if (!imagined.canUndo(seat)) return { steps, isOpen: true };
  }
  return { steps, isOpen: false };
}
