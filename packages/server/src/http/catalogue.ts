import { readFileSync } from 'node:fs';
import { plainRule } from '@orrery/kernel';
import type { RuleTopic } from '../protocol/index.ts';

const topicLine = /^## ([a-z0-9/-]+) — (.+)$/;
const ruleLine = /^- `([a-z0-9/-]+\.\d+[a-z]?)` (.+)$/;

/** The topics of a catalogue, or of a file of rulings, with their rules, in its order, as players read them. */
export function readCatalogue(file: URL): RuleTopic[] {
  const topics: { topic: string; title: string; rules: { id: string; text: string }[] }[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, topic, title] = topicLine.exec(line) ?? [];
    if (topic !== undefined && title !== undefined) topics.push({ topic, title: plainRule(title), rules: [] });
    const [, id, text] = ruleLine.exec(line) ?? [];
    if (id !== undefined && text !== undefined) topics.at(-1)?.rules.push({ id, text: plainRule(text) });
  }
  return topics;
}
