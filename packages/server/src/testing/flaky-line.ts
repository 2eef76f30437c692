/** A line between a server and its database that can be cut or fall silent. */
import { connect, createServer, type Server, type Socket } from 'node:net';

export class FlakyLine {
  readonly #server: Server;
  readonly #pairs = new Set<[Socket, Socket]>();
  readonly #forgotten = new WeakSet<[Socket, Socket]>();
  #isSilent = false;
  #isRefused = false;

  private constructor(target: URL) {
    this.#server = createServer((near) => {
      if (this.#isRefused) return void near.on('error', () => {}).resetAndDestroy();
      const far = connect(Number(target.port), target.hostname);
      const pair: [Socket, Socket] = [near, far];
      this.#pairs.add(pair);
      far.on('error', () => near.resetAndDestroy()); // as PostgreSQL refuses: what merely ends the driver tries again without a pause
      for (const socket of pair) {
        socket.setNoDelay(true);
        socket.on('error', () => {}); // and is closed
        socket.on('close', () => {
          this.#pairs.delete(pair);
          for (const each of pair) each.destroy();
        });
      }
      if (!this.#isSilent) join(pair);
    });
  }

  static async to(target: URL): Promise<FlakyLine> {
    const line = new FlakyLine(target);
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  /** Everything on it breaks. */
  cut(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
  }

  /** As when there is nobody at its end. */
  refuse(): void {
    this.#isRefused = true;
    this.cut();
  }

  /** Nothing gets through, and nobody is told. */
  silence(): void {
    this.#isSilent = true;
    this.#hush();
  }

  /** What is on it now falls silent for good, and what comes later gets through: as with a proxy that forgets its connections. */
  forget(): void {
    this.#hush();
    for (const pair of this.#pairs) this.#forgotten.add(pair);
  }

  /** What was held back arrives late. */
  heal(): void {
    this.#isSilent = false;
    this.#isRefused = false;
    for (const pair of this.#pairs) if (!this.#forgotten.has(pair)) join(pair);
  }

  #hush(): void {
    for (const [near, far] of this.#pairs) {
      near.unpipe(far);
      far.unpipe(near);
      near.pause();
      far.pause();
    }
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}

function join([near, far]: [Socket, Socket]): void {
  near.pipe(far);
  far.pipe(near);
}
