import type { Value } from '../../../app/text.ts';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { CardBack, SmallActionCard } from '../art/ActionCard.tsx';
import { Icon } from '../art/Icon.tsx';
import { actionCardHint } from '../hints.ts';
import { actionCardOf, type PlayView, tablesOf, viewOf } from '../model.ts';
import { message, useWords } from '../words.ts';

/** The cards of this round in the order of play, and who has yet to play. */
export function Plays(props: RendererProps) {
  const words = useWords();
  const { round, discard } = viewOf(props);
  const waiting = round.waiting.filter((seat) => !round.plays.some((play) => play.seat === seat));
  return (
    <section className="arcs-round" data-region="played" aria-label={words('round.title')}>
      <ol className="arcs-plays">
        {round.plays.map((play, i) => (
          <Play key={play.seat} props={props} play={play} isZeroed={i === 0 && round.zeroed} />
        ))}
        {waiting.map((seat) => (
          <li key={seat} className="arcs-play is-waiting">
            <span className="arcs-play-head">
              <GlyphIcon player={props.players[seat]} size={11} />
              {seat === props.seat ? (
                words('round.you')
              ) : (
                <span className="visually-hidden">{words('round.waiting')}</span>
              )}
            </span>
            <span className="arcs-small-card is-open" />
          </li>
        ))}
        {round.plays.length === 0 && waiting.length === 0 && <li className="arcs-muted">{words('round.nothing')}</li>}
      </ol>
      {discard.up.length > 0 && <OpenPile props={props} cards={discard.up} />}
    </section>
  );
}

/** The pile of cards played face up, which all may look through (fine-print.8). */
function OpenPile({ props, cards }: { readonly props: RendererProps; readonly cards: readonly string[] }) {
  const words = useWords();
  const tables = tablesOf(props);
  return (
    <details className="arcs-pile">
      <summary>{words('round.open', { count: cards.length })}</summary>
      <div className="arcs-plays">
        {cards.map((id) => {
          const card = actionCardOf(tables, id);
          const hint = { ...actionCardHint(props, words, tables, id), rule: 'fine-print.8' };
          return (
            card && (
              <Spot key={id} touchable={props} target={null} hint={hint} className="arcs-play">
                <SmallActionCard card={card} isZeroed={false} />
              </Spot>
            )
          );
        })}
      </div>
    </details>
  );
}

interface PlayProps {
  readonly props: RendererProps;
  readonly play: PlayView;
  readonly isZeroed: boolean;
}

function Play({ props, play, isZeroed }: PlayProps) {
  const words = useWords();
  const tables = tablesOf(props);
  const card = play.card === null ? null : actionCardOf(tables, play.card);
  const shown = card ? actionCardHint(props, words, tables, card.id) : { title: words('round.faceDown'), lines: [] };
  const player = props.players[play.seat];
  const marks: Value[] = [`seat/${play.seat}`, message(`round.${play.mode}`)];
  if (isZeroed) marks.push(message('round.zeroed'));
  if (play.seizedWith !== null) marks.push(message('round.seized'));
  if (play.claimed) marks.push(message('round.claimed'));
  const hint = { ...shown, lines: [words('round.marks', { marks }), ...shown.lines], rule: ruleOf[play.mode] };
  return (
    <li className="arcs-play">
      <span className="arcs-play-head" aria-hidden="true">
        <GlyphIcon player={player} size={11} />
        {words(`round.${play.mode}`)}
        {play.seizedWith !== null && <Icon name="initiative" size={11} />}
      </span>
      <Spot touchable={props} target={card ? `card:${card.id}` : null} hint={hint} className="arcs-play-card">
        {card && (play.mode !== 'copy' || props.seat === play.seat) ? (
          <span className={play.mode === 'copy' || play.claimed ? 'arcs-turned' : undefined}>
            <SmallActionCard card={card} isZeroed={isZeroed} />
          </span>
        ) : (
          <CardBack />
        )}
      </Spot>
    </li>
  );
}

const ruleOf: Readonly<Record<PlayView['mode'], string>> = {
  lead: 'lead.1',
  surpass: 'follow.1',
  copy: 'follow.3',
  pivot: 'follow.4',
};
