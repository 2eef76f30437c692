import { area } from './area.ts';
import { battle } from './battle.ts';
import { board } from './board.ts';
import { card } from './card.ts';
import { council } from './council.ts';
import { fleet } from './fleet.ts';
import { goals } from './goals.ts';
import { inspector } from './inspector.ts';
import { landing } from './landing.ts';
import { payment } from './payment.ts';
import { pools } from './pools.ts';
import { rail } from './rail.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import { story } from './story.ts';
import { strategy } from './strategy.ts';
import { trade } from './trade.ts';
import { turn } from './turn.ts';
import { yard } from './yard.ts';

export const en = {
  ...battle,
  ...area,
  ...board,
  ...card,
  ...council,
  ...fleet,
  ...goals,
  ...inspector,
  ...landing,
  ...payment,
  ...pools,
  ...rail,
  ...score,
  ...setup,
  ...story,
  ...strategy,
  ...trade,
  ...turn,
  ...yard,
} as const;
