/** Those who pass one after the other pass together, in one line of the story. */
import type { StoryLine, StoryTurn } from './story.ts';

/** `passing`: the events of a turn that is nothing but a pass; the first of them says it. */
export function passesTogether(passing: readonly string[]): (turns: readonly StoryTurn[]) => StoryTurn[] {
  const isPassing = ({ lines }: StoryTurn) =>
    lines.every(({ events }) => events.every(({ key }) => passing.includes(key)));
  const said = (line: StoryLine): StoryLine => {
    const { events, message } = line;
    return { ...line, message: events.find(({ key }) => key === passing[0]) ?? events[0] ?? message };
  };
  return (turns) => {
    const rows: StoryTurn[][] = [];
    for (const turn of turns) {
      const before = rows.at(-1);
      if (before?.[0] && isPassing(before[0]) && isPassing(turn)) before.push(turn);
      else rows.push([turn]);
    }
    return rows.map((row) => together(row, said));
  };
}

/** By the last of those who passed; the same turns are told once. */
const passed = new WeakMap<StoryTurn, { readonly count: number; readonly turn: StoryTurn }>();

function together(turns: readonly StoryTurn[], said: (line: StoryLine) => StoryLine): StoryTurn {
  const [first, last] = [turns[0], turns.at(-1)] as [StoryTurn, StoryTurn];
  if (turns.length === 1) return first;
  const known = passed.get(last);
  if (known?.count === turns.length) return known.turn;
  const seats = turns.flatMap(({ seat }) => seat ?? []);
  const turn: StoryTurn = {
    ...first,
    seat: null,
    seats,
    title: { key: 'story.passes', args: { count: seats.length } },
    lines: turns.flatMap(({ lines }) => lines.map(said)),
  };
  passed.set(last, { count: turns.length, turn });
  return turn;
}
