import type { GameFace } from '@orrery/server/protocol';
import { useCallback, useEffect, useState } from 'react';
import { getGames, getMyTables, getOpenTables } from '../api/calls.ts';
import { gameNamed, useGameLine, useGameName } from '../app/gameName.ts';
import { Page } from '../app/Page.tsx';
import { openSession } from '../app/session.ts';
import { useText } from '../app/text.ts';
import { covers } from '../games/renderer.ts';
import { useMemory } from '../learning/memory.ts';
import { oddsGames } from '../odds/art.ts';
import { Link } from '../parts/Link.tsx';
import { Loading, Refusal, Trouble } from '../parts/Trouble.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { OrreryArt } from './OrreryArt.tsx';
import { isNewTo, playNow } from './playNow.ts';
import { quickTable } from './quickTable.ts';
import { RecordImport } from './RecordImport.tsx';
import { MyTables, OpenTables } from './TableList.tsx';

/** Milliseconds. */
const LOOK_AGAIN = 60_000;

export function HomePage() {
  const text = useText();
  const { value, error, reload } = useLoaded(loadHome);
  useWhileShown(reload);
  const lists = value && (
    <div className="home__lists">
      <MyTables tables={value.mine} />
      <OpenTables tables={value.open} />
    </div>
  );
  // Whoever has games that go on comes for them.
  const isPlaying = value?.mine.some(({ state }) => state !== 'over') === true;
  return (
    <Page title={text('app.name')}>
      <div className="home">
        <div className="home__hero">
          <OrreryArt />
          <h1>{text('app.name')}</h1>
          <p>{text('app.tagline')}</p>
        </div>
        {!value && (error ? <Trouble error={error} onRetry={reload} /> : <Loading />)}
        {value && (
          <>
            <Refusal error={error} />
            {isPlaying && lists}
            <ul className="home__games">
              {value.games.map((game) => (
                <GameCard key={game.id} game={game} />
              ))}
            </ul>
            {!isPlaying && lists}
            <RecordImport />
          </>
        )}
      </div>
    </Page>
  );
}

/** Games go on while this page lies there: it is looked at again now and then, and whenever somebody comes back to it. */
function useWhileShown(look: () => void): void {
  useEffect(() => {
    const lookIfShown = () => {
      if (!document.hidden) look();
    };
    const timer = setInterval(lookIfShown, LOOK_AGAIN);
    document.addEventListener('visibilitychange', lookIfShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfShown);
    };
  }, [look]);
}

async function loadHome() {
  await openSession();
  const [games, mine, open] = await Promise.all([getGames(), getMyTables(), getOpenTables()]);
  return { games, mine, open };
}

function GameCard({ game }: { readonly game: GameFace }) {
  const text = useText();
  const name = useGameName()(game.id);
  const line = useGameLine()(game.id);
  const Cover = useLoaded(useCallback(async () => covers[game.id]?.(), [game.id])).value?.Cover;
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: null });
  const isNew = isNewTo(game, useMemory());
  const play = useCallback(async () => {
    setState({ isBusy: true, error: null });
    try {
      await playNow(game);
    } catch (error) {
      setState({ isBusy: false, error });
    }
  }, [game]);
  /** What a button does is said with its game: there is one of each on every card. */
  const labelled = (action: 'home.play' | 'home.host' | 'nav.rules' | 'nav.odds') =>
    text('home.of', { action: { key: action }, game: gameNamed(game.id) });
  const players = { from: Math.min(...game.players), to: Math.max(...game.players) };
  return (
    <li className="game-card">
      <div className="game-card__cover">{Cover && <Cover />}</div>
      <div className="game-card__text">
        <p className="game-card__players">{text('home.players', players)}</p>
        <h2>{name}</h2>
        <p className="muted">{line}</p>
      </div>
      <div className="game-card__actions">
        <button
          type="button"
          className="button button--primary"
          aria-label={labelled('home.play')}
          disabled={state.isBusy}
          onClick={play}
        >
          {text(state.isBusy ? 'home.playing' : 'home.play')}
        </button>
        <Link href={`/new/${game.id}`} className="button" aria-label={labelled('home.host')}>
          {text('home.host')}
        </Link>
        <Link href={`/rules/${game.id}`} className="button button--quiet" aria-label={labelled('nav.rules')}>
          {text('nav.rules')}
        </Link>
        {oddsGames.includes(game.id) && (
          <Link href={`/odds/${game.id}`} className="button button--quiet" aria-label={labelled('nav.odds')}>
            {text('nav.odds')}
          </Link>
        )}
        <p className="muted small">
          {text(isNew ? 'home.first' : 'home.against', { bots: quickTable(game, isNew).seats.length - 1 })}
        </p>
        <Refusal error={state.error} />
      </div>
    </li>
  );
}
