/** A game of Arcs in which I can attack at once, and the dice that fall then are known. */
import { Match, type Seed, seedFrom } from '@orrery/kernel';
import { arcs } from '../../arcs/src/index.ts';
import { againstBots } from './playing.ts';

export interface Ambush {
  readonly seed: Seed;
  /** My answers until the dice fall. */
  readonly answers: readonly string[];
}

/** I begin, move beside a rival and attack with dice that are all blank, so that nothing follows from them. */
export function ambushWithBlanks(): Ambush {
  for (let number = 0; number < 5_000; number++) {
    const seed = seedFrom(`ambush ${number}`);
    const answers = attack(Match.start(arcs, arcs.configure(againstBots(2).options), seed));
    if (answers !== null) return { seed, answers };
  }
  throw new Error('there is no such ambush');
}

/** A game of two in which I lead as soon as the other has kept their hand, or not. */
export function leading(): Seed {
  for (let number = 0; number < 1_000; number++) {
    const seed = seedFrom(`leading ${number}`);
    const match = Match.start(arcs, arcs.configure({ players: 2 }), seed);
    if (match.pending(0) !== null) continue;
    match.answer(1, 'keep');
    if (match.pending(0)?.prompt.key === 'arcs.lead') return seed;
  }
  throw new Error('there is no such game');
}

type ArcsMatch = ReturnType<typeof Match.start<ReturnType<typeof arcs.initial>, Parameters<typeof arcs.initial>[0]>>;

/** What each answer begins with, in order. */
const plan = ['lead:aggression-', 'no-declare', 'move', 'from:', 'to:', 'ships:', 'battle', 'battle:', 'skirmish:'];

function attack(match: ArcsMatch, step = 0, given: readonly string[] = []): readonly string[] | null {
  const beginning = plan[step];
  if (beginning === undefined) return areBlank(match) ? given : null;
  const options = match.waitingFor()[0] === 0 ? (match.pending(0)?.options ?? []) : [];
  const fitting = options.filter(({ id }) => id.startsWith(beginning) && id !== 'skirmish:0');
  if (fitting.length === 0 && step > 1) return step < plan.length - 1 ? attack(match, step + 1, given) : null;
  for (const { id } of fitting) {
    const next = match.clone();
    next.answer(0, id);
    const found = attack(next, step + 1, [...given, id]);
    if (found !== null) return found;
  }
  return null;
}

/** Whether the last thing told is a roll of skirmish dice without a hit. */
function areBlank(match: ArcsMatch): boolean {
  const told = match.events(0, 0);
  const rolled = told.findLast(({ key }) => key === 'arcs.rolled');
  const faces = (rolled?.args?.faces ?? []) as unknown as readonly string[];
  return faces.length > 0 && told.at(-1) === rolled && match.pending(0)?.prompt.key === 'arcs.turn';
}
