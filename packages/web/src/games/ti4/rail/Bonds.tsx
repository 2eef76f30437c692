import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { viewOf } from '../model.ts';
import { message, useWords } from '../words.ts';

/** Notes in play before a player, with the glyph of whose they are, and laws that are about that player. */
export function Bonds(props: RendererProps & { readonly player: number }) {
  const words = useWords();
  const view = viewOf(props);
  const notes = view.players[props.player]?.notesInPlay ?? [];
  const laws = view.laws.filter(({ owner }) => owner === props.player);
  if (notes.length + laws.length === 0) return null;
  return (
    <span className="ti4-bonds">
      {notes.map(({ id, of }) => {
        const kind = message('hand.kind', { kind: 'kind/note', player: `seat/${of}` });
        return (
          <Bond key={`${id} ${of}`} icon="note" label={words('bond.note', { note: `note/${id}`, kind })}>
            <GlyphIcon player={props.players[of]} size={9} />
          </Bond>
        );
      })}
      {laws.map(({ id }) => (
        <Bond key={id} icon="gavel" label={words('bond.law', { law: `law/${id}` })} />
      ))}
    </span>
  );
}

interface BondProps {
  readonly icon: 'note' | 'gavel';
  readonly label: string;
  readonly children?: React.ReactNode;
}

function Bond({ icon, label, children }: BondProps) {
  return (
    <span className="ti4-bond" role="img" aria-label={label} title={label}>
      <Icon name={icon} size={11} />
      {children}
    </span>
  );
}
