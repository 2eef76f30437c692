import type { CSSProperties } from 'react';
import { Spot } from '../../drawing/Spot.tsx';
import type { Hint, RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { categoryHues } from '../art/palette.ts';
import { technologyHint } from '../hints.ts';
import { type Category, type TechnologyId, tablesOf, viewOf } from '../model.ts';
import { useWords, type Words } from '../words.ts';
import { TechnologyMark } from './Mark.tsx';
import { offeredPrice, placesOf, type Quote, quoteOf, raresOf } from './prices.ts';

/** Three columns of fixed places with my price in each, and a row for the rare ones that are on display. */
export function Tray(props: RendererProps) {
  const words = useWords();
  const tables = tablesOf(props);
  const { categories } = tables;
  const rares = raresOf(tables, viewOf(props).tray);
  const columns = categories.map((category) => placesOf(tables, category));
  const rows = Math.max(...columns.map(({ length }) => length));
  return (
    <section className="eclipse-techs" data-region="technologies" aria-label={words('tray.title')}>
      {categories.map((category) => (
        <TrackHead key={category} props={props} category={category} />
      ))}
      {Array.from({ length: rows }, (_, row) =>
        columns.map(
          (column) => column[row] && <TechnologyCell key={column[row]} props={props} id={column[row]} words={words} />,
        ),
      )}
      {rares.length > 0 && (
        <span className="eclipse-tech-head is-rare" style={hueOf('rare')}>
          <Icon name="rare" size={13} />
          {props.name('category/rare')}
        </span>
      )}
      {rares.map((id) => (
        <TechnologyCell key={id} props={props} id={id} words={words} />
      ))}
    </section>
  );
}

const hueOf = (category: Category | 'rare') => ({ '--category': categoryHues[category] }) as CSSProperties;

/** A track with the discount that my tiles on it give. */
function TrackHead({ props, category }: { readonly props: RendererProps; readonly category: Category }) {
  const words = useWords();
  const { technologySpaces, discounts } = tablesOf(props).tracks;
  const me = props.seat === null ? undefined : viewOf(props).players[props.seat];
  const known = me?.technologies[category].length ?? 0;
  const discount = discounts[known] ?? 0;
  const hint: Hint = {
    title: words('area.track', { track: `category/${category}` }),
    lines: [
      words('area.track.tiles', { count: known, spaces: technologySpaces }),
      ...(known < technologySpaces ? [words('area.discount', { count: discount })] : []),
    ],
    rule: 'research.4',
  };
  return (
    <Spot touchable={props} target={null} hint={hint} className="eclipse-tech-head" style={hueOf(category)}>
      <Icon name={category} size={13} />
      {props.name(`category/${category}`)}
      {discount > 0 && known < technologySpaces && <small>{`−${discount}`}</small>}
    </Spot>
  );
}

interface CellProps {
  readonly props: RendererProps;
  readonly id: TechnologyId;
  readonly words: Words;
}

function TechnologyCell({ props, id, words }: CellProps) {
  const tables = tablesOf(props);
  const { tray, players } = viewOf(props);
  const target = `technology:${id}`;
  const me = props.seat === null ? undefined : players[props.seat];
  const quote = quoteOf(tables, tray, me, id, offeredPrice(props.targets.get(target)));
  const { copies, price, standing } = quote;
  return (
    <Spot
      touchable={props}
      target={target}
      hint={cellHint(props, words, id, quote)}
      className={`eclipse-tech-cell is-${standing}`}
      style={hueOf(tables.technologies[id].category)}
      isReadable={copies > 0}
    >
      <span className="eclipse-tech-name">{words(`short.${id}`)}</span>
      <span className="eclipse-tech-mark">
        <TechnologyMark props={props} id={id} />
      </span>
      {copies > 1 && standing !== 'mine' && <small>×{copies}</small>}
      {standing === 'mine' ? (
        <Icon name="passed" size={12} />
      ) : (
        copies > 0 && <b className="eclipse-tech-price">{standing === 'full' ? '–' : price}</b>
      )}
    </Spot>
  );
}

function cellHint(props: RendererProps, words: Words, id: TechnologyId, quote: Quote): Hint {
  const tables = tablesOf(props);
  const { cost, minimum } = tables.technologies[id];
  const { copies, prices, price, standing } = quote;
  const effect = technologyHint(props, tables, id);
  const lines = [...effect.lines, words('tray.cost', { cost, minimum })];
  if (prices.length === 1) lines.push(words('tray.price', { price }));
  else
    for (const each of prices)
      lines.push(words('tray.price.on', { track: `category/${each.track}`, price: each.cost }));
  if (standing === 'mine') lines.push(words('tray.owned'));
  if (standing === 'full') lines.push(words('tray.full'));
  if (standing === 'dear') lines.push(words('tray.dear'));
  lines.push(copies > 0 ? words('tray.copies', { count: copies }) : words('tray.none'));
  return { ...effect, lines };
}
