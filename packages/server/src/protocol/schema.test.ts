import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as messages from './index.ts';
import * as wishes from './notifications.ts';
import { accepts, faultOf, type Schema, type Static, Type } from './schema.ts';

const strict = { additionalProperties: false };
const { NewTable, ClientMessage, Passing, Clock, SeatRequest, TableId, Typed } = messages;
const { Timing, EmailWish, WebhookWish, PushWish } = wishes;
const Wide = Type.Object({ at: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })) });
const schemas = {
  NewTable,
  ClientMessage,
  Passing,
  Clock,
  SeatRequest,
  TableId,
  Typed,
  Timing,
  EmailWish,
  WebhookWish,
};

/** Values made of the schema's own JSON: most of them it takes, others it takes but for a little. */
function near(json: Json): fc.Arbitrary<unknown> {
  const { anyOf, const: literal, type, items, properties = {}, required = [], additionalProperties } = json;
  const { minLength = 0, maxLength = 60, minimum = 0, maximum = 0, minItems = 0, maxItems = 3 } = json;
  const { pattern } = json;
  if (anyOf) return fc.oneof(...anyOf.map(near));
  if (literal !== undefined) return mostly<unknown>(fc.constant(literal), `${literal}s`, null);
  if (pattern !== undefined)
    return mostly<unknown>(fc.stringMatching(new RegExp(pattern)), '', 'A', `${'a'.repeat(12)}\n`);
  if (type === 'string') {
    const letters = fc.constantFrom('a', '0', '𝒜', 'é', '\n');
    const lengths = fc.constantFrom(minLength, minLength + 1, maxLength);
    const right = fc.tuple(letters, lengths).map(([letter, length]) => letter.repeat(length));
    return mostly<unknown>(right, 'a'.repeat(Math.max(0, minLength - 1)), '𝒜'.repeat(maxLength + 1), 7, null);
  }
  if (type === 'integer') {
    const wrong = [minimum - 1, maximum + 1, minimum + 0.5, `${minimum}`, null];
    return mostly<unknown>(fc.constantFrom(minimum, maximum), ...wrong);
  }
  if (type === 'number') return mostly<unknown>(fc.double({ noNaN: true, noDefaultInfinity: true }), '1', null);
  if (type === 'boolean') return mostly<unknown>(fc.boolean(), 0, 'true');
  if (type === 'null') return mostly<unknown>(fc.constant(null), '', {});
  if (items)
    return fc.array(near(items), { minLength: Math.max(0, minItems - 1), maxLength: Math.min(maxItems, 3) + 1 });
  if (typeof additionalProperties === 'object') {
    return fc.dictionary(
      mostly(fc.string({ minLength: 1, maxLength: 40 }), '', 'x'.repeat(81)),
      near(additionalProperties),
    );
  }
  const known = fc.record(Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, near(each)])), {
    requiredKeys: [...required],
  });
  const others = mostly<object>(fc.constant({}), { toString: 1 }, JSON.parse('{"__proto__":1}'));
  const whole = fc.tuple(known, others).map(([own, more]) => ({ ...own, ...more }));
  const partial = whole.map((object) => Object.fromEntries(Object.entries(object).slice(1)));
  return fc.oneof({ weight: 12, arbitrary: whole }, partial, fc.constantFrom(null, [], 'x'));
}

/** One in thirteen is one of the others. */
const mostly = <T>(right: fc.Arbitrary<T>, ...others: T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 12, arbitrary: right }, fc.constantFrom(...others));

interface Json {
  readonly anyOf?: readonly Json[];
  readonly const?: string;
  readonly type?: string;
  readonly items?: Json;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Json | boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

const json = (schema: Schema): Json => JSON.parse(JSON.stringify(schema));

test.each(Object.entries({ ...schemas, PushWish, Wide }))(
  '%s takes what its JSON Schema takes',
  (_, schema: Schema) => {
    const isRight = new Ajv({ strict: false }).compile(json(schema));
    const counts = { taken: 0, refused: 0 };
    const property = fc.property(near(json(schema)), (made) => {
      const text = JSON.stringify(made);
      const value: unknown = text === undefined ? null : JSON.parse(text);
      const isTaken = isRight(value);
      counts[isTaken ? 'taken' : 'refused']++;
      return accepts(schema, value) === isTaken;
    });
    fc.assert(property, { numRuns: 600, seed: 1 });
    expect(counts.refused).toBeGreaterThan(20);
    expect(counts.taken).toBeGreaterThan(20);
  },
);

const Seat = Type.Union([
  Type.Object({ kind: Type.Literal('me') }, strict),
  Type.Object({ kind: Type.Literal('bot'), bot: Type.String({ minLength: 1, maxLength: 3 }) }, strict),
]);
const Table = Type.Object(
  {
    seats: Type.Array(Seat, { minItems: 1, maxItems: 2 }),
    quiet: Type.Union([Type.Null(), Type.Object({ from: Type.Integer({ minimum: 0, maximum: 23 }) }, strict)]),
    options: Type.Optional(Type.Record(Type.String({ maxLength: 3 }), Type.Number(), { maxProperties: 2 })),
  },
  strict,
);
const table: Static<typeof Table> = { seats: [{ kind: 'me' }], quiet: null };

test.each<[unknown, string, string]>([
  [null, '', 'must be an object'],
  [[], '', 'must be an object'],
  [{ ...table, seats: {} }, '/seats', 'must be a list'],
  [{ ...table, seats: [] }, '/seats', 'must have 1 to 2 items'],
  [{ quiet: null }, '/seats', 'is missing'],
  [{ ...table, seats: [{ kind: 'bot' }] }, '/seats/0/bot', 'is missing'],
  [{ ...table, seats: [{ kind: 'me' }, { kind: 'king' }] }, '/seats/1/kind', 'must be "me" or must be "bot"'],
  [{ ...table, seats: [{ kind: 'bot', bot: 'abcd' }] }, '/seats/0/bot', 'must have no more than 3 letters'],
  [{ ...table, seats: [{ kind: 'me', bot: 'a' }] }, '/seats/0/bot', 'is not known'],
  [{ ...table, quiet: { from: 24 } }, '/quiet/from', 'must be a whole number from 0 to 23'],
  [{ ...table, quiet: 5 }, '/quiet', 'must be null or must be an object'],
  [{ ...table, options: { abcd: 1 } }, '/options/abcd', 'must have no more than 3 letters'],
  [{ ...table, options: { a: 1, b: 2, c: 3 } }, '/options', 'must have no more than 2 members'],
  [JSON.parse('{"seats":[{"kind":"me"}],"quiet":null,"__proto__":{}}'), '/__proto__', 'is not known'],
])('%j: what is wrong is said where it is wrong', (value, at, message) => {
  expect(faultOf(Table, value)).toMatchObject({ at, message });
});
