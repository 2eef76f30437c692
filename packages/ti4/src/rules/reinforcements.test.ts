import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { PlanetId } from '../content/planets.ts';
import { plastic, unitTypes } from '../content/units.ts';
import { position } from '../testing/index.ts';
import { drawActionCards } from './action-cards.ts';
import { invasion } from './invasion.ts';
import { isLimited } from './pieces.ts';
import { produce } from './production.ts';
import { canGetFigure } from './reinforcements.ts';
import { placeStructure, structureSites } from './structures.ts';

const atHome = () => position().units(0, 'jord', { 'space-dock': 1 }).goods(0, 30);

rule(
  'ti4',
  ['reinforcements.0', 'reinforcements.1', 'units.3', 'component-limitations.0', 'producing-units.5'],
  'each unit is on the board or in reinforcements, and only what is left there can be produced',
  () => {
    const table = atHome()
      .units(0, 'tile-18', { carrier: 3 })
      .token(0, 'tile-18')
      .play((g) => produce(g, 0, 'tile-01'));
    expect(table.player(0).reinforcements.carrier).toBe(plastic.carrier - 3);
    expect(table.options.filter((id) => id.startsWith('produce:carrier'))).toEqual(['produce:carrier:tile-01:1']);
    table.answer('produce:carrier:tile-01:1', 'done', 'trade-goods:3');
    expect(table.player(0).reinforcements.carrier).toBe(0);
    expect(table.unitsOf(0, 'tile-01')).toEqual({ carrier: 1 });
  },
);

rule(
  'ti4',
  ['component-limitations.4a', 'producing-units.5a'],
  'without a figure I may take back units of that type from systems without my token, and place them at once',
  () => {
    const table = atHome()
      .units(0, 'tile-18', { dreadnought: 1 })
      .units(0, 'tile-36', { dreadnought: 2 }, { dreadnought: 1 })
      .units(0, 'tile-23', { dreadnought: 1 })
      .reinforcements(0, 'dreadnought', 1)
      .token(0, 'tile-18')
      .play((g) => produce(g, 0, 'tile-01'));
    expect(table.options.filter((id) => id.startsWith('produce:dreadnought'))).toHaveLength(4);
    table.answer('produce:dreadnought:tile-01:2', 'done', 'trade-goods:8');
    expect(table.options).toEqual(['dreadnought:tile-23', 'dreadnought:tile-36', 'dreadnought:tile-36:damaged']);
    table.answer('dreadnought:tile-36:damaged');
    expect(table.unitsOf(0, 'tile-01')).toEqual({ dreadnought: 2 });
    expect(table.unitsOf(0, 'tile-36')).toEqual({ dreadnought: 1 });
    expect(table.state.systems['tile-36']?.units[0]?.damaged).toBe(0);
    expect(table.player(0).reinforcements.dreadnought).toBe(0);
    expect(table.events()).not.toContain('ti4.destroyed');
  },
);

rule('ti4', 'component-limitations.4a', 'so do structures, which I am never made to do', () => {
  const built = position().own(0, 'saudor').units(0, 'jord', { 'space-dock': 1 }).reinforcements(0, 'space-dock', 0);
  expect(structureSites(built.state, 0, 'space-dock')).toEqual(['saudor']);
  expect(canGetFigure(built.state, 0, 'space-dock')).toBe(true);
  const table = built.play((g) => placeStructure(g, 0, 'space-dock', 'saudor'));
  expect(table.unitsOf(0, 'jord')).toEqual({});
  expect(table.unitsOf(0, 'saudor')).toEqual({ 'space-dock': 1 });
  const held = position()
    .own(0, 'saudor')
    .units(0, 'jord', { 'space-dock': 1 })
    .reinforcements(0, 'space-dock', 0)
    .token(0, 'tile-01');
  expect(structureSites(held.state, 0, 'space-dock')).toEqual([]);
});

