import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { RendererProps } from '../../renderer.ts';
import { type PlayerView, viewOf } from '../model.ts';
import { pointsOf } from '../sums.ts';
import { useWords } from '../words.ts';

type Source = keyof NonNullable<PlayerView['score']>;

const sources: readonly Source[] = [
  'sectors',
  'reputation',
  'technologies',
  'discoveries',
  'monoliths',
  'ambassadors',
  'warpPortals',
  'species',
  'traitor',
];

/** Where everybody's points come from, as far as one may know; those that nobody has are left out (scoring). */
export function Score(props: RendererProps) {
  const words = useWords();
  const { players, phase } = viewOf(props);
  const totals = players.map(pointsOf);
  if (totals.every((each) => each === null)) return null;
  const shown = sources.filter((source) => players.some(({ score }) => score && score[source] !== 0));
  return (
    <section className="drawn-block" data-region="points">
      <h2 className="drawn-title">{words('score.title')}</h2>
      <table className="eclipse-score">
        <thead>
          <tr>
            <td />
            {props.players.map((player) => (
              <th key={player.glyph} scope="col">
                <GlyphIcon player={player} size={12} />
                <span className="visually-hidden">{player.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((source) => (
            <tr key={source}>
              <th scope="row">{words(`score.source.${source}`)}</th>
              {players.map(({ score }, seat) => (
                <td key={props.players[seat]?.glyph} className={score?.[source] === 0 ? 'is-none' : undefined}>
                  {score ? (score[source] ?? '?') : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {words('score.total')}
              {phase !== 'over' && <span className="visually-hidden">{words('score.known')}</span>}
            </th>
            {totals.map((points, seat) => (
              <td key={props.players[seat]?.glyph}>
                {points?.sum ?? '–'}
                {points?.isPartial && '+'}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
