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

test('the box has as much of everything as it says outside', () => {
  const counts = Object.fromEntries(Object.entries(content).map(([kind, { all }]) => [kind, all.length]));
  expect(counts).toEqual({
    systems: 51,
    planets: 59,
    units: 50,
    technologies: 59,
    factions: 17,
    'strategy-cards': 8,
    'public-objectives': 20,
    'secret-objectives': 20,
    'promissory-notes': 21,
    'action-cards': 59,
    agendas: 50,
  });
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
