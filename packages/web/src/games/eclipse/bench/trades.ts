import type { Resource } from '../model.ts';

/** All units paid are of one kind (trade.2). */
export interface Trade {
  readonly id: string;
  readonly from: Resource;
  readonly to: Resource;
}

/** The trades among options, `trade:science:money` by `trade:science:money`. */
export function tradesIn(ids: readonly string[]): Trade[] {
  return ids.flatMap((id): Trade[] => {
    const [, from, to] = /^trade:(\w+):(\w+)$/.exec(id) ?? [];
    return from && to ? [{ id, from: from as Resource, to: to as Resource }] : [];
  });
}

/** So many trades in a row: between them stands the question that they are made beside. */
export function tradeAnswers({ id }: Trade, count: number): string[] {
  return [id, ...Array.from({ length: count - 1 }, () => ['?trade', `?${id}`]).flat()];
}
