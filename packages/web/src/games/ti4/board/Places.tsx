import type { RendererProps } from '../../renderer.ts';
import { openPlaces } from '../bench/tiles.ts';
import { centreOf, hexPath, round } from './geometry.ts';
import { turnedPosition, turnOf } from './turning.ts';

const hex = hexPath(4);

/** While the galaxy is built: where the chosen tile may go. */
export function Places(props: RendererProps) {
  const { decision, plan, answer } = props;
  return openPlaces(decision?.options ?? [], plan).map(({ option, position }) => {
    const { x, y } = centreOf(turnedPosition(position, turnOf(props)));
    const put = () => answer([option.id]);
    const shape = {
      className: 'ti4-hit',
      'data-target': option.target,
      role: 'button',
      tabIndex: 0,
      'aria-label': props.say(option.label),
      onClick: put,
      onKeyDown: (event: React.KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        put();
      },
    };
    return <path key={option.id} {...shape} d={hex} transform={`translate(${round(x)} ${round(y)})`} />;
  });
}
