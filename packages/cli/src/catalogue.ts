import { readFileSync } from 'node:fs';

export interface Rule {
  readonly id: string;
  readonly topic: string;
  readonly text: string;
}

const ruleLine = /^- `(([a-z0-9-]+)(?:\/[a-z0-9-]+)?\.\d+[a-z]?)` (.+)$/gm;

/** The rules of a catalogue, or of a file of rulings, in its order. */
export function readCatalogue(file: URL): Rule[] {
  const rules = readFileSync(file, 'utf8').matchAll(ruleLine);
  return [...rules].map(([, id = '', topic = '', text = '']) => ({ id, topic, text }));
}

/** The rule with this id, or all rules of this topic, or all rulings on this card. */
export function findRules(rules: readonly Rule[], wanted: string): Rule[] {
  return rules.filter(({ id, topic }) => id === wanted || topic === wanted || id.startsWith(`${wanted}.`));
}
