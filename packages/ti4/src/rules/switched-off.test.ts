/** Effects that switch off what a faction has of its own: its abilities, and its technologies. */
import { content } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { FactionId } from '../content/factions.ts';
import type { Hooks, How } from '../content/hooks.ts';
import { battle, position } from '../testing/index.ts';
import { invasion } from './invasion.ts';
import { settle } from './settle.ts';
import { spaceCombat } from './space-combat.ts';
import { strategicAction } from './strategic-action.ts';
import { openWindow } from './window.ts';

const here = 'tile-22';

/** Switches off abilities or technologies, all of them or those used in one way. */
function without(what: 'ability' | 'technology', ways: readonly How[] = ['by choice', 'by itself']): Hooks {
  return {
    modify: { factionTextWorks: (works, _g, _holder, each, how) => works && !(each === what && ways.includes(how)) },
  };
}

const letnev: FactionId[] = ['letnev', 'yssaril', 'hacan'];

/** Three cruisers, for which one token is enough with Armada. */
function armadas() {
  return position({ factions: letnev }).pools(0, { fleet: 1 }).units(0, here, { cruiser: 3 });
}

test('a faction ability that works by itself can be switched off, for one player', () => {
  expect(armadas().ability(0, without('ability')).play(settle).unitsOf(0, here)).toEqual({ cruiser: 1 });
  expect(armadas().ability(1, without('ability')).play(settle).unitsOf(0, here)).toEqual({ cruiser: 3 });
  expect(armadas().ability(0, without('technology')).play(settle).unitsOf(0, here)).toEqual({ cruiser: 3 });
  expect(
    armadas()
      .ability(0, without('ability', ['by choice']))
      .play(settle)
      .unitsOf(0, here),
  ).toEqual({ cruiser: 3 });
});

test('so is one that concerns others: nobody trades with the Hacan from afar', () => {
  const hacan = () =>
    position({ factions: ['sol', 'hacan', 'xxcha'] })
      .goods(0, 1)
      .strategyCards(['leadership'], ['trade'], ['warfare']);
  expect(hacan().from('turn').options).toContain('trade');
  expect(hacan().ability(1, without('ability')).from('turn').options).not.toContain('trade');
});

test('an ability that must be used, and one that may be, can be switched off', () => {
  const arborec = () => position({ factions: ['arborec', 'sol', 'xxcha'] });
  const phase = (g: Parameters<typeof settle>[0]) => openWindow(g, 'when status-phase-start', {});
  expect(arborec().own(0, 'quann').play(phase).prompt).toBe('ti4.mitosis');
  expect(arborec().own(0, 'quann').ability(0, without('ability')).play(phase).isOver).toBe(true);
  expect(
    arborec()
      .own(0, 'quann')
      .ability(0, without('ability', ['by choice']))
      .play(phase).prompt,
  ).toBe('ti4.mitosis');
  const reserves = () =>
    battle(here, 'space-combat', letnev).goods(0, 2).units(0, here, { cruiser: 1 }).units(1, here, { cruiser: 1 });
  expect(reserves().play(spaceCombat).options).toContain('use:faction/munitions-reserves');
  expect(
    reserves()
      .ability(0, without('ability', ['by choice']))
      .dice(10, 1)
      .play(spaceCombat).isOver,
  ).toBe(true);
});

test('a faction technology can be switched off: as an action, by itself, and instead of something', () => {
  const biomes = () =>
    position({ factions: ['hacan', 'sol', 'xxcha'] })
      .technologies(0, 'production-biomes', 'transit-diodes')
      .strategyCards(['leadership'], ['trade'], ['warfare']);
  const action = 'action:technology/production-biomes';
  expect(biomes().from('turn').options).toContain(action);
  expect(biomes().ability(0, without('technology')).from('turn').options).not.toContain(action);
  expect(biomes().ability(0, without('ability')).from('turn').options).toContain(action);
  const chosen = without('technology', ['by choice']);
  expect(biomes().ability(0, chosen).from('turn').options).not.toContain(action);

  const landing = () =>
    battle(here, 'invasion', ['letnev', 'yssaril', 'hacan'])
      .technologies(0, 'l4-disruptors')
      .units(0, here, { carrier: 1, infantry: 1 })
      .units(1, 'tarmann', { pds: 1 });
  const landed = landing().play(invasion).answer('commit:tarmann:infantry:1');
  expect(landed.isOver).toBe(true); // nobody may fire
  const shot = landing().ability(0, without('technology')).dice(1).play(invasion).answer('commit:tarmann:infantry:1');
  expect([shot.seat, shot.prompt]).toEqual([1, 'ti4.use-space-cannon']);

  const nekro = (hooks: Hooks) =>
    position({ factions: ['nekro', 'sol', 'xxcha'] })
      .ability(0, hooks)
      .own(0, 'lodor')
      .strategyCards(['technology'])
      .turnOf(0)
      .play((g) => strategicAction(g, 0, 'technology'))
      .answer('research');
  expect(nekro({}).prompt).toBe('ti4.gain-tokens'); // Propagation instead of research
  expect(nekro(without('ability')).prompt).not.toBe('ti4.gain-tokens');
});

test('common technologies and units go on when a faction is switched off', () => {
  const table = battle(here, 'space-combat', letnev)
    .ability(0, { modify: { factionTextWorks: () => false } })
    .technologies(0, 'assault-cannon')
    .units(0, here, { cruiser: 2, flagship: 1 }, { flagship: 1 })
    .units(1, here, { cruiser: 2 })
    .play(spaceCombat);
  expect(table.options).toEqual(['use:technology/assault-cannon', 'use:unit/arc-secundus']); // in the order I like
  table.answer('use:unit/arc-secundus');
  expect(table.state.systems[here]?.units).toContainEqual({ seat: 0, type: 'flagship', count: 1, damaged: 0 });
  expect(table.unitsOf(1, here)).toEqual({ cruiser: 1 });
});

content('ti4', 'note/political-secret', 'abilities that work by themselves go on under a Political Secret', () => {
  const table = position({ factions: ['letnev', 'nekro', 'xxcha'] })
    .phase('agenda')
    .pools(0, { fleet: 1 })
    .units(0, here, { cruiser: 3 })
    .note(2, 'political-secret', 0)
    .agendaDeck('economic-equality')
    .from('agenda');
  while (!table.options.includes('use:note/political-secret/0')) table.answer('pass');
  table.answer('use:note/political-secret/0');
  while (table.state.agenda?.number === 1)
    table.answer(table.options.find((id) => /pass|abstain|decide/.test(id)) ?? '');
  expect(table.unitsOf(0, here)).toEqual({ cruiser: 3 }); // Armada
});
