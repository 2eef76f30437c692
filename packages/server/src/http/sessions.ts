/** Who I am: guest sessions, accounts, logins. */

import { type SessionFace, Typed } from '../protocol/index.ts';
import { Type } from '../protocol/schema.ts';
import { Refusal } from '../refusal.ts';
import type { User } from '../storage/storage.ts';
import { type App, type Context, needUser } from './context.ts';
import { addressOf, byNetwork, networkMark } from './network.ts';
import { clearCookie, setCookie } from './session-cookie.ts';

const strict = { additionalProperties: false } as const;
const Wanted = Type.Object({ name: Type.Optional(Typed), token: Type.Optional(Type.Boolean()) }, strict);
const NewPassword = Type.Object({ old: Typed, password: Typed }, strict);
const Logout = Type.Object({ everywhere: Type.Optional(Type.Boolean()) }, strict);
const Farewell = Type.Object({ password: Type.Optional(Typed) }, strict);
const Credentials = Type.Object({ login: Typed, password: Typed, token: Type.Optional(Type.Boolean()) }, strict);

const faceOf = ({ name, login }: User): SessionFace => ({ name, login });

export function sessionRoutes(app: App, { identity, tables, settings }: Context): void {
  const tags = ['identity'];
  const config = { rateLimit: { max: settings.limits.signInsPerAddress, keyGenerator: byNetwork } };

  app.post(
    '/api/session',
    { config, schema: { tags, summary: 'Begin a guest session', body: Type.Optional(Wanted) } },
    async (request, reply): Promise<SessionFace> => {
      const { name, token: wantsToken } = request.body ?? {};
      const { user, token } = await identity.newGuest(name);
      reply.status(201);
      if (wantsToken) return { ...faceOf(user), token };
      setCookie(request, reply, token);
      return faceOf(user);
    },
  );

  app.get('/api/session', { schema: { tags, summary: 'Who am I?' } }, async (request) => faceOf(needUser(request)));

  app.patch(
    '/api/session',
    { schema: { tags, summary: 'Change my name', body: Type.Object({ name: Typed }, strict) } },
    async (request) => {
      const me = needUser(request);
      return faceOf(await tables.rename(me, request.body.name, (user, name) => identity.rename(user, name)));
    },
  );

  app.post(
    '/api/account',
    { config, schema: { tags, summary: 'Keep my identity under a password', body: Credentials } },
    async (request, reply) => {
      const { login, password } = request.body;
      const user = await identity.keep(needUser(request), login, password, networkMark(addressOf(request)));
      // Somebody may have put their own guest's cookie into this browser, to have the account too.
      if (request.token?.isCookie) {
        const { token } = await identity.renewed({ user, token: request.token.text });
        setCookie(request, reply, token);
      }
      return faceOf(user);
    },
  );

  app.post(
    '/api/login',
    { config, schema: { tags, summary: 'Be somebody known', body: Credentials } },
    async (request, reply): Promise<SessionFace> => {
      const { login, password } = request.body;
      const { user, token } = await identity.login(login, password, networkMark(addressOf(request)));
      if (request.body.token) return { ...faceOf(user), token };
      if (request.token?.isCookie) await identity.logout(request.token.text);
      setCookie(request, reply, token);
      return faceOf(user);
    },
  );

  app.post(
    '/api/logout',
    { schema: { tags, summary: 'End this session, or all of mine', body: Type.Optional(Logout) } },
    async (request, reply) => {
      if (request.body?.everywhere) await identity.logoutEverywhere(needUser(request));
      else if (request.token !== null) await identity.logout(request.token.text);
      clearCookie(request, reply);
      return {};
    },
  );

  app.post(
    '/api/account/password',
    { config, schema: { tags, summary: 'Change my password; all other sessions end', body: NewPassword } },
    async (request, reply): Promise<SessionFace> => {
      const me = needUser(request);
      if (me.login === null) throw new Refusal('no-account', 'keep your identity under a password first');
      const { user, token } = await identity.changePassword(me, request.body.old, request.body.password);
      if (!request.token?.isCookie) return { ...faceOf(user), token };
      setCookie(request, reply, token);
      return faceOf(user);
    },
  );

  app.post(
    '/api/account/delete',
    { config, schema: { tags, summary: 'Forget me', body: Type.Optional(Farewell) } },
    async (request, reply) => {
      const user = needUser(request);
      await identity.needOwnPassword(user, request.body?.password);
      await tables.departed(user.id);
      await identity.forget(user);
      await tables.departed(user.id).catch(() => {}); // where they sat down meanwhile; nobody is left to ask again
      clearCookie(request, reply);
      return {};
    },
  );
}
