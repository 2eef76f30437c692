import { arcs } from '@orrery/arcs';
import { position } from '@orrery/arcs/testing';
import { arcsBattleOf, oddsOf } from '@orrery/odds/arcs';
import { expect, test } from 'vitest';
import { answerFor, understand } from '../../../odds/answering.ts';
import type { Setup } from '../../../odds/calculator.ts';
import { linkOf, setupIn } from '../../../odds/link.ts';
import { calculator } from './calculator.ts';

const { state } = position()
  .ships(0, 3, '6-hex', 1)
  .ships(1, 2, '6-hex')
  .city(1, '6-hex')
  .lore(0, 'lore14')
  .lore(1, 'lore04');

test('what stands at the table is what the odds say of the view, through a link, too', () => {
  const dice = { skirmish: 1, assault: 2, raid: 1 };
  for (const viewer of [0, 1, 'spectator'] as const) {
    const view = arcs.view(state, viewer);
    const exact = oddsOf(arcsBattleOf(view as never, '6-hex', 0, 1), { dice });
    const where = { system: '6-hex', attacker: 0, defender: 1, dice };
    const meant = understand(calculator, { game: 'arcs', view, where });
    expect(answerFor(calculator, meant)).toMatchObject({ win: exact.win, draw: exact.draw, loss: exact.loss });
    const link = linkOf('arcs', meant.understood.setup as never);
    const setup = setupIn(link.slice(link.indexOf('?')));
    expect(answerFor(calculator, understand(calculator, { game: 'arcs', setup }))?.win).toBe(exact.win);
  }
});

test('ships on their way fight, too', () => {
  const view = arcs.view(state, 0);
  const where = { system: '6-hex', attacker: 0, defender: 1, arriving: { fresh: 2, damaged: 0 } };
  expect(calculator.fromView(view, where)?.battle.attacker).toMatchObject({ fresh: 5, damaged: 1 });
});

test('the best dice for the aim are named; stated ones are taken as they are', () => {
  const { start } = calculator;
  const [best] = calculator.answerTo(calculator.battleIn(start)).assumed;
  expect(best?.text).toBe('odds.arcs.dice.best');
  const stating = calculator.battleIn({ ...start, common: { 'die/assault': 2 } });
  const [stated] = calculator.answerTo(stating).assumed;
  expect(stated).toMatchObject({ text: 'odds.arcs.dice.stated', things: [{ thing: 'die/assault', count: 2 }] });
});

test('no more dice can be stated than there are ships', () => {
  const dice = (stated: Record<string, number>) =>
    calculator
      .formOf({ ...calculator.start, common: stated })
      .common.flatMap(({ fields }) => fields)
      .flatMap((field) => (field.kind === 'count' && field.id.startsWith('die/') ? [field.most] : []));
  expect(dice({})).toEqual([4, 4, 4]);
  expect(dice({ 'die/assault': 3 })).toEqual([1, 4, 1]);
});

test('a link has what was before dice were collected, and ships that cards may bring', () => {
  const battle = {
    attacker: { fresh: 1, damaged: 2 },
    defender: { fresh: 1, lore: ['lore15'], near: [2, 1] },
    isBegun: true,
    begunFresh: true,
  } as const;
  const link = linkOf('arcs', calculator.setupOf({ battle, settings: {} }));
  const found = calculator.battleIn(setupIn(link.slice(link.indexOf('?'))) as Setup);
  expect(found.battle).toMatchObject(battle);
});
