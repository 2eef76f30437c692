import { useEffect, useRef, useState } from 'react';
import type { Question, Reply, Understood } from './answering.ts';
import { asker } from './asking.ts';
import type { Form, Part } from './calculator.ts';

/** Milliseconds after which it is said that something is being worked out. */
const SLOW = 100;

export interface OddsState {
  /** The last one, until the next has come. */
  readonly reply: Reply | null;
  readonly understood: Understood | null;
  /** What could not be worked out, in the words of the package. */
  readonly problem: string | null;
  readonly isSlow: boolean;
}

const none: OddsState = { reply: null, understood: null, problem: null, isSlow: false };

/** The form, with those parts of the last one in it that are the same: who draws them need not do so again. */
export function sameParts(before: Form | null, now: Form | null): Form | null {
  if (!before || !now) return now;
  const kept = (part: Part) => (isSame(before[part], now[part]) ? before[part] : now[part]);
  return { attacker: kept('attacker'), defender: kept('defender'), common: kept('common') };
}

/** Of what a worker tells: plain data. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [mine, theirs] = [Object.keys(one), Object.keys(other)];
  return (
    mine.length === theirs.length &&
    mine.every((key) => isSame(one[key as keyof typeof one], other[key as keyof typeof other]))
  );
}

/** The odds of a question, which must stay the same object as long as the same is asked; null for none. */
export function useOdds(question: Question | null): OddsState {
  const [state, setState] = useState<OddsState>(none);
  const form = useRef<Form | null>(null);
  useEffect(() => {
    if (!question) {
      setState(none);
      return;
    }
    const kept = <U extends Understood>(understood: U): U => {
      form.current = sameParts(form.current, understood.form);
      return { ...understood, form: form.current };
    };
    const slow = setTimeout(() => setState((before) => ({ ...before, isSlow: true })), SLOW);
    const withdraw = asker.ask(question, {
      onUnderstood: (told) => {
        const understood = kept(told);
        setState((before) => ({ ...before, understood }));
      },
      onReply: (told) => {
        clearTimeout(slow);
        const reply = kept(told);
        setState({ reply, understood: reply, problem: null, isSlow: false });
      },
      onProblem: (problem) => {
        clearTimeout(slow);
        setState((before) => ({ ...before, reply: null, problem, isSlow: false }));
      },
    });
    return () => {
      clearTimeout(slow);
      withdraw();
    };
  }, [question]);
  return state;
}
