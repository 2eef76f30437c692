import type { GameRenderer } from '../renderer.ts';
import './style/base.css';
import './style/board.css';
import './style/area.css';
import './style/blueprints.css';
import './style/players.css';
import './style/common.css';
import './style/battle.css';
import { MyArea } from './area/MyArea.tsx';
import { PlayerStrip } from './area/PlayerStrip.tsx';
import { Board } from './board/Board.tsx';
import { Cover } from './Cover.tsx';
import { chronicler } from './chronicler.ts';
import { Common } from './common/Common.tsx';
import { commonMatter } from './common/matter.ts';
import { boardBox } from './geometry.ts';

export const renderer: GameRenderer = { Board, boardBox, MyArea, PlayerStrip, Common, commonMatter, Cover, chronicler };
