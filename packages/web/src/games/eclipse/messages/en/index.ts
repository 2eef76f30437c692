/** The English texts of the Eclipse drawings; the rules bring their own (`props.name`, `props.text`). ICU messages. */
import { area } from './area.ts';
import { bench } from './bench.ts';
import { board } from './board.ts';
import { common } from './common.ts';
import { short } from './short.ts';
import { table } from './table.ts';

export const en = { ...board, ...area, ...bench, ...common, ...short, ...table } as const;
