import type { Random, Viewer } from '@orrery/kernel';
import type { Eclipse } from './state.ts';

export function imagine(_g: Eclipse, _viewer: Viewer, _random: Random): void {}
