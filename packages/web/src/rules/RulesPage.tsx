import { useCallback } from 'react';
import { getRules } from '../api/calls.ts';
import { gameNamed, useGameName } from '../app/gameName.ts';
import { Page } from '../app/Page.tsx';
import { useText } from '../app/text.ts';
import { drawnGames } from '../games/renderer.ts';
import { useWordsThatTeach } from '../learning/lessons.ts';
import { Link } from '../parts/Link.tsx';
import { Loading, Trouble } from '../parts/Trouble.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { Catalogue } from './Catalogue.tsx';
import { Introduction } from './Introduction.tsx';

/** The fragment of the address that asks for all rules, from the first one on. */
const ALL = 'all';

export function RulesPage({ game, rule }: { readonly game: string; readonly rule: string | null }) {
  const text = useText();
  const gameName = useGameName();
  const rules = useLoaded(useCallback(() => getRules(game), [game]));
  const learning = useWordsThatTeach(game, true)?.learning ?? null;
  const isIntroduction = rule === null && learning !== null;
  const title = text('rules.title', { game: gameNamed(game) });
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
        {learning && (
          <nav className="rules-page__views" aria-label={text('rules.views')}>
            <Link href={`/rules/${game}`} aria-current={isIntroduction ? 'page' : undefined} className="button">
              {text('rules.introduction')}
            </Link>
            <Link href={`/rules/${game}#${ALL}`} aria-current={isIntroduction ? undefined : 'page'} className="button">
              {text('rules.all')}
            </Link>
          </nav>
        )}
        {isIntroduction ? (
          <div className="rules-page__columns">
            <nav className="rules-page__topics" aria-label={text('rules.topics')}>
              <ul>
                {learning.introduction.map(({ id, heading }) => (
                  <li key={id}>
                    <JumpLink id={`intro-${id}`}>{heading}</JumpLink>
                  </li>
                ))}
                <li>
                  <JumpLink id="glossary">{text('intro.glossary')}</JumpLink>
                </li>
              </ul>
            </nav>
            <Introduction game={game} learning={learning} />
          </div>
        ) : rules.value ? (
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
            <Catalogue game={game} topics={rules.value} rule={rule === ALL ? null : rule} isLinked />
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

/** Within the introduction the address stays what it is: a fragment names a rule. */
function JumpLink({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <button type="button" onClick={() => document.getElementById(id)?.scrollIntoView({ block: 'start' })}>
      {children}
    </button>
  );
}
