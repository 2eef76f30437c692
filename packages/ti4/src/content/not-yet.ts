/** What is on a sheet or in the box, but whose text does nothing yet; `orrery content` counts it as missing. */
import type { Item } from './registry.ts';

export const notYet: Item = { implemented: false };
