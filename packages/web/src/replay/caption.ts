/** What a step of a replay is told by. */
import type { WireMessage } from '@orrery/server/protocol';
import type { StoryTurn } from '../games/story.ts';
import type { Moment } from './moments.ts';

export interface StepCaption {
  /** The turn in which something happened; null when there is only an answer. */
  readonly turn: StoryTurn | null;
  /** Who answered, when nothing else is told. */
  readonly seat: number | null;
  readonly lines: readonly WireMessage[];
}

const LINES = 4;

/** The lines of the story that the step added to; else the answer that was given. Null at the beginning. */
export function captionOf(
  turns: readonly StoryTurn[],
  { news, answer }: Pick<Moment, 'news' | 'answer'>,
): StepCaption | null {
  const isNew = (seq: number) => news.some((event) => event.seq === seq);
  const turn = turns.findLast(({ lines }) => lines.some(({ events }) => events.some(({ seq }) => isNew(seq))));
  if (turn) {
    const lines = turn.lines.filter(({ events }) => events.some(({ seq }) => isNew(seq)));
    return { turn, seat: null, lines: lines.slice(-LINES).map(({ message }) => message) };
  }
  return answer && { turn: null, seat: answer.seat, lines: [answer.label] };
}
