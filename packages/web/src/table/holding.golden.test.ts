/** A whole game with a clock of our own: every die of mine was to be seen long enough, whatever the server was doing. */
import { arcs } from '@orrery/arcs';
import { eclipse } from '@orrery/eclipse';
import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { tellRolls as arcsRolls } from '../games/arcs/tellRolls.ts';
import { tellRolls as eclipseRolls } from '../games/eclipse/tellRolls.ts';
import type { StoryRoll } from '../games/story.ts';
import { changed, type Held, present, seen } from './holding.ts';
import type { TableGame } from './snapshot.ts';

const SEAT = 0;
/** Milliseconds from one answer of the others to the next. */
const HASTE = 20;

type AnyMatch = Pick<Match, 'length' | 'isOver' | 'waitingFor' | 'pending' | 'answer' | 'events' | 'view'>;

function snapshot(match: AnyMatch): TableGame {
  return {
    table: { id: 'table' },
    seat: SEAT,
    view: null,
    events: match.events(0, SEAT),
    newEvents: [],
    decision: match.pending(SEAT),
    canUndo: false,
    canRedo: false,
    waitingFor: match.waitingFor(),
  } as unknown as TableGame;
}

/** How long each roll was on the screen, by the number of its event, and the dice that were. */
function watched(match: AnyMatch, tellRolls: (events: TableGame['events']) => readonly StoryRoll[]) {
  const random = new Keystream(seedFrom('watched'));
  const shown = new Map<number, number>();
  let held: Held = present(snapshot(match));
  /** Lets time pass while a roll lies there. */
  const pass = (milliseconds: number): void => {
    let left = milliseconds;
    while (held.rolls[0] && left > 0) {
      const [{ roll, time }] = held.rolls as [Held['rolls'][number]];
      const already = shown.get(roll.event.seq) ?? 0;
      const step = Math.min(left, time - already);
      shown.set(roll.event.seq, already + step);
      left -= step;
      if (already + step >= time) held = seen(held);
    }
  };
  while (!match.isOver) {
    const seat = match.waitingFor()[0] ?? 0;
    if (seat === SEAT) {
      while (held.rolls.length > 0) pass(HASTE); // the page asks me nothing before
      expect(held.shown.decision).toEqual(match.pending(SEAT));
    } else pass(HASTE);
    const options = match.pending(seat)?.options ?? [];
    match.answer(seat, options[random.below(options.length)]?.id ?? '');
    const now = snapshot(match);
    held = changed(held, now, tellRolls(now.events));
    if (held.rolls.length > 0) expect(held.shown.decision).toBeNull();
  }
  while (held.rolls.length > 0) pass(HASTE);
  return shown;
}

test.each([
  ['arcs', arcs, { players: 3, leadersAndLore: 'base' }, arcsRolls],
  ['eclipse', eclipse, { players: 2 }, eclipseRolls],
] as const)('in a game of %s every die of mine was on the screen for 600 ms', (_, game, config, tellRolls) => {
  const match = Match.start(game as never, config, seedFrom('golden 3')) as unknown as AnyMatch;
  const shown = watched(match, tellRolls);
  const mine = tellRolls(match.events(0, SEAT) as TableGame['events']).filter(({ seats }) => seats.includes(SEAT));
  if (game.id === 'arcs') expect(mine.length).toBeGreaterThan(0);
  for (const { event, dice } of mine) {
    expect(dice.length).toBeGreaterThan(0);
    expect(shown.get(event.seq)).toBeGreaterThanOrEqual(600);
  }
});
