/** The story of a game of Twilight Imperium: its rounds, who scored what, and the dice. */
import type { WireEvent } from '@orrery/server/protocol';
import { isThing, seatIn, seatOf } from '@orrery/voice';
import { battlesIn, hadRolled } from '../../fought.ts';
import type { Chronicle, Chronicler, Fought, Gain, Throw } from '../../renderer.ts';
import { viewOf } from '../model.ts';
import { battleNow } from '../odds/where.ts';
import { message } from '../words.ts';

export const chronicler: Chronicler = {
  read: chronicle,
  roundName: (round) => message('round.name', { round }),
  harms: [],
  battles,
};

type Args = NonNullable<WireEvent['args']>;

function chronicle(events: readonly WireEvent[]): Chronicle {
  let round = 1;
  const gains: Gain[] = [];
  const throws: Throw[] = [];
  let before: Args | null = null;
  for (const event of events) {
    const { key, args = {} } = event;
    const seat = seatOf(event) ?? 0;
    if (key === 'ti4.round') round = Number(args.round);
    else if (key === 'ti4.gains-points') gains.push({ seat, points: Number(args.points), round, event });
    else if (key === 'ti4.loses-points') gains.push({ seat, points: -Number(args.points), round, event });
    else if (key === 'ti4.rolls') {
      if (!isReroll(args, before)) throws.push({ seat, dice: diceIn(args).map(luck) });
      before = args;
    } else if (between.includes(key)) before = null;
  }
  return { rounds: round, gains, throws };
}

/** After these, dice are rolled for the first time. */
const between: readonly string[] = ['ti4.hits', 'ti4.combat-begins', 'ti4.activates', 'ti4.turn-begins', 'ti4.lands'];

interface Die {
  readonly result: number;
  readonly bonus: number;
  readonly value: number;
}

function diceIn({ dice }: Args): Die[] {
  return (dice as unknown as readonly { readonly args: Die }[]).map(({ args }) => args);
}

/** Dice that are rolled again are told again, without the others; a player rolls for one value after the other otherwise. */
function isReroll(args: Args, before: Args | null): boolean {
  if (!before || before.seat !== args.seat || before.kind !== args.kind || args.kind === 'roll/ability') return false;
  const values = diceIn(before).map(({ value }) => value);
  return diceIn(args).every(({ value }) => values.includes(value));
}

function luck({ result, bonus, value }: Die): Throw['dice'][number] {
  const symbols = (face: number): string[] => (face + bonus >= value ? ['face/hit'] : []);
  return { up: symbols(result), faces: Array.from({ length: 10 }, (_, i) => symbols(i + 1)) };
}

/** Each combat by itself, in space or on a planet. Whoever runs away has left it to the other. */
function battles(events: readonly WireEvent[]): readonly Fought[] {
  return battlesIn(events, 'ti4.combat-begins', ({ attacker, defender, place }, after) => {
    const over = after.find(({ key }) => key === 'ti4.combat-won' || key === 'ti4.combat-drawn');
    const retreats = after.slice(0, over ? after.indexOf(over) : 0).filter(({ key }) => key === 'ti4.retreats');
    const fled = retreats.map(({ args }) => args?.seat).filter(isThing);
    return {
      place: String(place),
      where: (view, told) => {
        const { combat } = viewOf({ view });
        const isThis = combat?.attacker === seatIn(attacker) && combat?.defender === seatIn(defender);
        return combat && isThis && !hadRolled(after, 'ti4.rolls', told) ? battleNow(combat).where : null;
      },
      fled,
      end: () => {
        if (!over) return null;
        if (fled.length > 0) return fled.some((each) => each === attacker) ? 'loss' : 'win';
        if (over.key === 'ti4.combat-drawn') return 'draw';
        return over.args?.seat === attacker ? 'win' : 'loss';
      },
    };
  });
}
