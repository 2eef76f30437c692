import { Match, seedFrom } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { leaderById, loreById } from '../content/registry.ts';
import { arcs } from '../index.ts';
import { broken } from '../invariants.ts';
import type { Arcs, ArcsConfig } from '../state.ts';
import { Table } from '../testing/position.ts';

/** A new game, at its draft. */
function draft(config: Partial<ArcsConfig>, seed = 'draft'): Table {
  return new Table(Match.start(arcs, { leadersAndLore: 'all', ...config }, seedFrom(seed)));
}

/** Who is asked, as places in turn order; everybody takes the first of `kinds` that is offered. */
function play(table: Table, ...kinds: string[]): number[] {
  const places: number[] = [];
  while (table.prompt === 'arcs.draft') {
    const { players } = table.state.config;
    places.push(((table.seat ?? 0) - table.state.initiative + players) % players);
    table.answer(kinds.flatMap((kind) => table.options.filter((id) => id.startsWith(kind)))[0] ?? 'nothing');
  }
  return places;
}

rule('arcs', 'leaders-lore.1', 'One leader and one lore card more than there are players lie face up', () => {
  for (const players of [2, 3, 4] as const) {
    const { leaders, lore } = draft({ players }).state.draft ?? { leaders: [], lore: [] };
    expect([leaders.length, lore.length]).toEqual([players + 1, players + 1]);
    expect(new Set([...leaders, ...lore]).size).toBe(2 * players + 2);
    const shown = draft({ players }).match.view('spectator') as { draft: unknown };
    expect(shown.draft).toEqual({ leaders, lore });
  }
});

rule('arcs', 'leaders-lore.1', 'Without the pack only cards of the base box are dealt, with it also the others', () => {
  const sets = (leadersAndLore: 'base' | 'all') => {
    const seen = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const { leaders, lore } = draft({ players: 4, leadersAndLore }, `set ${i}`).state.draft ?? {
        leaders: [],
        lore: [],
      };
      for (const id of leaders) seen.add(`leader ${leaderById[id].set}`);
      for (const id of lore) seen.add(`lore ${loreById[id].set}`);
    }
    return [...seen].sort();
  };
  expect(sets('base')).toEqual(['leader base', 'lore base']);
  expect(sets('all')).toEqual(['leader base', 'leader pack', 'lore base', 'lore pack']);
});

rule('arcs', 'leaders-lore.1', 'Without the variant nobody drafts', () => {
  const table = draft({ players: 3, leadersAndLore: 'off' });
  expect(table.prompt).toBe('arcs.lead');
  expect(table.state.players.every(({ leader, lore }) => leader === null && lore.length === 0)).toBe(true);
});

rule(
  'arcs',
  'leaders-lore.2',
  'The draft goes counterclockwise from the right of the initiative holder, in the same cycle again',
  () => {
    for (const seed of ['a', 'b', 'c']) {
      expect(play(draft({ players: 4 }, seed), 'leader', 'lore')).toEqual([3, 2, 1, 0, 3, 2, 1, 0]);
      expect(play(draft({ players: 2 }, seed), 'lore', 'leader')).toEqual([1, 0, 1, 0]);
    }
  },
);

rule('arcs', 'leaders-lore.2', 'On my turn I take one card, a leader or lore, and it leaves its row', () => {
  const table = draft({ players: 3 });
  const { leaders, lore } = table.snapshot().draft ?? { leaders: [], lore: [] };
  expect(table.options).toEqual([...leaders.map((id) => `leader:${id}`), ...lore.map((id) => `lore:${id}`)]);
  const first = table.seat ?? 0;
  table.answer(`leader:${leaders[1]}`);
  expect(table.player(first).leader).toBe(leaders[1]);
  expect(table.seat).toBe((first + 2) % 3);
  expect(table.options).not.toContain(`leader:${leaders[1]}`);
  table.answer(`lore:${lore[2]}`);
  expect(table.options).not.toContain(`lore:${lore[2]}`);
  expect(table.options).toHaveLength(6);
});

rule(
  'arcs',
  'leaders-lore.3',
  'Nobody takes a second leader or a second lore, and the draft ends when all have one of each',
  () => {
    const table = draft({ players: 3 });
    const drafters = [table.seat ?? 0];
    table.answer(table.options.find((id) => id.startsWith('leader:')) ?? '');
    drafters.push(table.seat ?? 0);
    table.answer(table.options.find((id) => id.startsWith('lore:')) ?? '');
    table.answer(table.options.find((id) => id.startsWith('lore:')) ?? '');
    expect(table.seat).toBe(drafters[0]);
    expect(table.options.every((id) => id.startsWith('lore:'))).toBe(true);
    table.answer(table.options[0] ?? '');
    expect(table.seat).toBe(drafters[1]);
    expect(table.options.every((id) => id.startsWith('leader:'))).toBe(true);
    play(table, 'leader', 'lore');
    expect(table.state.draft?.leaders ?? []).toEqual([]);
    expect(table.state.players.every(({ leader }) => leader !== null)).toBe(true);
    expect(new Set(table.state.players.map(({ leader }) => leader)).size).toBe(3);
  },
);

rule(
  'arcs',
  'leaders-lore.3',
  'In the form with two lore each the row has one more per player and all take two',
  () => {
    for (const players of [2, 3, 4] as const) {
      const table = draft({ players, loreEach: 2, leadersAndLore: 'base' });
      expect(table.state.draft?.leaders).toHaveLength(players + 1);
      expect(table.state.draft?.lore).toHaveLength(2 * players + 1);
      const cycle = Array.from({ length: players }, (_, i) => players - 1 - i);
      expect(play(table, 'lore', 'leader')).toEqual([...cycle, ...cycle, ...cycle]);
      expect(table.state.players.every(({ leader, lore }) => leader !== null && lore.length === 2)).toBe(true);
      expect(broken(table.state as Arcs)).toBeNull();
    }
  },
);
