import type { ReactNode } from 'react';
import { Mark } from '../app/Page.tsx';
import { useText } from '../app/text.ts';
import { Link } from '../parts/Link.tsx';

interface TableLayoutProps {
  readonly arrangement: 'tall' | 'wide';
  readonly title: string;
  /** Two lines beside the way home. */
  readonly head: ReactNode;
  /** Between head and players, with a tall board. */
  readonly track: ReactNode | null;
  readonly players: ReactNode;
  readonly menu: ReactNode;
  readonly board: ReactNode;
  /** Above everything: the state of the line, notices. */
  readonly banners: ReactNode;
  readonly column: ReactNode;
  readonly isFolded: boolean;
  readonly isDockOpen: boolean;
  /** Null for those without a seat. */
  readonly dock: ReactNode | null;
}

/** Where things are: the board is the hero, everything else stands around it and nothing lies on it. */
export function TableLayout(props: TableLayoutProps) {
  const { arrangement, title, head, track, players, menu, board, banners, column, isFolded, isDockOpen, dock } = props;
  const text = useText();
  const shape = `${isFolded ? 'table--folded' : ''} ${isDockOpen ? 'table--dock-open' : ''}`;
  return (
    <div className={`table table--${arrangement} ${shape}`}>
      <header className="table__top">
        <Link href="/" className="table__home" aria-label={text('app.home')}>
          <Mark />
        </Link>
        <div className="table__head">{head}</div>
        {track && arrangement === 'tall' && <div className="table__track">{track}</div>}
        {players}
        <div className="table__menu">{menu}</div>
      </header>
      <main className="table__board">
        <h1 className="visually-hidden">{title}</h1>
        {board}
        {banners}
      </main>
      {column}
      {dock}
    </div>
  );
}
