import { dieKinds } from '@orrery/arcs/figures';
import type { RendererProps } from '../../renderer.ts';
import { DieFace } from '../art/DieFace.tsx';
import { oval } from '../geometry.ts';
import { tablesOf, viewOf } from '../model.ts';

const SIZE = 46;
const COLUMNS = 5;

/** The dice of the last roll, in the empty centre, while its battle lasts. */
export function DiceOnBoard(props: RendererProps) {
  const { roll } = viewOf(props);
  const { dieFaces } = tablesOf(props);
  if (!roll) return null;
  const dice = dieKinds.flatMap((kind) =>
    roll.faces[kind].map((index, i) => ({ key: `${kind}-${i}`, kind, face: dieFaces[kind][index] ?? [] })),
  );
  const rows = Math.ceil(dice.length / COLUMNS);
  return (
    <g className="arcs-dice">
      {dice.map(({ key, kind, face }, i) => {
        const row = Math.floor(i / COLUMNS);
        const inRow = Math.min(COLUMNS, dice.length - row * COLUMNS);
        const x = oval.centre.x + ((i % COLUMNS) - inRow / 2) * SIZE + (SIZE - 40) / 2;
        const y = oval.centre.y + (row - rows / 2) * SIZE + (SIZE - 40) / 2;
        return (
          <g key={key} transform={`translate(${x} ${y})`}>
            <DieFace kind={kind} face={face} />
          </g>
        );
      })}
    </g>
  );
}
