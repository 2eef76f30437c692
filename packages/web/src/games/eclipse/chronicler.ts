/** The story of a game of Eclipse: its rounds, how the points grew, and the dice. */
import type { EclipseTables } from '@orrery/eclipse';
import type { GameJson, WireEvent } from '@orrery/server/protocol';
import { isThing, seatIn } from '@orrery/voice';
import { battlesIn, endOf, hadRolled } from '../fought.ts';
import type { Chronicle, Chronicler, Fought, Gain, Throw } from '../renderer.ts';
import { type SectorId, viewOf } from './model.ts';
import { idIn } from './told.ts';
import { message } from './words.ts';

export const chronicler: Chronicler = {
  read: (events, tables) => chronicle(events, tables as unknown as EclipseTables),
  roundName: (round) => message('round.name', { round }),
  harms: ['face/blank'],
  battles,
};

type Args = NonNullable<WireEvent['args']>;

/**
 * Points are told after each round without reputation, which is secret until it is revealed at the end, and for good when a
 * player is eliminated. What was lost counts as a negative gain.
 */
function chronicle(events: readonly WireEvent[], { dice }: EclipseTables): Chronicle {
  let round = 1;
  const gains: Gain[] = [];
  const throws: Throw[] = [];
  const stand = new Map<number, number>();
  const reach = (seat: number, points: number, event: WireEvent): void => {
    const gained = points - (stand.get(seat) ?? 0);
    stand.set(seat, points);
    if (gained !== 0) gains.push({ seat, points: gained, round, event });
  };
  for (const event of events) {
    const { key, args = {} } = event;
    if (key === 'eclipse.round') round = Number(args.round);
    else if (key === 'eclipse.points')
      for (const { seat, points } of standings(args)) reach(Number(seatIn(seat)), Number(points), event);
    else if (key === 'eclipse.eliminated') reach(Number(seatIn(args.seat)), Number(args.points), event);
    else if (key === 'eclipse.reveals-reputation') {
      const seat = Number(seatIn(args.seat));
      reach(seat, (stand.get(seat) ?? 0) + Number(args.points), event);
    } else if (key === 'eclipse.rolls') {
      const seat = seatIn(args.owner);
      if (seat !== null) throws.push(thrown(seat, args, dice));
    }
  }
  return { rounds: round, gains, throws };
}

/** How each seat stands, as messages within the message. */
function standings({ points }: Args): Args[] {
  return (points as unknown as readonly { readonly args: Args }[]).map(({ args }) => args);
}

/** Only these two faces mean the same whatever computers and shields there are (attack-dice.4). */
function symbolsOf(face: unknown): string[] {
  return face === 'burst' || face === 'blank' ? [`face/${face}`] : [];
}

/** Ships that nobody plays throw dice too, but they have no luck. */
function thrown(seat: number, { dice }: Args, { faces }: EclipseTables['dice']): Throw {
  const rolled = dice as unknown as readonly { readonly args: Args }[];
  return {
    seat,
    dice: rolled.map(({ args }) => ({ up: symbolsOf(idIn(args.face)), faces: faces.map(symbolsOf) })),
  };
}

/** Two opponents, whoever else waits for the winner; who retreats has left the sector to the other. */
function battles(events: readonly WireEvent[]): readonly Fought[] {
  return battlesIn(events, 'eclipse.battle', ({ attacker, defender, sector }, after) => {
    const id = idIn(sector) as SectorId;
    const shipsIn = (view: GameJson) => viewOf({ view }).sectors[id]?.ships ?? [];
    const ownerOf = (thing: unknown) => seatIn(thing) ?? idIn(thing);
    const left = (view: GameJson, who: unknown) => {
      const gone = after.reduce((sum, { key, args = {} }) => {
        if (key === 'eclipse.destroyed' && args.owner === who && args.sector === sector) return sum + 1;
        return key === 'eclipse.retreats' && args.seat === who && args.from === sector ? sum + Number(args.count) : sum;
      }, 0);
      return shipsIn(view).filter(({ owner }) => owner === ownerOf(who)).length - gone;
    };
    return {
      place: String(sector),
      where: (view, told) => {
        const { battle } = viewOf({ view });
        const isThis = battle?.attacker === ownerOf(attacker) && battle?.defender === ownerOf(defender);
        const isSeen = battle?.sector === id && isThis && !hadRolled(after, 'eclipse.rolls', told);
        return isSeen ? { sector: id, isPair: true } : null;
      },
      fled: after.flatMap(({ key, args = {} }) =>
        key === 'eclipse.retreats' && args.from === sector ? [args.seat].filter(isThing) : [],
      ),
      end: (view) => endOf(left(view, attacker), left(view, defender)),
    };
  });
}
