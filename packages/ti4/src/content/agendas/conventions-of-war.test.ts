import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { canBombard } from '../../rules/bombardment.ts';
import { componentActions } from '../../rules/component-action.ts';
import { invasion } from '../../rules/invasion.ts';
import { repeal } from '../../rules/laws.ts';
import type { Ti4 } from '../../state.ts';
import { battle, position, reveal, rollsOf, session, votes } from '../../testing/index.ts';

const id = 'conventions-of-war';

/** Seat 0 with a dreadnought over corneeq and resculon, both cultural. */
const over = (planet: 'corneeq' | 'bereg', system: 'tile-33' | 'tile-35') =>
  battle(system, 'invasion')
    .law(id, 'for')
    .units(0, system, { dreadnought: 2, infantry: 1 })
    .units(1, planet, { infantry: 2 });

ruling('ti4', `ag/${id}.1`, 'For: nobody bombards units on cultural planets', () => {
  const cultural = over('corneeq', 'tile-33').play(invasion);
  expect(cultural.prompt).toBe('ti4.commit');
  const hazardous = over('bereg', 'tile-35').play(invasion);
  expect([hazardous.prompt, hazardous.options]).toEqual(['ti4.use-bombardment', ['bombard:bereg', 'each', 'none']]);
});

ruling('ti4', `ag/${id}.1`, 'Harrow bombards no cultural planet either', () => {
  const fight = (planet: 'resculon' | 'bereg', system: 'tile-33' | 'tile-35') =>
    battle(system, 'invasion', ['l1z1x', 'sol', 'hacan'])
      .law(id, 'for')
      .units(0, system, { dreadnought: 1, infantry: 2 })
      .units(1, planet, { infantry: 2 })
      .dice(1, 1, 1, 1, 10, 10, 1, 1)
      .play(invasion);
  const hazardous = fight('bereg', 'tile-35').answer('none', 'commit:bereg:infantry:2');
  expect(hazardous.options).toContain('use:faction/harrow');
  const cultural = fight('resculon', 'tile-33').answer('commit:corneeq:infantry:0', 'commit:resculon:infantry:2');
  expect([cultural.isOver, cultural.state.planets.resculon?.owner]).toEqual([true, 0]); // after two rounds
});

ruling('ti4', `ag/${id}.1`, 'Tactical Bombardment and X-89 Bacterial Weapon are no Bombardment', () => {
  const { state } = position()
    .law(id, 'for')
    .hand(0, 'tactical-bombardment')
    .technologies(0, 'x-89-bacterial-weapon')
    .units(0, 'tile-33', { dreadnought: 1 })
    .units(1, 'corneeq', { infantry: 2 });
  expect(canBombard(state, 0, 'corneeq')).toBe(false);
  const offered = componentActions(state as Ti4, 0).map((each) => each.id);
  expect(offered).toContain('action:action-card/tactical-bombardment');
  expect(offered).toContain('action:technology/x-89-bacterial-weapon');
});

ruling('ti4', [`ag/${id}.1`, 'ag/0.9'], 'Against: who cast votes against discards all action cards', () => {
  const made = session().hand(0, 'parley').hand(1, 'bunker', 'spy').hand(2, 'intercept');
  const table = votes(reveal(made, id), { 1: 'against' });
  expect([0, 1, 2].map((seat) => table.player(seat).actionCards.length)).toEqual([1, 0, 1]);
  expect(table.state.decks.actionDiscard).toEqual(['bunker', 'spy']);
  expect(table.state.decks.agendaDiscard).toContain(id);
});

content('ti4', `agenda/${id}`, 'who voted against in vain keeps their cards', () => {
  const table = votes(reveal(session().own(1, 'saudor').hand(2, 'intercept'), id), { 1: 'for', 2: 'against' });
  expect(table.state.laws).toMatchObject([{ id, outcome: 'for' }]);
  expect(table.player(2).actionCards).toEqual(['intercept']);
});

content('ti4', `agenda/${id}`, 'it ends when it is repealed', () => {
  const table = over('corneeq', 'tile-33').play(function* (g) {
    yield* repeal(g, id);
    yield* invasion(g);
  });
  expect(table.options).toEqual(['bombard:corneeq', 'each', 'none']);
  expect(rollsOf(table)).toEqual([]);
});
