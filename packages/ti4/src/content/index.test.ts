import { expect, test } from 'vitest';
import '../index.ts';
import { messages } from '../messages/index.ts';
import { faction, factionIds } from './factions.ts';
import { all, content, contentOf } from './index.ts';

test('everything that the box has does what it says, and is called something', () => {
  for (const { all, implemented } of Object.values(content)) {
    expect(all.length).toBeGreaterThan(0);
    expect(implemented).toEqual(all);
    for (const id of all) expect(messages.en).toHaveProperty([`name.${id}`]);
  }
});

test('what the box has and the game has not is counted as missing', () => {
  const { spy, ...actionCards } = all.actionCards;
  const { mutiny, ...agendas } = all.agendas;
  const { xxcha, ...factions } = all.factions;
  const lacking = contentOf({ ...all, actionCards, agendas, factions } as typeof all);
  const missing = Object.values(lacking).flatMap(({ all, implemented }) =>
    all.filter((id) => !implemented.includes(id)),
  );
  expect([spy, mutiny, xxcha]).not.toContain(undefined);
  expect(missing.sort()).toEqual(['action-card/spy', 'agenda/mutiny', 'faction/xxcha']);
});

test('every ability of a faction has a name', () => {
  for (const id of factionIds) {
    const { abilities } = faction(id);
    for (const ability of Object.keys(abilities)) expect(messages.en).toHaveProperty([`name.faction/${ability}`]);
  }
});
