import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { learningTexts, Match, seedFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';

const taught = await Promise.all(
  Object.entries(games).map(async ([name, load]) => {
    const pack = await load();
    if (pack.learning === undefined) throw new Error(`${name} is not taught`);
    return { name, pack, learning: pack.learning };
  }),
);

/** The longest that a text may be, so that it fits beside what it speaks of. */
const longest = { hint: 140, concept: 160, start: 140 };

describe.each(taught)('$name', ({ name, pack, learning }) => {
  const { guided, regions, start, hints, introduction, diagrams, concepts, reasons } = learning;
  const rules = new Set([...readFileSync(pack.catalogue, 'utf8').matchAll(/^- `([^`]+)` /gm)].map(([, id]) => id));

  test('every hint is for a question that has words, cites a rule, and is short', () => {
    for (const [prompt, { rule, show, what, why, idea }] of Object.entries(hints)) {
      expect(pack.messages.en, prompt).toHaveProperty([prompt]);
      expect(rules, `${prompt}: ${rule}`).toContain(rule);
      expect(show, prompt).not.toHaveLength(0);
      for (const text of [what, why, idea]) {
        expect(text.length, text).toBeLessThanOrEqual(longest.hint);
        expect(text, prompt).toMatch(/^[A-Z].*[.?!]$/);
      }
    }
  });

  test('what is pointed at exists', () => {
    const shown = [...Object.values(hints).flatMap(({ show }) => show), ...start.map(({ show }) => show)];
    const names = shown.flatMap((each) => (each.startsWith('region:') ? [each.slice('region:'.length)] : []));
    expect(Object.keys(regions)).toEqual(expect.arrayContaining([...names, guided.open]));
  });

  test('six sentences begin it', () => {
    expect(start).toHaveLength(6);
    for (const { text } of start) expect(text.length, text).toBeLessThanOrEqual(longest.start);
  });

  test('every diagram stands in one section of the introduction', () => {
    const placed = introduction.flatMap((section) => section.diagrams);
    expect([...placed].sort()).toEqual(Object.keys(diagrams).sort());
    const words = introduction.flatMap(({ paragraphs }) => paragraphs.flat().join(' ').split(' '));
    expect(words.length).toBeGreaterThan(600);
    expect(words.length).toBeLessThan(900);
  });

  test('every concept cites a rule, is short, and no form belongs to two', () => {
    for (const [id, { text, rule }] of Object.entries(concepts)) {
      expect(rules, `${id}: ${rule}`).toContain(rule);
      expect(text.length, text).toBeLessThanOrEqual(longest.concept);
    }
    const forms = Object.values(concepts).flatMap((concept) => concept.forms);
    expect(new Set(forms).size).toBe(forms.length);
    for (const form of forms) expect(form).toBe(form.toLowerCase());
  });

  test('reasons are for questions that have hints', () => {
    for (const { prompts } of Object.values(reasons))
      for (const prompt of prompts) expect(hints).toHaveProperty([prompt]);
  });

  test('the first game can be begun, with a bot in every other seat', () => {
    const config = pack.game.configure(guided.options);
    expect(pack.game.seats(config)).toBe(1 + guided.bots.length);
    expect(Match.start(pack.game, guided.options, seedFrom(name)).view(0)).toHaveProperty(guided.counter);
    for (const prompt of guided.late) expect(hints).toHaveProperty([prompt]);
  });

  test('its words are a small file', () => {
    expect(gzipSync(JSON.stringify(learning), { level: 9 }).length).toBeLessThan(16 * 1024);
    expect(Object.keys(learningTexts(name, learning)).length).toBeGreaterThan(300);
  });
});
