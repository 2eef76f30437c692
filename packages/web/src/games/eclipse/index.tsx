import type { GameRenderer } from '../renderer.ts';
import './style/base.css';
import './style/board.css';
import './style/dock.css';
import './style/work.css';
import './style/strip.css';
import './style/techs.css';
import './style/sheets.css';
import './style/inspector.css';
import './style/common.css';
import './style/battle.css';
import './style/bench.css';
import { Bench, bench } from './bench/index.tsx';
import { Board } from './board/Board.tsx';
import { Dock } from './dock/Dock.tsx';
import { DockOpen } from './dock/DockOpen.tsx';
import { boardBox, phoneMiddle } from './geometry.ts';
import { Inspector } from './Inspector.tsx';
import { battles } from './odds/battles.ts';
import { Sheets } from './sheets/Sheets.tsx';
import { Head } from './strip/Head.tsx';
import { PlayerCard } from './strip/PlayerCard.tsx';
import { PlayerStrip } from './strip/PlayerStrip.tsx';
import { Techs } from './techs/Techs.tsx';
import { tabFor } from './techs/tabFor.ts';
import { telling } from './telling.ts';
import { warning } from './warning.ts';
import { texts } from './words.ts';
import { asksOf } from './work/useWork.ts';

export const renderer = {
  texts,
  arrangement: 'wide',
  Board,
  boardBox,
  levels: { unit: 200, middle: 76, near: 170, most: 150 },
  phoneMiddle,
  Head,
  PlayerStrip,
  PlayerCard,
  tabs: [
    { id: 'techs', key: 'g', label: 'tab.techs', Tab: Techs },
    { id: 'sheets', key: 'p', label: 'tab.sheets', Tab: Sheets, showsPlayer: true },
  ],
  tabFor,
  Dock,
  DockOpen,
  dockPages: 2,
  opensDock: (props) => (!props.isPhone && asksOf(props) !== null ? 0 : null),
  bench,
  Bench,
  battles,
  Inspector,
  inspectorLabel: 'tab.sector',
  overlays: [{ id: 'reach', key: 'r', icon: 'reach', label: 'overlay.reach' }],
  warning,
  ...telling,
} satisfies GameRenderer;
