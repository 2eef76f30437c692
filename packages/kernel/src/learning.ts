/**
 * How a game is taught: what newcomers are told, beside which thing, and when. Nothing of it is a script: hints hang on
 * kinds of questions, so a change of rules leaves at most a question without words, and then it does not compile.
 */
import type { Texts } from './message.ts';
import type { OptionValue } from './options.ts';

/**
 * What a sentence points at. `options`: what the options at hand are about. `<kind>:*`: all targets of a kind, as options
 * name them; `<kind>:mine.*`, `<kind>:home`, `<kind>:active`, `<kind>:<id>`: some of them. `region:<name>`: a part of
 * the page. One that finds nothing is passed over.
 */
export type Selectors<Kind extends string, Region extends string> =
  | 'options'
  | `${Kind}:${string}`
  | `region:${Region}`;

/** What is said where a question is asked: what it asks, why that matters, and one idea that is never silly. */
export interface Hint<Selector extends string = string> {
  /** The rule of the catalogue that it speaks of. */
  readonly rule: string;
  /** What it points at: the first that is found, and the others more quietly. */
  readonly show: readonly Selector[];
  readonly what: string;
  readonly why: string;
  readonly idea: string;
}

/** A sentence before the first decision, beside what it speaks of. */
export interface StartSentence<Selector extends string = string> {
  readonly show: Selector;
  readonly text: string;
}

/** A section of the introduction: paragraphs of sentences, and the diagrams that stand with it. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly (readonly string[])[];
  readonly diagrams: readonly string[];
}

/** A small picture made of the board's own symbols. */
export interface Diagram {
  readonly caption: string;
  /** What is to be seen, in words: for whoever draws it, and for those who cannot see it. */
  readonly position: string;
  readonly labels: readonly string[];
}

/** A word of the game, explained wherever it stands. */
export interface Concept {
  readonly term: string;
  readonly text: string;
  readonly rule: string;
  /** How the word is written in English sentences; the longest form that fits wins. */
  readonly forms: readonly string[];
}

/** Why a bot would choose what it chooses, as a sentence. Whether it fits, and its figures, are told by a function. */
export interface ReasonWords<Prompt extends string = string> {
  /** The questions at which, or on the way to which, it can be given. */
  readonly prompts: readonly Prompt[];
  /** The ids of options that it speaks of; `*` stands for anything. */
  readonly options: readonly string[];
  /** The arguments of the sentence. */
  readonly needs: readonly string[];
  readonly text: string;
}

/** The first game of a newcomer, who has seat 0. */
export interface Guided<Prompt extends string = string, Region extends string = string> {
  /** The options of the game. */
  readonly options: { readonly [option: string]: OptionValue | readonly OptionValue[] };
  /** The bots of the other seats. */
  readonly bots: readonly string[];
  /** The number in the view that counts chapters or rounds. */
  readonly counter: string;
  /** Hints open by themselves until this chapter or round is over. */
  readonly hintsThrough: number;
  /** With the end of this chapter or round comes a natural end. */
  readonly endsAfter: number;
  /** Said at the natural end: one thing to try next. */
  readonly next: string;
  /** Questions whose hints open once, however late they come. */
  readonly late: readonly Prompt[];
  /** The part of the page that is open at first. */
  readonly open: Region;
}

/** All that teaches a game, in English. */
export interface Learning<
  Prompt extends string = string,
  Selector extends string = string,
  Region extends string = string,
> {
  readonly guided: Guided<Prompt, Region>;
  /** The parts of the page that are pointed at, in words; the page marks them with `data-region`. */
  readonly regions: { readonly [region in Region]: string };
  readonly start: readonly StartSentence<Selector>[];
  readonly hints: { readonly [prompt in Prompt]: Hint<Selector> };
  readonly introduction: readonly Section[];
  readonly diagrams: { readonly [id: string]: Diagram };
  readonly concepts: { readonly [id: string]: Concept };
  /** In the order in which they are tried. */
  readonly reasons: { readonly [id: string]: ReasonWords<Prompt> };
}

/** The key of a text that teaches: `learn.arcs.hint.arcs.lead.what`. */
export function learningKey(game: string, ...path: readonly (string | number)[]): string {
  return ['learn', game, ...path].join('.');
}

/** The words as texts by key, as every language may have them; what a language lacks is said in English. */
export function learningTexts(game: string, learning: Learning): Texts {
  const texts: { [key: string]: string } = {};
  const add = (text: string, ...path: readonly (string | number)[]) => {
    texts[learningKey(game, ...path)] = text;
  };
  for (const [id, text] of Object.entries(learning.regions)) add(text, 'region', id);
  add(learning.guided.next, 'next');
  for (const [number, { text }] of learning.start.entries()) add(text, 'start', number);
  for (const [prompt, { what, why, idea }] of Object.entries(learning.hints)) {
    add(what, 'hint', prompt, 'what');
    add(why, 'hint', prompt, 'why');
    add(idea, 'hint', prompt, 'idea');
  }
  for (const { id, heading, paragraphs } of learning.introduction) {
    add(heading, 'intro', id);
    for (const [paragraph, sentences] of paragraphs.entries()) {
      for (const [sentence, text] of sentences.entries()) add(text, 'intro', id, paragraph, sentence);
    }
  }
  for (const [id, { caption, position, labels }] of Object.entries(learning.diagrams)) {
    add(caption, 'diagram', id);
    add(position, 'diagram', id, 'position');
    for (const [number, label] of labels.entries()) add(label, 'diagram', id, number);
  }
  for (const [id, { term, text }] of Object.entries(learning.concepts)) {
    add(term, 'concept', id, 'term');
    add(text, 'concept', id);
  }
  for (const [id, { text }] of Object.entries(learning.reasons)) add(text, 'reason', id);
  return texts;
}
