import type { RendererProps } from '../../renderer.ts';
import { viewOf } from '../model.ts';

/** The home tab is needed while technologies or tiles are chosen that lie there, and while there are dice to be seen. */
export function tabFor(props: RendererProps): string | null {
  const { battle, roll, phase, found, drawn } = viewOf(props);
  const kinds = [...props.targets.keys()].map((target) => target.split(':')[0]);
  const isNeeded =
    battle !== null ||
    (roll !== null && phase === 'combat') ||
    found.some(({ seat }) => seat === props.seat) ||
    drawn?.seat === props.seat ||
    kinds.some((kind) => kind === 'technology' || kind === 'species');
  return isNeeded ? 'techs' : null;
}
