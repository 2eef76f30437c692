import { useCallback } from 'react';
import { getRules } from '../api/calls.ts';
import { useGameName } from '../app/gameName.ts';
import { Page } from '../app/Page.tsx';
import { useText } from '../app/text.ts';
import { drawnGames } from '../games/renderer.ts';
import { Link } from '../parts/Link.tsx';
import { Loading, Trouble } from '../parts/Trouble.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { Catalogue } from './Catalogue.tsx';

export function RulesPage({ game, rule }: { readonly game: string; readonly rule: string | null }) {
  const text = useText();
  const gameName = useGameName();
  const rules = useLoaded(useCallback(() => getRules(game), [game]));
  const title = text('rules.title', { game: gameName(game) });
  return (
    <Page title={title}>
      <div className="rules-page">
        <h1>{title}</h1>
        {drawnGames.length > 1 && (
          <ul className="rules-page__games">
            {drawnGames.map((id) => (
              <li key={id}>
                <Link href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined} className="button">
                  {gameName(id)}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {rules.value ? (
          <div className="rules-page__columns">
            <nav className="rules-page__topics" aria-label={text('rules.topics')}>
              <ul>
                {rules.value.map(({ topic, title: name }) => (
                  <li key={topic}>
                    <a href={`#${topic}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </nav>
            <Catalogue game={game} topics={rules.value} rule={rule} isLinked />
          </div>
        ) : rules.error ? (
          <Trouble error={rules.error} onRetry={rules.reload} />
        ) : (
          <Loading />
        )}
      </div>
    </Page>
  );
}
