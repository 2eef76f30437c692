import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { type PlayerView, tablesOf } from '../model.ts';
import { useWords } from '../words.ts';
import { incomeOf, signed } from './facts.ts';

/** Materials, science and money: what is stored, and what the round will bring. */
export function Goods({ props, player }: { readonly props: RendererProps; readonly player: PlayerView }) {
  const words = useWords();
  return tablesOf(props).resources.map((resource) => {
    const [amount, income] = [player.resources[resource], incomeOf(player, resource)];
    return (
      <span
        key={resource}
        className="eclipse-good"
        role="img"
        aria-label={words('player.resource', { resource: `track/${resource}`, amount, income })}
      >
        <Icon name={resource} size={12} colour={resourceHues[resource]} />
        <b>{amount}</b>
        <small className={income < 0 ? 'is-short' : undefined}>{signed(income)}</small>
      </span>
    );
  });
}
