import { plain } from '@orrery/voice';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { type HeldCard, handOf } from './hand.ts';

/** My action cards, notes and secret objectives with what they say, and another hand while I may look at it. */
export function Hand({ props, seat }: { readonly props: RendererProps; readonly seat: number }) {
  const words = useWords();
  const view = viewOf(props);
  const cards = handOf(view, seat);
  const seen = view.look?.seat === seat ? view.look.of : null;
  const others = seen === null ? [] : handOf(view, seen).filter(({ kind }) => kind === 'action');
  return (
    <div className="ti4-hand" data-region="hand">
      {cards.length === 0 && <p className="ti4-muted">{words('hand.empty')}</p>}
      {cards.map((card) => (
        <Card key={`${card.thing} ${card.of}`} props={props} card={card} />
      ))}
      {seen !== null && (
        <section aria-label={words('hand.of', { player: `seat/${seen}` })}>
          <h3>{words('hand.of', { player: `seat/${seen}` })}</h3>
          {others.map((card) => (
            <Card key={card.thing} props={props} card={card} />
          ))}
        </section>
      )}
    </div>
  );
}

function Card({ props, card }: { readonly props: RendererProps; readonly card: HeldCard }) {
  const words = useWords();
  const { thing, kind, count, of } = card;
  const title = props.name(thing);
  const text = props.text(thing) ?? '';
  const owner = of === null ? undefined : props.players[of];
  const about = words('hand.kind', { kind: `kind/${kind}`, player: of === null ? plain('') : `seat/${of}` });
  const isPlayable = props.targets.has(`card:${thing}`);
  return (
    <Spot
      touchable={props}
      target={`card:${thing}`}
      hint={{ title, lines: [about, text] }}
      className={`ti4-held is-${kind}`}
      isReadable
    >
      <small>
        {owner && <GlyphIcon player={owner} size={10} />}
        {about}
      </small>
      <b>
        {title}
        {count > 1 && ` ×${count}`}
      </b>
      <span>{text}</span>
      {isPlayable && <em>{words('hand.now')}</em>}
    </Spot>
  );
}
