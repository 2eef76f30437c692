/** Why something cannot be chosen, in the words of the rules. */

import type { WireBlocked } from '@orrery/server/protocol';
import { plain, type Voice } from '@orrery/voice';
import { messageOf } from '../app/text.ts';
import type { Hint } from '../games/renderer.ts';

/** The sentences of a game's rules by their ids. */
export type Sentences = ReadonlyMap<string, string>;

/** What one rule forbids. */
export interface Reason {
  readonly rule: string;
  /** Null as long as the rules are not here. */
  readonly sentence: string | null;
  /** What cannot be done, in words. */
  readonly labels: readonly string[];
}

/** A rule once, however much it forbids. */
export function reasonsOf(blocked: readonly WireBlocked[], voice: Voice, sentences: Sentences): Reason[] {
  const labels = new Map<string, Set<string>>();
  for (const { rule, label } of blocked) {
    const said = labels.get(rule) ?? new Set();
    labels.set(rule, said.add(voice.say(label)));
  }
  return [...labels].map(([rule, said]) => ({ rule, sentence: sentences.get(rule) ?? null, labels: [...said] }));
}

/** So many rules that forbid something else are told of a thing that no rule speaks of. */
const GENERAL = 2;

/** What is said of a thing that can do nothing: its own reasons, else those that forbid most of what could be done. */
export function reasonsFor(target: string, all: readonly WireBlocked[], voice: Voice, sentences: Sentences): Reason[] {
  const own = all.filter((each) => each.target === target);
  if (own.length > 0) return reasonsOf(own, voice, sentences);
  const general = reasonsOf(
    all.filter((each) => each.target === undefined),
    voice,
    sentences,
  );
  return general.toSorted((a, b) => b.labels.length - a.labels.length).slice(0, GENERAL);
}

/** "Move, Build: Administration pips allow …" */
export function lineOf({ labels, sentence }: Reason, voice: Voice): string {
  const what = labels.map(plain);
  return voice.say(
    sentence === null ? messageOf('why.what', { what }) : messageOf('why.line', { what, sentence: plain(sentence) }),
  );
}

export function hintOf(blocked: WireBlocked, voice: Voice, sentences: Sentences): Hint {
  const sentence = sentences.get(blocked.rule);
  return {
    title: voice.say(blocked.label),
    lines: sentence === undefined ? [] : [sentence],
    rule: blocked.rule,
  };
}
