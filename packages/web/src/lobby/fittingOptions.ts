/** Which options of a game a form offers, given what was chosen so far. Knows no game: the game itself says what fits. */
import type { GameFace, OptionConditions, OptionFace, OptionValue } from '@orrery/server/protocol';

export type Chosen = Readonly<Record<string, OptionValue>>;

export interface FittingOption {
  readonly option: string;
  readonly values: readonly OptionValue[];
}

/** The options that mean something now, each with the values that fit the others. The players are chosen by the seats. */
export function fittingOptions(options: GameFace['options'], chosen: Chosen): FittingOption[] {
  return Object.entries(options)
    .filter(([option, { matters }]) => option !== 'players' && holds(matters, chosen))
    .map(([option, face]) => ({ option, values: fittingValues(face, chosen) }));
}

/** What was chosen, with the usual value wherever the choice no longer fits. */
export function fitted(options: GameFace['options'], chosen: Chosen): Chosen {
  return Object.fromEntries(
    Object.entries(options).map(([option, face]) => {
      const value = chosen[option] ?? face.default;
      const fits = option === 'players' || fittingValues(face, chosen).includes(value);
      return [option, fits ? value : face.default];
    }),
  );
}

function fittingValues({ values, needs }: OptionFace, chosen: Chosen): OptionValue[] {
  return values.filter((value) => holds(needs?.[String(value)], chosen));
}

function holds(conditions: OptionConditions | undefined, chosen: Chosen): boolean {
  return Object.entries(conditions ?? {}).every(([option, allowed]) => {
    const value = chosen[option];
    return value === undefined || allowed === undefined || allowed.includes(value);
  });
}
