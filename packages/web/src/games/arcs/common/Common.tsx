import type { RendererProps } from '../../renderer.ts';
import { Ambitions } from './Ambitions.tsx';
import { Battle } from './Battle.tsx';
import { Court } from './Court.tsx';
import { Draft } from './Draft.tsx';
import { Plays } from './Plays.tsx';
import { Supply } from './Supply.tsx';

/** Everything that lies beside the map for all. */
export function Common(props: RendererProps) {
  return (
    <div className="arcs-common">
      <Battle {...props} />
      <Draft {...props} />
      <Plays {...props} />
      <Ambitions {...props} />
      <Court {...props} />
      <Supply {...props} />
    </div>
  );
}
