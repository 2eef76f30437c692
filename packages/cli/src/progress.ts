import type { Io } from './context.ts';

const WIDTH = 30;
const EVERY_MS = 100;

/** A progress bar on a terminal's stderr; silent where nobody watches. */
export function progressBar(io: Io, total: number, label: string): { advance(): void; end(): void } {
  if (!io.isWatched) return { advance() {}, end() {} };
  let done = 0;
  let drawnAt = 0;
  return {
    advance() {
      done++;
      const now = performance.now();
      if (now - drawnAt < EVERY_MS && done < total) return;
      drawnAt = now;
      const filled = Math.round((WIDTH * done) / total);
      io.err(`\r[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done} of ${total} ${label}`);
    },
    end() {
      io.err('\r\x1b[K');
    },
  };
}
