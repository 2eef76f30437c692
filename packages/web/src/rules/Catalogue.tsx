import type { RuleTopic } from '@orrery/server/protocol';
import { plain } from '@orrery/voice';
import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../app/text.ts';
import { Explained } from '../learning/Explained.tsx';
import { Link } from '../parts/Link.tsx';
import { searchRules } from './search.ts';

interface CatalogueProps {
  readonly game: string;
  readonly topics: readonly RuleTopic[];
  /** The rule, or topic, to show first. */
  readonly rule: string | null;
  /** Whether each rule links to itself; not beside a table, which nobody wants to leave by accident. */
  readonly isLinked: boolean;
}

/** All rules with a search field; a rule that was linked to is scrolled to and marked. */
export function Catalogue({ game, topics, rule, isLinked }: CatalogueProps) {
  const text = useText();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => searchRules(topics, query), [topics, query]);
  const count = shown.reduce((sum, topic) => sum + topic.rules.length, 0);

  useEffect(() => {
    if (rule === null) return;
    setQuery('');
    requestAnimationFrame(() => {
      list.current
        ?.querySelector(`[data-rule="${CSS.escape(rule)}"]`)
        ?.scrollIntoView({ block: rule.includes('.') ? 'center' : 'start' });
    });
  }, [rule]);

  return (
    <div className="catalogue" ref={list}>
      <div className="catalogue__search">
        <input
          type="search"
          className="input"
          aria-label={text('rules.search')}
          placeholder={text('rules.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p className="muted small" role="status">
          {count === 0 ? text('rules.none') : text('rules.count', { count })}
        </p>
      </div>
      {shown.map((topic) => (
        <section key={topic.topic} className="catalogue__topic" data-rule={topic.topic}>
          <h2>{topic.title}</h2>
          <dl>
            {topic.rules.map(({ id, text: words }) => (
              <Fragment key={id}>
                <dt data-rule={id} className={id === rule ? 'is-linked' : undefined}>
                  {isLinked ? (
                    <Link href={`/rules/${game}#${id}`} aria-label={text('rules.link', { rule: plain(id) })}>
                      {id}
                    </Link>
                  ) : (
                    <span>{id}</span>
                  )}
                </dt>
                <dd className={id === rule ? 'is-linked' : undefined}>
                  <Explained text={words} />
                </dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
