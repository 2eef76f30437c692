import { readFileSync } from 'node:fs';

export interface Rule {
  readonly id: string;
  readonly topic: string;
  readonly text: string;
}

const ruleLine = /^- `([a-z0-9-]+)\.(\d+[a-z]?)` (.+)$/gm;

/** The rules of a catalogue, in its order. */
export function readCatalogue(file: URL): Rule[] {
  const rules = readFileSync(file, 'utf8').matchAll(ruleLine);
  return [...rules].map(([, topic = '', number, text = '']) => ({ id: `${topic}.${number}`, topic, text }));
}

/** The rule with this id, or all rules of this topic. */
export function findRules(rules: readonly Rule[], idOrTopic: string): Rule[] {
  return rules.filter(({ id, topic }) => id === idOrTopic || topic === idOrTopic);
}