rule(
  'ti4',
  ['component-limitations.4', 'component-limitations.2c', 'component-limitations.2d', 'producing-units.5b'],
  'all units but fighters and ground forces are limited to their figures; tokens make these unlimited',
  () => {
    expect(unitTypes.filter((type) => !isLimited(type))).toEqual(['fighter', 'infantry']);
    const table = atHome()
      .units(0, 'tile-01', { carrier: 3, fighter: plastic.fighter })
      .units(0, 'jord', { infantry: plastic.infantry })
      .token(0, 'tile-01')
      .play((g) => produce(g, 0, 'tile-01'));
    table.answer('produce:fighter:tile-01:4', 'produce:infantry:jord:2', 'trade-goods:3');
    expect(table.unitsOf(0, 'tile-01')).toEqual({ carrier: 3, fighter: plastic.fighter + 4 });
    expect(table.unitsOf(0, 'jord')).toEqual({ infantry: plastic.infantry + 2, 'space-dock': 1 });
  },
);

rule(
  'ti4',
  ['fighter-tokens.1', 'infantry-tokens.1'],
  'fighters and infantry are produced with tokens when no figure is left, without any question',
  () => {
    const table = atHome()
      .units(0, 'tile-18', { carrier: 3, fighter: plastic.fighter, infantry: plastic.infantry - 4 })
      .play((g) => produce(g, 0, 'tile-01'));
    table.answer('produce:fighter:tile-01:2', 'produce:infantry:jord:2', 'done', 'trade-goods:2');
    expect(table.isOver).toBe(true);
    expect(table.unitsOf(0, 'tile-01')).toEqual({ fighter: 2 });
    expect(table.unitsOf(0, 'tile-18')).toMatchObject({ fighter: plastic.fighter });
  },
);

rule('ti4', 'component-limitations.2', 'command tokens are limited: who has one left gains one of three', () => {
  const table = position()
    .pools(0, { tactic: 6, fleet: 6, strategy: 3 }) // and one of 16 is left
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .from('turn')
    .answer('strategic:leadership');
  expect(table.options).toEqual(['pools:1-0-0', 'pools:0-1-0', 'pools:0-0-1']);
  table.answer('pools:0-0-1');
  expect(table.player(0)).toMatchObject({ pools: { tactic: 6, fleet: 6, strategy: 4 }, tokens: 0 });
  const none = position()
    .pools(0, { tactic: 6, fleet: 6, strategy: 4 })
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .from('turn')
    .answer('strategic:leadership');
  expect(none.player(0).pools).toEqual({ tactic: 6, fleet: 6, strategy: 4 });
});

rule(
  'ti4',
  'component-limitations.2a',
  'control tokens are not: I take a planet although I have seventeen without units',
  () => {
    const built = position({ players: 6 });
    const others = (Object.keys(built.state.planets) as PlanetId[]).filter(
      (id) => id !== 'tarmann' && id !== 'mecatol-rex',
    );
    const table = built
      .own(0, ...others.slice(0, 20))
      .tactical(0, 'tile-22', 'invasion')
      .units(0, 'tile-22', { carrier: 1, infantry: 1 })
      .play(invasion)
      .answer('commit:tarmann:infantry:1');
    expect(table.state.planets.tarmann?.owner).toBe(0);
    expect(Object.values(table.state.planets).filter(({ owner }) => owner === 0).length).toBeGreaterThan(17);
  },
);

rule(
  'ti4',
  'component-limitations.2b',
  'trade goods are not: who has more than lie in the box gains three more',
  () => {
    const table = position()
      .goods(0, 200)
      .strategyCards(['trade'], ['warfare'], ['imperial'])
      .from('turn')
      .answer('strategic:trade', 'done');
    expect(table.player(0).tradeGoods).toBe(203);
  },
);

rule('ti4', 'component-limitations.5', 'an empty deck is made anew from its shuffled discard pile', () => {
  const table = position()
    .with(({ decks }) => {
      decks.actionDiscard = decks.actions;
      decks.actions = [];
    })
    .play((g) => drawActionCards(g, 0, 2));
  const { actions, actionDiscard } = table.state.decks;
  const all = position().state.decks.actions;
  expect(actionDiscard).toEqual([]);
  expect(actions).toHaveLength(all.length - 2);
  expect([...actions, ...table.player(0).actionCards].toSorted()).toEqual(all.toSorted());
  expect([...table.player(0).actionCards, ...actions]).not.toEqual(all); // shuffled
});
