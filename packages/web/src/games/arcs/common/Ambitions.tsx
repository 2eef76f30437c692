import type { ArcsTables, ArcsView } from '@orrery/arcs';
import type { CSSProperties } from 'react';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import { Spot } from '../../drawing/Spot.tsx';
import type { Hint, RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import {
  type AmbitionId,
  cityBonusOf,
  holdingsOf,
  type MarkerId,
  markerSide,
  type Place,
  placesOf,
  tablesOf,
  viewOf,
} from '../model.ts';
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
          {byValue(view, tables, view.markers.available).map((marker) => (
            <Marker key={marker} {...{ view, tables, marker }} />
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
        <AmbitionRow key={id} {...{ props, words, view, tables, hasRival }} ambition={id} />
      ))}
    </section>
  );
}

/** The highest first: it is the next to be declared (declare.4). */
function byValue(view: ArcsView, tables: ArcsTables, markers: readonly MarkerId[]): MarkerId[] {
  const first = (marker: MarkerId): number => markerSide(view, tables, marker).first;
  return [...markers].sort((a, b) => first(b) - first(a));
}

interface MarkerProps {
  readonly view: ArcsView;
  readonly tables: ArcsTables;
  readonly marker: MarkerId;
}

/** Power for first and second place. */
function Marker({ view, tables, marker }: MarkerProps) {
  const { first, second } = markerSide(view, tables, marker);
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
  readonly tables: ArcsTables;
  readonly ambition: AmbitionId;
  readonly hasRival: boolean;
}

function AmbitionRow({ props, words, view, tables, ambition, hasRival }: AmbitionRowProps) {
  const counts = props.players.map((_, seat) => holdingsOf(view, tables, seat, ambition));
  const imaginary = view.rivalTokens[ambition].length;
  const places = placesOf(counts, imaginary);
  const markers = view.ambitions[ambition];
  const hint = ambitionHint({ props, words, view, tables, ambition, hasRival }, counts, places, imaginary);
  const isDeclared = markers.length > 0;
  return (
    <Spot
      touchable={props}
      target={`ambition:${ambition}`}
      hint={hint}
      className={isDeclared ? 'arcs-ambition is-declared' : 'arcs-ambition'}
    >
      <Icon name={ambition} size={18} />
      <span className="arcs-ambition-name">{props.name(ambition)}</span>
      <span className="arcs-markers">
        {markers.map((marker) => (
          <Marker key={marker} {...{ view, tables, marker }} />
        ))}
      </span>
      {counts.map((count, seat) => (
        <span
          key={props.players[seat]?.glyph}
          className={`arcs-holding${placeClass(places[seat] ?? null, count)}`}
          style={{ color: props.players[seat]?.colour }}
        >
          <span>{count}</span>
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

function placeClass(place: Place, count: number): string {
  if (place === 1) return ' is-first';
  if (place === 2) return ' is-second';
  return count === 0 ? ' is-none' : '';
}

function ambitionHint(
  { props, words, view, tables, ambition }: AmbitionRowProps,
  counts: readonly number[],
  places: readonly Place[],
  imaginary: number,
): Hint {
  const sides = view.ambitions[ambition].map((marker) => markerSide(view, tables, marker));
  const first = sides.reduce((sum, side) => sum + side.first, 0);
  const second = sides.reduce((sum, side) => sum + side.second, 0);
  const lines = [words(`ambition.counts.${ambition}`)];
  lines.push(sides.length > 0 ? words('ambition.marker', { first, second }) : words('ambition.undeclared'));
  for (const [seat, count] of counts.entries()) {
    const player = props.players[seat]?.name ?? '';
    const place = places[seat] ?? null;
    const board = view.players[seat];
    const bonus = place === 1 && board ? cityBonusOf(tables, board) : 0;
    const power = place === 1 ? first + bonus : second;
    if (place === null || sides.length === 0) lines.push(words('ambition.holding', { player, count }));
    else lines.push(words('ambition.place', { player, count, place: String(place), power }));
  }
  if (imaginary > 0) lines.push(words('ambition.rival', { count: imaginary }));
  return { title: props.name(ambition), lines, rule: ruleOf[ambition] };
}

const ruleOf: Readonly<Record<AmbitionId, string>> = {
  tycoon: 'ambitions.2',
  tyrant: 'ambitions.3',
  warlord: 'ambitions.4',
  keeper: 'ambitions.5',
  empath: 'ambitions.6',
};
