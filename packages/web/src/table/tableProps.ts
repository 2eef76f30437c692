import type { ClockFace, SeatFace } from '@orrery/server/protocol';
import type { ReactNode } from 'react';
import type { BenchFace, GameRenderer, RendererProps } from '../games/renderer.ts';
import type { ColumnTab } from './Column.tsx';
import type { OverlaySwitches } from './Stage.tsx';
import type { ColumnState } from './useColumn.ts';
import type { DockState } from './useDock.ts';
import type { InspectorState } from './useInspector.ts';
import type { StageState } from './useStage.ts';

/** What a table is given, on a large screen or on a phone. */
export interface GameTableProps {
  readonly renderer: GameRenderer;
  readonly props: RendererProps;
  readonly title: string;
  /** One line for the top of a phone. */
  readonly status: string;
  readonly seats: readonly SeatFace[];
  readonly waitingFor: readonly number[];
  readonly clock: ClockFace | null;
  readonly stage: StageState;
  readonly column: ColumnState;
  readonly dock: DockState;
  readonly inspector: InspectorState;
  readonly overlays: OverlaySwitches;
  readonly bench: BenchFace | null;
  /** The question, or the controls of a replay. */
  readonly decision: ReactNode;
  /** What a phone calls it where nothing is ever asked, as in a replay. */
  readonly segment?: string;
  /** Whether it wants attention: a phone then shows more of it. */
  readonly isUrgent: boolean;
  /** Story, chat, rules. */
  readonly tabs: readonly ColumnTab[];
  /** In the upper left corner of the board. */
  readonly corner: ReactNode;
  /** Drawn over the board, in its own space. */
  readonly marks: ReactNode;
  readonly menu: ReactNode;
  readonly banners: ReactNode;
}
