/** The English texts of the Eclipse drawings; the rules bring their own (`props.name`, `props.text`). ICU messages. */
import { area } from './area.ts';
import { board } from './board.ts';
import { common } from './common.ts';

export const en = { ...board, ...area, ...common } as const;
