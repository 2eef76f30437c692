/** How a language counts, writes numbers and joins lists. */
import type { ListStyle, NumberStyle } from './text.ts';

export interface Locale {
  number(value: number, style?: NumberStyle): string;
  /** The plural category of a number: `one`, `few` … */
  cardinal(value: number): string;
  ordinal(value: number): string;
  /** What stands before, between and after items; those themselves are null. */
  joints(style: ListStyle, items: readonly string[]): readonly (string | null)[];
}

const known = new Map<string, Locale>();

export function localeOf(language: string): Locale {
  const before = known.get(language);
  if (before) return before;
  const locale = makeLocale(language);
  known.set(language, locale);
  return locale;
}

function makeLocale(language: string): Locale {
  const plainly: NumberStyle = {};
  const numbers = new WeakMap<NumberStyle, Intl.NumberFormat>();
  const cardinals = new Intl.PluralRules(language);
  const ordinals = new Intl.PluralRules(language, { type: 'ordinal' });
  const lists = {
    and: new Intl.ListFormat(language, { type: 'conjunction' }),
    or: new Intl.ListFormat(language, { type: 'disjunction' }),
  };
  return {
    number(value, style = plainly) {
      const format = numbers.get(style) ?? new Intl.NumberFormat(language, style);
      numbers.set(style, format);
      return format.format(value);
    },
    cardinal: (value) => cardinals.select(value),
    ordinal: (value) => ordinals.select(value),
    joints(style, items) {
      if (typeof style === 'object') return items.flatMap((_, index) => (index === 0 ? [null] : [style.sign, null]));
      return lists[style].formatToParts(items).map(({ type, value }) => (type === 'element' ? null : value));
    },
  };
}
