import { games } from '@orrery/games';
import { expect, test } from 'vitest';
import { explained } from './concepts.ts';

const concepts = {
  track: { term: 'Influence track', text: 'Holds discs.', rule: 'a.1', forms: ['influence track'] },
  influence: { term: 'Influence', text: 'An action.', rule: 'a.2', forms: ['influence'] },
  pip: { term: 'Pip', text: 'A mark.', rule: 'a.3', forms: ['pip', 'pips'] },
};

/** A text with its marked words in brackets. */
const marked = (...texts: string[]) =>
  explained(texts, concepts).map((pieces) =>
    pieces.map(({ text, concept }) => (concept === null ? text : `[${text}|${concept}]`)).join(''),
  );

test('the first occurrence is marked, in any case', () => {
  expect(marked('Pips, and again pips')).toEqual(['[Pips|pip], and again pips']);
});

test('the longest form wins', () => {
  expect(marked('Your influence track, then influence')).toEqual([
    'Your [influence track|track], then [influence|influence]',
  ]);
});

test('a word within a longer one is none', () =>
  expect(marked('pipes and pip-squeaks')).toEqual(['pipes and pip-squeaks']));

test('several texts are one: what the first explains the second does not', () => {
  expect(marked('A pip.', 'Two pips.')).toEqual(['A [pip|pip].', 'Two pips.']);
});

test.each(['arcs', 'eclipse', 'ti4'] as const)('%s: every concept is found by each of its forms', async (game) => {
  const { learning } = await games[game]();
  for (const [id, { forms }] of Object.entries(learning?.concepts ?? {})) {
    for (const form of forms) {
      expect(explained([`x ${form} y`], learning?.concepts ?? {}).flat(), form).toContainEqual({
        text: form,
        concept: id,
      });
    }
  }
});
