import type { GameRenderer } from '../renderer.ts';
import './style/base.css';
import './style/board.css';
import './style/rail.css';
import './style/inspector.css';
import './style/bench.css';
import './style/area.css';
import './style/card.css';
import './style/goals.css';
import './style/battle.css';
import './style/council.css';
import './style/choices.css';
import './style/story.css';
import './style/trade.css';
import './style/landing.css';
import { Bench, bench } from './bench/index.tsx';
import { PreparedTrade } from './bench/PreparedTrade.tsx';
import { Board } from './board/Board.tsx';
import { boardBox } from './board/geometry.ts';
import { turning } from './board/turning.ts';
import { Area } from './dock/Area.tsx';
import { Dock } from './dock/Dock.tsx';
import { pageFor, pages } from './dock/pages.ts';
import { forfeit } from './forfeit.ts';
import { Goals } from './goals/Goals.tsx';
import { Inspector } from './inspector/Inspector.tsx';
import { battles } from './odds/where.ts';
import { Head } from './rail/Head.tsx';
import { PlayerCard } from './rail/PlayerCard.tsx';
import { PlayerStrip } from './rail/PlayerStrip.tsx';
import { Track } from './rail/Track.tsx';
import { telling } from './story/telling.ts';
import { warning } from './warning.ts';
import { texts } from './words.ts';

export const renderer = {
  texts,
  arrangement: 'tall',
  Board,
  boardBox,
  levels: { unit: 100, middle: 84, near: 170 },
  Head,
  Track,
  PlayerStrip,
  PlayerCard,
  tabs: [{ id: 'goals', key: 'g', label: 'tab.goals', Tab: Goals }],
  Dock,
  DockOpen: Area,
  dockPages: pages.length,
  dockKeys: pages.map(({ key }) => key),
  opensDock: pageFor,
  Inspector,
  inspectorLabel: 'tab.system',
  overlays: [
    { id: 'reach', key: 'r', icon: 'reach', label: 'overlay.reach' },
    { id: 'cannons', key: 'f', icon: 'cannon', label: 'overlay.cannons' },
    { id: 'wormholes', key: 'w', icon: 'wormhole', label: 'overlay.wormholes' },
    { id: turning, key: 'm', icon: 'turn', label: 'overlay.home' },
    { id: 'names', key: 'n', icon: 'names', label: 'overlay.names' },
  ],
  bench,
  Bench,
  Ahead: PreparedTrade,
  battles,
  ...telling,
  forfeit,
  warning,
} satisfies GameRenderer;
