import type { WireEvent } from '@orrery/server/protocol';
import { useState } from 'react';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { type AmbitionId, idOf, tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';

export interface Score {
  readonly ambition: AmbitionId;
  readonly seat: number;
  readonly place: number;
  readonly power: number;
}

/** What ambitions brought at the end of a chapter, if that is among the events. */
export function scoresIn(events: readonly WireEvent[]): Score[] {
  const end = events.findLastIndex(({ key }) => key === 'arcs.chapter.ended');
  if (end < 0) return [];
  return events.slice(end).flatMap(({ key, args }): Score[] => {
    const [ambition, seat] = [idOf(args?.ambition), idOf(args?.seat)];
    if (key !== 'arcs.scored' || ambition === null || seat === null) return [];
    return [
      { ambition: ambition as AmbitionId, seat: Number(seat), place: Number(args?.place), power: Number(args?.power) },
    ];
  });
}

/** The scores of the chapter that has just ended, until something is answered in the next one. */
export function Scores(props: RendererProps) {
  const words = useWords();
  const { chapter, players, round } = viewOf(props);
  const [seen, setSeen] = useState<{ readonly chapter: number; readonly scores: readonly Score[] } | null>(null);
  const fresh = scoresIn(props.events);
  if (fresh.length > 0 && (seen?.chapter !== chapter || seen.scores.length !== fresh.length))
    setSeen({ chapter, scores: fresh });
  if (!seen || seen.chapter !== chapter || round.plays.length > 0) return null;
  return (
    <section className="arcs-scores">
      <h3 className="arcs-title">{words('scores.title', { chapter: chapter - 1 })}</h3>
      <table>
        <tbody>
          {tablesOf(props).ambitions.flatMap(({ id }) => {
            const scored = seen.scores.filter(({ ambition }) => ambition === id);
            return scored.length === 0
              ? []
              : [
                  <tr key={id}>
                    <th scope="row">
                      <Icon name={id} size={14} />
                      {props.name(`ambition/${id}`)}
                    </th>
                    <td>
                      {scored.map(({ seat, place, power }) => (
                        <span key={seat} className={place === 1 ? 'arcs-score is-first' : 'arcs-score'}>
                          <GlyphIcon player={props.players[seat]} size={11} />
                          {words('scores.gain', { power })}
                        </span>
                      ))}
                    </td>
                  </tr>,
                ];
          })}
        </tbody>
      </table>
      <p className="arcs-facts">
        {players.map(({ power }, seat) => {
          const gained = seen.scores.filter((each) => each.seat === seat).reduce((sum, each) => sum + each.power, 0);
          return (
            <span key={props.players[seat]?.glyph} className="arcs-score">
              <GlyphIcon player={props.players[seat]} size={11} />
              {words('scores.change', { before: power - gained, after: power })}
            </span>
          );
        })}
      </p>
    </section>
  );
}
