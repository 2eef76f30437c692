/** What is asked of the odds, and how a game's calculator answers. It needs no worker, but takes too long for the page's own thread. */
import type { GameJson } from '@orrery/server/protocol';
import { type Answer, type Calculator, type Form, type Setup, sides, type Where } from './calculator.ts';

export type Question = { readonly game: string } & (
  | {
      /** Null: what the page begins with. */
      readonly setup: Setup | null;
    }
  | { readonly view: GameJson; readonly where: Where }
);

/** First what was understood, then the answer, which may take its time. */
export interface Understood {
  readonly setup: Setup | null;
  /** Only for who puts a battle together. */
  readonly form: Form | null;
}

export interface Reply extends Understood {
  /** Null without a battle. */
  readonly answer: Answer | null;
}

/** A question as it was understood, with the battle that it is about. */
export interface Meant {
  readonly understood: Understood;
  readonly battle: unknown;
}

export function understand(calculator: Calculator, question: Question): Meant {
  if ('view' in question) {
    const battle = calculator.fromView(question.view, question.where);
    return { understood: { setup: battle === null ? null : calculator.setupOf(battle), form: null }, battle };
  }
  const setup = question.setup ?? calculator.start;
  return { understood: { setup, form: calculator.formOf(setup) }, battle: calculator.battleIn(setup) };
}

/** Long lists of what may come are of use to nobody, and slow to send. */
const MOST = 40;

export function answerFor(calculator: Calculator, { understood: { setup, form }, battle }: Meant): Answer | null {
  if (!setup || sides.some((side) => isEmpty(setup, side))) return null;
  const answer = calculator.answerTo(battle, form === null);
  return { ...answer, outcomes: answer.outcomes.map((each) => ({ ...each, rows: each.rows.slice(0, MOST) })) };
}

/** Nothing is there that could fight. */
function isEmpty(setup: Setup, side: (typeof sides)[number]): boolean {
  return !Object.values(setup[side]).some((value) => typeof value === 'number' && value > 0);
}
