/** The throws of Eclipse: whose ships fired where, every die with its face, and what came of it. */
import type { WireEvent } from '@orrery/server/protocol';
import { seatIn } from '@orrery/voice';
import { toldResults } from '../deeds.ts';
import { type StoryRoll, type TellRolls, targetOf } from '../story.ts';
import { volleyResults } from './tellDeeds.ts';
import { idIn } from './told.ts';

const attacks: readonly string[] = ['eclipse.battle', 'eclipse.attacks-population'];
/** What follows from a throw. */
const consequences: readonly string[] = ['eclipse.hits', 'eclipse.destroyed', 'eclipse.cube-destroyed'];

export const tellRolls: TellRolls = (events) => {
  let attack: WireEvent | null = null;
  return events.flatMap((event, index): StoryRoll[] => {
    if (attacks.includes(event.key)) attack = event;
    if (event.key !== 'eclipse.rolls') return [];
    const { owner, who, sector } = event.args ?? {};
    const { seat, owner: holder, attacker, defender } = attack?.args ?? {};
    return [
      {
        event,
        seats: [...new Set([owner, seat, holder, attacker, defender].map(seatIn))].filter((each) => each !== null),
        title: { key: 'story.roll.battle', args: { who, sector } },
        dice: diceIn(event),
        place: targetOf(String(sector)),
        outcome: {
          key: 'story.roll.followed',
          args: { results: toldResults(volleyResults(following(events, index))) },
        },
      },
    ];
  });
};

/** A die is a message of its colour and face: `yellow.burst`. */
function diceIn({ args = {} }: WireEvent): string[] {
  const dice = (args.dice ?? []) as readonly { readonly args: Record<'colour' | 'face', string> }[];
  return dice.map(({ args: { colour, face } }) => `${idIn(colour)}.${idIn(face)}`);
}

function following(events: readonly WireEvent[], index: number): readonly WireEvent[] {
  const rest = events.slice(index + 1);
  const end = rest.findIndex(({ key }) => !consequences.includes(key));
  return end < 0 ? rest : rest.slice(0, end);
}
