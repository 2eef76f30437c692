import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { Ti4 } from '../state.ts';
import { battle, position } from '../testing/index.ts';
import { gainControl } from './control.ts';
import { settle } from './settle.ts';
import { planetsOf } from './table.ts';

const take = (g: Ti4) => gainControl(g, 0, 'arnor');

rule(
  'ti4',
  ['control.1', 'control.1a', 'control.3'],
  'I take the card of a planet that nobody had, exhausted, and keep it',
  () => {
    const table = position().play(take);
    expect(table.state.planets.arnor).toMatchObject({ owner: 0, exhausted: true });
    expect(planetsOf(table.state as Ti4, 0)).toContain('arnor');
  },
);

rule(
  'ti4',
  ['control.1b', 'control.7', 'control.6'],
  'a planet that another player had is taken from them, even by an effect without a fight',
  () => {
    const table = position().own(1, 'arnor').play(take);
    expect(table.state.planets.arnor).toMatchObject({ owner: 0, exhausted: true });
    expect(planetsOf(table.state as Ti4, 1)).not.toContain('arnor');
  },
);

rule('ti4', 'control.2', 'my own planet I cannot gain: it stays readied', () => {
  const table = position().own(0, 'arnor').play(take);
  expect(table.state.planets.arnor).toMatchObject({ owner: 0, exhausted: false });
  expect(table.events()).toEqual([]);
});

rule('ti4', 'control.0', 'everybody begins in control of their home planets', () => {
  const { state } = position();
  expect([0, 1, 2].map((seat) => planetsOf(state, seat))).toEqual(
    [['jord'], ['jol', 'nar'], ['archon-ren', 'archon-tau']].map((ids) => expect.arrayContaining(ids)),
  );
});

rule('ti4', 'control.4', 'I keep a planet without units on it', () => {
  const table = position().own(0, 'arnor').play(settle);
  expect(table.state.planets.arnor?.owner).toBe(0);
});

rule(
  'ti4',
  ['control.5', 'control.5a'],
  'I lose a planet on which I have no units while another player has: they gain it',
  () => {
    const table = position().own(0, 'arnor').units(1, 'arnor', { infantry: 1 }).play(settle);
    expect(table.state.planets.arnor).toMatchObject({ owner: 1, exhausted: true });
    const defended = position().units(0, 'arnor', { infantry: 1 }).units(1, 'arnor', { infantry: 1 }).play(settle);
    expect(defended.state.planets.arnor?.owner).toBe(0);
  },
);

rule('ti4', 'control.5b', 'during an invasion control changes only in its last step', () => {
  const table = battle('tile-36', 'invasion').own(1, 'arnor').units(0, 'arnor', { infantry: 1 }).play(settle);
  expect(table.state.planets.arnor?.owner).toBe(1);
  const elsewhere = battle('tile-22', 'invasion').own(1, 'arnor').units(0, 'arnor', { infantry: 1 }).play(settle);
  expect(elsewhere.state.planets.arnor?.owner).toBe(0);
});
