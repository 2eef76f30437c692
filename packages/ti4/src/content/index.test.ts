import { expect, test } from 'vitest';
import { messages } from '../messages/index.ts';
import { factionHooks } from './abilities/factions/index.ts';
import { faction, factionIds } from './factions.ts';
import { content } from './index.ts';

test('everything that the game has is called something', () => {
  for (const ids of Object.values(content)) {
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(messages.en).toHaveProperty([`name.${id}`]);
  }
});

test('abilities are on the sheet of their faction and have a name', () => {
  for (const id of factionIds) {
    const { abilities } = faction(id);
    expect(abilities).toEqual(expect.arrayContaining(Object.keys(factionHooks[id] ?? {})));
    for (const ability of abilities) expect(messages.en).toHaveProperty([`name.faction/${ability}`]);
  }
});
