/** The browser client. Every address that is not a file is one of its screens. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import type { App } from './context.ts';
import { notFound } from './errors.ts';

const noScreen = /^\/(?:api|assets)(?:\/|$)/;
const YEAR = 31_536_000;

/** A file of ours may be a thread that works out odds, in WebAssembly. Pages need none, and their own policy has none. */
const policyOfFiles = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

export async function serveClient(app: App, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(serveStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true, // a file's .br or .gz beside it, where the build has made one
      setHeaders: (reply, path) => {
        // Files in assets/ have their content's hash in their name.
        const isHashed = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
        if (isHashed) reply.header('content-security-policy', policyOfFiles);
      },
    });
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const isScreen = /^(?:GET|HEAD)$/.test(request.method) && !request.ws && !noScreen.test(pathOf(request));
    if (!isBuilt || !isScreen) throw notFound();
    return reply.sendFile('index.html');
  });
}

/** As it is meant, however it is written; what cannot be read has been refused before. */
function pathOf({ url }: FastifyRequest): string {
  return decodeURIComponent(url.split('?', 1)[0] ?? '');
}
