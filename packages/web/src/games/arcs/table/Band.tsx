import { worthOf } from '@orrery/arcs/figures';
import type { CSSProperties } from 'react';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { cardHint } from '../hints.ts';
import { cardEmblem, courtCardOf, tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { ambitionHint } from './Ambitions.tsx';

/** Ambitions and Court in two lines, while the table itself is not in sight. */
export function Band(props: RendererProps) {
  const words = useWords();
  const view = viewOf(props);
  const tables = tablesOf(props);
  return (
    <div className="arcs-band-box">
      <div className="arcs-band-row">
        {tables.ambitions.map(({ id }) => {
          const markers = view.ambitions[id];
          const leader = view.standings[id].findIndex(({ count }) => count > 0 && count === mostIn(view.standings[id]));
          return (
            <Spot
              key={id}
              touchable={props}
              target={`ambition:${id}`}
              hint={ambitionHint(props, words, view, id)}
              className={`arcs-band-cell${markers.length > 0 ? ' is-declared' : ''}`}
            >
              <Icon name={id} size={14} {...(markers.length === 0 && { colour: 'var(--muted)' })} />
              {markers.length > 0 && <b className="arcs-band-worth">{worthOf(view.markers, markers).first}</b>}
              {leader >= 0 && (
                <span className="arcs-agent">
                  <GlyphIcon player={props.players[leader]} size={9} />
                  {view.standings[id][leader]?.count}
                </span>
              )}
            </Spot>
          );
        })}
      </div>
      <div className="arcs-band-row">
        {view.court.row.map(
          (slot) =>
            slot && (
              <Spot
                key={slot.card}
                touchable={props}
                target={`card:${slot.card}`}
                hint={cardHint(props, words, tables, slot.card, slot.agents, slot.securer)}
                className="arcs-band-cell"
                style={{ '--suit': hueOf(courtCardOf(tables, slot.card)?.suit) } as CSSProperties}
              >
                <Icon name={cardEmblem(tables, slot.card)} size={14} colour="var(--suit)" />
                {slot.agents.map(
                  (count, seat) =>
                    count > 0 && (
                      <span key={props.players[seat]?.glyph} className="arcs-agent">
                        <GlyphIcon player={props.players[seat]} size={9} />
                        {count}
                      </span>
                    ),
                )}
              </Spot>
            ),
        )}
      </div>
    </div>
  );
}

const mostIn = (standings: readonly { readonly count: number }[]): number =>
  Math.max(...standings.map(({ count }) => count));

const hueOf = (suit: keyof typeof resourceHues | null | undefined): string => (suit ? resourceHues[suit] : '#9aa7b8');
