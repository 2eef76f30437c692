import { type EclipseView, eclipse, messages, tables } from '@orrery/eclipse';
import { midgame } from '@orrery/eclipse/testing';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { markup } from '../../../dev/markup.ts';
import { propsOf } from '../../../dev/props.ts';
import { Inspector } from './Inspector.tsx';

const match = midgame({ players: 4, species: 'random' }, 'inspected');

const shown = (viewer: number | 'spectator', place: string): string => {
  const view = eclipse.view(match.peek() as never, viewer);
  const seat = viewer === 'spectator' ? null : viewer;
  const props = propsOf({ tables, messages }, { view, decision: null, seat, players: 4 });
  return markup(createElement(Inspector, { ...props, place }));
};

test('a sector tells whose ships are there, with the figures of their own blueprints', () => {
  const { sectors, players } = match.view(0) as unknown as EclipseView;
  const [id, sector] = Object.entries(sectors).find(([, each]) => each.ships.some(({ owner }) => owner === 1))!;
  const ship = sector.ships.find(({ owner }) => owner === 1)!;
  const drawn = shown(0, `sector:${id}`);
  expect(drawn).toContain('<caption class="visually-hidden">Greedy bot</caption>');
  const { initiative } = players[1]!.ratings![ship.type as 'cruiser'];
  expect(drawn).toMatch(new RegExp(`<td[^>]*>${initiative}</td>`));
});

test('it says what a disc would cost me, but not those who only watch, and can be picked nowhere', () => {
  const { sectors } = match.view(0) as unknown as EclipseView;
  const free = Object.entries(sectors).find(([, { owner }]) => owner === null)![0];
  expect(shown(0, `sector:${free}`)).toContain('An influence disc here costs at upkeep');
  expect(shown('spectator', `sector:${free}`)).not.toContain('An influence disc');
  for (const id of Object.keys(sectors)) expect(shown(0, `sector:${id}`)).not.toContain('data-target');
});
