import { step } from '@orrery/eclipse/figures';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { Live } from '../../drawing/live.ts';
import { hinting, middleOf } from '../../drawing/touch.ts';
import type { RendererProps } from '../../renderer.ts';
import { type Box, centreOf, keyOf, radius, round } from '../geometry.ts';
import { viewOf } from '../model.ts';
import { useWords, type WordKey } from '../words.ts';
import type { Preview } from './preview.ts';
import { Sector } from './Sector.tsx';

interface ExplorationProps {
  readonly props: RendererProps;
  readonly preview: Preview;
}

const noOrigins = new Map<string, never>();

/** A revealed sector in its zone: a click turns it, when there is more than one way to lie. */
export function PreviewSector({ props, live, preview }: ExplorationProps & { readonly live: Live }) {
  const words = useWords();
  const { id, sector, target, turn, rotations, isMine } = preview;
  const behaviour =
    rotations.length > 1
      ? {
          onClick: () => turn(1),
          onKeyDown: (event: KeyboardEvent<Element>) => {
            const steps = turns[event.key];
            if (!steps) return;
            event.preventDefault();
            turn(steps);
          },
        }
      : {};
  const className = isMine && rotations.length === 0 ? 'is-preview is-nowhere' : 'is-preview';
  const note = words(noteOf(preview));
  const signature = JSON.stringify([sector, target, props.targets.get(target), props.level, note]);
  return <Sector {...{ props, live, id, sector, target, behaviour, className, note, signature }} origins={noOrigins} />;
}

/** What may be done with it. */
function noteOf({ isMine, rotations }: Preview): WordKey {
  if (!isMine || rotations.length === 1) return 'sector.revealed';
  return rotations.length === 0 ? 'sector.revealed.nowhere' : 'sector.revealed.turns';
}

const turns: Readonly<Record<string, 1 | -1>> = { Enter: 1, ' ': 1, ArrowRight: 1, ArrowLeft: -1 };

/** Pixels from the middle of one button to that of the next. */
const PITCH = 46;

const arrow = 'M-7.5 5.5A9 9 0 1 1 4.6 7.8M-9.8-.6-7.6 5.8-1.2 3.8';
const tick = 'M-8.5.5-2.5 6.5 9-6';
const swap = 'M-9-4H7L3-8.5M9 4H-7L-3 8.5';

/** Buttons beside the sector that is to be placed, as large as a finger at any zoom. */
export function PlacingTools({ props, preview, box }: ExplorationProps & { readonly box: Box }) {
  const words = useWords();
  const { id, rotations, others, turn, show, place, isMine } = preview;
  if (!isMine || (rotations.length === 0 && others.length === 0)) return null;
  const taken = new Set(Object.values(viewOf(props).sectors).map(keyOf));
  const buttons: Tool[] = [];
  if (rotations.length > 1) {
    const label = words('place.left');
    buttons.push({ key: 'left', label, path: arrow, act: () => turn(-1) });
  }
  if (rotations.length > 0)
    buttons.push({
      key: 'place',
      label: words('place.here', { sector: `sector/${id}` }),
      path: tick,
      isMain: true,
      act: place,
    });
  if (rotations.length > 1)
    buttons.push({ key: 'right', label: words('place.right'), path: arrow, isMirrored: true, act: () => turn(1) });
  for (const other of others) {
    const label = words('place.other', { sector: `sector/${other}` });
    buttons.push({ key: other, label, path: swap, act: () => show(other) });
  }
  return (
    <g className="galaxy-tools" style={toolsAt(preview, taken, box, (buttons.length * PITCH) / 2)}>
      {buttons.map((tool, i) => (
        <ToolButton key={tool.key} {...{ props, tool }} x={(i - (buttons.length - 1) / 2) * PITCH} />
      ))}
    </g>
  );
}

/** Below or above the sector, where less is hidden by them; never beyond the board. */
function toolsAt({ zone }: Preview, taken: ReadonlySet<string>, box: Box, half: number): CSSProperties {
  const { x, y } = centreOf(zone);
  const hidden = (directions: readonly number[]): number =>
    directions.filter((direction) => taken.has(keyOf(step(zone, direction)))).length;
  const isLast = { above: y - 1.5 * radius < box.top, below: y + 1.5 * radius > box.bottom };
  const isBelow = isLast.above || (!isLast.below && hidden([4, 5]) <= hidden([1, 2]));
  const side = isBelow ? 1 : -1;
  return {
    '--x': `${round(x)}px`,
    '--y': `${round(y + side * radius * 0.86)}px`,
    '--side': side,
    '--left': `${round(box.left)}px`,
    '--right': `${round(box.right)}px`,
    '--half': `${half}px`,
  } as CSSProperties;
}

interface Tool {
  readonly key: string;
  readonly label: string;
  readonly path: string;
  readonly isMain?: boolean;
  readonly isMirrored?: boolean;
  readonly act: () => void;
}

function ToolButton({ props, tool, x }: { readonly props: RendererProps; readonly tool: Tool; readonly x: number }) {
  const { label, path, isMain, isMirrored, act } = tool;
  const say = hinting(props, { title: label, lines: [], rule: 'explore.4' });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of HTML
    <g
      className={isMain ? 'galaxy-tool is-main' : 'galaxy-tool'}
      transform={`translate(${x} 0)`}
      role="button"
      tabIndex={0}
      aria-label={label}
      {...say}
      onClick={act}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        act();
        if (!isMain) props.hint({ title: label, lines: [] }, middleOf(event.currentTarget));
      }}
    >
      <circle r="20" />
      <path d={path} transform={isMirrored ? 'scale(-1 1)' : undefined} />
    </g>
  );
}
