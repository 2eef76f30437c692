import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { species, speciesIds } from '../content/species/index.ts';
import { position } from '../testing/index.ts';
import { actionTurn } from './action-phase.ts';
import { build } from './build.ts';
import { research } from './research.ts';

rule('eclipse', 'trade.1', 'a player trades again and again, one unit for so many of another kind', () => {
  const table = position().resources(0, 5).turnOf(0).play(actionTurn);
  table.answer('trade');
  expect(table.options).toEqual(['trade:materials:science', 'trade:materials:money']);
  table.answer('trade:materials:science', 'trade', 'trade:materials:money');
  expect(table.player(0).resources).toEqual({ materials: 1, science: 1, money: 1 });
  expect(table.options).not.toContain('trade');
  expect(position().resources(0, 2).turnOf(0).play(actionTurn).options).toContain('trade');
});

rule('eclipse', 'trade.2', 'the units of one trade are all of one kind', () => {
  const table = position({ species: ['orion', 'draco'] })
    .resources(0, 3, 3, 3)
    .turnOf(0)
    .play(actionTurn);
  expect(table.options).not.toContain('trade');
});

rule('eclipse', 'trade.3', 'Terrans trade two for one, Orion four, the others three', () => {
  for (const id of speciesIds) {
    const value = id.startsWith('terran') ? 2 : id === 'orion' ? 4 : 3;
    expect(species[id].tradeValue).toBe(value);
  }
  const table = position({ species: ['orion', 'draco'] })
    .resources(0, 0, 0, 5)
    .turnOf(0)
    .play(actionTurn);
  table.answer('trade', 'trade:money:science');
  expect(table.player(0).resources).toEqual({ materials: 0, science: 1, money: 1 });
});

rule('eclipse', 'trade.4', 'trading costs no action and is possible while paying', () => {
  const idea = position()
    .resources(0, 4, 0, 2)
    .tray('gauss-shield')
    .turnOf(0, { action: 'research', activations: 1 })
    .play((g) => research(g, 0));
  idea.answer('technology:gauss-shield');
  expect(idea.prompt).toBe('eclipse.trade');
  idea.answer('trade:materials:science', 'trade:money:science');
  expect(idea.player(0)).toMatchObject({ discs: 12, resources: { materials: 2, science: 0, money: 0 } });
  expect(idea.player(0).technologies.grid).toEqual(['gauss-shield']);
  // Three units are one trade and a rest.
  const poor = position()
    .resources(0, 3)
    .tray('gauss-shield')
    .play((g) => research(g, 0));
  expect(poor.isOver).toBe(true);
  const ship = position()
    .resources(0, 2, 2)
    .play((g) => build(g, 0));
  expect(ship.answer('build:interceptor').player(0).resources).toEqual({ materials: 0, science: 0, money: 0 });
});
