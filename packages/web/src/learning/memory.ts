/** What this reader has been taught, kept in this browser. */
import { useSyncExternalStore } from 'react';

/** A question at a table: its number there comes again when it is taken back. */
export type Moment = `${string}:${number}`;

/** How a reader learns at a table. */
export interface TableLesson {
  /** Whether hints are wanted there. */
  readonly isOn: boolean;
  /** Whether it is a newcomer's first game, which *Play now* began. */
  readonly isGuided: boolean;
  /** Whether the sentences before the first decision have been said. */
  readonly isStarted: boolean;
  /** Questions at which advice came by itself. */
  readonly advised: readonly number[];
  /** Whether the natural end of a guided game was told. */
  readonly isEnded: boolean;
}

export interface Memory {
  /** By the key of a question: the first moments at which it was asked. */
  readonly asked: Readonly<Record<string, readonly Moment[]>>;
  /** By the table's id, the oldest first. */
  readonly tables: Readonly<Record<string, TableLesson>>;
  /** Games that the reader needs no guided table of any more. */
  readonly known: readonly string[];
}

const storageKey = 'orrery.learning';
/** Times that a question is remembered: open at the first, folded at the second. */
const TIMES = 2;
/** Tables that are remembered. */
const TABLES = 30;

export const unknownTable: TableLesson = {
  isOn: false,
  isGuided: false,
  isStarted: false,
  advised: [],
  isEnded: false,
};
const nothing: Memory = { asked: {}, tables: {}, known: [] };

/** What was stored, if it is ours. */
export function parseMemory(stored: string | null): Memory {
  try {
    const { asked, tables, known } = JSON.parse(stored ?? '{}') as Partial<Memory>;
    return { asked: { ...asked }, tables: { ...tables }, known: Array.isArray(known) ? known : [] };
  } catch {
    return nothing;
  }
}

/** The memory with a question that was asked; the same if that is known. */
export function withAsked(memory: Memory, prompt: string, moment: Moment): Memory {
  const before = memory.asked[prompt] ?? [];
  if (before.includes(moment) || before.length === TIMES) return memory;
  return { ...memory, asked: { ...memory.asked, [prompt]: [...before, moment] } };
}

/** The memory with something new about a table; the oldest tables are forgotten. */
export function withTable(memory: Memory, table: string, lesson: Partial<TableLesson>): Memory {
  const { [table]: known = unknownTable, ...others } = memory.tables;
  const kept = Object.entries(others).slice(1 - TABLES);
  return { ...memory, tables: { ...Object.fromEntries(kept), [table]: { ...known, ...lesson } } };
}

const listeners = new Set<() => void>();
let memory: Memory | null = null;

export function currentMemory(): Memory {
  memory ??= parseMemory(localStorage.getItem(storageKey));
  return memory;
}

function remember(changed: Memory): void {
  if (changed === memory) return;
  memory = changed;
  try {
    localStorage.setItem(storageKey, JSON.stringify(changed));
  } catch {
    // Full or forbidden: it is remembered as long as the page is open.
  }
  for (const listener of listeners) listener();
}

export function rememberAsked(prompt: string, moment: Moment): void {
  remember(withAsked(currentMemory(), prompt, moment));
}

export function rememberTable(table: string, lesson: Partial<TableLesson>): void {
  remember(withTable(currentMemory(), table, lesson));
}

export function rememberKnown(game: string): void {
  const { known } = currentMemory();
  if (!known.includes(game)) remember({ ...currentMemory(), known: [...known, game] });
}

export function useMemory(): Memory {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentMemory);
}
