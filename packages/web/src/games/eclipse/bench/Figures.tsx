import type { Ratings } from '../model.ts';
import { Figure } from './battle/Figure.tsx';

/** What a ship can do, in a line. */
export function Figures({ ratings }: { readonly ratings: Ratings }) {
  return (
    <span className="eclipse-figures">
      <Figure icon="initiative" value={ratings.initiative} />
      <Figure icon="computer" value={ratings.computer} sign="+" />
      <Figure icon="shield" value={ratings.shield} sign="−" />
      <Figure icon="hull" value={ratings.hull} />
    </span>
  );
}
