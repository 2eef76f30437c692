/** Counts requests for all servers together, as @fastify/rate-limit wants it. */
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Together } from '../cluster/cluster.ts';

type Told = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Each limit counts by itself, under a name that is the same at all servers. */
export function sharedStore(together: Together): FastifyRateLimitStoreCtor {
  const store = (name: string) => ({
    incr(key: string, told: Told, timeWindow = 0): void {
      together.count(`${name} ${key}`, timeWindow).then(
        ({ count, left }) => told(null, { current: count, ttl: left }),
        (error) => told(error),
      );
    },
    child: (route: object) => store(`limit ${nameOf(route)}`),
  });
  return function Store() {
    return store('limit');
  } as unknown as FastifyRateLimitStoreCtor;
}

/** The one that is for no route counts all requests of an address. */
function nameOf(route: { routeInfo?: { method?: string | string[]; url?: string } }): string {
  const { method, url = 'of an address' } = route.routeInfo ?? {};
  return `${method ?? ''} ${url}`;
}
