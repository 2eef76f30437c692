/**
 * Messages of games that do not speak of things yet: a number under the name of a seat is a seat, and a bare text is an id.
 */
const seatArgument = /^(?:seat|other|rival|owner|holder|defender|attacker|winner)s?$|Seats?$/;

/** The argument as it would be told today. */
export function ofOldKind(name: string, value: unknown): unknown {
  if (!seatArgument.test(name)) return value;
  if (Array.isArray(value)) return value.map((item) => ofOldKind(name, item));
  return typeof value === 'number' ? `seat/${value}` : value;
}
