/** How what happened is told. */
import { chronicler } from './chronicler.ts';
import { tell } from './tell.ts';
import { Die } from './tellDie.tsx';
import { tellRolls } from './tellRolls.ts';

export const telling = { chronicler, tell, tellRolls, Die };
