import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useSay, useText } from '../app/text.ts';
import type { Overlay } from '../games/renderer.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { isTyping } from '../parts/typing.ts';
import type { Box, Size } from './camera.ts';
import { useCamera } from './useCamera.ts';
import { useFreeCorner } from './useFreeCorner.ts';
import type { StageState } from './useStage.ts';

interface StageProps {
  readonly stage: StageState;
  readonly label: string;
  /** The drawing. Kept as it is while the camera moves. */
  readonly children: ReactNode;
  /** Laid over the upper left corner, such as what happened. */
  readonly corner?: ReactNode;
  /** What the game can show on its board beside. */
  readonly overlays?: OverlaySwitches;
  /** Changes when other things glow; where nothing may stay out of sight, the camera then moves. */
  readonly glowing: unknown;
  readonly isFraming: boolean;
  /** Where the middle of a board is at first that fits the stage in height only; null for one that is seen as a whole. */
  readonly middle: number | null;
}

export interface OverlaySwitches {
  readonly all: readonly Overlay[];
  readonly on: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
}

/** The board with its corners: what happened at the upper left, tools at the lower left. */
export function Stage(props: StageProps) {
  const { ref, size, box } = props.stage;
  return (
    <div className="stage" ref={ref}>
      {size && <Film {...props} box={box} size={size} />}
      {props.corner}
    </div>
  );
}

const STEP = 1.35;

function Film(props: FilmProps) {
  const say = useSay();
  const { box, size, label, children, overlays, glowing, isFraming, middle } = props;
  const { onRest, nearScale } = props.stage;
  const text = useText();
  const stage = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const window = useRef<SVGRectElement>(null);
  const { zoom, showAll, frame, goTo } = useCamera({ stage, drawing, box, size, middle, window, onRest, nearScale });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what glows that is brought into sight
  useEffect(() => {
    if (isFraming) frame('[data-target]');
  }, [glowing, isFraming, frame]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+' || event.key === '=') zoom(STEP);
      else if (event.key === '-') zoom(1 / STEP);
      else if (event.key === '0') showAll();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [zoom, showAll]);
  return (
    <div className="stage__film" ref={stage}>
      {/* biome-ignore lint/a11y/useSemanticElements: no HTML element groups the things of a drawing */}
      <svg ref={drawing} className="stage__drawing" role="group" aria-label={label}>
        <g id="stage-board">{children}</g>
      </svg>
      {middle !== null && <SmallMap box={box} window={window} glowing={glowing} onPoint={goTo} />}
      <div className="stage__tools">
        <IconButton icon="plus" label={text('table.zoomIn')} onClick={() => zoom(STEP)} />
        <IconButton icon="minus" label={text('table.zoomOut')} onClick={() => zoom(1 / STEP)} />
        <IconButton className="stage__fit" icon="fit" label={text('table.fit')} onClick={showAll} />
        {overlays?.all.map(({ id, key, icon, label: name }) => (
          <IconButton
            key={id}
            icon={icon}
            label={say(name)}
            isPressed={overlays.on.has(id)}
            onClick={() => overlays.toggle(id)}
          >
            <span className="stage__key" aria-hidden="true">
              {key.toUpperCase()}
            </span>
          </IconButton>
        ))}
      </div>
    </div>
  );
}

type FilmProps = StageProps & { readonly box: Box; readonly size: Size };

interface SmallMapProps {
  readonly box: Box;
  readonly window: RefObject<SVGRectElement | null>;
  readonly glowing: unknown;
  readonly onPoint: (point: { readonly x: number; readonly y: number }) => void;
}

/** The whole board, small, with the part that is seen as a frame, in a corner that is free. A tap goes there. */
function SmallMap({ box, window, glowing, onPoint }: SmallMapProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const corner = useFreeCorner(button, glowing);
  const { x, y, width, height } = box;
  return (
    <button
      ref={button}
      type="button"
      className={`stage__map stage__map--${corner}`}
      aria-label={text('table.map')}
      onClick={({ clientX, clientY, currentTarget }) => {
        const seen = currentTarget.getBoundingClientRect();
        const scale = Math.max(width / seen.width, height / seen.height);
        onPoint({
          x: x + width / 2 + (clientX - seen.left - seen.width / 2) * scale,
          y: y + height / 2 + (clientY - seen.top - seen.height / 2) * scale,
        });
      }}
    >
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <use href="#stage-board" />
        <rect ref={window} className="stage__window" />
      </svg>
    </button>
  );
}
