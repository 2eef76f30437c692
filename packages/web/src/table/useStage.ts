import type { GameJson } from '@orrery/server/protocol';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { GameRenderer, Level, Levels } from '../games/renderer.ts';
import { type Box, type Size, scaleOf, wholeBoard, withRoom } from './camera.ts';
import { levelAt } from './levels.ts';

/** The shape of a stage is taken in such steps, so that a pixel more does not lay the board out anew. */
const STEP = 0.02;

/** Who goes near goes beyond the border of the level. */
const NEARER = 1.15;

interface Seen {
  readonly level: Level;
  readonly unitsPerPixel: number;
}

interface Staged extends Seen {
  readonly stage: { readonly aspect: number };
}

export interface StageState {
  /** The element that the board fills. */
  readonly ref: (element: HTMLElement | null) => void;
  /** Null until it is measured. */
  readonly size: Size | null;
  /** Where the board is: the same object as long as it does not change, so that the camera stays where it is. */
  readonly box: Box;
  readonly seen: Staged;
  /** Pixels per unit from which things are near; null for a board without levels. */
  readonly nearScale: number | null;
  /** The camera came to rest at so many pixels per unit. */
  readonly onRest: (scale: number) => void;
}

/** The room that the board has, which part of space it takes there, and how near it is seen. */
export function useStage({ boardBox, levels }: GameRenderer, view: GameJson): StageState {
  const [size, setSize] = useState<Size | null>(null);
  const [element, ref] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  const aspect = Math.round((size ? size.width / size.height : 1.5) / STEP) * STEP;
  const shape = useMemo(() => ({ aspect }), [aspect]);
  const drawn = boardBox(view, shape);
  const most = levels?.most === undefined ? Number.POSITIVE_INFINITY : levels.most / levels.unit;
  const { x, y, width, height } = size ? withRoom(drawn, size, most) : drawn;
  const box = useMemo(() => ({ x, y, width, height }), [x, y, width, height]);

  const [rested, setRested] = useState<Seen | null>(null);
  const fitting = size ? scaleOf(wholeBoard(box), box, size) : 1;
  // At first the whole board is seen, so it need not be drawn twice.
  const first = useMemo((): Seen => seenAt(fitting, levels, null), [fitting, levels]);
  const seen = rested ?? first;
  const onRest = useCallback(
    (scale: number) => {
      const now = seenAt(scale, levels, seen.level);
      if (now.level !== seen.level) setRested(now);
    },
    [levels, seen],
  );
  const nearScale = levels ? (levels.near * NEARER) / levels.unit : null;
  return { ref, size, box, seen: { ...seen, stage: shape }, nearScale, onRest };
}

function seenAt(scale: number, levels: Levels | undefined, before: Level | null): Seen {
  const level = levels ? levelAt(levels.unit * scale, levels, before) : 'middle';
  return { level, unitsPerPixel: 1 / scale };
}
