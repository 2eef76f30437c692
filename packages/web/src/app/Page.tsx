import { plain } from '@orrery/voice';
import { type ReactNode, useEffect } from 'react';
import { drawnGames } from '../games/renderer.ts';
import { Icon } from '../parts/Icon.tsx';
import { Link } from '../parts/Link.tsx';
import { useSession } from './session.ts';
import { changeSettings, useSettings } from './settings.ts';
import { useText } from './text.ts';

/** The frame of every screen but the table: our mark, where to go, and the content. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const text = useText();
  const session = useSession();
  const { theme } = useSettings();
  useTitle(title);
  return (
    <div className="page">
      <a className="skip" href="#content">
        {text('app.skip')}
      </a>
      <header className="page__head">
        <Link href="/" className="brand" aria-label={text('app.home')}>
          <Mark />
          <span>{text('app.name')}</span>
        </Link>
        <nav className="page__nav" aria-label={text('nav.main')}>
          <Link href={`/rules/${drawnGames[0]}`} className="button button--quiet" aria-label={text('nav.rules')}>
            <Icon name="rules" />
            <span className="page__wide-only">{text('nav.rules')}</span>
          </Link>
          <Link href={`/odds/${drawnGames[0]}`} className="button button--quiet" aria-label={text('nav.odds')}>
            <Icon name="dice" />
            <span className="page__wide-only">{text('nav.odds')}</span>
          </Link>
          <button
            type="button"
            className="button button--quiet button--icon"
            aria-label={text(theme === 'dim' ? 'nav.darker' : 'nav.lighter')}
            title={text(theme === 'dim' ? 'nav.darker' : 'nav.lighter')}
            onClick={() => changeSettings({ theme: theme === 'dim' ? 'dark' : 'dim' })}
          >
            <Icon name="theme" />
          </button>
          <Link href="/settings" className="button button--quiet">
            <Icon name="person" />
            <span>{session?.name ?? text('nav.settings')}</span>
          </Link>
        </nav>
      </header>
      <main id="content" className="page__main">
        {children}
      </main>
    </div>
  );
}

export function useTitle(title: string): void {
  const text = useText();
  useEffect(() => {
    document.title = title === text('app.name') ? title : text('app.title', { page: plain(title) });
  }, [title, text]);
}

export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="13" className="mark__ring" />
      <circle cx="16" cy="16" r="7.5" className="mark__ring" />
      <circle cx="16" cy="16" r="3" className="mark__sun" />
      <circle cx="27.6" cy="10.2" r="2.2" fill="var(--seat-1)" />
      <circle cx="9.6" cy="20" r="1.8" fill="var(--seat-0)" />
    </svg>
  );
}
