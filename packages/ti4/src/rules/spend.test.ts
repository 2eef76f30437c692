import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { planet } from '../content/planets.ts';
import { position } from '../testing/index.ts';
import { gainControl } from './control.ts';
import { available, influenceOf, readiedPlanets, resourcesOf, spend, spendAnyAmount } from './spend.ts';

rule(
  'ti4',
  ['resources.0', 'resources.1', 'resources.2', 'planets.1', 'readied.2', 'planets.7'],
  'exhausting a planet card gives the resources printed on it',
  () => {
    const { state } = position();
    expect([resourcesOf(state, 'jord'), planet('jord').resources]).toEqual([4, 4]);
    const table = position()
      .own(0, 'saudor', 'wellon')
      .play((g) => spend(g, 0, 'resources', 3));
    expect(table.options).toEqual(['exhaust:wellon', 'exhaust:saudor', 'exhaust:jord']); // 1, 2 and 4
    table.answer('exhaust:saudor', 'exhaust:wellon');
    expect(table.isOver).toBe(true);
    expect(['wellon', 'saudor', 'jord'].map((id) => table.state.planets[id as 'jord']?.exhausted)).toEqual([
      true,
      true,
      false,
    ]);
  },
);

rule(
  'ti4',
  ['influence.0', 'influence.1', 'influence.2', 'planets.2'],
  'exhausting a planet card gives the influence printed on it',
  () => {
    const { state } = position();
    expect([influenceOf(state, 'jord'), influenceOf(state, 'saudor')]).toEqual([2, 2]);
    expect([available(state, 0, 'influence'), available(state, 0, 'resources')]).toEqual([2, 4]);
    const table = position()
      .own(0, 'wellon')
      .play((g) => spend(g, 0, 'influence', 3));
    table.answer('exhaust:wellon'); // 2
    expect(table.isOver).toBe(true); // and Jord for the rest
    expect(table.state.planets.jord?.exhausted).toBe(true);
  },
);

rule('ti4', 'exhausted.3', 'a planet gives its resources or its influence, never both', () => {
  const table = position().play(function* (g) {
    yield* spend(g, 0, 'resources', 1);
    yield* spendAnyAmount(g, 0, 'influence', 'ti4.pay-for-tokens');
  });
  expect(table.isOver).toBe(true); // nothing is left to pay influence with
  expect(available(table.snapshot(), 0, 'influence')).toBe(0);
});

rule(
  'ti4',
  [
    'resources.3',
    'influence.3',
    'command-sheet.2',
    'trade-goods.3',
    'trade-goods.4',
    'trade-goods.4a',
    'trade-goods.4b',
  ],
  'a trade good is worth one resource or one influence',
  () => {
    const build = () => position().exhausted('jord').goods(0, 5);
    expect(available(build().state, 0, 'resources')).toBe(5);
    expect(available(build().state, 0, 'influence')).toBe(5);
    const resources = build().play((g) => spend(g, 0, 'resources', 3));
    expect(resources.options).toEqual(['trade-goods:3', 'trade-goods:1']);
    resources.answer('trade-goods:3');
    expect(resources.player(0).tradeGoods).toBe(2);
    const influence = build().play((g) => spend(g, 0, 'influence', 2));
    influence.answer('trade-goods:2');
    expect(influence.player(0).tradeGoods).toBe(3);
  },
);

rule(
  'ti4',
  ['planets.5', 'planets.6', 'planets.8'],
  'each planet has one card, readied or exhausted, with the player who controls it; exhausted it pays nothing',
  () => {
    const table = position()
      .own(1, 'saudor')
      .play((g) => gainControl(g, 0, 'saudor'));
    expect(table.state.planets.saudor).toMatchObject({ owner: 0, exhausted: true });
    expect(readiedPlanets(table.snapshot(), 0)).toEqual(['jord']);
    expect(readiedPlanets(table.snapshot(), 1)).not.toContain('saudor');
    expect(available(table.snapshot(), 0, 'resources')).toBe(4);
  },
);

rule('ti4', 'resources.0', 'payments go on until enough is paid, whatever way is chosen', () => {
  const table = position()
    .own(0, 'wellon', 'saudor')
    .goods(0, 2)
    .play((g) => spend(g, 0, 'resources', 5));
  table.answer('trade-goods:1', 'trade-goods:1', 'exhaust:wellon', 'exhaust:saudor');
  expect(table.isOver).toBe(true);
  expect(table.state.planets.jord?.exhausted).toBe(false);
});
