/** The moments of a game that were fetched. The story is kept once; each moment knows how much of it had been told. */
import type { ReplayFace, ReplayMoment, WireEvent } from '@orrery/server/protocol';

/** A moment with its whole story. */
export type Moment = ReplayFace & {
  /** What happened in the step that led there. */
  readonly news: readonly WireEvent[];
};

export type Fetch = (moment: ReplayMoment) => Promise<ReplayFace>;

const KEPT = 400;

export class Moments {
  readonly #fetch: Fetch;
  readonly #faces = new Map<number, Promise<ReplayFace>>();
  readonly #ready = new Map<number, ReplayFace>();
  /** From the beginning on, as far as it is known. */
  #events: readonly WireEvent[] = [];
  #told = 0;
  /** The same story is the same list. */
  #lately: readonly WireEvent[] = [];

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** The table after so many answers. */
  async at(at: number): Promise<Moment> {
    const [before, face] = await Promise.all([at > 0 ? this.#face(at - 1) : null, this.#face(at)]);
    return this.#moment(before, face);
  }

  /** The same at once, if it was fetched before. */
  peek(at: number): Moment | null {
    const [before, face] = [this.#ready.get(at - 1) ?? null, this.#ready.get(at)];
    return face && (before || at === 0) ? this.#moment(before, face) : null;
  }

  #moment(before: ReplayFace | null, face: ReplayFace): Moment {
    const events = this.#storyUntil(face.told);
    const known = before?.told ?? 0;
    return { ...face, events, news: before ? events.filter(({ seq }) => seq >= known) : [] };
  }

  /** Fetches a moment ahead of its time. */
  prepare(at: number): void {
    void this.#face(at).catch(() => null);
  }

  #face(at: number): Promise<ReplayFace> {
    const known = this.#faces.get(at);
    if (known) return known;
    if (this.#faces.size >= KEPT) {
      this.#faces.clear();
      this.#ready.clear();
    }
    const promise = this.#fetch({ at, since: this.#told }).then((face) => this.#learn(at, face));
    promise.catch(() => this.#faces.delete(at));
    this.#faces.set(at, promise);
    return promise;
  }

  #learn(at: number, face: ReplayFace): ReplayFace {
    this.#ready.set(at, face);
    if (face.told > this.#told) {
      const last = this.#events.at(-1)?.seq ?? -1;
      this.#events = [...this.#events, ...face.events.filter(({ seq }) => seq > last)];
      this.#told = face.told;
    }
    return face;
  }

  #storyUntil(told: number): readonly WireEvent[] {
    const end = this.#events.findIndex(({ seq }) => seq >= told);
    const events = end < 0 ? this.#events : this.#events.slice(0, end);
    if (events.length !== this.#lately.length || events.at(-1) !== this.#lately.at(-1)) this.#lately = events;
    return this.#lately;
  }
}
