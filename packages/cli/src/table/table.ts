import { Keystream, type Player, type Seat, type Seed, seated, seedFrom } from '@orrery/kernel';
import { type Voice, voiceOf } from '@orrery/voice';
import type { AnyMatch } from '../checks.ts';
import type { Io } from '../context.ts';
import { writeWhole } from '../files.ts';
import type { ShownGame } from '../games.ts';

/** Who sits where: a bot with its name, or null for a person. */
export type Seating = readonly ({ readonly name: string; readonly player: Player } | null)[];

/** A game at one terminal, for people and bots. */
export interface Table {
  readonly io: Io;
  readonly pack: ShownGame;
  readonly match: AnyMatch;
  readonly seed: Seed;
  readonly seating: Seating;
  readonly voice: Voice;
  saveTo: string | null;
  /** Who sat at the keyboard last. */
  atKeyboard: Seat | null;
  /** By seat: the number of the first event it has not been told. */
  readonly told: number[];
  /** By seat: how many answers had been given when it was asked last; -1 when it never was. */
  readonly askedAt: number[];
}

export function openTable(
  io: Io,
  pack: ShownGame,
  match: AnyMatch,
  seating: Seating,
  saveTo: string | null = null,
): Table {
  const isAlone = seating.filter((bot) => bot === null).length === 1;
  const nameOf = (seat: Seat) => {
    const bot = seating[seat];
    if (bot) return `Bot ${seat + 1} (${bot.name})`;
    return isAlone && bot === null ? `Player ${seat + 1} (you)` : `Player ${seat + 1}`; // events say '… builds a city'
  };
  return {
    io,
    pack,
    match,
    seed: match.record().seed,
    seating,
    voice: voiceOf({ texts: pack.messages, language: 'en', player: nameOf }),
    saveTo,
    atKeyboard: null,
    told: seating.map(() => 0),
    askedAt: seating.map(() => -1),
  };
}

export function people({ seating }: Table): Seat[] {
  return seating.flatMap((bot, seat) => (bot === null ? [seat] : []));
}

/** The next person the match waits for, or null when only bots are asked or the game is over. */
export function nextPerson(table: Table): Seat | null {
  return table.match.waitingFor().find((seat) => table.seating[seat] === null) ?? null;
}

/** Lets bots decide until a person is asked. What a bot does depends only on the seed and the answers before it. */
export function letBotsDecide(table: Table): void {
  const { match, seed, seating } = table;
  while (nextPerson(table) === null && !match.isOver) {
    const seat = match.waitingFor()[0] ?? 0;
    const random = new Keystream(seedFrom(`${seed}/${match.length}/seat ${seat}`));
    const place = seated(match, seat, random);
    const id = place === null ? '' : (seating[seat]?.player.choose(place, random) ?? '');
    match.answer(seat, id);
  }
}

export function save({ match, saveTo }: Table): void {
  if (saveTo !== null) writeWhole(saveTo, JSON.stringify(match.record()));
}
