import { type Static, Type } from './schema.ts';

/**
 * When the server passes for a seat in windows, where hidden cards could be used. `nothing`: when it can do nothing. `until`: as long as the
 * window belongs to the scope with this id, or `turn`: until its next turn. `cards` (the `target` of options): it is asked about a
 * card all the same, or only about what hurts it.
 */
export const Passing = Type.Object(
  {
    nothing: Type.Boolean(),
    until: Type.Union([Type.Null(), Type.String({ minLength: 1, maxLength: 60 })]),
    cards: Type.Record(
      Type.String({ minLength: 1, maxLength: 80 }),
      Type.Union([Type.Literal('always'), Type.Literal('hurts')]),
      { maxProperties: 120 },
    ),
  },
  { additionalProperties: false },
);
export type Passing = Static<typeof Passing>;
