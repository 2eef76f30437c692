import { eclipse } from '@orrery/eclipse';
import { battlefield, field, wholeCombat } from '@orrery/eclipse/testing';
import { type AtHand, type EclipseBattle, eclipseBattleOf, oddsOf } from '@orrery/odds/eclipse';
import { expect, test } from 'vitest';
import { answerFor, understand } from '../../../odds/answering.ts';
import type { Setup } from '../../../odds/calculator.ts';
import { linkOf, setupIn } from '../../../odds/link.ts';
import { calculator } from './calculator.ts';

test('what stands at the table is what the odds say of the view, through a link, too', () => {
  const { state } = battlefield({ players: 2 })
    .ships(1, field, { cruiser: 2 }, 1)
    .ships(0, field, { interceptor: 3 })
    .tiles(1, 'cruiser', 'positron-computer')
    .know(1, 'antimatter-splitter');
  const where = { sector: field };
  for (const viewer of [0, 1, 'spectator'] as const) {
    const view = eclipse.view(state, viewer);
    const exact = oddsOf(eclipseBattleOf(view as never, where) as never);
    const meant = understand(calculator, { game: 'eclipse', view, where });
    expect(answerFor(calculator, meant)).toMatchObject({ win: exact.win, draw: exact.draw, loss: exact.loss });
    const link = linkOf('eclipse', meant.understood.setup as never);
    const setup = setupIn(link.slice(link.indexOf('?')));
    expect(answerFor(calculator, understand(calculator, { game: 'eclipse', setup }))?.win).toBeCloseTo(exact.win, 12);
  }
});

test('a battle at hand, with whoever waits for the winner, goes through a link whole', () => {
  const { match } = battlefield({ players: 3 })
    .npc('ancient', field)
    .ships(2, field, { dreadnought: 1 })
    .ships(1, field, { cruiser: 2 })
    .ships(0, field, { interceptor: 3, cruiser: 1 })
    .know(2, 'antimatter-splitter')
    .dice(5, 'burst', 3, 4, 5, 2)
    .play(wholeCombat)
    .answer('attack', 'cruiser:0');
  const view = match.view('spectator');
  const battle = eclipseBattleOf(view as never, { sector: field }) as EclipseBattle;
  expect(battle.others).toHaveLength(2);
  expect(battle.atHand?.round).toBe(1);
  const link = linkOf('eclipse', calculator.setupOf(battle));
  const { win, draw, loss, others } = oddsOf(calculator.battleIn(setupIn(link.slice(link.indexOf('?'))) as Setup));
  const exact = oddsOf(battle);
  expect({ win, draw, loss }).toEqual({ win: exact.win, draw: exact.draw, loss: exact.loss });
  expect(others.map(({ holds }) => holds)).toEqual(exact.others.map(({ holds }) => holds));
});

test('a word says how far a battle has come, dice and retreats too', () => {
  const atHand: AtHand = {
    round: 2,
    queue: [
      { side: 'attacker', type: 'cruiser' },
      { side: 'defender', type: 'starbase' },
    ],
    dice: [
      { colour: 'yellow', face: 5, part: 'ion-cannon' },
      { colour: 'red', face: 'burst', part: null },
    ],
    retreats: [{ side: 'defender', type: 'interceptor', since: 1 }],
  };
  const setup = calculator.setupOf({
    attacker: { ships: { cruiser: 1 } },
    defender: { ships: { cruiser: 1 } },
    atHand,
  });
  const link = linkOf('eclipse', setup);
  expect(calculator.battleIn(setupIn(link.slice(link.indexOf('?'))) as Setup).atHand).toEqual(atHand);
});

test('everything that can be stated can be worked out, one after the other', () => {
  const { start, formOf } = calculator;
  for (const part of ['attacker', 'defender'] as const) {
    for (const field of formOf(start)[part].flatMap(({ fields }) => fields)) {
      if (field.id in { ancient: 1, guardian: 1, gcds: 1 }) continue;
      const value = field.kind === 'choice' ? field.options.at(-1)?.value : field.kind === 'order' ? 'best' : 1;
      const setup = { ...start, [part]: { ...start[part], [field.id]: value } };
      const answer = answerFor(calculator, understand(calculator, { game: 'eclipse', setup }));
      expect((answer?.win ?? 0) + (answer?.draw ?? 0) + (answer?.loss ?? 0), field.id).toBeCloseTo(1, 9);
    }
  }
});

test('ships that nobody plays fight by their rule', () => {
  const setup = { attacker: { cruiser: 2 }, defender: { ancient: 1 }, common: { 'advanced/ancient': 1 } };
  const { assumed } = calculator.answerTo(calculator.battleIn(setup));
  expect(assumed.map(({ text }) => text)).toEqual(['odds.eclipse.aim.usual', 'odds.eclipse.aim.rule']);
});
