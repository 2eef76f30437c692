import { expect, test } from 'vitest';
import '../index.ts';
import { messages } from '../messages/index.ts';
import { faction, factionIds } from './factions.ts';
import { content } from './index.ts';

test('everything that the game has is called something', () => {
  for (const { all } of Object.values(content)) {
    expect(all.length).toBeGreaterThan(0);
    for (const id of all) expect(messages.en).toHaveProperty([`name.${id}`]);
  }
});

test('every ability of a faction has a name', () => {
  for (const id of factionIds) {
    const { abilities } = faction(id);
    for (const ability of Object.keys(abilities)) expect(messages.en).toHaveProperty([`name.faction/${ability}`]);
  }
});
