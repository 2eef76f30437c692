/** Calls an address that somebody gave us, without letting them make us call our own network. */
import { Resolver } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Milliseconds for all of it. */
const PATIENCE = 10_000;
/** Bytes of an answer that we listen to; nobody reads them. */
const HEARD = 64 * 1024;

export interface Call {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** The addresses of a name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Whether we would try to call it: https on its usual port, without a name and password, and no address of a private network. */
export function isCallable(text: string, mayCallAnybody: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, port, username, password, hostname } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (mayCallAnybody) return protocol === 'https:' || protocol === 'http:';
  const literal = bare(hostname);
  return protocol === 'https:' && port === '' && (isIP(literal) === 0 || isPublicAddress(literal));
}

/**
 * Posts something and gives the status of the answer. The name is resolved once, all its addresses have to be public, and that
 * is where the call goes: a name that leads elsewhere a moment later changes nothing. Redirections are not followed.
 */
export async function post(
  { url, headers, body }: Call,
  mayCallAnybody: boolean,
  resolve: Resolve = resolveName,
): Promise<number> {
  if (!isCallable(url, mayCallAnybody)) throw new Error('this address is not called');
  const { hostname, protocol } = new URL(url);
  const address = await goalOf(bare(hostname), mayCallAnybody, resolve);
  const family = isIP(address);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    agent: false,
    signal: AbortSignal.timeout(PATIENCE),
    lookup: (_host, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family)),
  };
  return new Promise((answered, reject) => {
    const call = (protocol === 'https:' ? request : plainRequest)(url, options, (answer) => {
      answered(answer.statusCode ?? 0); // whatever becomes of the rest
      let heard = 0;
      answer.on('data', (part: Buffer) => {
        heard += part.length;
        if (heard > HEARD) call.destroy();
      });
      answer.on('end', () => call.destroy());
      answer.on('error', () => {}); // its status has come
    });
    call.on('error', reject);
    // Node says nothing else of an answer that wants to go on in another protocol, and whoever waits would wait for ever.
    call.on('close', () => reject(new Error('it was closed without an answer')));
    call.end(body);
  });
}

/** Where to call; all addresses of the name have to be fine, because which of them is used is the giver's choice. */
async function goalOf(host: string, mayCallAnybody: boolean, resolve: Resolve): Promise<string> {
  const all = isIP(host) === 0 ? await resolve(host) : [host];
  const [first] = all;
  if (first === undefined) throw new Error('the name leads nowhere');
  if (!mayCallAnybody && !all.every(isPublicAddress)) throw new Error('the name leads into a private network');
  return first;
}

/** Asks the network itself: names that only our own machine knows lead nowhere, and a slow answer keeps none of Node's threads. */
async function resolveName(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
}

/** An address of version 6 without its brackets. */
function bare(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
