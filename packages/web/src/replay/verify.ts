/** Checks the server's promise: the seed's SHA-256 was published before the game began. */

export type Verdict = 'good' | 'bad' | 'unavailable';

export interface Verification {
  readonly computed: string | null;
  readonly verdict: Verdict;
}

export async function verifySeed(seed: string, commitment: string): Promise<Verification> {
  if (!globalThis.crypto?.subtle) return { computed: null, verdict: 'unavailable' };
  if (!/^(?:[0-9a-f]{2})+$/.test(seed)) return { computed: null, verdict: 'bad' };
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(seed));
  const computed = hexOf(new Uint8Array(digest));
  return { computed, verdict: computed === commitment ? 'good' : 'bad' };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
