/** Reputation tiles that may be kept or given back. */
import type { WireOption } from '@orrery/server/protocol';

export interface Exchange {
  readonly id: string;
  readonly target?: string;
  /** The tile that is kept. */
  readonly kept: number | null;
  /** The tile that goes back to the bag. */
  readonly back: number | null;
}

/** `keep:3`, `keep:3:for:1`, `keep:none`, `reputation:2` */
export function exchangesIn(options: readonly WireOption[]): Exchange[] {
  // To keep none comes last.
  const ordered = options.toSorted((a, b) => Number(a.idle ?? false) - Number(b.idle ?? false));
  return ordered.map(({ id, target }) => {
    const [, kept, back] = /^keep:(\d+)(?::for:(\d+))?$/.exec(id) ?? [];
    const [, returned] = /^reputation:(\d+)$/.exec(id) ?? [];
    const value = (text: string | undefined) => (text === undefined ? null : Number(text));
    return { id, ...(target !== undefined && { target }), kept: value(kept), back: value(back ?? returned) };
  });
}

/** Most points; of equals the last, which keeps things as they are. */
export function bestOf(exchanges: readonly Exchange[]): Exchange | undefined {
  const gain = ({ kept, back }: Exchange): number => (kept ?? 0) - (back ?? 0);
  return exchanges.toSorted((a, b) => gain(a) - gain(b)).at(-1);
}
