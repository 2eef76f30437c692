import type { Voice } from '@orrery/voice';
import type { GameAssets } from '../games/assets.ts';
import type { TableGame } from '../table/snapshot.ts';
import { NaturalEnd } from './NaturalEnd.tsx';
import { Start } from './Start.tsx';
import type { Lesson } from './useLesson.ts';

interface LessonDialogsProps {
  readonly lesson: Lesson;
  readonly game: TableGame;
  readonly assets: GameAssets;
  readonly voice: Voice;
}

/** What is said before the first decision, and at the natural end of a guided game. */
export function LessonDialogs({ lesson, game, assets, voice }: LessonDialogsProps) {
  const { learning, isStarting, isEnding, start } = lesson;
  if (!learning) return null;
  const name = game.table.game;
  return (
    <>
      {isStarting && (
        <Start
          sentences={learning.start}
          say={(number) => voice.say(`learn.${name}.start.${number}`)}
          onEnd={() => start(false)}
        />
      )}
      {isEnding && !isStarting && <NaturalEnd {...{ lesson, game, assets, voice }} guided={learning.guided} />}
    </>
  );
}
