/** The story of a game of Arcs: its chapters, what was scored, and the dice. */
import type { ArcsTables } from '@orrery/arcs';
import { dieKinds } from '@orrery/arcs/figures';
import type { GameJson, WireEvent } from '@orrery/server/protocol';
import { seatIn, seatOf } from '@orrery/voice';
import { battlesIn, endOf } from '../fought.ts';
import type { Chronicle, Chronicler, Fought, Gain, Throw } from '../renderer.ts';
import type { SystemId } from './geometry.ts';
import { type DieKind, idOf, viewOf } from './model.ts';
import { message } from './words.ts';

export const chronicler: Chronicler = {
  read: (events, tables) => chronicle(events, tables as ArcsTables),
  roundName: (chapter) => message('chapter.name', { chapter }),
  harms: ['symbol/selfHit', 'symbol/intercept'],
  battles,
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

/** What dice do; whatever else is told comes after the battle. */
const ofDice = /^arcs\.(rolled|intercepted|ship\.|building\.)/;

/** The dice that were collected are known; the attacker has lost who has no ship left. */
function battles(events: readonly WireEvent[]): readonly Fought[] {
  return battlesIn(events, 'arcs.battle.begun', ({ attacker, defender, system }, after) => {
    const collected = after.findIndex(({ key }) => key === 'arcs.dice.collected');
    const { skirmish, assault, raid } = after[collected]?.args ?? {};
    const over = after.findIndex(({ key }, index) => index > collected && !ofDice.test(key));
    const fight = over < 0 ? after : after.slice(0, over);
    const id = idOf(system) as SystemId;
    const [mine, theirs] = [Number(seatIn(attacker)), Number(seatIn(defender))];
    const left = (view: GameJson, seat: number, owner: unknown) => {
      const { fresh, damaged } = viewOf({ view }).systems[id] ?? {};
      const lost = fight.filter(
        ({ key, args = {} }) => key === 'arcs.ship.destroyed' && args.owner === owner && args.system === system,
      );
      return (fresh?.[seat] ?? 0) + (damaged?.[seat] ?? 0) - lost.length;
    };
    return {
      place: String(system),
      where: (view) => {
        const { battle, roll } = viewOf({ view });
        if (!battle || roll || battle.system !== id || skirmish === undefined) return null;
        const dice = { skirmish: Number(skirmish), assault: Number(assault), raid: Number(raid) };
        return { system: id, attacker: mine, defender: theirs, dice };
      },
      end: (view) => {
        const attackers = left(view, mine, attacker);
        return attackers <= 0 ? 'loss' : endOf(attackers, left(view, theirs, defender));
      },
    };
  });
}

function isDie(kind: string | undefined): kind is DieKind {
  return dieKinds.some((each) => each === kind);
}
