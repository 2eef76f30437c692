import { expect, test } from 'vitest';
import type { Question } from './answering.ts';
import { Asker, type Thread } from './asking.ts';
import type { Asked, Told } from './worker.ts';

/** A thread that answers when it is told to, and a clock that goes when it is told to. */
function stage() {
  const posted: Asked[] = [];
  const threads: Thread[] = [];
  const replies: string[] = [];
  let time = 0;
  let ended = 0;
  const asker = new Asker(
    () => {
      const thread: Thread = {
        postMessage: (asked: Asked) => posted.push(asked),
        terminate: () => ended++,
        onmessage: null,
        onerror: null,
      };
      threads.push(thread);
      return thread;
    },
    () => time,
  );
  return {
    posted,
    replies,
    ended: () => ended,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    ask: (game: string) =>
      asker.ask(question(game), {
        onReply: ({ answer }) => replies.push(`${game} ${answer}`),
        onProblem: (problem) => replies.push(`${game} ${problem}`),
      }),
    tell: (told: Told) => threads.at(-1)?.onmessage?.call(threads as never, { data: told } as MessageEvent),
  };
}

const question = (game: string): Question => ({ game, setup: null });

test('one question after the other goes to the thread', () => {
  const { posted, replies, ask, tell } = stage();
  ask('a');
  ask('b');
  expect(posted.map(({ question: { game } }) => game)).toEqual(['a']);
  tell({ id: 1, answer: null });
  expect(posted.map(({ question: { game } }) => game)).toEqual(['a', 'b']);
  tell({ id: 2, problem: 'is not known' });
  expect(replies).toEqual(['a null', 'b is not known']);
});

test('what nobody wants to know any more is never asked, and its answer is told to nobody', () => {
  const { posted, replies, ask, tell } = stage();
  const first = ask('a');
  const second = ask('b');
  ask('c');
  first();
  second();
  tell({ id: 1, answer: null });
  expect(posted.map(({ question: { game } }) => game)).toEqual(['a', 'c']);
  expect(replies).toEqual([]);
});

test('a long answer that nobody waits for holds up nobody', () => {
  const { posted, ended, wait, ask } = stage();
  const withdraw = ask('a');
  withdraw();
  wait(5000);
  ask('b');
  expect(ended()).toBe(1);
  expect(posted.map(({ question: { game } }) => game)).toEqual(['a', 'b']);
});
