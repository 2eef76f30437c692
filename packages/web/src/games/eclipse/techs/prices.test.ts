import { type EclipseView, tables } from '@orrery/eclipse';
import { position } from '@orrery/eclipse/testing';
import { expect, test } from 'vitest';
import type { PlayerView, TechnologyId } from '../model.ts';
import { offeredPrice, placesOf, pricesOf, quoteOf, raresOf } from './prices.ts';

const owner = (table: ReturnType<typeof position>): PlayerView =>
  (table.turnOf(0).from('turn').match.view(0) as unknown as EclipseView).players[0]!;

test('every technology has its place by cost whether or not it is on display; rare ones only while they are', () => {
  expect(placesOf(tables, 'military')).toEqual([
    'neutron-bombs',
    'starbase',
    'plasma-cannon',
    'phase-shield',
    'advanced-mining',
    'tachyon-source',
    'gluon-computer',
    'plasma-missile',
  ]);
  expect(tables.categories.map((category) => placesOf(tables, category).length)).toEqual([8, 8, 8]);
  expect(raresOf(tables, ['metasynthesis', 'starbase', 'conifold-field'])).toEqual(['conifold-field', 'metasynthesis']);
});

test('a technology is mine, not on display, too dear, affordable, or its track is full', () => {
  const player = owner(position().know(0, 'nanorobots', 'orbital').resources(0, 0, 4, 0));
  const tray: TechnologyId[] = ['neutron-bombs', 'neutron-bombs', 'plasma-cannon', 'orbital'];
  const standing = (id: TechnologyId) => quoteOf(tables, tray, player, id).standing;
  expect(standing('orbital')).toBe('mine');
  expect(standing('fusion-drive')).toBe('none');
  expect(standing('plasma-cannon')).toBe('dear');
  expect(quoteOf(tables, tray, player, 'neutron-bombs')).toMatchObject({ standing: 'open', price: 2, copies: 2 });
  const full = { ...player, technologies: { ...player.technologies, military: Array(7).fill('starbase') } };
  expect(quoteOf(tables, tray, full, 'plasma-cannon').standing).toBe('full');
});

test('those who only watch see what the tiles say', () => {
  expect(quoteOf(tables, ['starbase'], undefined, 'starbase')).toMatchObject({ standing: 'open', price: 4 });
  expect(quoteOf(tables, [], undefined, 'starbase').standing).toBe('none');
});

test('the price falls with the tiles on the track, but not below the minimum', () => {
  const player = owner(position().know(0, 'nanorobots', 'orbital'));
  expect(pricesOf(tables, player, 'fusion-drive')).toEqual([{ track: 'nano', cost: 3 }]);
  expect(pricesOf(tables, player, 'conifold-field').map(({ cost }) => cost)).toEqual([5, 5, 5]);
  expect(pricesOf(tables, player, 'metasynthesis')).toEqual([
    { track: 'military', cost: 16 },
    { track: 'grid', cost: 17 },
    { track: 'nano', cost: 15 },
  ]);
});

test('a full track takes no more', () => {
  const military = ['neutron-bombs', 'plasma-cannon', 'phase-shield', 'advanced-mining', 'tachyon-source'] as const;
  const player = owner(position().know(0, ...military, 'gluon-computer'));
  expect(pricesOf(tables, player, 'plasma-missile')).toEqual([]);
  expect(pricesOf(tables, player, 'metasynthesis').map(({ track }) => track)).toEqual(['grid', 'nano']);
});

test('an offer names its price', () => {
  const option = (cost: number) => ({ id: `${cost}`, label: { key: 'any', args: { cost } } });
  expect([offeredPrice([option(7), option(5)]), offeredPrice(undefined)]).toEqual([5, null]);
});
