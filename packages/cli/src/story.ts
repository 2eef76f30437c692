import type { ListedGame } from '@orrery/games';
import { Match, type Message, type NumberedEvent, type Record, type Seat, type Viewer } from '@orrery/kernel';
import type { AnyMatch } from './checks.ts';

/** Whose story is told: a viewer's, or everything that anybody knows. */
export type Listener = Viewer | 'all';

export interface StoryEvent extends Message {
  /** How many answers had been given when it happened; null where only the events are known. */
  readonly after: number | null;
}

/** All events of a record that a listener may know, by replaying it. */
export function storyOf(game: ListedGame['game'], record: Record<object, unknown>, listener: Listener): StoryEvent[] {
  const story: StoryEvent[] = [];
  let told = 0;
  Match.replay(game, record, (match) => {
    for (const { seq, ...event } of eventsFor(match, told, listener)) {
      told = seq + 1;
      story.push({ ...event, after: match.length });
    }
  });
  return story;
}

/** What a finished record says happened, whatever has become of the rules since. */
export function recordedStory({ events = [] }: Record<object, unknown>, listener: Listener): StoryEvent[] {
  return events
    .filter(({ seats }) => !seats || listener === 'all' || (listener !== 'spectator' && seats.includes(listener)))
    .map(({ key, args }) => ({ key, ...(args && { args }), after: null }));
}

function eventsFor(match: AnyMatch, since: number, listener: Listener): NumberedEvent[] {
  if (listener !== 'all') return match.events(since, listener);
  const seats: Seat[] = Array.from({ length: match.game.seats(match.config) }, (_, seat) => seat);
  const known = seats.flatMap((seat) => match.events(since, seat));
  const once = new Map(known.map((event) => [event.seq, event]));
  return [...once.values()].sort((a, b) => a.seq - b.seq);
}
