/** Tables of Arcs worth looking at. */
import { type ArcsView, arcs, tables } from '@orrery/arcs';
import type { Stages } from './preview.run.ts';
import type { Position } from './props.ts';

const viewOf = ({ view }: Position) => view as unknown as ArcsView;

const hasTarget = (kind: string) => (position: Position) =>
  position.decision?.options.some(({ target }) => target?.startsWith(kind)) ?? false;

export const stages: Stages = {
  game: arcs,
  players: [2, 3, 4],
  config: (players, stage) => ({ players, leadersAndLore: players === 4 || stage === 'draft' ? 'all' : 'off' }),
  stages: {
    draft: { after: 2, shows: () => true },
    early: { after: 30, shows: hasTarget('system:') },
    middle: { after: 220, shows: (position) => viewOf(position).roll !== null },
    late: { after: 560, shows: hasTarget('building:') },
    crowded: { after: 40, shows: () => true, change: crowd },
  },
};

/** Every system gets as full as it can be. */
function crowd(position: Position): void {
  const view = viewOf(position);
  for (const row of tables.systems) {
    const system = view.systems[row.id];
    if (!system) continue;
    system.fresh = system.fresh.map((_, seat) => ((seat * 5 + row.cluster) % 7) + (row.symbol === 'gate' ? 8 : 1));
    system.damaged = system.damaged.map((_, seat) => (seat + row.cluster) % 3);
    system.buildings = Array.from({ length: row.slots }, (_, slot) => {
      const kind = (slot + row.cluster) % 2 === 0 ? 'city' : 'starport';
      const owner = (slot + row.cluster) % view.players.length;
      return { kind, owner, damaged: row.cluster % 2 === 0, slot, used: false };
    });
  }
}
