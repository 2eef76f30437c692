import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { viewOf } from '../model.ts';
import { useWords } from '../words.ts';

/** Reputation tiles just drawn; only whoever drew them sees their values. */
export function Drawn(props: RendererProps) {
  const words = useWords();
  const { drawn } = viewOf(props);
  if (!drawn) return null;
  const tiles: readonly (number | null)[] = drawn.tiles ?? Array.from({ length: drawn.count }, () => null);
  return (
    <section className="eclipse-block eclipse-decided">
      <h2 className="eclipse-title">{words('drawn.title', { player: props.players[drawn.seat]?.name ?? '' })}</h2>
      <ul className="eclipse-drawn">
        {tiles.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          <li key={i} className={value === null ? 'is-hidden' : undefined}>
            <span className="visually-hidden">
              {value === null ? words('drawn.hidden') : words('drawn.tile', { value })}
            </span>
            <Icon name="reputation" size={18} />
            {value !== null && <b aria-hidden="true">{value}</b>}
          </li>
        ))}
      </ul>
      <p className="eclipse-muted">{words('drawn.keep')}</p>
    </section>
  );
}
