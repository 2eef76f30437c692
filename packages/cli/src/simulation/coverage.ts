/** Counts what is used in simulated games: cards played, outcomes, abilities. */
import type { Arguments, Message, Seat, Use, Uses } from '@orrery/kernel';
import type { AnyMatch } from '../checks.ts';
import type { ShownGame } from '../games.ts';
import type { Counts } from './job.ts';

/** The book of one game. */
export interface Ledger {
  readonly counts: Counts;
  /** Gives the answer to the match, and counts what it led to. */
  answer(match: AnyMatch, seat: Seat, id: string): void;
  close(): void;
}

export function ledger(pack: ShownGame): Ledger {
  const counts: Counts = {};
  const { told, watch } = pack.uses ?? mentions(pack);
  let seen = 0;
  let isAnswering = false; // what a bot only thinks of is not used
  const count = ([heading, id]: Use) => {
    counts[heading] ??= {};
    counts[heading][id] = (counts[heading][id] ?? 0) + 1;
  };
  const close = watch((use) => isAnswering && count(use));
  return {
    counts,
    answer(match, seat, id) {
      const label = match.pending(seat)?.options.find((option) => option.id === id)?.label;
      isAnswering = true;
      match.answer(seat, id);
      isAnswering = false;
      if (label && pack.uses === undefined) for (const use of told(label, match.peek())) count(use);
      for (const event of match.events(seen, 'spectator')) for (const use of told(event, match.peek())) count(use);
      seen = match.eventCount;
    },
    close,
  };
}

/** A game that does not say what can be used: its content, wherever an event or an answer speaks of it. */
export function mentions({ content }: Pick<ShownGame, 'content'>): Uses {
  const headings = new Map(Object.entries(content).flatMap(([kind, { all }]) => all.map((id) => [id, kind] as const)));
  return {
    all: Object.fromEntries(Object.entries(content).map(([kind, { all }]) => [kind, all])),
    told: ({ args }) =>
      thingsIn(args).flatMap((thing): Use[] => {
        const id = headings.has(thing) ? thing : thing.slice(thing.indexOf('/') + 1);
        const heading = headings.get(id);
        return heading === undefined ? [] : [[heading, id]];
      }),
    watch: () => () => {},
  };
}

function thingsIn(args: Arguments | undefined): string[] {
  return Object.values(args ?? {})
    .flat(2)
    .flatMap((value) => {
      if (typeof value === 'string') return [value];
      return typeof value === 'object' ? thingsIn((value as Message).args) : [];
    });
}

/** Of all games together, by heading: how often each thing was used, and what never was. */
export interface Coverage {
  readonly [heading: string]: { readonly used: { readonly [id: string]: number }; readonly never: readonly string[] };
}

export function coverageOf(all: Uses['all'], games: readonly Counts[]): Coverage {
  const headings = Object.entries(all).map(([heading, ids]) => {
    const total = (id: string) => games.reduce((sum, counts) => sum + (counts[heading]?.[id] ?? 0), 0);
    const totals = ids.map((id) => [id, total(id)] as const);
    const used = totals.filter(([, times]) => times > 0);
    return [
      heading,
      { used: Object.fromEntries(used), never: ids.filter((id) => !used.some(([each]) => each === id)) },
    ];
  });
  return Object.fromEntries(headings);
}
