/** Requests that are being answered. A server that leaves takes no more of them, so that a proxy asks another one, and answers these. */
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from './context.ts';

export class RequestsUnderWay {
  readonly #app: App;
  readonly #all = new Map<ServerResponse, Promise<void>>();

  constructor(app: App) {
    this.#app = app;
    app.server.on('request', (_request, response) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#all.set(response, promise);
      response.once('close', () => {
        this.#all.delete(response);
        resolve();
      });
    });
  }

  /** When all are answered; a client that sleeps is not waited for. */
  async end(milliseconds: number): Promise<void> {
    if (!this.#app.server.listening) return;
    this.#app.server.close();
    await Promise.race([Promise.all(this.#all.values()), pause(milliseconds, undefined, { ref: false })]);
  }
}
