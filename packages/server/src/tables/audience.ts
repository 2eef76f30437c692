/** Those who look at a table, with a seat or without: what each of them is told. */
import { commitment, type Viewer } from '@orrery/kernel';
import type { Updates } from '../engine/messages.ts';
import { type ChatLine, passNothing, type ServerMessage, type TableFace } from '../protocol/index.ts';
import { PROTOCOL } from '../protocol/version.ts';
import type { Core } from './core.ts';
import { faceOf, type Presence, usersOf } from './face.ts';
import { helloText, tableText, unstarted, updateText } from './messages.ts';
import { News } from './news.ts';
import { needWelcome } from './rights.ts';
import { viewerAt, type Watcher, Watchers } from './watchers.ts';
import { passesAt } from './windows.ts';

/** What newcomers are told besides the position. */
interface Around {
  chat(): readonly ChatLine[];
  /** The lines that these users have said. */
  linesBy(users: readonly string[]): readonly number[];
  /** What everybody else has heard of and is still to be decided or known. */
  notices(): readonly ServerMessage[];
  /** Somebody who sits here is at the table, or was until now. */
  seen(user: string): Promise<void>;
}

export class Audience {
  readonly #core: Core;
  readonly #around: Around;
  readonly #names: Map<string, string>;
  readonly #watchers = new Watchers();
  readonly #presence: Presence;
  readonly #commitment: string;
  readonly #news: News;

