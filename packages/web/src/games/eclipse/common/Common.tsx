import type { RendererProps } from '../../renderer.ts';
import { viewOf } from '../model.ts';
import { Battle } from './battle/Battle.tsx';
import { Drawn } from './Drawn.tsx';
import { Found } from './Found.tsx';
import { Npcs } from './Npcs.tsx';
import { Revealed } from './Revealed.tsx';
import { Rounds } from './Rounds.tsx';
import { Score } from './Score.tsx';
import { SpeciesChoice } from './SpeciesChoice.tsx';
import { Supplies } from './Supplies.tsx';
import { Tray } from './Tray.tsx';

/** Everything that lies beside the galaxy for all: what is being decided first. */
export function Common(props: RendererProps) {
  const isOver = viewOf(props).phase === 'over';
  return (
    <div className="eclipse-common">
      {isOver && <Score {...props} />}
      <SpeciesChoice {...props} />
      <Revealed {...props} />
      <Found {...props} />
      <Drawn {...props} />
      <Battle {...props} />
      <Rounds {...props} />
      <Tray {...props} />
      <Supplies {...props} />
      <Npcs {...props} />
      {!isOver && <Score {...props} />}
    </div>
  );
}
