/** Options of a game: their values, and configurations from outside checked against them. */
import { BadConfig } from './errors.ts';

export type OptionValue = string | number | boolean;

/** One option of a game, as clients show it in their forms. `Key` names the game's options. */
export interface Choice<Key extends string = string> {
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  /** What a value asks of other options. */
  readonly needs?: { readonly [value: string]: Conditions<Key> };
  /** A text of one's own may be given instead of a value, at most so long; the game says what may stand in it. */
  readonly text?: number;
  /** A list with one of these things (`<kind>/<id>`) for each seat may be given instead, no two alike. */
  readonly each?: { readonly kind: string; readonly ids: readonly string[] };
  /** When the option means anything at all. */
  readonly matters?: Conditions<Key>;
}

/** The values that other options must have. */
export type Conditions<Key extends string = string> = { readonly [option in Key]?: readonly OptionValue[] };

/**
 * Checks what somebody asks for and fills in the defaults, or throws BadConfig. The options named in `lists` may also be
 * lists, which are the game's own business.
 */
export function chosenOptions<C>(
  game: string,
  options: { readonly [key in keyof C & string]: Choice },
  input: unknown,
  lists: readonly (keyof C & string)[] = [],
): C {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new BadConfig('the options of a game are a JSON object');
  }
  const given: { readonly [key: string]: unknown } = { ...input };
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(options, key)) {
      throw new BadConfig(`${game} has no option '${key}'; it has ${Object.keys(options).join(', ')}`);
    }
  }
  const all: [string, Choice][] = Object.entries(options);
  const chosen = Object.fromEntries(
    all.map(([key, choice]) => {
      const isList = (lists as readonly string[]).includes(key) && Array.isArray(given[key]);
      return [key, isList ? given[key] : chosenValue(key, choice, given[key])];
    }),
  );
  for (const [key, { needs }] of all) checkNeeds(chosen, key, needs?.[String(chosen[key])] ?? {});
  return chosen as C;
}

function chosenValue(key: string, { values, default: usual, text }: Choice, given: unknown): OptionValue {
  const value = values.find((each) => each === (given ?? usual));
  if (value === undefined && text !== undefined && typeof given === 'string') {
    if (given.length <= text) return given;
    throw new BadConfig(`'${key}' is too long: ${given.length} characters, at most ${text}`);
  }
  if (value === undefined) {
    throw new BadConfig(`'${key}' must be one of ${values.join(', ')}, not ${JSON.stringify(given)}`);
  }
  return value;
}

function checkNeeds(chosen: { readonly [key: string]: unknown }, key: string, needs: Conditions): void {
  for (const [other, allowed] of Object.entries(needs)) {
    const has = chosen[other] as OptionValue | undefined;
    if (has === undefined || allowed?.includes(has)) continue;
    throw new BadConfig(
      `'${key}' can be '${chosen[key]}' only when '${other}' is ${allowed?.join(' or ')}, not ${has}`,
    );
  }
}
