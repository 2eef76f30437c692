/** Whether the texts of a language say what the English ones say. */
import type { Texts } from '@orrery/kernel';
import { type Branches, type Node, parse, type Text } from '../text.ts';

/** What a text does with an argument. */
type Use = 'shown' | 'selected' | 'counted' | 'named' | 'listed';

interface Uses {
  readonly uses: Map<string, Set<Use>>;
  /** By argument, the selectors of its `select`. */
  readonly selectors: Map<string, string>;
}

/** What a name may be asked for. */
const formArguments = ['case', 'count'];

/** One line for each text that is missing, superfluous, unreadable, or uses other arguments than the English one. */
export function languageFaults(english: Texts, texts: Texts, language: string): string[] {
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(texts, key));
  const superfluous = Object.keys(texts).filter((key) => !Object.hasOwn(english, key));
  const shared = Object.keys(texts).filter((key) => Object.hasOwn(english, key));
  return [
    ...missing.map((key) => `${key} is missing`),
    ...superfluous.map((key) => `${key} is no key of English`),
    ...shared.flatMap((key) => textFaults(key, english[key] ?? '', texts[key] ?? '', language)),
  ];
}

function textFaults(key: string, english: string, text: string, language: string): string[] {
  try {
    const tree = parse(text);
    const faults = pluralFaults(tree, language);
    const differences = key.startsWith('name.') ? strangers(tree) : differencesOf(usesOf(parse(english)), usesOf(tree));
    return [...faults, ...differences].map((fault) => `${key}: ${fault}`);
  } catch (error) {
    return [`${key}: ${error instanceof Error ? error.message : error}`];
  }
}

/** Arguments of a name that nothing fills. */
function strangers(name: Text): string[] {
  const names = [...usesOf(name).uses.keys()].filter((argument) => !formArguments.includes(argument));
  return names.map((argument) => `a name is not given {${argument}}`);
}

function differencesOf(english: Uses, own: Uses): string[] {
  const asked = [...own.uses.keys()].filter((name) => name !== 'case'); // any text may be asked for a case
  const names = [...new Set([...english.uses.keys(), ...asked])];
  return names.flatMap((name) => {
    const theirs = english.uses.get(name);
    const ours = own.uses.get(name);
    if (!ours) return [`{${name}} is missing`];
    if (!theirs) return [`there is no {${name}}`];
    const clash = [...ours].find((use) => !fits(use, theirs));
    if (clash) return [`{${name}} is ${clash}, in English ${[...theirs].join(' and ')}`];
    const [before, after] = [english.selectors.get(name), own.selectors.get(name)];
    const isOther = before !== undefined && after !== undefined && before !== after;
    return isOther ? [`{${name}} is selected by ${after}, in English by ${before}`] : [];
  });
}

/** A number is not named and a thing is not counted; a list may be both. */
function fits(use: Use, english: ReadonlySet<Use>): boolean {
  const says = (...uses: readonly Use[]) => uses.some((each) => english.has(each));
  if (use === 'counted') return says('counted', 'listed') || !says('named');
  if (use === 'named' || use === 'listed') return says('named', 'listed') || !says('counted');
  return true;
}

/** The arguments of an ICU text. */
export function argumentsOf(text: string): ReadonlySet<string> {
  return new Set(usesOf(parse(text)).uses.keys());
}

function usesOf(text: Text): Uses {
  const found: Uses = { uses: new Map(), selectors: new Map() };
  const note = (name: string, use: Use) => found.uses.set(name, (found.uses.get(name) ?? new Set()).add(use));
  for (const node of nodesOf(text)) {
    if (node.type === 'literal') continue;
    note(node.name, useOf(node));
    if (node.type === 'name' && typeof node.form.count === 'string') note(node.form.count, 'counted');
    if (node.type === 'select') found.selectors.set(node.name, [...node.branches.keys()].sort().join(', '));
  }
  return found;
}

function useOf(node: Exclude<Node, { type: 'literal' }>): Use {
  switch (node.type) {
    case 'argument':
      return 'shown';
    case 'select':
      return 'selected';
    case 'name':
      return 'named';
    case 'list':
      return 'listed';
    default:
      return 'counted';
  }
}

function nodesOf(text: Text): Node[] {
  return text.flatMap((node) => [node, ...('branches' in node ? [...node.branches.values()].flatMap(nodesOf) : [])]);
}

/** A plural has a branch for every category of its language, or, when nothing changes with the number, only `other`. */
function pluralFaults(text: Text, language: string): string[] {
  return nodesOf(text).flatMap((node) => {
    if (node.type !== 'plural' && node.type !== 'selectordinal') return [];
    const type = node.type === 'plural' ? 'cardinal' : 'ordinal';
    return categoryFaults(node.name, node.branches, new Intl.PluralRules(language, { type }));
  });
}

function categoryFaults(name: string, branches: Branches, rules: Intl.PluralRules): string[] {
  const wanted = rules.resolvedOptions().pluralCategories as readonly string[];
  const given = [...branches.keys()].filter((selector) => !/^=-?\d+$/.test(selector));
  const strange = given.filter((category) => !wanted.includes(category));
  const missing = given.length === 1 ? [] : wanted.filter((category) => !given.includes(category));
  return [
    ...strange.map((category) => `{${name}} has no plural '${category}'`),
    ...missing.map((category) => `{${name}} lacks the plural '${category}'`),
  ];
}
