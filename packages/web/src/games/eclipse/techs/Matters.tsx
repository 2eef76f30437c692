import type { RendererProps } from '../../renderer.ts';
import { Battle } from '../bench/battle/Battle.tsx';
import { Drawn } from '../bench/Drawn.tsx';
import { Found } from '../bench/Found.tsx';
import { Revealed } from '../bench/Revealed.tsx';
import { viewOf } from '../model.ts';
import { Score } from '../sheets/Score.tsx';

/** What others decide now, as far as it lies beside the galaxy, and battles; and the points when all is over. */
export function Matters(props: RendererProps) {
  return (
    <>
      {viewOf(props).phase === 'over' && <Score {...props} />}
      <Revealed {...props} />
      <Found {...props} />
      <Drawn {...props} />
      <Battle {...props} />
    </>
  );
}
