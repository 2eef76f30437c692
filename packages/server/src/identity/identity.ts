/** Who somebody is: guests by a token, accounts by a password. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { alone, type Cluster } from '../cluster/cluster.ts';
import { Refusal } from '../refusal.ts';
import type { Account, Storage, User } from '../storage/storage.ts';
import { Attempts } from './attempts.ts';
import { cleanName, isLogin, needGoodPassword, newLogin } from './names.ts';
import { hashPassword, isPassword } from './password.ts';

export interface SignedIn {
  readonly user: User;
  /** 256 random bits; only its hash is stored. */
  readonly token: string;
}

/** A session, as those who opened something in it know it. */
export interface Session {
  readonly user: string;
  /** The hash of its token. */
  readonly session: string | null;
}

const tokenShape = /^[\w-]{43}$/;

export class Identity {
  readonly #storage: Storage;
  readonly #cluster: Cluster;
  readonly #attempts: Attempts;
  readonly #listeners: ((hasEnded: (session: Session) => boolean) => void)[] = [];

  constructor(storage: Storage, wrongPasswords: number, cluster: Cluster = alone) {
    this.#storage = storage;
    this.#cluster = cluster;
    this.#attempts = new Attempts(wrongPasswords, cluster.together);
    cluster.whenTold((signal) => {
      if (signal.kind === 'ended') this.#hearEnded(signal);
    });
  }

  async newGuest(name: string | undefined): Promise<SignedIn> {
    const user = {
      id: randomBytes(12).toString('base64url'),
      name: name === undefined ? `Guest ${randomInt(1000, 10_000)}` : cleanName(name),
      login: null,
    };
    await this.#storage.addUser(user, Date.now());
    return { user, token: await this.#newSession(user, null) };
  }

  /** The user of a token, or null. */
  async who(token: string | undefined): Promise<User | null> {
    if (token === undefined || !tokenShape.test(token)) return null;
    return this.#storage.session(hashOf(token), Date.now());
  }

  /** Whether a session goes on: it may have ended while something was opened in it. */
  async goesOn({ user, session }: Session): Promise<boolean> {
    return session === null || (await this.#storage.session(session, Date.now()))?.id === user;
  }

  async rename(user: User, name: string): Promise<User> {
    const clean = cleanName(name);
    await this.#storage.rename(user.id, clean);
    return { ...user, name: clean };
  }

  /** Keeps a guest's identity under a password. */
  async keep(user: User, login: string, password: string, network: string): Promise<User> {
    if (user.login !== null)
      throw new Refusal('has-account', `you are known as '${user.login}' already`, { login: user.login });
    const name = newLogin(login);
    needGoodPassword(password);
    if (!(await this.#storage.setAccount(user.id, name, await hashPassword(password)))) {
      if ((await this.#storage.account(name)) === null)
        throw new Refusal('no-session', 'who you were is kept or forgotten by now');
      throw new Refusal('login-taken', 'somebody has this login already; choose another one');
    }
    await this.#attempts.know(name, network);
    return { ...user, login: name };
  }

  async login(login: string, password: string, network: string): Promise<SignedIn> {
    if (!isLogin(login)) throw wrongPassword();
    const account = await this.#needPassword(login.toLowerCase(), password, network);
    const { id, name } = account;
    const user = { id, name, login: account.login };
    return { user, token: await this.#newSession(user, account.password) };
  }

  /** Whoever else is signed in, perhaps with a stolen password, is out. So is who has shown the old one and is still being let in. */
  async changePassword(user: User, old: string, password: string): Promise<SignedIn> {
    const account = await this.#needPassword(user.login ?? '', old, null);
    needGoodPassword(password);
    const hash = await hashPassword(password);
    if (!(await this.#storage.setPassword(user.id, account.password, hash))) throw wrongPassword();
    await this.logoutEverywhere(user);
    return { user, token: await this.#newSession(user, hash) };
  }

  /** The password of the user's own account; a guest has none to show. */
  async needOwnPassword({ login }: User, password: string | undefined): Promise<void> {
    if (login !== null) await this.#needPassword(login, password ?? '', null);
  }

  async logoutEverywhere({ id }: User): Promise<void> {
    await this.#storage.removeSessionsOf(id);
    await this.#end({ user: id, session: null });
  }

  /** Nothing remains of the user but that somebody sat there. */
  async forget(user: User): Promise<void> {
    await this.#storage.forgetUser(user.id);
    await this.#end({ user: user.id, session: null });
  }

  /** Ends a session, and with it whatever was opened in it. */
  async logout(token: string): Promise<void> {
    const session = hashOf(token);
    await this.#storage.removeSession(session);
    await this.#end({ user: null, session });
  }

  /** A new token for the same user: whoever knew the old one is out. */
  async renewed({ user, token }: SignedIn): Promise<SignedIn> {
    const renewed = newToken();
    const before = hashOf(token);
    if (!(await this.#storage.renewSession(before, hashOf(renewed))))
      throw new Refusal('no-session', 'the session has ended');
    await this.#end({ user: null, session: before });
    return { user, token: renewed };
  }

  whenEnded(listener: (hasEnded: (session: Session) => boolean) => void): void {
    this.#listeners.push(listener);
  }

  /** Here and at all other servers. */
  async #end(ended: { user: string | null; session: string | null }): Promise<void> {
    this.#hearEnded(ended);
    await this.#cluster.together?.tell({ kind: 'ended', ...ended });
  }

  #hearEnded(ended: { user: string | null; session: string | null }): void {
    const hasEnded = ({ user, session }: Session) =>
      user === ended.user || (session !== null && session === ended.session);
    for (const listener of this.#listeners) listener(hasEnded);
  }

  async #needPassword(login: string, password: string, network: string | null): Promise<Account> {
    const account = await this.#storage.account(login);
    await this.#attempts.begin(login, network);
    if (!(await isPassword(password, account?.password ?? null)) || account === null) throw wrongPassword();
    await this.#attempts.right(login, network);
    return account;
  }

  /** For somebody who has shown this password. To look at it takes a while, in which it may have been changed, or the account deleted. */
  async #newSession({ id }: User, password: string | null): Promise<string> {
    const token = newToken();
    if (!(await this.#storage.addSession(hashOf(token), id, Date.now(), password))) throw wrongPassword();
    return token;
  }
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function wrongPassword(): Refusal {
  return new Refusal('wrong-password', 'login or password is wrong');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
