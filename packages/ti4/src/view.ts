import type { Viewer } from '@orrery/kernel';
import type { Ti4 } from './state.ts';

export type Ti4View = object;

export function view(_g: Ti4, _viewer: Viewer): Ti4View {
  return {};
}