  constructor(core: Core, names: Map<string, string>, around: Around) {
    this.#core = core;
    this.#around = around;
    this.#names = names;
    this.#presence = {
      names,
      isConnected: (user) => this.#watchers.has(user),
      isBroken: (table) => core.house.broken.has(table),
      absence: core.house.times.absence,
    };
    this.#commitment = commitment(core.row.seed);
    this.#news = new News(() => void core.run(() => this.catchUp()).catch(() => {})); // a table that ends tells no more
  }

  get isEmpty(): boolean {
    return this.#watchers.size === 0;
  }

  has(user: string): boolean {
    return this.#watchers.has(user);
  }

  face(reader: string | null): TableFace {
    const { row, house } = this.#core;
    const muted = reader === row.host ? this.#around.linesBy(row.manners.muted) : [];
    return {
      ...faceOf(row, this.#presence, reader, house.playingTime.moment()),
      ...(muted.length > 0 && { muted }),
    };
  }

  viewerOf(user: string): Viewer {
    return viewerAt(this.#core.row.seats, user);
  }

  /** Everybody's point of view, each once. */
  viewers(): readonly Viewer[] {
    return this.#watchers.viewers(this.#core.row.seats);
  }

  /** Which viewers hear of a change made by `actor` in any case. */
  due(viewers: readonly Viewer[], actor: Viewer): readonly Viewer[] {
    return this.#news.due(viewers, actor);
  }

  nameOf(user: string): string | undefined {
    return this.#names.get(user);
  }

  /** The names of all who sit here but one. */
  seatedNames(except: string): string[] {
    return usersOf(this.#core.row.seats).flatMap((user) => (user === except ? [] : [this.#names.get(user) ?? '']));
  }

  /** Somebody who sits down is known by this name. */
  introduce(user: string, name: string): void {
    this.#names.set(user, name);
  }

  // ---- coming and going

  connect(watcher: Watcher): Promise<void> {
    return this.#core.run(async () => {
      needWelcome(this.#core.row, watcher.user);
      await this.catchUp();
      watcher.send(await this.#hello(watcher.user));
      for (const notice of this.#around.notices()) watcher.send(JSON.stringify(notice));
      const isNew = !this.#watchers.has(watcher.user) && this.viewerOf(watcher.user) !== 'spectator';
      this.#watchers.add(watcher);
      if (!isNew) return;
      await this.#around.seen(watcher.user);
      this.tellTable();
    });
  }

  disconnect(watcher: Watcher): void {
    this.#core.touch();
    this.#watchers.remove(watcher);
    if (this.#isLeft) void this.#core.run(() => this.#letMatchGo()).catch(() => {}); // a table that ends lets it go itself
    const isGone = !this.#watchers.has(watcher.user) && this.viewerOf(watcher.user) !== 'spectator';
    if (!isGone || this.#core.isClosed) return;
    this.tellTable();
    void this.#core.run(() => this.#around.seen(watcher.user)).catch(() => {}); // a table that ends knows when it was left
  }

  get #isLeft(): boolean {
    return this.isEmpty && this.#core.row.state === 'over';
  }

  /** Only replays will ask for it, which can be told by its record; unless somebody has come meanwhile. */
  async #letMatchGo(): Promise<void> {
    if (this.#isLeft) await this.#core.match.close();
  }

  resync(watcher: Watcher): Promise<void> {
    return this.#core.run(async () => {
      await this.catchUp();
      watcher.send(await this.#hello(watcher.user));
    });
  }

  rename(user: string, name: string): void {
    for (const watcher of this.#watchers) if (watcher.user === user) watcher.rename(name);
    if (this.viewerOf(user) === 'spectator') return;
    this.#names.set(user, name);
    this.tellTable();
  }

  /** Somebody has to go. */
  dismiss(user: string): void {
    for (const watcher of [...this.#watchers]) if (watcher.user === user) watcher.close('sentAway');
  }

  /** Everybody has to come back, here or elsewhere. */
  dismissAll(): void {
    for (const watcher of [...this.#watchers]) watcher.close('restarting');
  }

  stop(): void {
    this.#news.stop();
  }

  // ---- telling

  tell(message: ServerMessage): void {
    this.#watchers.tell(message);
  }

  /** Tells a user alone, at all their sockets. */
  tellUser(user: string, message: ServerMessage): void {
    const text = JSON.stringify(message);
    this.#watchers.tellEach((each) => (each === user ? text : undefined));
  }

  tellTable(): void {
    this.#watchers.tellEach((user) => tableText(this.face(user)));
  }

  async tellHello(): Promise<void> {
    for (const watcher of this.#watchers) watcher.send(await this.#hello(watcher.user));
  }

  /** Something has happened that everybody may know of; `updates` tell some of them at once. */
  tellChange(updates: Updates): void {
    this.#news.changed();
    this.tellUpdates(updates);
    this.#news.plan(this.viewers());
  }

  /** Tells only these, each with what is new to them. */
  tellUpdates(updates: Updates): void {
    if (updates.length === 0) return;
    const { row, house } = this.#core;
    const now = house.playingTime.moment();
    const texts = new Map<Viewer, string>();
    for (const [viewer, news] of updates)
      texts.set(viewer, updateText(row, this.#news.update(viewer), now, viewer, news));
    this.#watchers.tellViewers(row.seats, texts);
  }

  /** Whoever was spared some changes hears of them now. */
  async catchUp(): Promise<void> {
    const behind = this.#behind();
    if (behind.length === 0) return;
    this.tellUpdates(await this.#core.match.call('news', behind, passesAt(this.#core.row)));
    this.#news.plan(this.viewers());
  }

  get isBehind(): boolean {
    return this.#behind().length > 0;
  }

  #behind(): Viewer[] {
    return this.#core.row.state === 'open' ? [] : this.#news.behind(this.viewers());
  }

  async #hello(user: string): Promise<string> {
    const viewer = this.viewerOf(user);
    const isOpen = this.#core.row.state === 'open';
    const position = isOpen ? unstarted : await this.#core.match.call('hello', viewer, passesAt(this.#core.row));
    const { row } = this.#core;
    const served = this.#core.house.games.get(row.game);
    const around = {
      protocol: PROTOCOL,
      rules: served?.game.version ?? 0,
      table: this.face(user),
      seat: viewer === 'spectator' ? null : viewer,
      chat: this.#around.chat(),
      seed: row.state === 'over' ? row.seed : null,
      commitment: this.#commitment,
      ...(viewer !== 'spectator' && served?.hasWindows && { passing: row.seats[viewer]?.passing ?? passNothing }),
    };
    return helloText(row, this.#news.greet(viewer), this.#core.house.playingTime.moment(), around, position);
  }
}
