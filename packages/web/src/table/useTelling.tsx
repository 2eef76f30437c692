import type { SeatFace } from '@orrery/server/protocol';
import type { Voice } from '@orrery/voice';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { GameRenderer, RendererProps } from '../games/renderer.ts';
import { type Path, pathsIn, type StoryRoll, type StoryTurn } from '../games/story.ts';
import { BoardMarks } from './BoardMarks.tsx';
import { LastRoll } from './LastRoll.tsx';
import { lastRoll } from './lastRoll.ts';
import { StoryTab } from './StoryTab.tsx';
import { beginningOf, type Story } from './useStory.ts';

interface Told {
  readonly renderer: GameRenderer;
  readonly props: RendererProps;
  readonly voice: Voice;
  readonly story: Story;
  readonly seats: readonly SeatFace[];
  /** The roll that is being looked at, and how to go on. */
  readonly held: StoryRoll | null;
  readonly onSkip: () => void;
  /** Events until this number were there when I last answered. */
  readonly answered: number;
  readonly openStory: () => void;
  /** Has the board show places. */
  readonly tellOf: (places: readonly string[]) => void;
  readonly after?: (turn: StoryTurn) => ReactNode;
}

interface Telling {
  /** The story as a tab. */
  readonly tab: () => ReactNode;
  /** The last roll, above the decision. */
  readonly roll: ReactNode;
  /** What the story shows on the board. */
  readonly marks: ReactNode;
  /** Shows a turn on the board; null shows none. */
  readonly show: (turn: StoryTurn | null) => void;
  /** Opens the story at a turn, or at its end. */
  readonly open: (turn: StoryTurn | null) => void;
}

/** Milliseconds that moves of others stay on the board as arrows. */
const ARROWS = 1_500;
const DIE = 22;
const PITCH = 25;
const nowhere: readonly string[] = [];
const noPaths: readonly Path[] = [];

/** The story of a table as it is read, and as it is seen on the board. */
export function useTelling(told: Told): Telling {
  const { renderer, props, voice, story, seats, held, onSkip, answered, openStory, tellOf, after } = told;
  const { tables, seat, view } = props;
  const { Die } = renderer;
  const [shown, setShown] = useState<StoryTurn | null>(null);
  const show = useCallback(
    (turn: StoryTurn | null) => {
      setShown(turn);
      tellOf(turn?.places ?? nowhere);
    },
    [tellOf],
  );
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const open = useCallback(
    (turn: StoryTurn | null) => {
      setOpenedAt(turn && beginningOf(turn));
      openStory();
    },
    [openStory],
  );
  const dice = useCallback(
    (roll: StoryRoll, size: number) =>
      Die &&
      roll.dice.map((die, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
        <Die key={index} {...{ die, size, tables }} />
      )),
    [Die, tables],
  );
  const last = useMemo(() => lastRoll(story.turns, story.rolls, seat), [story, seat]);
  const isMine = ({ seats }: StoryRoll) => seat === null || seats.includes(seat);
  const roll = held ?? last;
  /** Those of others are seen on the board only. */
  const inColumn = held && isMine(held) ? held : last;
  const lively = useLively(props.events, seat);
  const paths = useMemo(() => (shown ? pathsIn(shown.lines.flatMap(({ events }) => events)) : lively), [shown, lively]);
  const isOnBoard = roll?.place && (held !== null || roll.event.seq > answered);
  return {
    tab: () => <StoryTab {...{ story, seats, voice, dice, openedAt, after }} onTold={show} />,
    roll: inColumn && <LastRoll {...{ voice, dice, onSkip }} roll={inColumn} isHeld={inColumn === held} />,
    marks: (
      <BoardMarks
        places={shown?.places ?? nowhere}
        paths={paths}
        drawing={view}
        chip={
          isOnBoard && Die
            ? {
                place: roll.place,
                width: roll.dice.length * PITCH + 7,
                content: roll.dice.map((die, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
                  <g key={index} transform={`translate(${5 + index * PITCH} 4)`}>
                    <Die {...{ die, tables }} size={DIE} />
                  </g>
                )),
              }
            : null
        }
      />
    ),
    show,
    open,
  };
}

/** The moves of others that have just come, for a moment. */
function useLively(events: RendererProps['events'], seat: number | null): readonly Path[] {
  const [paths, setPaths] = useState(noPaths);
  useEffect(() => {
    const moves = pathsIn(events.filter(({ args }) => args?.seat !== `seat/${seat}`));
    setPaths((before) => (moves.length === 0 && before.length === 0 ? before : moves));
    if (moves.length === 0) return;
    const timer = setTimeout(() => setPaths(noPaths), ARROWS);
    return () => clearTimeout(timer);
  }, [events, seat]);
  return paths;
}
