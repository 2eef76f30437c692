import './introduction.css';
import type { Learning, Section } from '@orrery/kernel';
import { plain } from '@orrery/voice';
import { useCallback, useId, useMemo } from 'react';
import { navigate } from '../app/router.ts';
import { useText } from '../app/text.ts';
import { explained } from '../learning/concepts.ts';
import { ExplainingContext, Pieces } from '../learning/Explained.tsx';
import type { Diagrams } from '../learning/Figure.tsx';
import { loadDiagrams } from '../learning/lessons.ts';
import { Link } from '../parts/Link.tsx';
import { useLoaded } from '../parts/useLoaded.ts';

interface IntroductionProps {
  readonly game: string;
  readonly learning: Learning;
}

/** The game on one page, with pictures, for somebody who has never played it; the words of the game at its end. */
export function Introduction({ game, learning }: IntroductionProps) {
  const text = useText();
  const { value: diagrams } = useLoaded(useCallback(() => loadDiagrams(game), [game]));
  const explaining = useMemo(
    () => ({ concepts: learning.concepts, onRule: (rule: string) => navigate(`/rules/${game}#${rule}`) }),
    [learning, game],
  );
  const Definitions = diagrams?.Definitions;
  const glossary = Object.entries(learning.concepts).sort(([, a], [, b]) => a.term.localeCompare(b.term));
  return (
    <ExplainingContext value={explaining}>
      <article className="introduction">
        {Definitions && (
          <svg className="introduction__symbols" width="0" height="0" aria-hidden="true">
            <Definitions />
          </svg>
        )}
        {learning.introduction.map((section) => (
          <SectionText key={section.id} {...{ section, learning, diagrams }} />
        ))}
        <section id="glossary">
          <h2>{text('intro.glossary')}</h2>
          <dl className="glossary">
            {glossary.map(([id, { term, text: meaning, rule }]) => (
              <div key={id}>
                <dt>{term}</dt>
                <dd>
                  {meaning}{' '}
                  <Link className="glossary__rule" href={`/rules/${game}#${rule}`}>
                    {rule}
                  </Link>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </article>
    </ExplainingContext>
  );
}

interface SectionTextProps {
  readonly section: Section;
  readonly learning: Learning;
  readonly diagrams: Diagrams | null;
}

function SectionText({ section, learning, diagrams }: SectionTextProps) {
  const text = useText();
  const paragraphs = useMemo(
    () =>
      explained(
        section.paragraphs.map((sentences) => text('app.sentences', { sentences: sentences.map(plain) })),
        learning.concepts,
      ),
    [section, learning, text],
  );
  return (
    <section id={`intro-${section.id}`}>
      <h2>{section.heading}</h2>
      {paragraphs.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
        <p key={index}>
          <Pieces pieces={pieces} />
        </p>
      ))}
      {section.diagrams.map((id) => (
        <DiagramFigure key={id} {...{ id, learning, diagrams }} />
      ))}
    </section>
  );
}

interface DiagramFigureProps {
  readonly id: string;
  readonly learning: Learning;
  readonly diagrams: Diagrams | null;
}

/** A picture with its caption; those who do not see it are told what is on it. */
function DiagramFigure({ id, learning, diagrams }: DiagramFigureProps) {
  const text = useText();
  const position = useId();
  const Drawing = diagrams?.drawings[id];
  const words = learning.diagrams[id];
  if (!Drawing || !words) return null;
  return (
    <figure className="diagram" data-diagram={id}>
      <div className="diagram__picture" role="img" aria-label={words.caption} aria-describedby={position}>
        <Drawing labels={words.labels} />
      </div>
      <figcaption>{words.caption}</figcaption>
      <p id={position} className="visually-hidden">
        {text('app.lines', { lines: [words.position, ...words.labels].map(plain) })}
      </p>
    </figure>
  );
}
