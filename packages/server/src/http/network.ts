/** Whom a limit for an address counts. */
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The address; of version 6 the network of 64 bits, because whoever has one address there has them all. */
export function networkOf(address: string): string {
  const plain = mapped.exec(address)?.[1];
  if (plain !== undefined) return plain;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

/** What is kept of a network: enough to see that two tables came from the same one. */
export function networkMark(address: string): string {
  return createHash('sha256').update(networkOf(address)).digest('base64url').slice(0, 16);
}

/** The address of the client, also of one that came to another server. */
export function addressOf({ envelope, ip }: FastifyRequest): string {
  return envelope?.ip ?? ip;
}

/** For limits of a route. */
export const byNetwork = (request: FastifyRequest): string => networkOf(addressOf(request));
