/** The answers that a bench sends in a row. A question with one answer is never asked, so it is left out. */

import type { ArcsView } from '@orrery/arcs';
import { allowedDice, canSeize, type Dice, dieKinds } from '@orrery/arcs/figures';

type Limits = Parameters<typeof allowedDice>[0];

/** How many dice of each kind, as far as that is asked; `asked` is the kind whose question is open now. */
export function diceAnswers(limits: Limits, dice: Dice, asked: keyof Dice): string[] {
  let open = allowedDice(limits);
  const answers: string[] = [];
  for (const kind of dieKinds) {
    const counts = new Set(open.map((each) => each[kind]));
    const isBefore = dieKinds.indexOf(kind) < dieKinds.indexOf(asked);
    if (!isBefore && counts.size > 1) answers.push(`${kind}:${dice[kind]}`);
    open = open.filter((each) => each[kind] === dice[kind]);
  }
  return answers;
}

/** Whether who plays this card is asked to seize the initiative: there must be another card, and a surpassing 7 seizes by itself. */
export function isAskedToSeize(view: ArcsView, seat: number, mode: string, number: number): boolean {
  const others = (view.players[seat]?.handSize ?? 0) - 1;
  return mode !== 'lead' && others > 0 && canSeize(view, seat) && !(mode === 'surpass' && number === 7);
}

/** A piece that takes a hit. */
export type Struck = 'fresh' | 'damaged' | Standing;

/** A building by the id of its option, and as the board names it. */
export interface Standing {
  readonly id: string;
  readonly target?: string;
  readonly damaged: boolean;
}

/** What can be hit. */
export interface Targets {
  readonly fresh: number;
  readonly damaged: number;
  readonly buildings: readonly Standing[];
}

export interface Proposal {
  /** In the order in which they fall. */
  readonly struck: readonly Struck[];
  /** What has to be answered for that. */
  readonly answers: readonly string[];
}

/**
 * Where hits fall if nobody says otherwise: on a rival's damaged pieces first, which destroys them; on one's own fresh ones,
 * which only damages them. Buildings are hit when no ship is left.
 */
export function proposeHits({ fresh, damaged, buildings }: Targets, hits: number, isMine: boolean): Proposal {
  const struck: Struck[] = [];
  const answers: string[] = [];
  const ships = { fresh, damaged };
  let standing = [...buildings];
  for (let i = 0; i < hits; i++) {
    if (ships.fresh + ships.damaged > 0) {
      const isChoice = ships.fresh > 0 && ships.damaged > 0;
      const wanted = isChoice ? (isMine ? 'fresh' : 'damaged') : ships.fresh > 0 ? 'fresh' : 'damaged';
      if (isChoice) answers.push(`hit:${wanted}`);
      struck.push(wanted);
      ships[wanted]--;
      if (wanted === 'fresh') ships.damaged++;
      continue;
    }
    const [best] = standing.toSorted((a, b) => Number(b.damaged) - Number(a.damaged));
    if (!best) break;
    if (standing.length > 1) answers.push(best.id);
    struck.push(best);
    standing = best.damaged
      ? standing.filter((each) => each !== best)
      : standing.map((each) => (each === best ? { ...each, damaged: true } : each));
  }
  return { struck, answers };
}
