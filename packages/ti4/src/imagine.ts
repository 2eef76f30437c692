import type { Random, Viewer } from '@orrery/kernel';
import type { Ti4 } from './state.ts';

export function imagine(_g: Ti4, _viewer: Viewer, _random: Random): void {}
