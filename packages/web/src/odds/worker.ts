/** The thread that works out odds. The rules of a game come here with its first question. */
import { answerFor, type Question, type Understood, understand } from './answering.ts';
import type { Answer, Calculator } from './calculator.ts';

const calculators = import.meta.glob<{ readonly calculator: Calculator }>('../games/*/odds/calculator.ts');

export interface Asked {
  readonly id: number;
  readonly question: Question;
}

export type Told = { readonly id: number } & (
  | { readonly understood: Understood }
  | { readonly answer: Answer | null }
  | { readonly problem: string }
);

addEventListener('message', async ({ data: { id, question } }: MessageEvent<Asked>) => {
  const tell = (told: Told) => postMessage(told);
  try {
    const load = calculators[`../games/${question.game}/odds/calculator.ts`];
    if (!load) throw new Error(question.game);
    const { calculator } = await load();
    const meant = understand(calculator, question);
    tell({ id, understood: meant.understood });
    tell({ id, answer: answerFor(calculator, meant) });
  } catch (error) {
    tell({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
