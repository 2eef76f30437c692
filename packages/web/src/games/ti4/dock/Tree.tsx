import { plain } from '@orrery/voice';
import type { CSSProperties } from 'react';
import { seatThing } from '../../../app/seats.ts';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { technologyHues } from '../art/palette.ts';
import { tablesOf, viewOf } from '../model.ts';
import { message, useWords } from '../words.ts';
import { type TreeColumn, type TreeNode, treeOf } from './tree.ts';

/** Technologies by colour and step, unit upgrades beside them: what I have, what I could research, what is missing. */
export function Tree({ props, seat }: { readonly props: RendererProps; readonly seat: number }) {
  return (
    <div className="ti4-tree" data-region="tree">
      {treeOf(viewOf(props), tablesOf(props), seat).map((column) => (
        <Column key={column.colour ?? 'unit'} props={props} column={column} />
      ))}
    </div>
  );
}

function Column({ props, column }: { readonly props: RendererProps; readonly column: TreeColumn }) {
  const words = useWords();
  const { colour, nodes } = column;
  const hue = colour ? technologyHues[colour] : 'var(--muted)';
  return (
    <section
      className={colour ? 'ti4-tree-column' : 'ti4-tree-column is-units'}
      style={{ '--hue': hue } as CSSProperties}
    >
      <h3>
        {colour && <Icon name={colour} size={13} />}
        {colour ? props.name(`colour/${colour}`) : words('tree.upgrades')}
        <span className="ti4-tree-count">{nodes.filter(({ state }) => state === 'owned').length}</span>
      </h3>
      <div>
        {nodes.map((node) => (
          <Node key={node.id} props={props} node={node} />
        ))}
      </div>
    </section>
  );
}

function Node({ props, node }: { readonly props: RendererProps; readonly node: TreeNode }) {
  const words = useWords();
  const { id, state, isExhausted, isFaction, lacking, owners } = node;
  const changes = node.changes.map(({ figure, before, after }) =>
    message('tree.change', { figure: `figure/${figure}`, before: before ?? plain('–'), after: after ?? plain('–') }),
  );
  const title = props.name(`technology/${id}`);
  const lines = [
    props.text(`technology/${id}`) ?? '',
    changes.length > 0 ? words('tree.changes', { changes }) : '',
    words('tree.state', { state: `state/${isExhausted ? 'exhausted' : state}` }),
    ...(lacking.length > 0
      ? [words('tree.lacking', { colours: lacking.map((colour) => `colour/${colour}` as const) })]
      : []),
    ...(owners.length > 0 ? [words('tree.owners', { players: owners.map(seatThing) })] : []),
  ].filter((line) => line !== '');
  const classes = [`is-${state}`, isExhausted && 'is-exhausted', isFaction && 'is-faction'].filter(Boolean).join(' ');
  return (
    <Spot
      touchable={props}
      target={`card:technology/${id}`}
      hint={{ title, lines }}
      className={`ti4-tree-node ${classes}`}
      isReadable
    >
      <b>{title}</b>
      <small>{changes.length > 0 ? words('facts', { facts: changes }) : props.text(`technology/${id}`)}</small>
      <span>
        {owners.map((seat) => (
          <GlyphIcon key={seat} player={props.players[seat]} size={9} />
        ))}
        <i>
          {lacking.map((colour, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks of one colour are alike
            <u key={index} style={{ borderColor: technologyHues[colour] }} />
          ))}
        </i>
      </span>
    </Spot>
  );
}
