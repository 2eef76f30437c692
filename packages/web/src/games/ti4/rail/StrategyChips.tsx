import type { RendererProps } from '../../renderer.ts';
import { type PlayerView, tablesOf } from '../model.ts';
import { useWords } from '../words.ts';

interface ChipsProps {
  readonly props: RendererProps;
  readonly cards: PlayerView['strategyCards'];
}

/** A player's strategy cards by their numbers; one that was used is hollow and struck out. */
export function StrategyChips({ props, cards }: ChipsProps) {
  const words = useWords();
  return cards.map(({ id, exhausted }) => {
    const label = words('player.card', { card: `strategy-card/${id}`, exhausted: exhausted });
    return (
      <span
        key={id}
        data-place={`card:strategy-card/${id}`}
        className={exhausted ? 'ti4-strategy is-used' : 'ti4-strategy'}
        role="img"
        aria-label={label}
        title={label}
      >
        {tablesOf(props).strategyCards[id].initiative}
      </span>
    );
  });
}
