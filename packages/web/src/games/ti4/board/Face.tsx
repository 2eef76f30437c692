import { unsaid } from '../../drawing/touch.ts';
import { holderOf } from './content.ts';
import { hexPath } from './geometry.ts';
import { layout } from './layout.ts';
import { MarkShape } from './MarkShape.tsx';
import type { Content, Mark } from './marks.ts';
import type { Drawn } from './placing.ts';

const territory = hexPath(2);

interface FaceProps {
  readonly props: Drawn;
  readonly content: Content;
  readonly marks?: readonly Mark[];
}

/** What is seen in a hex: its ground, whose it is, and everything that lies there. */
export function Face({ props, content, marks = layout(content, props.level) }: FaceProps) {
  const holder = holderOf(content);
  const owner = holder === null ? undefined : props.players[holder];
  return (
    <g {...unsaid} className="ti4-marks">
      {content.anomaly && <use href={`#ti4-${content.anomaly}`} />}
      {owner && <path d={territory} className="ti4-territory" style={{ color: owner.colour }} />}
      {marks.map((mark) => (
        <MarkShape key={`${mark.use} ${mark.x} ${mark.y}`} {...{ props, content, mark }} />
      ))}
    </g>
  );
}
