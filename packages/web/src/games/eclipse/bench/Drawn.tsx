import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { viewOf } from '../model.ts';
import { useWords } from '../words.ts';

/** Reputation tiles that another has just drawn; only that one sees what they are worth. */
export function Drawn(props: RendererProps) {
  const words = useWords();
  const { drawn } = viewOf(props);
  if (!drawn || drawn.seat === props.seat) return null;
  return (
    <section className="drawn-block eclipse-decided">
      <h2 className="drawn-title">{words('drawn.title', { player: `seat/${drawn.seat}` })}</h2>
      <ul className="eclipse-drawn">
        {Array.from({ length: drawn.count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          <li key={i} className="eclipse-reputation-tile is-hidden" title={words('drawn.hidden')}>
            <Icon name="reputation" size={18} />
          </li>
        ))}
      </ul>
      <p className="eclipse-muted">{words('drawn.keep')}</p>
    </section>
  );
}
