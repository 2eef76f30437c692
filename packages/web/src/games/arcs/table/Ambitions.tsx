import type { ArcsView } from '@orrery/arcs';
import { byValue, sideOf, worthOf } from '@orrery/arcs/figures';
import type { CSSProperties } from 'react';
import { seatThing } from '../../../app/seats.ts';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import { Spot } from '../../drawing/Spot.tsx';
import type { Hint, RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { type AmbitionId, type StandingView, tablesOf, viewOf } from '../model.ts';
import { useWords, type Words } from '../words.ts';

/** The ambition boxes: what is declared, and how everybody stands now. */
export function Ambitions(props: RendererProps) {
  const words = useWords();
  const view = viewOf(props);
  const hasRival = Object.values(view.rivalTokens).some((tokens) => tokens.length > 0);
  const next = byValue(view.markers, view.markers.available);
  return (
    <table className="arcs-ambitions" data-region="ambitions">
      <thead>
        <tr>
          <th scope="col">{words('ambitions.title')}</th>
          <td className="arcs-worth" title={words(next.length > 0 ? 'ambitions.available' : 'ambitions.none')}>
            {next.length > 0 ? words('ambitions.next') : words('ambitions.none')}
            {next.slice(0, 2).map((marker) => {
              const { first, second } = sideOf(view.markers, marker);
              return (
                <span key={marker}>
                  {' '}
                  <b>{first}</b>·{second}
                </span>
              );
            })}
          </td>
          {props.players.map((player) => (
            <th key={player.glyph} scope="col">
              <GlyphIcon player={player} size={11} />
              <span className="visually-hidden">{player.name}</span>
            </th>
          ))}
          {hasRival && (
            <th scope="col" title={words('ambition.absent')}>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{words('ambition.absent')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {tablesOf(props).ambitions.map(({ id }) => (
          <Row key={id} {...{ props, view, hasRival }} ambition={id} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly props: RendererProps;
  readonly view: ArcsView;
  readonly ambition: AmbitionId;
  readonly hasRival: boolean;
}

function Row({ props, view, ambition, hasRival }: RowProps) {
  const words = useWords();
  const markers = view.ambitions[ambition];
  const worth = worthOf(view.markers, markers);
  const imaginary = view.rivalTokens[ambition].length;
  return (
    <tr className={markers.length > 0 ? 'is-declared' : undefined}>
      <th scope="row">
        <Spot
          touchable={props}
          target={`ambition:${ambition}`}
          hint={ambitionHint(props, words, view, ambition)}
          className="arcs-ambition"
          isReadable
        >
          <Icon name={ambition} size={14} {...(markers.length === 0 && { colour: 'var(--muted)' })} />
          {props.name(`ambition/${ambition}`)}
        </Spot>
      </th>
      <td className="arcs-worth">
        {markers.length > 0 && (
          <>
            <b>{worth.first}</b>·{worth.second}
          </>
        )}
      </td>
      {view.standings[ambition].map((standing, seat) => (
        <td
          key={props.players[seat]?.glyph}
          className={placeClass(standing)}
          style={{ '--seat': props.players[seat]?.colour } as CSSProperties}
        >
          {standing.count}
        </td>
      ))}
      {hasRival && <td>{imaginary}</td>}
    </tr>
  );
}

function placeClass({ place, count }: StandingView): string {
  if (place === 1) return 'is-first';
  if (place === 2) return 'is-second';
  return count === 0 ? 'is-none' : '';
}

/** How everybody stands, and what scoring it now would bring. */
export function ambitionHint(props: RendererProps, words: Words, view: ArcsView, ambition: AmbitionId): Hint {
  const markers = view.ambitions[ambition];
  const imaginary = view.rivalTokens[ambition].length;
  const lines = [words(`ambition.counts.${ambition}`)];
  lines.push(
    markers.length > 0 ? words('ambition.marker', { ...worthOf(view.markers, markers) }) : words('ambition.undeclared'),
  );
  for (const [seat, { count, place, power }] of view.standings[ambition].entries()) {
    const player = seatThing(seat);
    if (place === null || markers.length === 0) lines.push(words('ambition.holding', { player, count }));
    else lines.push(words('ambition.place', { player, count, place, power }));
  }
  if (imaginary > 0) lines.push(words('ambition.rival', { count: imaginary }));
  return { title: props.name(`ambition/${ambition}`), lines, rule: ruleOf[ambition] };
}

const ruleOf: Readonly<Record<AmbitionId, string>> = {
  tycoon: 'ambitions.2',
  tyrant: 'ambitions.3',
  warlord: 'ambitions.4',
  keeper: 'ambitions.5',
  empath: 'ambitions.6',
};
