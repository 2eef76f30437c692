import { messages } from '@orrery/ti4';
import { gamePackage } from '@orrery/ti4/package';
import { midgame } from '@orrery/ti4/testing';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { markup } from '../../../../dev/markup.ts';
import { propsOf } from '../../../../dev/props.ts';
import { viewOf } from '../model.ts';
import { Area } from './Area.tsx';
import { pages } from './pages.ts';

const match = midgame({ players: 6 }, 'board');
const described = { tables: gamePackage.tables as object, messages };

function drawn(id: (typeof pages)[number]['id'], targets: readonly string[] = []): string {
  const options = targets.map((target) => ({ id: target, value: null, label: { key: 'any' }, target }));
  const props = propsOf(described, { view: match.view(0), decision: { options }, seat: 0, players: 6 });
  const page = pages.findIndex((each) => each.id === id);
  return markup(createElement(Area, { ...props, page, open: () => {} }));
}

test('every page of my things is drawn in words', () => {
  for (const { id } of pages) {
    expect(drawn(id)).not.toMatch(/select,|plural,/);
    expect(drawn(id)).toMatch(/<(b|th)\b/);
  }
});

test('a technology that can be chosen is picked in the tree', () => {
  const [id] = viewOf({ view: match.view(0) }).players[0]?.technologyDeck ?? [];
  expect(drawn('techs', [`card:technology/${id}`])).toContain(`data-target="card:technology/${id}"`);
  expect(drawn('techs')).not.toContain('data-target');
});

test('a card that can be played now says so', () => {
  const [id] = viewOf({ view: match.view(0) }).players[0]?.secrets ?? [];
  expect(drawn('hand', [`card:secret-objective/${id}`])).toContain('<em>now</em>');
  expect(drawn('hand')).not.toContain('<em>now</em>');
});
