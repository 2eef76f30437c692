import { expect, test } from 'vitest';
import { actionCardIds } from '../../../content/action-cards.ts';
import { agendaIds } from '../../../content/agendas.ts';
import { faction, factionIds } from '../../../content/factions.ts';
import { noteIds } from '../../../content/notes.ts';
import { publicObjectiveIds } from '../../../content/public-objectives.ts';
import { secretObjectiveIds } from '../../../content/secret-objectives.ts';
import { strategyCardIds } from '../../../content/strategy-cards.ts';
import { technologyIds } from '../../../content/technologies.ts';
import { unitIds } from '../../../content/units.ts';
import '../../../index.ts';
import { messages } from '../../index.ts';
import { texts as namesAndTexts } from './index.ts';

const texts = Object.entries(namesAndTexts).filter(([key]) => key.startsWith('text.'));

const kinds = {
  'action-card': actionCardIds,
  agenda: agendaIds,
  law: agendaIds,
  note: noteIds,
  technology: technologyIds,
  faction: factionIds.flatMap((id) => Object.keys(faction(id).abilities)),
  unit: unitIds,
  'strategy-card': strategyCardIds,
  'public-objective': publicObjectiveIds,
  'secret-objective': secretObjectiveIds,
};

for (const [kind, ids] of Object.entries(kinds)) {
  test(`every ${kind} says what it does`, () => {
    for (const id of ids) expect(messages.en).toHaveProperty([`text.${kind}/${id}`]);
  });
}

test('a text is a whole sentence that fits on a card', () => {
  for (const [key, text] of texts) {
    expect(text, key).toMatch(/^[A-Z\d].*[^.\s]\.$/);
    expect(text.length, key).toBeLessThanOrEqual(280);
    expect(text, key).not.toMatch(/\s\s|\.\./);
  }
});

/** Without these signs nothing in an ICU message can be an argument, a tag or quoted. */
test('a text wants no arguments', () => {
  for (const [key, text] of texts) expect(text, key).not.toMatch(/[{}<>]|''/);
});

test('only a law and the agenda, or an upgrade and its unit, say the same', () => {
  const tellers = Map.groupBy(texts, ([, text]) => text);
  for (const [text, entries] of tellers) {
    const ids = new Set(entries.map(([key]) => key.slice(key.indexOf('/') + 1)));
    expect(ids.size, text).toBe(1);
  }
});
