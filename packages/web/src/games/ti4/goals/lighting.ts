import type { RendererProps } from '../../renderer.ts';
import { systemOfPlace, tablesOf, viewOf } from '../model.ts';

/** The systems in which something counts for me towards an objective ('public-objective/expand-borders'). */
export function systemsFor(props: Pick<RendererProps, 'view' | 'tables'>, thing: string): readonly string[] {
  const places = viewOf(props).outlook?.own?.counts[thing.slice(thing.indexOf('/') + 1)] ?? [];
  return [...new Set(places.map((place) => `system:${systemOfPlace(tablesOf(props), place)}`))];
}

/** While an objective is pointed at, the board shows what counts for me. */
export function lighting(props: RendererProps, thing: string) {
  const light = () => props.tellOf(systemsFor(props, thing));
  const end = () => props.tellOf([]);
  return { onPointerEnter: light, onPointerLeave: end, onFocus: light, onBlur: end };
}
