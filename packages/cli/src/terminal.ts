import { createInterface, type Interface } from 'node:readline';
import type { Io } from './context.ts';

/** The real terminal, or whatever the standard streams are connected to. */
export function terminal(): Io & { close(): void } {
  const { stdin, stdout, stderr } = process;
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  // Somebody who reads only the beginning (`| head`) is not an error.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  let input: Input | null = null;
  return {
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    async ask(prompt) {
      stdout.write(prompt);
      input ??= readLines(createInterface({ input: stdin, output: stdout, terminal: isTerminal, prompt: '' }));
      const line = await input.next();
      if (!isTerminal) stdout.write(`${line ?? ''}\n`);
      return line;
    },
    isTerminal,
    isWatched: stderr.isTTY === true,
    close: () => input?.close(),
  };
}

interface Input {
  next(): Promise<string | null>;
  close(): void;
}

/** Hands out lines one by one; null when there are no more. */
function readLines(reader: Interface): Input {
  const lines: string[] = [];
  let isClosed = false;
  let wake = () => {};
  reader.on('line', (line) => {
    lines.push(line);
    wake();
  });
  reader.on('close', () => {
    isClosed = true;
    wake();
  });
  reader.on('SIGINT', () => reader.close());
  return {
    async next() {
      while (lines.length === 0 && !isClosed) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return lines.shift() ?? null;
    },
    close: () => reader.close(),
  };
}
