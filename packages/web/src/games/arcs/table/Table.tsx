import type { TabProps } from '../../renderer.ts';
import { Ambitions } from './Ambitions.tsx';
import { Court } from './Court.tsx';
import { Draft } from './Draft.tsx';
import { Plays } from './Plays.tsx';
import { Scores } from './Scores.tsx';
import { Supply } from './Supply.tsx';

/** Everything that lies beside the map for all. */
export function Table(props: TabProps) {
  return (
    <div className="arcs-table">
      <Scores {...props} />
      <Draft {...props} />
      <Plays {...props} />
      <Ambitions {...props} />
      <Court {...props} />
      <Supply {...props} />
    </div>
  );
}
