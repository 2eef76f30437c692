/** For those who run the server and those who write clients: health, figures, documentation. */
import type { App, Context } from './context.ts';
import { docsPage } from './docs-page.ts';
import { needMonitor } from './monitoring.ts';

export function serviceRoutes(app: App, { metrics, health, settings }: Context): void {
  // Those who watch a server ask often; that is no attack.
  const hidden = { schema: { hide: true }, config: { rateLimit: false as const } };

  app.get('/healthz', hidden, async (_, reply) => {
    const { problems } = health;
    if (problems.length === 0) return { ok: true };
    return reply.status(503).send({ ok: false, problems });
  });

  app.get('/metrics', hidden, async (request, reply) => {
    needMonitor(request, settings.metricsToken);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  app.get('/api/docs/json', { schema: { hide: true } }, async () => app.swagger());

  app.get('/api/docs', { schema: { hide: true } }, async (_, reply) => {
    return reply.type('text/html; charset=utf-8').send(docsPage(app.swagger()));
  });
}
