import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { repeal } from '../../rules/laws.ts';
import { gainTechnology, research } from '../../rules/technology.ts';
import { decide, position, reveal, session, votes } from '../../testing/index.ts';
import { technology } from '../strategy-cards/technology.ts';

const id = 'anti-intellectual-revolution';
const inForce = () => position().law(id, 'for');

ruling(
  'ti4',
  `ag/${id}.1`,
  'For: after each research I destroy a ship of my choice that is no fighter, anywhere',
  () => {
    const table = inForce()
      .units(0, 'tile-22', { cruiser: 1, fighter: 2, carrier: 1 })
      .units(0, 'tile-36', { dreadnought: 1 }, { dreadnought: 1 })
      .units(1, 'tile-18', { cruiser: 1 })
      .goods(0, 6)
      .play((g) => technology.primary(g, 0))
      .answer('research', 'technology:sarween-tools');
    expect([table.seat, table.prompt, table.options.toSorted()]).toEqual([
      0,
      'ti4.choose-destroyed',
      ['carrier:tile-22', 'cruiser:tile-22', 'dreadnought:tile-36:damaged'],
    ]);
    table.answer('cruiser:tile-22');
    expect(table.unitsOf(0, 'tile-22')).toEqual({ carrier: 1, fighter: 2 });
    table.answer('research', 'trade-goods:6', 'technology:graviton-laser-system', 'dreadnought:tile-36:damaged'); // one after each
    expect(table.unitsOf(0, 'tile-36')).toEqual({});
    expect(table.unitsOf(1, 'tile-18')).toEqual({ cruiser: 1 });
  },
);

ruling('ti4', `ag/${id}.1`, 'who has no such ship researches without a loss', () => {
  const table = inForce()
    .units(0, 'tile-22', { fighter: 2 })
    .units(0, 'jord', { 'space-dock': 1 })
    .play((g) => research(g, 0))
    .answer('technology:sarween-tools');
  expect([table.isOver, table.player(0).technologies]).toEqual([true, ['sarween-tools']]);
});

ruling('ti4', `ag/${id}.1`, 'what is gained without research costs no ship', () => {
  const table = inForce()
    .units(0, 'tile-22', { cruiser: 1 })
    .play((g) => gainTechnology(g, 0, 'sarween-tools'));
  expect(table.unitsOf(0, 'tile-22')).toEqual({ cruiser: 1 });
});

ruling(
  'ti4',
  [`ag/${id}.2`, 'ag/0.12'],
  'Against: as the next strategy phase begins all exhaust a planet for each technology they have then',
  () => {
    const made = session()
      .own(0, 'saudor', 'tarmann')
      .own(1, 'quann')
      .technologies(0, 'sarween-tools', 'carrier-2')
      .technologies(1, 'sarween-tools', 'neural-motivator', 'fighter-2', 'graviton-laser-system');
    const table = decide(reveal(made, id), 'against');
    expect(table.state.delayed).toEqual([{ agenda: id, outcome: 'against', seats: [0, 1, 2] }]);
    expect(table.state.laws).toEqual([]);
    decide(table, 'for'); // the second agenda; then all planets are readied
    expect([table.state.phase, table.seat, table.prompt, table.options.toSorted()]).toEqual([
      'strategy',
      0,
      'ti4.exhaust-planets',
      ['exhaust:jord', 'exhaust:saudor', 'exhaust:tarmann'],
    ]);
    table.answer('exhaust:jord', 'exhaust:saudor');
    const exhausted = Object.entries(table.state.planets).flatMap(([planet, { exhausted: is }]) =>
      is ? [planet] : [],
    );
    expect(exhausted.toSorted()).toEqual(['jol', 'jord', 'nar', 'quann', 'saudor']); // seat 1 has fewer planets than technologies
    expect(table.prompt).toBe('ti4.choose-strategy-card');
    expect(table.state.delayed).toEqual([]);
  },
);

content('ti4', `agenda/${id}`, 'For wins by votes, and the law ends when it is repealed', () => {
  const table = votes(reveal(session(), id), { 1: 'for', 2: 'against' });
  expect(table.state.laws).toMatchObject([{ id, outcome: 'for', owner: null }]);
  const after = inForce()
    .units(0, 'tile-22', { cruiser: 1 })
    .play(function* (g) {
      yield* repeal(g, id);
      yield* research(g, 0);
    })
    .answer('technology:sarween-tools');
  expect([after.isOver, after.unitsOf(0, 'tile-22')]).toEqual([true, { cruiser: 1 }]);
});
