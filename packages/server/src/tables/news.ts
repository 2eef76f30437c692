/** Who has been told of which change of a table, and who has to be told now. */
import type { Viewer } from '@orrery/kernel';

/**
 * Milliseconds. Changes that come faster than this after each other reach those who have nothing to decide together:
 * hardly anybody could follow them one by one, and telling costs more than playing.
 */
const FRAME = 200;

/** What a point of view was told last. */
interface Told {
  /** How many updates it got: they are numbered for each point of view, so that nobody can count what others were told. */
  readonly seq: number;
  /** The number of the last change that it knows of. */
  readonly change: number;
}

export class News {
  readonly #catchUp: () => void;
  readonly #told = new Map<Viewer, Told>();
  #changes = 0;
  #toldAllAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;

  /** `catchUp` is called when those who are behind have waited long enough. */
  constructor(catchUp: () => void) {
    this.#catchUp = catchUp;
  }

  /** Which viewers hear of a change made by `actor` in any case: all of them when there was none for a while. */
  due(viewers: readonly Viewer[], actor: Viewer): readonly Viewer[] {
    return performance.now() - this.#toldAllAt >= FRAME ? viewers : [actor];
  }

  /** Something has happened that everybody may know of. */
  changed(): void {
    this.#changes++;
  }

  /** The viewer hears of everything until now in an update; gives the number of the one before. */
  update(viewer: Viewer): number {
    const seq = this.#seqOf(viewer);
    this.#told.set(viewer, { seq: seq + 1, change: this.#changes });
    return seq;
  }

  /** The viewer is told all there is; gives the number that the next update builds on. */
  greet(viewer: Viewer): number {
    const seq = this.#seqOf(viewer);
    this.#told.set(viewer, { seq, change: this.#changes });
    return seq;
  }

  /** Those of the viewers who have not been told all. */
  behind(viewers: readonly Viewer[]): Viewer[] {
    return viewers.filter((viewer) => this.#isBehind(viewer));
  }

  /** After a change: whoever is behind now will catch up. */
  plan(viewers: readonly Viewer[]): void {
    if (!viewers.some((viewer) => this.#isBehind(viewer))) this.#toldAllAt = performance.now();
    else this.#timer ??= setTimeout(() => this.#wake(), FRAME);
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }

  #isBehind(viewer: Viewer): boolean {
    return this.#told.get(viewer)?.change !== this.#changes;
  }

  #seqOf(viewer: Viewer): number {
    return this.#told.get(viewer)?.seq ?? 0;
  }

  #wake(): void {
    this.#timer = null;
    this.#catchUp();
  }
}
