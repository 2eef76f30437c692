/** Names as ICU texts, made from tables of forms. */
import { type Language, languages } from './demonstration.ts';

const cases = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'locative'] as const;

export interface Noun {
  /** The six cases in their usual order, with strokes between them. */
  readonly singular: string;
  readonly plural: string;
  /** With 2, 3 and 4, where it is not what the language usually has there. */
  readonly few?: string;
}

/**
 * A noun in all cases, alone and after a number. The number governs a nominative or accusative; any other case agrees with it.
 * The form `plural` is the plural without a number.
 */
export function noun(language: Language, { singular, plural, few }: Noun): string {
  const one = table(singular);
  const more = table(plural);
  const two = few ?? (language === 'ru' ? one.genitive : more.nominative);
  const governed = (first: string) => counted(first, two, more.genitive, one.genitive);
  const agreeing = (first: string, others: string) => counted(first, others, others, one.genitive);
  return inCases({
    genitive: agreeing(one.genitive, more.genitive),
    dative: agreeing(one.dative, more.dative),
    accusative: governed(one.accusative),
    instrumental: agreeing(one.instrumental, more.instrumental),
    locative: agreeing(one.locative, more.locative),
    plural: more.nominative,
    other: governed(one.nominative),
  });
}

function table(forms: string): Record<(typeof cases)[number], string> {
  const words = forms.split('/');
  return Object.fromEntries(cases.map((name, index) => [name, words[index]])) as Record<(typeof cases)[number], string>;
}

function counted(one: string, few: string, many: string, other: string): string {
  return `{count, plural, one {${one}} few {${few}} many {${many}} other {${other}}}`;
}

/** A name with forms of its own, such as `where`. Asked for any other, it is `other`. */
export function inCases(forms: Readonly<Record<string, string>>): string {
  const branches = Object.entries(forms).map(([name, form]) => `${name} {${form}}`);
  return `{case, select, ${branches.join(' ')}}`;
}

export function inEach<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;
}
