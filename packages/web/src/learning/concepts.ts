/** Where in a text the words of a game stand. */
import type { Concept } from '@orrery/kernel';

export type Concepts = { readonly [id: string]: Concept };

/** A piece of a text; `concept` is the id of the one whose word it is. */
export interface Piece {
  readonly text: string;
  readonly concept: string | null;
}

interface Forms {
  readonly pattern: RegExp;
  readonly concepts: ReadonlyMap<string, string>;
}

const known = new WeakMap<Concepts, Forms>();

/** All forms, which are letters and spaces only, in one pattern; longer ones first, so that "influence track" comes before "influence". */
function formsOf(concepts: Concepts): Forms {
  const made = known.get(concepts);
  if (made) return made;
  const forms = Object.entries(concepts).flatMap(([id, { forms }]) => forms.map((form) => [form, id] as const));
  const longestFirst = forms.map(([form]) => form).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');
  const all = { pattern, concepts: new Map(forms) };
  known.set(concepts, all);
  return all;
}

/** Texts in pieces; each concept is marked where its word comes first among them, unless it is in `seen` already. */
export function explained(texts: readonly string[], concepts: Concepts, seen = new Set<string>()): Piece[][] {
  const forms = formsOf(concepts);
  return texts.map((text) => {
    const pieces: Piece[] = [];
    let from = 0;
    for (const found of text.matchAll(forms.pattern)) {
      const concept = forms.concepts.get(found[0].toLowerCase());
      if (concept === undefined || seen.has(concept)) continue;
      seen.add(concept);
      if (found.index > from) pieces.push({ text: text.slice(from, found.index), concept: null });
      pieces.push({ text: found[0], concept });
      from = found.index + found[0].length;
    }
    if (from < text.length) pieces.push({ text: text.slice(from), concept: null });
    return pieces;
  });
}
