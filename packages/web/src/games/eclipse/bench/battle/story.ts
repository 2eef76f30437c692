/** What happened in the battles of a round, kept as long as one may want to look at it. */
import type { WireEvent } from '@orrery/server/protocol';
import { seatIn } from '@orrery/voice';

export interface Told {
  readonly steps: readonly WireEvent[];
  /** Its round is over: what comes next begins a new story. */
  readonly isOver: boolean;
}

export const nothingTold: Told = { steps: [], isOver: false };

const names = [
  'battle',
  'engagement-round',
  'rolls',
  'hits',
  'destroyed',
  'starts-retreat',
  'retreats',
  'stalemate',
  'destroys-population',
  'cube-destroyed',
] as const;
export type Step = (typeof names)[number];

const turns: readonly string[] = ['eclipse.acts', 'eclipse.reacts', 'eclipse.passes'];

/** So many steps are remembered. */
const MOST = 60;

export function stepOf({ key }: WireEvent): Step | null {
  return names.find((name) => key === `eclipse.${name}`) ?? null;
}

/**
 * The story goes on with new events; an undo takes back what it makes void. That of a past round stays until the next battle,
 * or until the reader acts.
 */
export function continued({ steps, isOver }: Told, events: readonly WireEvent[], seat: number | null): Told {
  const [first] = events;
  if (!first) return { steps, isOver };
  let told = steps.filter(({ seq }) => seq < first.seq);
  let over = isOver;
  for (const event of events) {
    const isTurn = turns.includes(event.key) && seatIn(event.args?.seat) === seat;
    const step = stepOf(event);
    if (over && (isTurn || step)) [told, over] = [[], false];
    if (step) told.push(event);
    else if (event.key === 'eclipse.round') over = true;
  }
  return { steps: told.slice(-MOST), isOver: over };
}
