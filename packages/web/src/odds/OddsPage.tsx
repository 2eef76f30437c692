import { plain } from '@orrery/voice';
import '../games/drawing/drawing.css';
import './odds.css';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { gameNamed, useGameName } from '../app/gameName.ts';
import { Page } from '../app/Page.tsx';
import { useSettings } from '../app/settings.ts';
import { SpeakerContext, useGameSpeaker, useText } from '../app/text.ts';
import { type GameTexts, loadTexts } from '../games/assets.ts';
import { Link } from '../parts/Link.tsx';
import { Loading, Trouble } from '../parts/Trouble.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import type { Question } from './answering.ts';
import { type OddsArt, oddsArt, oddsGames } from './art.ts';
import { nothing, type Part, type Setup, sides, type Values } from './calculator.ts';
import { DrawingContext } from './drawing.ts';
import { Editor } from './Editor.tsx';
import { linkOf, setupIn } from './link.ts';
import { Details, Verdict } from './Result.tsx';
import { useOdds } from './useOdds.ts';

interface OddsPageProps {
  readonly game: string;
  /** The battle, as the address says it. */
  readonly search: string;
}

/** A calculator for the battles of a game: two sides, and what comes of it at once. */
export function OddsPage({ game, search }: OddsPageProps) {
  const text = useText();
  const gameName = useGameName();
  const { language } = useSettings();
  const load = useCallback(async () => {
    const [art, texts] = await Promise.all([oddsArt[game]?.(), loadTexts(game, language)]);
    return art ? { art, texts } : null;
  }, [game, language]);
  const { value: loaded, error, reload } = useLoaded(load);
  const title = text('odds.title', { game: gameNamed(game) });
  return (
    <Page title={title}>
      <div className="odds">
        <div className="odds__head">
          <h1>{title}</h1>
          <nav className="odds__games" aria-label={text('odds.games')}>
            {oddsGames.map((id) => (
              <Link key={id} href={`/odds/${id}`} aria-current={id === game ? 'page' : undefined} className="button">
                {gameName(id)}
              </Link>
            ))}
          </nav>
        </div>
        {loaded ? (
          <Drawn {...loaded}>
            <Calculation game={game} search={search} />
          </Drawn>
        ) : error ? (
          <Trouble error={error} onRetry={reload} />
        ) : (
          <Loading />
        )}
      </div>
    </Page>
  );
}

interface DrawnProps {
  readonly art: OddsArt;
  readonly texts: GameTexts;
  readonly children: ReactNode;
}

function Drawn({ art, texts, children }: DrawnProps) {
  const speaker = useGameSpeaker({ texts, player: String });
  const drawing = useMemo(() => ({ art, voice: speaker.voice }), [art, speaker]);
  return (
    <SpeakerContext value={speaker}>
      <DrawingContext value={drawing}>{children}</DrawingContext>
    </SpeakerContext>
  );
}

function Calculation({ game, search }: OddsPageProps) {
  const text = useText();
  const [stated, state] = useStated(game, search);
  const question = useMemo((): Question => ({ game, setup: stated }), [game, stated]);
  const { reply, understood, problem, isSlow } = useOdds(question);
  const setup = stated ?? understood?.setup;
  const form = understood?.form;
  const change = useChanges(setup ?? nothing, state);
  if (!setup || !form)
    return problem ? <p role="alert">{text('odds.cannot', { message: plain(problem) })}</p> : <Loading />;
  const isEmpty = reply !== null && reply.answer === null;
  return (
    <div className="odds__calculation">
      {sides.map((side, index) => (
        <section key={side} className={`odds__side is-${side}`} aria-label={text(`odds.${side}`)}>
          <h2 className="odds__side-name">
            <i aria-hidden="true">{'▲●'[index]}</i> {text(`odds.${side}`)}
          </h2>
          <Editor groups={form[side]} values={setup[side]} onChange={change[side]} />
        </section>
      ))}
      <section className="odds__middle" aria-label={text('odds.result')} aria-busy={isSlow}>
        {isSlow && (
          <p className="odds__working" role="status">
            <progress aria-label={text('odds.working')} /> {text('odds.working')}
          </p>
        )}
        {problem !== null && (
          <p className="odds__problem" role="alert">
            {text('odds.cannot', { message: plain(problem) })}
          </p>
        )}
        {isEmpty && <p className="odds__problem">{text('odds.empty')}</p>}
        {reply?.answer && <Verdict answer={reply.answer} />}
        <Editor groups={form.common} values={setup.common} onChange={change.common} />
        {reply?.answer && <Details answer={reply.answer} />}
        <div className="odds__actions">
          <button type="button" className="button" onClick={() => state(nothing)}>
            {text('odds.clear')}
          </button>
          <CopyLink address={linkOf(game, setup)} />
        </div>
        <p className="muted small">{text('odds.what')}</p>
      </section>
    </div>
  );
}

/** How each part of what is stated now is changed; the functions stay the same. */
function useChanges(setup: Setup, state: (setup: Setup) => void): Readonly<Record<Part, (values: Values) => void>> {
  const latest = useRef(setup);
  useLayoutEffect(() => {
    latest.current = setup;
  });
  return useMemo(() => {
    const change = (part: Part) => (values: Values) => state({ ...latest.current, [part]: values });
    return { attacker: change('attacker'), defender: change('defender'), common: change('common') };
  }, [state]);
}

/** Milliseconds after which the address follows what is stated: browsers refuse to change it too often. */
const WRITE = 250;

/** The battle that is stated, and how it is changed; the address follows, so that it can be passed on. */
function useStated(game: string, search: string): [Setup | null, (setup: Setup) => void] {
  const [held, hold] = useState(() => ({ search, setup: setupIn(search), isWritten: true }));
  if (held.search !== search) hold({ search, setup: setupIn(search), isWritten: true });
  useEffect(() => {
    if (held.isWritten || !held.setup) return;
    const address = linkOf(game, held.setup);
    const timer = setTimeout(() => history.replaceState(null, '', address), WRITE);
    return () => clearTimeout(timer);
  }, [game, held]);
  const state = useCallback((setup: Setup) => hold({ search, setup, isWritten: false }), [search]);
  return [held.setup, state];
}

function CopyLink({ address }: { readonly address: string }) {
  const text = useText();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () => {
    // Where the clipboard is not allowed the address bar has the same.
    void navigator.clipboard?.writeText(new URL(address, location.href).href).then(
      () => setCopied(address),
      () => history.replaceState(null, '', address),
    );
  };
  return (
    <button type="button" className="button" onClick={copy}>
      {text(copied === address ? 'app.copied' : 'odds.copy')}
    </button>
  );
}
