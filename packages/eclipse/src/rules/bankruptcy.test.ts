import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/index.ts';
import { missingMoney } from './bankruptcy.ts';
import { upkeepPhase } from './upkeep.ts';

/** Seat 0 has so many discs on actions and no colony ship to use. */
const busy = (actions: number) =>
  position()
    .own(0, '001')
    .cube(0, '001', 4, 'money')
    .with((g) => {
      g.players[0]!.actionDiscs.move = actions;
      g.players[0]!.discs -= actions;
      g.players[0]!.colonyShips = { ready: 0, used: 3 };
    });

rule('eclipse', ['bankruptcy.1', 'trade.4'], 'without money for the upkeep I must trade or give up sectors', () => {
  const table = busy(5).resources(0, 4, 1, 0).play(upkeepPhase); // upkeep 7, production 3
  expect(missingMoney(busy(5).state, 0)).toBe(4);
  expect([table.seat, table.prompt, table.options]).toEqual([
    0,
    'eclipse.avert-bankruptcy',
    ['trade:materials:money', 'give-up:001', 'give-up:221'],
  ]);
  table.answer('trade:materials:money');
  expect(table.player(0).resources).toEqual({ materials: 2, science: 1, money: 1 });
});

rule('eclipse', 'bankruptcy.1', 'as soon as the upkeep can be paid it is paid', () => {
  const table = busy(5).resources(0, 8, 0, 0).play(upkeepPhase);
  table.answer(...new Array(3).fill('trade:materials:money'));
  expect(table.seat).toBe(0);
  table.answer('trade:materials:money');
  expect(table.player(0).resources).toEqual({ materials: 2, science: 2, money: 0 });
  expect(table.seat).toBe(1);
});

rule('eclipse', 'bankruptcy.2', 'giving up a sector returns its disc and cubes at once, with both effects', () => {
  const table = busy(5).resources(0, 0, 2, 2).play(upkeepPhase); // 7 to pay, 2 stored and 3 produced
  const { discs, cubes } = table.player(0);
  expect([discs, cubes.money]).toEqual([6, 10]);
  table.answer('give-up:001');
  // Upkeep 5, production 2: still one short.
  expect([table.player(0).discs, table.player(0).cubes.money]).toEqual([7, 11]);
  expect(table.sector('001')).toMatchObject({ owner: null, cubes: [null, null, null, null, null, null] });
  expect(table.match.pending(0)?.prompt.args).toEqual({ missing: 1 });
});

rule(
  'eclipse',
  'bankruptcy.3',
  'while I can pay I cannot give up a sector; otherwise I choose which and in which order',
  () => {
    const rich = busy(5).resources(0, 0, 0, 4).play(upkeepPhase);
    expect(rich.seat).toBe(1);
    expect(rich.sector('001').owner).toBe(0);
    const poor = busy(5).resources(0, 0, 0, 3).play(upkeepPhase);
    expect(poor.options).toEqual(['give-up:001', 'give-up:221']);
    poor.answer('give-up:221');
    expect(poor.sector('001').owner).toBe(0);
    expect(poor.seat).toBe(1); // upkeep 5: paid
  },
);

rule('eclipse', 'faq.2', 'I may use more discs than I can pay for and give up sectors on purpose', () => {
  const table = busy(5).resources(0, 0, 0, 3).play(upkeepPhase);
  table.answer('give-up:001');
  expect(table.player(0)).toMatchObject({ eliminated: false, resources: { money: 0 } }); // 3 + 2 - 5
  expect(table.sector('001').owner).toBeNull();
});
