import type { TabProps } from '../../renderer.ts';
import { Matters } from './Matters.tsx';
import { Supplies } from './Supplies.tsx';
import { Tray } from './Tray.tsx';

/** The home tab: the technologies, and what is left for all. What is being decided beside the galaxy stands above them. */
export function Techs(props: TabProps) {
  return (
    <div className="eclipse-common">
      <Matters {...props} />
      <Tray {...props} />
      <Supplies {...props} />
    </div>
  );
}
