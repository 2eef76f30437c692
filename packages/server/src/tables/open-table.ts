/**
 * A table in memory, made of parts: who sits there, the game, going back, those who look, what is said. Everything that
 * changes it goes through its queue (core.ts), and is durable before anybody hears of it.
 */
import type { ServerMessage, TableFace } from '../protocol/index.ts';
import type { StoredLine, StoredTable } from '../storage/storage.ts';
import { Absence } from './absence.ts';
import { concernedBy } from './absent.ts';
import { AdviceDesk } from './advice.ts';
import { Audience } from './audience.ts';
import { Autopilot } from './autopilot.ts';
import { CHAT_LINES, Chat } from './chat.ts';
import { Consents } from './consent.ts';
import { Core } from './core.ts';
import { usersOf } from './face.ts';
import type { House } from './house.ts';
import { asked, rolledBack } from './messages.ts';
import { Nudges } from './nudges.ts';
import { Order } from './order.ts';
import { Places } from './places.ts';
import { Play } from './play.ts';
import { Rests } from './rests.ts';
import { Rewind } from './rewind.ts';

export class OpenTable {
  readonly places: Places;
  readonly play: Play;
  readonly advice: AdviceDesk;
  readonly rewind: Rewind;
  readonly audience: Audience;
  readonly chat: Chat;
  readonly order: Order;
  readonly rests: Rests;
  readonly nudges: Nudges;
  readonly absence: Absence;
  readonly #core: Core;
  readonly #consents: Consents;
  readonly #autopilot: Autopilot;

  private constructor(
    house: House,
    row: StoredTable,
    seq: number,
    chat: readonly StoredLine[],
    names: Map<string, string>,
  ) {
    this.#core = new Core(house, row, seq, {
      reopened: (reopened) => this.play.reopened(reopened),
      changed: (before) => this.#tellAbsent(before),
      wake: () => this.wake(),
    });
    this.audience = new Audience(this.#core, names, {
      chat: () => this.chat.lines,
      linesBy: (users) => this.chat.linesBy(users),
      notices: () => this.#notices(),
      seen: (user) => this.absence.seen(user),
    });
    this.#consents = new Consents((done) => {
      this.audience.tell({ type: 'undo-answered', done });
      this.wake();
    });
    this.chat = new Chat(this.#core, this.audience, chat);
    this.play = new Play(this.#core, this.audience, this.#consents);
    this.advice = new AdviceDesk(this.#core, this.play);
    this.rewind = new Rewind(this.#core, this.audience, this.#consents, this.play);
    this.rests = new Rests(this.#core, this.audience);
    this.nudges = new Nudges(this.#core, this.audience);
    this.absence = new Absence(this.#core, this.audience, this.rewind);
    this.places = new Places(this.#core, this.audience, this.rewind, this.rests, this.absence);
    this.order = new Order(this.#core, this.audience, this.chat, this.places);
    this.#autopilot = new Autopilot(house, row.id, this.play);
  }

  static async load(house: House, row: StoredTable): Promise<OpenTable> {
    const { storage } = house;
    const [length, chat, names] = await Promise.all([
      storage.logLength(row.id),
      storage.chat(row.id, CHAT_LINES),
      storage.names(usersOf(row.seats)),
    ]);
    const table = new OpenTable(house, row, length, chat, new Map(Object.entries(names)));
    await table.rests.refresh(); // before anybody's time is found to be out
    return table;
  }

  get id(): string {
    return this.#core.id;
  }

  get row(): StoredTable {
    return this.#core.row;
  }

  face(reader: string | null): TableFace {
    return this.audience.face(reader);
  }

  /** The table begins to look after itself. */
  wake(): void {
    this.play.wake();
    this.#autopilot.wake();
  }

  /** Nobody is here and nothing has happened for a while. */
  isIdle(): boolean {
    return this.audience.isEmpty && !this.#autopilot.isBusy && this.#core.isQuiet();
  }

  async close(): Promise<void> {
    this.#autopilot.stop();
    this.play.stop();
    this.audience.stop();
    this.#consents.end();
    await this.#core.close();
  }

  /** Another server has the table: nothing more is done here, and those at it come back. */
  async drop(): Promise<void> {
    this.audience.dismissAll();
    await this.close();
    this.audience.dismissAll(); // those who were just coming in
  }

  /** Whoever looks at the table sees it there. */
  #tellAbsent(before: StoredTable): void {
    const { house } = this.#core;
    const { day, played } = house.playingTime.moment();
    for (const { user, kind, from } of concernedBy(before, this.row))
      if (!this.audience.has(user)) void house.notify(user, kind, this.id, day + Math.max(0, from - played));
  }

  /** What those who come later have to know too. */
  #notices(): ServerMessage[] {
    const { answersLost } = this.play;
    const { current } = this.#consents;
    return [...(answersLost > 0 ? [rolledBack(answersLost)] : []), ...(current === null ? [] : [asked(current)])];
  }
}
