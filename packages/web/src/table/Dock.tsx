import { useText } from '../app/text.ts';
import type { GameRenderer, RendererProps } from '../games/renderer.ts';
import { Icon } from '../parts/Icon.tsx';
import type { DockState } from './useDock.ts';

interface DockProps {
  readonly renderer: GameRenderer;
  readonly props: RendererProps;
  readonly state: DockState;
  /** With a tall board the row stays and has the buttons of its pages; what is open stands above the foot of the board. */
  readonly isTall: boolean;
  /** Whether I have something to decide. */
  readonly isAsked: boolean;
  readonly colour: string;
}

/** My own things: a row at the foot of the table that opens to show all of them. */
export function Dock({ renderer, props, state, isTall, isAsked, colour }: DockProps) {
  const text = useText();
  const { Dock: Row, DockOpen } = renderer;
  const { page, open } = state;
  const isOpen = page !== null;
  const label = text(isOpen ? 'table.dock.close' : 'table.dock.open');
  return (
    <section
      className={`dock ${isOpen ? 'dock--open' : ''} ${isAsked ? 'dock--asked' : ''}`}
      style={{ borderLeftColor: colour }}
      aria-label={text('table.area')}
    >
      <h2 className="visually-hidden">{text('table.area')}</h2>
      {Row && (!isOpen || isTall) && (
        <div className="dock__row">
          <Row {...props} page={page} open={open} />
        </div>
      )}
      {isOpen && (
        <div className="dock__all">
          <DockOpen {...props} page={page} open={open} />
        </div>
      )}
      {!isTall && (
        <button
          type="button"
          className="dock__toggle"
          aria-expanded={isOpen}
          aria-label={label}
          title={label}
          onClick={() => (isOpen && page + 1 < (renderer.dockPages ?? 1) ? open(page + 1) : open(isOpen ? null : 0))}
        >
          <Icon name={isOpen ? 'down' : 'up'} />
          <span className="key" aria-hidden="true">
            D
          </span>
        </button>
      )}
    </section>
  );
}
