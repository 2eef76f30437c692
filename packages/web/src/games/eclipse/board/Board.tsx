import type { RendererProps } from '../../renderer.ts';
import { boardSize, centreOf, radius } from '../geometry.ts';
import { viewOf } from '../model.ts';

/** The galaxy. */
export function Board(props: RendererProps) {
  const { sectors } = viewOf(props);
  const { width, height } = boardSize(props.view);
  return (
    <g className="eclipse-board" transform={`translate(${width / 2} ${height / 2})`}>
      {Object.entries(sectors).map(([id, sector]) => {
        const { x, y } = centreOf(sector);
        return <circle key={id} cx={x} cy={y} r={radius * 0.8} />;
      })}
    </g>
  );
}
