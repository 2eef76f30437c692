import type { GameRenderer } from '../renderer.ts';
import './style/base.css';
import './style/board.css';
import './style/dice.css';
import './style/table.css';
import './style/inspector.css';
import './style/dock.css';
import './style/bench.css';
import { Bench, bench } from './bench/index.tsx';
import { Board } from './board/Board.tsx';
import { Dock, DockOpen } from './dock/Dock.tsx';
import { forfeit } from './forfeit.ts';
import { boxOf, drawnAspect, ovalOf } from './geometry.ts';
import { Inspector } from './Inspector.tsx';
import { battles } from './odds/battles.ts';
import { Head } from './strip/Head.tsx';
import { PlayerCard } from './strip/PlayerCard.tsx';
import { PlayerStrip } from './strip/PlayerStrip.tsx';
import { Band } from './table/Band.tsx';
import { Table } from './table/Table.tsx';
import { telling } from './telling.ts';
import { warning } from './warning.ts';
import { texts } from './words.ts';

export const renderer = {
  texts,
  arrangement: 'wide',
  Board,
  boardBox: (_, { aspect }) => ({ x: 0, y: 0, ...boxOf(ovalOf(drawnAspect(aspect))) }),
  levels: { unit: 100, middle: 45, near: 110 },
  Head,
  PlayerStrip,
  PlayerCard,
  tabs: [{ id: 'table', key: 'g', label: 'tab.table', Tab: Table }],
  Band,
  Dock,
  DockOpen,
  bench,
  Bench,
  battles,
  forfeit,
  Inspector,
  inspectorLabel: 'tab.system',
  overlays: [{ id: 'reach', key: 'r', icon: 'reach', label: 'overlay.reach' }],
  warning,
  ...telling,
} satisfies GameRenderer;
