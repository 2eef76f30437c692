import { iconOf } from '../../drawing/Icon.tsx';
import { emblems } from './emblems.ts';
import { silhouettes } from './silhouettes.ts';

export const Icon = iconOf(emblems);

/** A unit in a line of HTML. */
export const UnitIcon = iconOf(silhouettes);
