import { plain, type Voice } from '@orrery/voice';
import { useGameName } from '../app/gameName.ts';
import { seatThing } from '../app/seats.ts';
import { messageOf, useText } from '../app/text.ts';
import type { TableGame } from './snapshot.ts';
import { useTurnSignal } from './turnSignal.ts';

/** Whom the table waits for, in words: at the top of the screen, and in place of the options. Signals when it is my turn. */
export function useStatus({ table, seat, decision, outcome, waitingFor }: TableGame, voice: Voice) {
  const text = useText();
  const gameName = useGameName();
  const waiting =
    waitingFor.length === 0
      ? text('decision.none')
      : voice.say(messageOf('table.waitingFor', { names: waitingFor.map(seatThing) }));
  const idle = outcome ? text('table.over') : waiting;
  useTurnSignal({ isMyTurn: decision !== null, title: idle, game: gameName(table.game) });
  return {
    status: decision ? text('table.yourTurn') : idle,
    idle: seat === null && !outcome ? text('table.watching', { status: plain(idle) }) : idle,
  };
}
