import { Spot } from '../../drawing/Spot.tsx';
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
    <section className="drawn-block eclipse-decided">
      <h2 className="drawn-title">{words('drawn.title', { player: props.players[drawn.seat]?.name ?? '' })}</h2>
      <ul className="eclipse-drawn">
        {tiles.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          <li key={i}>
            <Spot
              touchable={props}
              target={value === null ? null : `drawn:${value}`}
              hint={{
                title: value === null ? words('drawn.hidden') : words('drawn.tile', { value }),
                lines: [],
                rule: 'reputation.5',
              }}
              className={`eclipse-reputation-tile${value === null ? ' is-hidden' : ''}`}
            >
              <Icon name="reputation" size={18} />
              {value !== null && <b>{value}</b>}
            </Spot>
          </li>
        ))}
      </ul>
      <p className="eclipse-muted">{words('drawn.keep')}</p>
    </section>
  );
}
