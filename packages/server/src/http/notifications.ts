/** How I am told of my games when I am away. */

import type { FastifyRequest } from 'fastify';
import {
  EmailWish,
  type LinkFace,
  type NotificationsFace,
  PushEnd,
  PushWish,
  Timing,
  WebhookWish,
} from '../protocol/notifications.ts';
import { Type } from '../protocol/schema.ts';
import { type App, type Context, needUser } from './context.ts';
import { byNetwork } from './network.ts';

const HOUR = 3_600_000;
const Link = Type.Object({ key: Type.String({ minLength: 1, maxLength: 2000 }) });

export function notificationRoutes(app: App, { notifier: { wishes }, settings }: Context): void {
  const tags = ['notifications'];
  // Each may send a letter to a stranger who has not asked for it; to want no more of them is no letter.
  const isNoLetter = ({ body }: FastifyRequest) => (body as { address: unknown }).address === null;
  const config = {
    rateLimit: {
      hook: 'preHandler' as const, // when the body is known
      max: settings.limits.lettersPerAddress,
      timeWindow: HOUR,
      keyGenerator: byNetwork,
      allowList: isNoLetter,
    },
  };

  app.get(
    '/api/notifications',
    { schema: { tags, summary: 'How I am told, and how I could be' } },
    (request): Promise<NotificationsFace> => wishes.face(needUser(request).id),
  );

  app.post(
    '/api/notifications/timing',
    { schema: { tags, summary: 'When I want to be told', body: Timing } },
    async (request) => {
      const { id } = needUser(request);
      await wishes.setLanguage(id, request.headers['accept-language']);
      await wishes.setTiming(id, request.body);
      return wishes.face(id);
    },
  );

  app.post(
    '/api/notifications/email',
    {
      config,
      schema: { tags, summary: 'Tell me by e-mail, after I have confirmed it; null: no more', body: EmailWish },
    },
    async (request) => {
      const { id } = needUser(request);
      await wishes.setLanguage(id, request.headers['accept-language']);
      await wishes.setEmail(id, request.body.address);
      return wishes.face(id);
    },
  );

  app.post(
    '/api/notifications/webhook',
    { schema: { tags, summary: 'Post it to this address, as Discord wants it; null: no more', body: WebhookWish } },
    async (request) => {
      const { id } = needUser(request);
      await wishes.setLanguage(id, request.headers['accept-language']);
      await wishes.setWebhook(id, request.body.url);
      return wishes.face(id);
    },
  );

  app.post(
    '/api/notifications/push',
    { schema: { tags, summary: 'Tell me in this browser', body: PushWish } },
    async (request) => {
      const { id } = needUser(request);
      await wishes.setLanguage(id, request.headers['accept-language']);
      await wishes.addBrowser(id, request.body);
      return wishes.face(id);
    },
  );

  app.post(
    '/api/notifications/push/end',
    { schema: { tags, summary: 'Not in this browser any more', body: PushEnd } },
    async (request) => {
      const { id } = needUser(request);
      await wishes.removeBrowser(id, request.body.endpoint);
      return wishes.face(id);
    },
  );

  app.register(async (links) => {
    // Programs that read mail send whatever they like, in which nothing is that we need.
    links.removeAllContentTypeParsers();
    links.addContentTypeParser('*', (_request, _body, done) => done(null));
    links.addHook('onRequest', async ({ headers }) => {
      delete headers['content-type']; // may be none at all
    });
    links.post(
      '/api/notifications/link',
      {
        config: { fromAnywhere: true },
        schema: { tags, summary: 'Does what a link in a message is for, without a session', querystring: Link },
      },
      (request): Promise<LinkFace> => wishes.follow((request.query as { key: string }).key),
    );
  });
}
