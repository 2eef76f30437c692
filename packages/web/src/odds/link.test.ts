import { expect, test } from 'vitest';
import type { Setup } from './calculator.ts';
import { linkOf, setupIn } from './link.ts';

const battle: Setup = {
  attacker: { faction: 'sol', dreadnought: 2, fighter: 1, 'technology/war-sun': 1, order: 'fighter.dreadnought' },
  defender: { 'ground.infantry': 3, fleet: 0 },
  common: { 'law/prophecy-of-ixth': 'attacker', system: 'tile-42' },
};

test('a link says the battle that it was made of', () => {
  const link = linkOf('ti4', battle);
  expect(link).toBe(
    '/odds/ti4?a=faction:sol,2dreadnought,fighter,technology/war-sun,order:fighter.dreadnought' +
      '&d=3ground.infantry,0fleet&b=law/prophecy-of-ixth:attacker,system:tile-42',
  );
  expect(setupIn(link.slice(link.indexOf('?')))).toEqual(battle);
});

test('a side without anything is left out of the link, and an address without sides says nothing', () => {
  expect(linkOf('arcs', { attacker: { fresh: 3 }, defender: {}, common: {} })).toBe('/odds/arcs?a=3fresh');
  expect(setupIn('?a=3fresh')).toEqual({ attacker: { fresh: 3 }, defender: {}, common: {} });
  expect(setupIn('')).toBeNull();
});

test('what nobody could have written is passed over', () => {
  const { attacker } = setupIn('?a=2cruiser,,99999fighter,__proto__,<b>,carrier:%22,2') ?? {};
  expect(attacker).toEqual({ cruiser: 2 });
});
