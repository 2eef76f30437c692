/** The English texts of everything around a game; the games bring their own. ICU messages. */
import { after } from './after.ts';
import { app } from './app.ts';
import { decision } from './decision.ts';
import { errors } from './errors.ts';
import { help } from './help.ts';
import { learning } from './learning.ts';
import { lobby } from './lobby.ts';
import { odds } from './odds.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { story } from './story.ts';
import { table } from './table.ts';

export const en = {
  ...app,
  ...lobby,
  ...table,
  ...decision,
  ...story,
  ...errors,
  ...help,
  ...learning,
  ...replay,
  ...after,
  ...rules,
  ...odds,
  ...settings,
} as const;
