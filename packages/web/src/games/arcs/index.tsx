import type { GameRenderer } from '../renderer.ts';
import './style/base.css';
import './style/board.css';
import './style/court.css';
import './style/common.css';
import './style/area.css';
import { MyArea } from './area/MyArea.tsx';
import { PlayerStrip } from './area/PlayerStrip.tsx';
import { Board } from './board/Board.tsx';
import { Cover } from './Cover.tsx';
import { chronicler } from './chronicler.ts';
import { Common } from './common/Common.tsx';
import { boardSize } from './geometry.ts';

const boardBox = { x: 0, y: 0, ...boardSize };

export const renderer: GameRenderer = {
  Board,
  boardBox: () => boardBox,
  MyArea,
  PlayerStrip,
  Common,
  Cover,
  chronicler,
};
