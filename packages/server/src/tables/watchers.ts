/** The sockets at a table. */
import type { Viewer } from '@orrery/kernel';
import type { ServerMessage } from '../protocol/index.ts';
import type { StoredSeat } from '../storage/storage.ts';
import { seatOf } from './seating.ts';

export interface Watcher {
  readonly user: string;
  /** Is called so from now on. */
  rename(name: string): void;
  send(text: string): void;
  close(why: 'sentAway' | 'restarting'): void;
}

/** The points of view of all who watch, while these seats are as they are. */
interface Points {
  readonly seats: readonly StoredSeat[];
  readonly all: ReadonlyMap<Watcher, Viewer>;
  /** Each once. */
  readonly viewers: readonly Viewer[];
}

export class Watchers {
  readonly #all = new Set<Watcher>();
  #points: Points | null = null;

  get size(): number {
    return this.#all.size;
  }

  add(watcher: Watcher): void {
    this.#all.add(watcher);
    this.#points = null;
  }

  remove(watcher: Watcher): void {
    this.#all.delete(watcher);
    this.#points = null;
  }

  has(user: string): boolean {
    for (const watcher of this.#all) if (watcher.user === user) return true;
    return false;
  }

  /** Everybody's point of view, each once. */
  viewers(seats: readonly StoredSeat[]): readonly Viewer[] {
    return this.#pointsAt(seats).viewers;
  }

  tell(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const watcher of this.#all) watcher.send(text);
  }

  /** Each watcher gets the text made for it. */
  tellEach(textFor: (user: string) => string | undefined): void {
    for (const watcher of this.#all) {
      const text = textFor(watcher.user);
      if (text !== undefined) watcher.send(text);
    }
  }

  /** Each point of view gets the text made for it. */
  tellViewers(seats: readonly StoredSeat[], texts: ReadonlyMap<Viewer, string>): void {
    for (const [watcher, viewer] of this.#pointsAt(seats).all) {
      const text = texts.get(viewer);
      if (text !== undefined) watcher.send(text);
    }
  }

  #pointsAt(seats: readonly StoredSeat[]): Points {
    if (this.#points?.seats !== seats) {
      const all = new Map([...this.#all].map((watcher) => [watcher, viewerAt(seats, watcher.user)]));
      this.#points = { seats, all, viewers: [...new Set(all.values())] };
    }
    return this.#points;
  }

  [Symbol.iterator](): Iterator<Watcher> {
    return this.#all.values();
  }
}

export function viewerAt(seats: readonly StoredSeat[], user: string): Viewer {
  return seatOf(seats, user) ?? 'spectator';
}
