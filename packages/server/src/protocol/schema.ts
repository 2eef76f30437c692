/**
 * What may come in. A schema is plain JSON Schema, which the documentation shows; besides, it knows how to check a value, and how TypeScript
 * may call one that has passed. (Libraries for this load hundreds of files, which took a third of the time that a server needs to start.)
 */

/** Where a value is not what it should be, such as `/seats/0`, and what it should be. */
export interface Fault {
  readonly at: string;
  readonly message: string;
  /** A word that tells forms apart is another one: this form is not meant. */
  readonly isOtherForm?: true;
}

const faultIn = Symbol('fault');
const isOptional = Symbol('optional');
declare const type: unique symbol;

export interface Schema<T = unknown> {
  readonly [faultIn]: (value: unknown) => Fault | null;
  readonly [type]?: T;
}

type Optional = { readonly [isOptional]: true };

/** What a value that has passed is. */
export type Static<S> = S extends Schema<infer T> ? T : never;

type Members = { readonly [name: string]: Schema };
type OptionalName<M extends Members> = { [N in keyof M]: M[N] extends Optional ? N : never }[keyof M];
type Required<M extends Members> = { [N in Exclude<keyof M, OptionalName<M>>]: Static<M[N]> };
type ObjectOf<M extends Members> = Required<M> & { [N in OptionalName<M>]?: Static<M[N]> };

/** Null when the value is as the schema wants it. */
export const faultOf = (schema: Schema, value: unknown): Fault | null => schema[faultIn](value);

export const accepts = <T>(schema: Schema<T>, value: unknown): value is T => faultOf(schema, value) === null;

export const canBeMissing = (schema: Schema): boolean => isOptional in schema;

export const Type = {
  String({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern = '' }: TextLimits = {}): Schema<string> {
    const json = { type: 'string', ...(minLength && { minLength }), ...(Number.isFinite(maxLength) && { maxLength }) };
    const like = new RegExp(pattern, 'u');
    return schemaOf({ ...json, ...(pattern && { pattern }) }, (value) => {
      if (typeof value !== 'string') return here('must be a string');
      if (value.length < minLength) return here(`must have ${minLength} letters or more`);
      if (lettersOf(value, maxLength) > maxLength) return here(`must have no more than ${maxLength} letters`);
      return pattern === '' || like.test(value) ? null : here(`must match ${pattern}`);
    });
  },

  Literal<const L extends string>(literal: L): Schema<L> {
    const fault: Fault = { at: '', message: `must be "${literal}"`, isOtherForm: true };
    return schemaOf({ type: 'string', const: literal }, (value) => (value === literal ? null : fault));
  },

  Integer({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }): Schema<number> {
    const isWithin = (value: unknown) =>
      Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
    const message = `must be a whole number from ${minimum} to ${maximum}`;
    return schemaOf({ type: 'integer', minimum, maximum }, (value) => (isWithin(value) ? null : here(message)));
  },

  Number: (): Schema<number> =>
    schemaOf({ type: 'number' }, (value) => (Number.isFinite(value) ? null : here('must be a number'))),

  Boolean: (): Schema<boolean> =>
    schemaOf({ type: 'boolean' }, (value) => (typeof value === 'boolean' ? null : here('must be true or false'))),

  Null: (): Schema<null> => schemaOf({ type: 'null' }, (value) => (value === null ? null : here('must be null'))),

  Optional: <S extends Schema>(schema: S): S & Optional => ({ ...schema, [isOptional]: true }),

  Union<const S extends readonly Schema[]>(forms: S): Schema<Static<S[number]>> {
    return schemaOf({ anyOf: forms }, (value) => {
      const faults: Fault[] = [];
      for (const form of forms) {
        const fault = faultOf(form, value);
        if (fault === null) return null;
        faults.push(fault);
      }
      const meant = faults.filter(({ isOtherForm }) => !isOtherForm);
      return nearestOf(meant.length > 0 ? meant : faults);
    });
  },

  Array<S extends Schema>(
    items: S,
    limits: { readonly minItems?: number; readonly maxItems: number },
  ): Schema<Static<S>[]> {
    const { minItems = 0, maxItems } = limits;
    return schemaOf({ type: 'array', items, ...limits }, (value) => {
      if (!Array.isArray(value)) return here('must be a list');
      if (value.length < minItems || value.length > maxItems) return here(`must have ${minItems} to ${maxItems} items`);
      return firstFault(value.keys(), (index) => faultOf(items, value[index]));
    });
  },

  /** Names of one's own. */
  Record<S extends Schema>(
    name: Schema<string>,
    member: S,
    { maxProperties }: { readonly maxProperties: number },
  ): Schema<{ [name: string]: Static<S> }> {
    const json = { type: 'object', propertyNames: name, additionalProperties: member, maxProperties };
    return schemaOf(json, (value) => {
      if (!isObject(value)) return here('must be an object');
      const names = Object.keys(value);
      if (names.length > maxProperties) return here(`must have no more than ${maxProperties} members`);
      return firstFault(names, (each) => faultOf(name, each) ?? faultOf(member, value[each]));
    });
  },

  Object<M extends Members>(
    members: M,
    { additionalProperties = true }: { readonly additionalProperties?: boolean } = {},
  ): Schema<ObjectOf<M>> {
    const names = Object.keys(members);
    const required = names.filter((name) => !canBeMissing(members[name] as Schema));
    const json = { type: 'object', ...(required.length > 0 && { required }), properties: members };
    return schemaOf({ ...json, ...(!additionalProperties && { additionalProperties }) }, (value) => {
      if (!isObject(value)) return here('must be an object');
      return (
        firstFault(names, (name) => {
          if (Object.hasOwn(value, name)) return faultOf(members[name] as Schema, value[name]);
          return required.includes(name) ? here('is missing') : null;
        }) ??
        (additionalProperties
          ? null
          : firstFault(Object.keys(value), (name) => (Object.hasOwn(members, name) ? null : here('is not known'))))
      );
    });
  },
};

interface TextLimits {
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression. */
  readonly pattern?: string;
}

function schemaOf<T>(json: object, fault: (value: unknown) => Fault | null): Schema<T> {
  return { ...json, [faultIn]: fault };
}

const here = (message: string): Fault => ({ at: '', message });

/** Who is right down to a place deep inside meant this form, not one that is wrong at once. */
function nearestOf(faults: readonly Fault[]): Fault {
  const depthOf = ({ at }: Fault) => at.split('/').length;
  const deepest = Math.max(...faults.map(depthOf));
  const at = faults.find((fault) => depthOf(fault) === deepest)?.at ?? '';
  return { at, message: faults.flatMap((fault) => (fault.at === at ? [fault.message] : [])).join(' or ') };
}

function firstFault<N extends string | number>(names: Iterable<N>, faultAt: (name: N) => Fault | null): Fault | null {
  for (const name of names) {
    const fault = faultAt(name);
    if (fault) return { ...fault, at: `/${name}${fault.at}` };
  }
  return null;
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Of a text that is short enough even if some of its letters count as two, any number that is small enough. */
function lettersOf(text: string, enough: number): number {
  return text.length <= enough ? text.length : [...text].length;
}
