import { round } from './geometry.ts';
import type { Row } from './marks.ts';
import { boxOf, type MarkProps, seatColour, squareAt } from './placing.ts';

/** Ships of a player: whose they are, kinds with their numbers, damage, and how many are left out. */
export function RowShape({ props, mark }: MarkProps<Row>) {
  const { x, y, width, height, style, ships, rest, seat } = mark;
  const left = x - width / 2;
  const base = round(y + height * 0.33);
  return (
    <g className="ti4-row" style={seatColour(props, seat)}>
      <rect className="ti4-row-plate" {...boxOf(mark)} rx={round(height / 5)} />
      {style.block > 0 && (
        <>
          <rect
            className="ti4-block"
            x={round(left)}
            y={round(y - height / 2)}
            width={style.block}
            height={height}
            rx={round(height / 6)}
          />
          <use
            className="ti4-block-glyph"
            href={`#ti4-glyph-${seat}`}
            {...squareAt(left + style.block / 2, y, style.block * 0.68)}
          />
        </>
      )}
      {ships.map(({ type, count, damaged, x: at, isSum }) => {
        const right = x + at + style.silhouette / 2;
        const wedge = style.silhouette * 0.55;
        return (
          <g key={`${type}${damaged}`}>
            <use href={`#ti4-${type}`} {...squareAt(x + at, y, style.silhouette)} fill="currentColor" />
            {damaged > 0 && (
              <use href="#ti4-wedge" {...squareAt(right - wedge / 2.4, y + height / 2 - wedge / 2, wedge)} />
            )}
            {(count > 1 || isSum) && (
              <text x={round(right + (style.digit * String(count).length) / 2)} y={base}>
                {count}
              </text>
            )}
          </g>
        );
      })}
      {rest && (
        <text className="ti4-rest" x={round(x + rest.x)} y={base}>
          {`+${rest.count}`}
        </text>
      )}
    </g>
  );
}
