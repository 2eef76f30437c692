/** Which options of a game a form offers, given what was chosen so far. Knows no game: the game itself says what fits. */
import type { GameFace, OptionConditions, OptionFace, OptionValue } from '@orrery/server/protocol';

/** Of an option: one of its values, a text of one's own, or a list with one thing for each seat. */
export type ChosenValue = OptionValue | readonly string[];
export type Chosen = Readonly<Record<string, ChosenValue>>;

export interface FittingOption extends Pick<OptionFace, 'text' | 'each'> {
  readonly option: string;
  readonly values: readonly OptionValue[];
}

/** The options that mean something now, each with the values that fit the others. The players are chosen by the seats. */
export function fittingOptions(options: GameFace['options'], chosen: Chosen): FittingOption[] {
  return Object.entries(options)
    .filter(([option, { matters }]) => option !== 'players' && holds(matters, chosen))
    .map(([option, face]) => ({
      option,
      values: fittingValues(face, chosen),
      ...(face.text === undefined ? {} : { text: face.text }),
      ...(face.each === undefined ? {} : { each: face.each }),
    }));
}

/** What was chosen, with the usual value wherever the choice no longer fits. */
export function fitted(options: GameFace['options'], chosen: Chosen): Chosen {
  return Object.fromEntries(
    Object.entries(options).map(([option, face]) => {
      const value = chosen[option] ?? face.default;
      if (typeof value === 'object')
        return [option, face.each ? eachSeat(face.each.ids, value, Number(chosen.players)) : face.default];
      const isOwn = face.text !== undefined && typeof value === 'string';
      const fits = option === 'players' || isOwn || fittingValues(face, chosen).includes(value);
      return [option, fits ? value : face.default];
    }),
  );
}

/** One thing for each of so many seats, no two alike: what was given, and what is free for the others. */
export function eachSeat(ids: readonly string[], given: readonly string[], seats: number): readonly string[] {
  const kept = given.slice(0, seats);
  return [...kept, ...ids.filter((id) => !kept.includes(id)).slice(0, seats - kept.length)];
}

/** A seat gets another thing; whoever had it takes the one that it had. */
export function withOther(given: readonly string[], seat: number, id: string): readonly string[] {
  const before = given[seat] ?? id;
  return given.map((each, other) => (other === seat ? id : each === id ? before : each));
}

function fittingValues({ values, needs }: OptionFace, chosen: Chosen): OptionValue[] {
  return values.filter((value) => holds(needs?.[String(value)], chosen));
}

function holds(conditions: OptionConditions | undefined, chosen: Chosen): boolean {
  return Object.entries(conditions ?? {}).every(([option, allowed]) => {
    const value = chosen[option];
    return value === undefined || allowed === undefined || (typeof value !== 'object' && allowed.includes(value));
  });
}
