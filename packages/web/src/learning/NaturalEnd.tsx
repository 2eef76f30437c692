import type { Guided } from '@orrery/kernel';
import { seatOf, type Voice } from '@orrery/voice';
import { useMemo } from 'react';
import { nameOfPlayer } from '../app/seats.ts';
import { useText } from '../app/text.ts';
import type { GameAssets } from '../games/assets.ts';
import { playGuided } from '../lobby/playNow.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { Refusal } from '../parts/Trouble.tsx';
import { useAttempt } from '../parts/useAttempt.ts';
import type { TableGame } from '../table/snapshot.ts';
import type { Lesson } from './useLesson.ts';

interface NaturalEndProps {
  readonly lesson: Lesson;
  readonly game: TableGame;
  readonly assets: GameAssets;
  readonly voice: Voice;
  readonly guided: Guided;
}

/** The first chapter or round of a guided game is over: what happened, one thing to try next, and how to go on. */
export function NaturalEnd({ lesson, game, assets, voice, guided }: NaturalEndProps) {
  const text = useText();
  const { table, seat, events } = game;
  const { chronicler } = assets.renderer;
  const gains = useMemo(
    () => (chronicler?.read(events, assets.tables).gains ?? []).filter(({ round }) => round <= guided.endsAfter),
    [chronicler, events, assets.tables, guided],
  );
  const pointsOf = (each: number) => gains.reduce((sum, gain) => (gain.seat === each ? sum + gain.points : sum), 0);
  const mine = gains.filter((gain) => gain.seat === seat && seatOf(gain.event) === seat);
  const { error, attempt } = useAttempt();
  const round = chronicler?.roundName(guided.endsAfter) ?? guided.endsAfter;
  return (
    <Dialog className="natural-end-dialog" title={text('learn.end', { round })} onClose={lesson.goOn}>
      <ul className="natural-end">
        {table.seats.map((face, each) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={each}>
            <Glyph seat={each} />
            <span>{each === seat ? text('learn.end.you') : nameOfPlayer(face, each, text)}</span>
            <b>{text('learn.end.points', { count: pointsOf(each) })}</b>
          </li>
        ))}
      </ul>
      {mine.length > 0 && (
        <ul className="natural-end__gains">
          {mine.map(({ event }) => (
            <li key={event.seq}>{voice.say(event)}</li>
          ))}
        </ul>
      )}
      <p>{voice.say(`learn.${table.game}.next`)}</p>
      <Refusal error={error} />
      <div className="dialog__actions">
        <button
          type="button"
          className="button button--quiet"
          onClick={() => {
            lesson.goOn();
            lesson.enough();
          }}
        >
          {text('learn.end.alone')}
        </button>
        <button type="button" className="button" onClick={() => attempt(() => playGuided(table.game))}>
          {text('learn.end.again')}
        </button>
        <button type="button" className="button button--primary" onClick={lesson.goOn}>
          {text('learn.end.on')}
        </button>
      </div>
    </Dialog>
  );
}
