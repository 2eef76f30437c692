/** The story of a game of Arcs: its chapters, what was scored, and the dice. */
import type { ArcsTables } from '@orrery/arcs';
import { dieKinds } from '@orrery/arcs/figures';
import type { WireEvent } from '@orrery/server/protocol';
import { seatOf } from '@orrery/voice';
import type { Chronicle, Chronicler, Gain, Throw } from '../renderer.ts';
import type { DieKind } from './model.ts';
import { wordsIn } from './words.ts';

export const chronicler: Chronicler = {
  read: (events, tables) => chronicle(events, tables as ArcsTables),
  roundName: (chapter, language) => wordsIn(language)('chapter.name', { chapter }),
  harms: ['symbol/selfHit', 'symbol/intercept'],
};

function chronicle(events: readonly WireEvent[], tables: ArcsTables): Chronicle {
  let chapter = 1;
  const gains: Gain[] = [];
  const throws: Throw[] = [];
  for (const [index, event] of events.entries()) {
    const { key, args = {} } = event;
    if (key === 'arcs.chapter') chapter = Number(args.chapter);
    else if (key === 'arcs.scored')
      gains.push({ seat: seatOf(event) ?? 0, points: Number(args.power), round: chapter, event });
    // Dice are told again, all of them, when some were rerolled; nothing else is told in between.
    else if (key === 'arcs.rolled' && events[index - 1]?.key !== key) throws.push(thrown(event, tables));
  }
  return { rounds: chapter, gains, throws };
}

/** A face is told as a thing, by its die and its number: `face/assault.3`. */
function thrown(event: WireEvent, { dieFaces }: ArcsTables): Throw {
  const named = (face: readonly string[]): string[] => face.map((symbol) => `symbol/${symbol}`);
  const dice = ((event.args?.faces as readonly string[] | undefined) ?? []).flatMap((face) => {
    const [, kind, number] = /(\w+)\.(\d+)$/.exec(face) ?? [];
    return isDie(kind) ? [{ up: named(dieFaces[kind][Number(number)] ?? []), faces: dieFaces[kind].map(named) }] : [];
  });
  return { seat: seatOf(event) ?? 0, dice };
}

function isDie(kind: string | undefined): kind is DieKind {
  return dieKinds.some((each) => each === kind);
}
