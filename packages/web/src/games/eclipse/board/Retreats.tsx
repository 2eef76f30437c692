import type { RendererProps } from '../../renderer.ts';
import { apothem, centreOf, round } from '../geometry.ts';
import { viewOf } from '../model.ts';

/** Arrows from the battle to where ships are on their way out. */
export function Retreats(props: RendererProps) {
  const { battle, sectors } = viewOf(props);
  const here = battle && sectors[battle.sector];
  if (!battle || !here) return null;
  const from = centreOf(here);
  return battle.retreats.map(({ owner, type, to, left }, i) => {
    const there = sectors[to];
    if (left || !there) return null;
    const towards = centreOf(there);
    const angle = Math.atan2(towards.y - from.y, towards.x - from.x);
    const reach = apothem - 6 + i * 9;
    const at = { x: from.x + reach * Math.cos(angle), y: from.y + reach * Math.sin(angle) };
    return (
      <path
        key={`${owner}-${type}`}
        className="galaxy-retreat"
        color={props.players[owner]?.colour}
        d="M-14-16 10 0-14 16-7 0Z"
        transform={`translate(${round(at.x)} ${round(at.y)}) rotate(${round((angle * 180) / Math.PI)})`}
      />
    );
  });
}
