/** The objectives as a table: what each seat has scored, could score, or how far it is. */
import type { View } from '../model.ts';

export type Cell =
  | { readonly state: 'scored' }
  /** `can`: it could be scored now, were it the time. */
  | { readonly state: 'can' | 'far'; readonly have: number; readonly need: number }
  /** Nothing is known of it: who is out of the game, or a game that is over. */
  | { readonly state: 'none' };

export interface Row {
  /** As cards are named, 'public-objective/expand-borders'. */
  readonly thing: string;
  /** Null for a secret objective that was made public. */
  readonly stage: 1 | 2 | null;
  /** By seat. */
  readonly cells: readonly Cell[];
}

/** Seats in the order in which they sit, beginning with mine. */
export function seatsFrom(seat: number | null, players: number): readonly number[] {
  return Array.from({ length: players }, (_, i) => ((seat ?? 0) + i) % players);
}

/** What lies open and what was made public; what I am nearest to comes first, what I have scored last. */
export function rowsOf(view: View, seat: number | null): readonly Row[] {
  const progress = new Map((view.outlook?.objectives ?? []).map((each) => [each.id as string, each]));
  const row = (kind: string, id: string, stage: Row['stage'], scored: readonly number[]): Row => {
    const known = progress.get(id);
    const cells = view.players.map((_, seat): Cell => {
      if (scored.includes(seat)) return { state: 'scored' };
      const have = known?.have[seat] ?? null;
      if (!known || have === null) return { state: 'none' };
      return { state: known.can.includes(seat) ? 'can' : 'far', have, need: known.need };
    });
    return { thing: `${kind}/${id}`, stage, cells };
  };
  const open = view.objectives.flatMap(({ id, stage, scored }) =>
    id === null ? [] : [row('public-objective', id, stage, scored)],
  );
  const published = view.published.map(({ id, scored }) => row('secret-objective', id, null, scored));
  const all = [...open, ...published];
  return seat === null ? all : all.toSorted((a, b) => farness(a.cells[seat]) - farness(b.cells[seat]));
}

/** From 0 for what could be scored now; beyond 1 for what cannot be scored any more. */
function farness(cell: Cell | undefined): number {
  switch (cell?.state) {
    case 'can':
      return 0;
    case 'far':
      return 1 - cell.have / (cell.need + 1);
    default:
      return 2;
  }
}

/** How many objectives of each stage lie face down. */
export function hiddenOf({ objectives }: View): readonly { readonly stage: 1 | 2; readonly count: number }[] {
  return ([1, 2] as const)
    .map((stage) => ({ stage, count: objectives.filter((each) => each.id === null && each.stage === stage).length }))
    .filter(({ count }) => count > 0);
}
