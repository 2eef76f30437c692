import type { Event, Message, Viewer } from './message.ts';

/** An event with its place in the story. */
export interface NumberedEvent extends Message {
  readonly seq: number;
}

/** What happened in a match. Of a restored one the beginning is missing until somebody asks for it. */
export class Story {
  /** Where the rules tell what happens. */
  readonly events: Event[] = [];
  /** The number of the first event here; those before come back only by a replay. */
  first: number;

  constructor(first: number) {
    this.first = first;
  }

  get end(): number {
    return this.first + this.events.length;
  }

  /** Forgets what happened from this number on. */
  cut(end: number): void {
    if (end < this.first) this.first = end;
    // To set a length is slow even where it changes nothing.
    if (this.end > end) this.events.length = end - this.first;
  }

  /** What the viewer may know of it. */
  since(seq: number, viewer: Viewer): NumberedEvent[] {
    const told: NumberedEvent[] = [];
    for (let i = Math.max(seq - this.first, 0); i < this.events.length; i++) {
      const { key, args, seats } = this.events[i] as Event;
      if (seats !== undefined && (viewer === 'spectator' || !seats.includes(viewer))) continue;
      const seq = this.first + i;
      told.push(args === undefined ? { seq, key } : { seq, key, args });
    }
    return told;
  }
}
