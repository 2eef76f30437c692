import type { ArcsView } from '@orrery/arcs';
import { byValue, sideOf, worthOf } from '@orrery/arcs/figures';
import type { CSSProperties } from 'react';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import { Spot } from '../../drawing/Spot.tsx';
import type { Hint, RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { type AmbitionId, type MarkerId, type StandingView, tablesOf, viewOf } from '../model.ts';
import { useWords, type Words } from '../words.ts';

/** The ambition boxes: markers, and how everybody stands now. */
export function Ambitions(props: RendererProps) {
  const words = useWords();
  const view = viewOf(props);
  const tables = tablesOf(props);
  const hasRival = Object.values(view.rivalTokens).some((tokens) => tokens.length > 0);
  const style = { '--seats': props.players.length + (hasRival ? 1 : 0) } as CSSProperties;
  return (
    <section className="drawn-block arcs-ambitions" style={style}>
      <h2 className="drawn-title">
        {words('ambitions.title')}
        <span className="arcs-next">
          <small>{words(view.markers.available.length > 0 ? 'ambitions.available' : 'ambitions.none')}</small>
          {byValue(view.markers, view.markers.available).map((marker) => (
            <Marker key={marker} {...{ view, marker }} />
          ))}
        </span>
      </h2>
      <div className="arcs-ambition-head">
        {props.players.map((player) => (
          <GlyphIcon key={player.glyph} player={player} size={12} />
        ))}
        {hasRival && (
          <span role="img" aria-label={words('ambition.absent')} title={words('ambition.absent')}>
            <Icon name="agent" size={12} />
          </span>
        )}
      </div>
      {tables.ambitions.map(({ id }) => (
        <AmbitionRow key={id} {...{ props, words, view, hasRival }} ambition={id} />
      ))}
    </section>
  );
}

interface MarkerProps {
  readonly view: ArcsView;
  readonly marker: MarkerId;
}

/** Power for first and second place. */
function Marker({ view, marker }: MarkerProps) {
  const { first, second } = sideOf(view.markers, marker);
  const isFlipped = view.markers.flipped.includes(marker);
  return (
    <span className={isFlipped ? 'arcs-marker is-flipped' : 'arcs-marker'}>
      <b>{first}</b>
      {second}
    </span>
  );
}

interface AmbitionRowProps {
  readonly props: RendererProps;
  readonly words: Words;
  readonly view: ArcsView;
  readonly ambition: AmbitionId;
  readonly hasRival: boolean;
}

function AmbitionRow({ props, words, view, ambition, hasRival }: AmbitionRowProps) {
  const imaginary = view.rivalTokens[ambition].length;
  const markers = view.ambitions[ambition];
  const hint = ambitionHint(props, words, view, ambition);
  const isDeclared = markers.length > 0;
  return (
    <Spot
      touchable={props}
      target={`ambition:${ambition}`}
      hint={hint}
      className={isDeclared ? 'arcs-ambition is-declared' : 'arcs-ambition'}
    >
      <Icon name={ambition} size={18} />
      <span className="arcs-ambition-name">{props.name(`ambition/${ambition}`)}</span>
      <span className="arcs-markers">
        {markers.map((marker) => (
          <Marker key={marker} {...{ view, marker }} />
        ))}
      </span>
      {view.standings[ambition].map((standing, seat) => (
        <span
          key={props.players[seat]?.glyph}
          className={`arcs-holding${placeClass(standing)}`}
          style={{ color: props.players[seat]?.colour }}
        >
          <span>{standing.count}</span>
        </span>
      ))}
      {hasRival && (
        <span className={imaginary > 0 ? 'arcs-holding' : 'arcs-holding is-none'}>
          <span>{imaginary}</span>
        </span>
      )}
    </Spot>
  );
}

function placeClass({ place, count }: StandingView): string {
  if (place === 1) return ' is-first';
  if (place === 2) return ' is-second';
  return count === 0 ? ' is-none' : '';
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
    const player = props.players[seat]?.name ?? '';
    if (place === null || markers.length === 0) lines.push(words('ambition.holding', { player, count }));
    else lines.push(words('ambition.place', { player, count, place: String(place), power }));
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
