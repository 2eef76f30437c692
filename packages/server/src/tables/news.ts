/** Who has been told of which change of a table, and who has to be told now. */
import type { Viewer } from '@orrery/kernel';

/**
 * Milliseconds. Changes that come faster than this after each other reach those who have nothing to decide together:
 * no eye could follow them one by one, and telling costs more than playing.
 */
const FRAME = 100;

export class News {
  readonly #catchUp: () => void;
  /** The number of the last change that a viewer knows of. */
  readonly #told = new Map<Viewer, number>();
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

  /** What the viewer knew until now, which from now on is this change; null for a newcomer. */
  tell(viewer: Viewer, seq: number): number | null {
    const before = this.#told.get(viewer) ?? null;
    this.#told.set(viewer, seq);
    return before;
  }

  /** Those of the viewers who have not been told all. */
  behind(viewers: readonly Viewer[], seq: number): Viewer[] {
    return viewers.filter((viewer) => this.#told.get(viewer) !== seq);
  }

  /** After a change: whoever is behind now will catch up. */
  plan(viewers: readonly Viewer[], seq: number): void {
    if (this.behind(viewers, seq).length === 0) this.#toldAllAt = performance.now();
    else this.#timer ??= setTimeout(() => this.#wake(), FRAME);
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }

  #wake(): void {
    this.#timer = null;
    this.#catchUp();
  }
}
