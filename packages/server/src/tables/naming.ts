/** By which names people sit at tables: nobody has that of somebody they sit with, or one that looks so. */
import { needDistinct } from '../identity/likeness.ts';
import { Refusal } from '../refusal.ts';
import type { Storage, User } from '../storage/storage.ts';
import { usersOf } from './face.ts';
import { Queues } from './queue.ts';

/** More tables than anybody has. */
export const ALL_TABLES = 1_000_000;

export class Naming {
  readonly #storage: Pick<Storage, 'names' | 'tablesOf'>;
  /** By user: nobody sits down by one name while they get another. */
  readonly #queues = new Queues();

  constructor(storage: Pick<Storage, 'names' | 'tablesOf'>) {
    this.#storage = storage;
  }

  /** Does something by the name that somebody has by now. */
  by<T>(user: string, act: (name: string) => Promise<T>): Promise<T> {
    return this.#queues.run(user, async () => act(await this.nameOf(user)));
  }

  /** Fails for somebody who is forgotten. */
  async nameOf(user: string): Promise<string> {
    const { [user]: name = '' } = await this.#storage.names([user]);
    if (name === '') throw new Refusal('no-session', 'who you were is forgotten by now');
    return name;
  }

  /** Somebody gets another name, but not one that somebody they sit with takes at the same moment. */
  rename(me: User, name: string, act: (user: User, name: string) => Promise<User>): Promise<User> {
    return this.#queues.run(me.id, async () => {
      await this.#needOwn(me.id, name);
      const renamed = await act(me, name);
      try {
        await this.#needOwn(me.id, renamed.name);
      } catch (error) {
        await act(renamed, me.name);
        throw error;
      }
      return renamed;
    });
  }

  async #needOwn(user: string, name: string): Promise<void> {
    const tables = (await this.#storage.tablesOf(user, ALL_TABLES)).filter(({ state }) => state !== 'over');
    const others = new Set(tables.flatMap(({ seats }) => usersOf(seats)).filter((other) => other !== user));
    needDistinct(name, Object.values(await this.#storage.names([...others])));
  }
}
