/** How an attacker in Arcs answers what the rules ask, for an aim. Whoever plays the same battle out answers alike. */
import type { Building, DieKind } from '@orrery/arcs/battles';
import { message, type Option, type Question } from '@orrery/kernel';
import { attacker } from './battle.ts';
import { averageWorth, type Worth, worthOf } from './rolls.ts';

export const aims = ['trophies', 'raid', 'city', 'clear'] as const;
/** The most trophies; keys enough, and a ship left to use them; a city destroyed; no defending ship left. */
export type Aim = (typeof aims)[number];

/** What symbols are worth for an aim, for the choice of what to roll again. */
export const worths: Readonly<Record<Aim, Worth>> = {
  trophies: { hit: 1, buildingHit: 0.6, key: 0.1, selfHit: -0.6, intercept: -0.6 },
  raid: { hit: 0.1, buildingHit: 0, key: 1, selfHit: -0.4, intercept: -0.5 },
  city: { hit: 0.7, buildingHit: 1, key: 0, selfHit: -0.2, intercept: -0.2 },
  clear: { hit: 1, buildingHit: 0, key: 0, selfHit: -0.3, intercept: -0.3 },
};

/** The value of the option that is taken; what has nothing to do with the battle is declined. */
export function answerFor(aim: Aim): (question: Question) => unknown {
  return (question) => {
    const options = question.offer ?? (typeof question.options === 'function' ? question.options() : question.options);
    const { key, args } = message(question.prompt);
    if (key === 'arcs.reroll') return options[0]?.value;
    if (key === 'arcs.reroll.which') return worstDie(options, worths[aim]);
    if (key === 'arcs.sensors') return allThatCome(options);
    if (key === 'arcs.hit') return target(options, args?.owner === `seat/${attacker}`, aim);
    return (options.find(({ idle }) => idle) ?? options[0])?.value;
  };
}

/** A die that is worth less than a new roll would be, the worst of its kind first; null: no more. */
function worstDie(options: readonly Option[], worth: Worth): unknown {
  const dice = options.flatMap(({ value }) => (value === null ? [] : [value as { kind: DieKind; face: number }]));
  const value = ({ kind, face }: (typeof dice)[number]) => worthOf(kind, face, worth);
  const bad = dice.filter((die) => value(die) < averageWorth(die.kind, worth));
  return bad.sort((a, b) => value(a) - value(b) || a.face - b.face)[0] ?? null;
}

/** As many ships as may come at once, system by system. */
function allThatCome(options: readonly Option[]): unknown {
  const count = ({ value }: Option) => (value as { fleet: { fresh: number } } | null)?.fleet.fresh ?? 0;
  return options.reduce((most, each) => (count(each) > count(most) ? each : most)).value;
}

/** Own fresh ships take hits first; of the defender's pieces, damaged ones do, and cities if these are wanted. */
function target(options: readonly Option[], isOwn: boolean, aim: Aim): unknown {
  const rank = (value: unknown) => {
    if (value === 'fresh') return isOwn ? 0 : 1;
    if (value === 'damaged') return isOwn ? 1 : 0;
    const { kind, damaged } = value as Building;
    return (damaged ? 0 : 1) + (aim === 'city' && kind !== 'city' ? 2 : 0);
  };
  return options.toSorted((a, b) => rank(a.value) - rank(b.value))[0]?.value;
}
