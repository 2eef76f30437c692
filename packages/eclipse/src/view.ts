import type { Viewer } from '@orrery/kernel';
import type { Eclipse } from './state.ts';

export type EclipseView = object;

export function view(_g: Eclipse, _viewer: Viewer): EclipseView {
  return {};
}
