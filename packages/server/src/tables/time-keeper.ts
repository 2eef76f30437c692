/** Notes the playing time now and then. It is also how we know that something can be saved at all: a disk may refuse, or hang. */
import type { House } from './house.ts';

export class TimeKeeper {
  readonly #house: Pick<House, 'playingTime' | 'health' | 'log' | 'times'>;
  #isNoting = false;
  #isClosed = false;

  constructor(house: Pick<House, 'playingTime' | 'health' | 'log' | 'times'>) {
    this.#house = house;
  }

  /** One at a time: a storage that hangs is not asked more and more. */
  async note(): Promise<void> {
    if (this.#isNoting || this.#isClosed) return;
    this.#isNoting = true;
    const { playingTime, health, times } = this.#house;
    const late = setTimeout(() => this.#cannotSave('the storage does not answer'), times.noteLimit).unref();
    try {
      await playingTime.note();
      health.report('storage', null);
    } catch (error) {
      this.#cannotSave(String(error));
    }
    clearTimeout(late);
    this.#isNoting = false;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#house.playingTime.close();
  }

  #cannotSave(error: string): void {
    if (this.#isClosed) return;
    this.#house.playingTime.stand();
    if (this.#house.health.report('storage', 'nothing can be saved'))
      this.#house.log.error({ error }, 'nothing can be saved');
  }
}
