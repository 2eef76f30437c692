/** The sockets at a table. */
import type { Viewer } from '@orrery/kernel';
import type { ServerMessage } from '../protocol/index.ts';

export interface Watcher {
  readonly user: string;
  send(text: string): void;
  close(why: 'sentAway' | 'restarting'): void;
}

export class Watchers {
  readonly #all = new Set<Watcher>();

  get size(): number {
    return this.#all.size;
  }

  add(watcher: Watcher): void {
    this.#all.add(watcher);
  }

  remove(watcher: Watcher): void {
    this.#all.delete(watcher);
  }

  has(user: string): boolean {
    for (const watcher of this.#all) if (watcher.user === user) return true;
    return false;
  }

  /** Everybody's point of view, each once. */
  viewers(viewerOf: (user: string) => Viewer): Viewer[] {
    return [...new Set([...this.#all].map(({ user }) => viewerOf(user)))];
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

  [Symbol.iterator](): Iterator<Watcher> {
    return this.#all.values();
  }
}
