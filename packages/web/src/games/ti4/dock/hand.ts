/** The cards that a player holds or has in play. */
import type { View } from '../model.ts';

export interface HeldCard {
  /** As cards are named, 'action-card/sabotage'. */
  readonly thing: string;
  readonly kind: 'action' | 'note' | 'played' | 'secret';
  readonly count: number;
  /** Whose note it is. */
  readonly of: number | null;
}

/** Action cards first, alike ones together; then notes in hand and in play; then secret objectives. */
export function handOf({ players }: View, seat: number): readonly HeldCard[] {
  const player = players[seat];
  if (!player) return [];
  const actions = player.actionCards ?? [];
  return [
    ...[...new Set(actions)].map((id) => ({
      thing: `action-card/${id}`,
      kind: 'action' as const,
      count: actions.filter((each) => each === id).length,
      of: null,
    })),
    ...(player.notes ?? []).map(({ id, of }) => ({ thing: `note/${id}`, kind: 'note' as const, count: 1, of })),
    ...player.notesInPlay.map(({ id, of }) => ({ thing: `note/${id}`, kind: 'played' as const, count: 1, of })),
    ...(player.secrets ?? []).map((id) => ({
      thing: `secret-objective/${id}`,
      kind: 'secret' as const,
      count: 1,
      of: null,
    })),
  ];
}
