/** What a bot would do in a player's place. It thinks where bots do, on a copy, and nothing of it is kept. */
import { Refusal } from '../refusal.ts';
import type { Core } from './core.ts';
import type { Play } from './play.ts';
import { needAdvice, needRunning, needSeat } from './rights.ts';

export class AdviceDesk {
  readonly #core: Core;
  readonly #play: Play;
  /** Seats for which a bot is thinking. */
  readonly #thinking = new Set<number>();

  constructor(core: Core, play: Play) {
    this.#core = core;
    this.#play = play;
  }

  /** JSON of a WireAdvice on the decision `at` of the user. */
  async ask(user: string, at: number): Promise<string> {
    const seat = this.#seatOf(user);
    if (this.#thinking.has(seat)) throw new Refusal('too-many', 'a bot is thinking already', { seconds: 1 });
    this.#thinking.add(seat);
    try {
      const record = await this.#play.record();
      const advice = await this.#core.house.thinkers.call(this.#play.claim, 'advise', record, seat);
      if (advice === null) throw new Refusal('not-asked', `seat ${seat} has nothing to decide now`);
      if (JSON.parse(advice).at !== at) throw new Refusal('stale', 'this was about another decision');
      return advice;
    } finally {
      this.#thinking.delete(seat);
    }
  }

  /** The seat of somebody who may ask. */
  #seatOf(user: string): number {
    const { row, house } = this.#core;
    const seat = needSeat(row, user);
    needRunning(row);
    needAdvice(row);
    if (house.games.get(row.game)?.advise == null) throw new Refusal('no-advice', 'nobody advises on this game');
    return seat;
  }
}
