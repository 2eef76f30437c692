import { expect, test } from 'vitest';
import { messages } from '../messages/index.ts';
import { tables } from '../tables.ts';
import { content } from './index.ts';
import { part, partIds } from './ship-parts.ts';
import { damageOf } from './tracks.ts';

test('everything that the game has is called something, and nothing else of its kind is called so', () => {
  for (const [kind, { all }] of Object.entries(content)) {
    const called = all.map((id) => messages.en[`name.${id}`]);
    expect(called, kind).not.toContain(undefined);
    expect(new Set(called).size, kind).toBe(all.length);
  }
});

test('species, technologies, parts and discovery tiles say what they do', () => {
  for (const kind of ['species', 'technologies', 'ship-parts', 'discovery-tiles'])
    for (const id of content[kind]?.all ?? []) expect(messages.en[`text.${id}`], id).toMatch(/^[A-Z].*\.$/);
});

test('the text of a part has the figures of the part', () => {
  for (const id of partIds) {
    const { dice, produces, consumes, move, initiative, computer, shield, hull } = part(id);
    const [[colour, count] = []] = Object.entries(dice);
    const damage = colour ? damageOf[colour as keyof typeof damageOf] : 0;
    const figures = [damage, produces, consumes, move, initiative, computer, shield, hull].filter((each) => each > 0);
    const text = messages.en[`text.ship-part/${id}`] ?? '';
    expect((text.match(/\d+/g) ?? []).map(Number).sort(), id).toEqual(figures.sort());
    if (colour)
      expect(text, id).toContain(
        ['', `a ${colour} die`, `two ${colour} dice`, `three ${colour} dice`][count ?? 0]?.replace(
          'a orange',
          'an orange',
        ),
      );
  }
});

test('a piece and its technology are called alike, and a sector by name and number', () => {
  const named = (id: string) => messages.en[`name.${id}`];
  expect(named('ship/starbase')).toContain('{Starbase}');
  expect([named('technology/starbase'), named('sector/201')]).toEqual(['Starbase', 'Alpha Centauri 201']);
});

test('the tables for clients are plain JSON and know everything by its id', () => {
  expect(JSON.parse(JSON.stringify(tables))).toEqual(tables);
  const { sectors, technologies, parts, species, discoveryTiles } = tables;
  const ids = Object.entries({ sector: sectors, technology: technologies, 'ship-part': parts, species }).flatMap(
    ([kind, table]) => Object.keys(table).map((id) => `${kind}/${id}`),
  );
  const all = Object.values(content).flatMap((kind) => kind.all);
  for (const id of [...ids, ...Object.keys(discoveryTiles).map((id) => `discovery-tile/${id}`)])
    expect(all).toContain(id);
});
