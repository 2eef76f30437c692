import { iconOf } from '../../drawing/Icon.tsx';
import { emblems } from './emblems.ts';

export const Icon = iconOf(emblems);
