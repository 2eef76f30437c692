import type { ReactNode } from 'react';
import { Mark } from '../app/Page.tsx';
import { useText } from '../app/text.ts';
import { Link } from '../parts/Link.tsx';
import type { SheetHeight } from './Sheet.tsx';

interface PhoneLayoutProps {
  readonly title: string;
  readonly head: ReactNode;
  readonly status: string;
  /** Everybody in a row: glyph and points. */
  readonly chips: ReactNode;
  readonly menu: ReactNode;
  readonly board: ReactNode;
  readonly banners: ReactNode;
  readonly sheet: ReactNode;
  readonly height: SheetHeight;
}

/** A table on a phone: nothing lies over the board, which yields to the sheet. */
export function PhoneLayout({ title, head, status, chips, menu, board, banners, sheet, height }: PhoneLayoutProps) {
  const text = useText();
  return (
    <div className={`table table--phone table--sheet-${height}`}>
      <header className="table__top">
        <Link href="/" className="table__home" aria-label={text('app.home')}>
          <Mark />
        </Link>
        <div className="table__head">{head}</div>
        <p className="table__status">{status}</p>
        <div className="table__menu">{menu}</div>
      </header>
      {chips}
      <main className="table__board">
        <h1 className="visually-hidden">{title}</h1>
        {board}
        {banners}
      </main>
      {sheet}
    </div>
  );
}
