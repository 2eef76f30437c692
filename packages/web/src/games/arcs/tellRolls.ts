/** The throws of Arcs: who rolled against whom where, every die with its face, and what came of it. */
import { type DieKind, isBlank } from '@orrery/arcs/figures';
import type { WireEvent } from '@orrery/server/protocol';
import { idOf, seatIn } from '@orrery/voice';
import { toldResults } from '../deeds.ts';
import { type StoryRoll, type TellRolls, targetOf } from '../story.ts';
import { arcsResults } from './tellDeeds.ts';

const attacks: readonly string[] = ['arcs.battle.begun', 'arcs.rifles.fired'];
/** What no longer belongs to a roll. */
const ends: readonly string[] = [
  ...attacks,
  'arcs.rolled',
  'arcs.pip',
  'arcs.spent',
  'arcs.prelude.used',
  'arcs.led',
  'arcs.surpassed',
  'arcs.pivoted',
  'arcs.copied',
  'arcs.passed',
  'arcs.chapter.ended',
];

export const tellRolls: TellRolls = (events) => {
  let attack: WireEvent | null = null;
  return events.flatMap((event, index): StoryRoll[] => {
    if (attacks.includes(event.key)) attack = event;
    if (event.key !== 'arcs.rolled') return [];
    const dice = facesIn(event);
    if (dice.length === 0) return [];
    const { attacker, defender, system } = attack?.args ?? {};
    const seat = event.args?.seat;
    const isAttack = attacker === seat;
    return [
      {
        event,
        dice,
        seats: [seat, ...(isAttack ? [defender] : [])].map(seatIn).filter((each) => each !== null),
        place: isAttack ? targetOf(String(system)) : null,
        title: isAttack
          ? { key: 'story.roll.battle', args: { seat, rival: defender, system } }
          : { key: 'story.roll', args: { seat } },
        outcome: outcomeOf(events, index, dice),
      },
    ];
  });
};

/** A face is told as a thing, by its die and its number: `face/assault.3`. */
function facesIn({ args = {} }: WireEvent): string[] {
  return ((args.faces ?? []) as readonly `face/${string}`[]).map(idOf);
}

/** What came of it; as long as nothing has and something else may, that it is not settled. */
function outcomeOf(events: readonly WireEvent[], index: number, dice: readonly string[]): StoryRoll['outcome'] {
  const end = events.findIndex(({ key }, i) => i > index && ends.includes(key));
  const following = events.slice(index + 1, end < 0 ? undefined : end);
  if (following.length === 0 && end < 0 && !dice.every(isBlankFace)) return { key: 'story.roll.open' };
  return { key: 'story.roll.followed', args: { results: toldResults(arcsResults(following)) } };
}

/** `assault.3` */
function isBlankFace(face: string): boolean {
  const [kind, number] = face.split('.');
  return isBlank(kind as DieKind, Number(number));
}
