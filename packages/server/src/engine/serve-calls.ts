/** The thread's end of a guarded worker: answers calls one by one and shows which one it is busy with. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';

/** Lists go from thread to thread for less than objects. */
export type GuardedCall = readonly [number: number, name: string, args: readonly unknown[]];

export type GuardedReply = readonly [number: number, result: unknown, error?: GuardedError];

interface GuardedError {
  readonly code: string;
  readonly message: string;
}

/** What every guarded worker is started with. */
export interface GuardedData {
  /** The number of the call being carried out, 0 when idle; the main thread watches it. */
  readonly busy: Int32Array<SharedArrayBuffer>;
  readonly gamesModule: string;
}

/** What a thread says first, when everything it needs is loaded. */
export type Ready = 'ready';

export const { busy, gamesModule } = workerData as GuardedData;

/** Replies wait for those of further calls that are there already, up to so many milliseconds: one message costs less than many. */
const GATHER = 1;

export function serveCalls(perform: (name: string, args: readonly unknown[]) => unknown): void {
  parentPort?.postMessage('ready' satisfies Ready);
  parentPort?.on('message', (first: readonly GuardedCall[]) => {
    let replies: GuardedReply[] = [];
    let since = performance.now();
    const send = () => {
      parentPort?.postMessage(replies);
      replies = [];
      since = performance.now();
    };
    for (let calls: readonly GuardedCall[] | undefined = first; calls !== undefined; calls = nextCalls()) {
      for (const [number, name, args] of calls) {
        Atomics.store(busy, 0, number);
        replies.push(replyTo(number, () => perform(name, args)));
        if (performance.now() - since > GATHER) send();
      }
    }
    Atomics.store(busy, 0, 0);
    if (replies.length > 0) send();
  });
}

function nextCalls(): readonly GuardedCall[] | undefined {
  return parentPort ? receiveMessageOnPort(parentPort)?.message : undefined;
}

function replyTo(number: number, action: () => unknown): GuardedReply {
  try {
    return [number, action()];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'engine-failed';
    return [number, null, { code, message }];
  }
}
