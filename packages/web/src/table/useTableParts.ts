import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BenchFace, GameRenderer, RendererProps } from '../games/renderer.ts';
import type { OverlaySwitches } from './Stage.tsx';
import { type ColumnState, useColumn } from './useColumn.ts';
import { type DockState, useDock } from './useDock.ts';
import { useSettled } from './useSettled.ts';

interface Parts {
  readonly bench: BenchFace | null;
  readonly column: ColumnState;
  readonly dock: DockState;
}

/** What the question wants of the parts of the table: a bench, a tab, the open dock. Nothing changes while an answer is on its way. */
export function useTableParts(renderer: GameRenderer, props: RendererProps, isSure: boolean): Parts {
  const { tabs = [], dockPages = 1 } = renderer;
  const wanted = useMemo(
    () => ({
      bench: renderer.bench?.(props) ?? null,
      needed: renderer.tabFor?.(props) ?? null,
      opensDock: renderer.opensDock?.(props) ?? null,
    }),
    [renderer, props],
  );
  const { bench, needed, opensDock } = useSettled(wanted, isSure);
  const column = useColumn({ home: tabs[0]?.id ?? 'story', needed, bench: bench?.size === 'full' ? bench.key : null });
  const dock = useDock(dockPages, opensDock);
  const { setPlan } = props;
  // Before the bench itself prepares anything.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another bench begins with nothing prepared
  useLayoutEffect(() => setPlan(null), [bench?.key, setPlan]);
  return { bench, column, dock };
}

const storageKey = 'orrery.overlays';
/** Milliseconds that a key is held which shows an overlay only so long. */
const HOLD = 400;

function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Which of the game's overlays are on: kept for the next time; a key that is held shows one as long as it is held. */
export function useOverlays({ overlays: all = [] }: GameRenderer): OverlaySwitches {
  const [on, setOn] = useState<ReadonlySet<string>>(() => new Set(remembered()));
  const pressed = useRef<{ readonly id: string; readonly time: number } | null>(null);
  const toggle = useCallback((id: string) => {
    pressed.current = { id, time: performance.now() };
    setOn((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]));
  }, []);
  useEffect(() => localStorage.setItem(storageKey, JSON.stringify([...on])), [on]);
  useEffect(() => {
    const onKeyUp = ({ key }: KeyboardEvent) => {
      const last = pressed.current;
      if (last === null || all.find(({ id }) => id === last.id)?.key !== key.toLowerCase()) return;
      pressed.current = null;
      if (performance.now() - last.time > HOLD) toggle(last.id);
    };
    addEventListener('keyup', onKeyUp);
    return () => removeEventListener('keyup', onKeyUp);
  }, [all, toggle]);
  return { all, on, toggle };
}
