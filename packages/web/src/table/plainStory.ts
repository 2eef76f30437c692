/** The story of a game that tells none: what one player did in a row is a turn, told by its first event. */
import { seatOf } from '@orrery/voice';
import { lineOf, placesIn, stretches, type Tell } from '../games/story.ts';

export const plainStory: Tell = (events) =>
  stretches(events, (event, current) => {
    const seat = seatOf(event);
    return current && current.seat === seat ? undefined : seat;
  }).map(({ seat, events: told }) => ({
    seat,
    title: told[0] ?? { key: '' },
    lines: told.map(lineOf),
    places: placesIn(told),
    weight: 0,
  }));
