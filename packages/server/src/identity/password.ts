/** Passwords are kept as scrypt hashes and compared in constant time. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const LENGTH = 32;
const cost = { N: 1 << 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFKC'), salt, LENGTH, cost);
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`;
}

/** Takes as long for an unknown account (`null`) as for a known one. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt = '', expected = ''] = (stored ?? unknown).split(':');
  const key = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), LENGTH, cost);
  const wanted = Buffer.from(expected, 'base64url');
  return wanted.length === key.length && timingSafeEqual(wanted, key) && stored !== null;
}

const unknown = `scrypt:${randomBytes(16).toString('base64url')}:${randomBytes(LENGTH).toString('base64url')}`;
