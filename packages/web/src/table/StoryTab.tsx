import type { SeatFace, WireEvent } from '@orrery/server/protocol';
import type { Voice } from '@orrery/voice';
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { seatThing } from '../app/seats.ts';
import { useText } from '../app/text.ts';
import type { StoryLine, StoryRoll, StoryTurn } from '../games/story.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { Seats } from './Happened.tsx';
import { isPinned } from './happened.ts';
import { Sentence } from './Sentence.tsx';
import { withTookBack } from './tookBack.ts';
import { beginningOf, type Story } from './useStory.ts';

interface StoryTabProps {
  readonly story: Story;
  readonly seats: readonly SeatFace[];
  readonly voice: Voice;
  /** A turn is pointed at, and should be seen on the board; null when it is left. */
  readonly onTold: (turn: StoryTurn | null) => void;
  /** The dice of a roll, as the game draws them. */
  readonly dice: (roll: StoryRoll, size: number) => ReactNode;
  /** The turn that it was opened at. */
  readonly openedAt: number | null;
  /** A way to where a turn ended, in a game that can be looked at again. */
  readonly after?: (turn: StoryTurn) => ReactNode;
}

/** The story so far: turns as headings, what was done in them as rows. Stays at its end unless the reader has scrolled up. */
export function StoryTab({ story: { turns, rolls }, seats, voice, onTold, dice, openedAt, after }: StoryTabProps) {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(openedAt === null);
  const thrown = useMemo(() => new Map(rolls.map((roll) => [roll.event.seq, roll])), [rolls]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new turns make the list longer
  useEffect(() => {
    const element = list.current;
    if (isAtEnd.current) element?.lastElementChild?.scrollIntoView({ block: 'end' });
  }, [turns]);
  useEffect(() => {
    if (openedAt !== null) list.current?.querySelector(`[data-turn="${openedAt}"]`)?.scrollIntoView({ block: 'start' });
  }, [openedAt]);
  if (turns.length === 0) return <p className="column__empty muted">{text('log.empty')}</p>;
  return (
    <ol
      ref={list}
      className="story"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever scrolls by keyboard must reach it
      tabIndex={0}
      aria-label={text('table.story')}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollTop + clientHeight > scrollHeight - 24;
      }}
    >
      {withTookBack(turns, seats).map((turn) =>
        'by' in turn ? (
          <li key={`back ${turn.by} ${turn.event}`} className="story__back">
            <Glyph seat={turn.by} /> {text('story.tookBack', { name: seatThing(turn.by) })}
          </li>
        ) : (
          <Turn key={beginningOf(turn)} {...{ turn, voice, thrown, dice, onTold, after }} />
        ),
      )}
    </ol>
  );
}

interface TurnProps extends Pick<StoryTabProps, 'voice' | 'onTold' | 'dice' | 'after'> {
  readonly turn: StoryTurn;
  /** All rolls, by the numbers of their events. */
  readonly thrown: ReadonlyMap<number, StoryRoll>;
}

const Turn = memo(function Turn({ turn, voice, thrown, dice, onTold, after }: TurnProps) {
  const { seat, lines, title } = turn;
  const rows = lines.filter(({ message }) => message !== title || lines.length === 1);
  return (
    <li
      className={`story__turn ${isPinned(turn) ? 'story__turn--pinned' : ''}`}
      data-turn={beginningOf(turn)}
      onPointerEnter={() => onTold(turn)}
      onPointerLeave={() => onTold(null)}
    >
      <h3 className="story__title">
        <Seats turn={turn} voice={voice} />
        <span>{seat === null ? <Sentence message={title} voice={voice} /> : voice.player(seat)}</span>
        {after?.(turn)}
      </h3>
      {(seat !== null || rows.length > 1) && (
        <ol className="story__lines">
          {rows.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <Line key={index} {...{ line, voice, thrown, dice }} />
          ))}
        </ol>
      )}
    </li>
  );
}, isSameTurn);

/** The rolls of a turn that has not changed have not either. */
function isSameTurn(a: TurnProps, b: TurnProps): boolean {
  return a.turn === b.turn && a.voice === b.voice && a.dice === b.dice && a.onTold === b.onTold && a.after === b.after;
}

interface LineProps extends Pick<TurnProps, 'voice' | 'thrown' | 'dice'> {
  readonly line: StoryLine;
}

/** What was done. What the sentence leaves out is below it: dice at once, the rest when it is opened. */
function Line({ line: { message, events, isHeading }, voice, thrown, dice }: LineProps) {
  const sentence = <Sentence message={message} voice={voice} />;
  if (isHeading) return <li className="story__heading">{sentence}</li>;
  const rolls = events.flatMap(({ seq }) => thrown.get(seq) ?? []);
  const rest = events.filter((event) => event !== message && !thrown.has(event.seq));
  return (
    <li className="story__line">
      {rest.length < 2 ? <p>{sentence}</p> : <Details summary={sentence} events={rest} voice={voice} />}
      {rolls.map((roll) => (
        <div key={roll.event.seq} className="story__dice">
          {dice(roll, 20)}
        </div>
      ))}
    </li>
  );
}

interface DetailsProps {
  readonly summary: ReactNode;
  readonly events: readonly WireEvent[];
  readonly voice: Voice;
}

function Details({ summary, events, voice }: DetailsProps) {
  return (
    <details>
      <summary>{summary}</summary>
      <ol>
        {events.map((event) => (
          <li key={event.seq}>{voice.say(event)}</li>
        ))}
      </ol>
    </details>
  );
}
