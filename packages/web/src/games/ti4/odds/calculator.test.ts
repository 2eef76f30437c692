import { type Battle, battleOf, choicesFor, oddsOf } from '@orrery/odds/ti4';
import { ti4 } from '@orrery/ti4';
import { position } from '@orrery/ti4/testing';
import { expect, test } from 'vitest';
import { answerFor, understand } from '../../../odds/answering.ts';
import type { Setup } from '../../../odds/calculator.ts';
import { linkOf, setupIn } from '../../../odds/link.ts';
import { battleIn } from './battle.ts';
import { calculator } from './calculator.ts';

const { state } = position({ players: 3, factions: ['sol', 'xxcha', 'hacan'] })
  .units(0, 'tile-18', { dreadnought: 2, infantry: 2 }, { dreadnought: 1 })
  .units(1, 'tile-18', { cruiser: 2, fighter: 1 })
  .units(1, 'mecatol-rex', { infantry: 1, pds: 1 })
  .technologies(0, 'dreadnought-2')
  .technologies(1, 'pds-2', 'graviton-laser-system')
  .hand(1, 'direct-hit');
const where = { system: 'tile-18', attacker: 0, defender: 1 } as const;

test('what stands at the table is what the odds say of the view, through a link, too', () => {
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const view = ti4.view(state, viewer);
    const exact = oddsOf(battleOf(view as never, where) as never);
    const meant = understand(calculator, { game: 'ti4', view, where });
    const shown = answerFor(calculator, meant);
    expect(shown).toMatchObject({ win: exact.win, draw: exact.draw, loss: exact.loss });
    const link = linkOf('ti4', meant.understood.setup as Setup);
    const setup = setupIn(link.slice(link.indexOf('?')));
    expect(answerFor(calculator, understand(calculator, { game: 'ti4', setup }))).toMatchObject({
      win: exact.win,
      loss: exact.loss,
    });
  }
});

test('a link has how far a combat has come: the round has begun, and dice of one side lie there', () => {
  const battle = battleOf(ti4.view(state, 0) as never, where) as Battle;
  const progress = { arrived: true, roundBegun: true, roundsFought: 1, due: { attacker: 0, defender: null } } as const;
  const link = linkOf('ti4', calculator.setupOf({ ...battle, ...progress }));
  expect(battleIn(setupIn(link.slice(link.indexOf('?'))) as Setup)).toMatchObject(progress);
});

test('nobody sees by the odds what another has in hand', () => {
  const meant = understand(calculator, { game: 'ti4', view: ti4.view(state, 0), where });
  expect(JSON.stringify(meant)).not.toContain('direct-hit');
});

test('everything that can be stated can be worked out, one after the other', () => {
  const { formOf } = calculator;
  const start: Setup = {
    attacker: { faction: 'sol', cruiser: 1, carrier: 1, infantry: 1 },
    defender: { faction: 'hacan', destroyer: 1, 'ground.infantry': 1 },
    common: {},
  };
  for (const part of ['attacker', 'defender', 'common'] as const) {
    for (const field of formOf(start)[part].flatMap(({ fields }) => fields)) {
      const value =
        field.kind === 'choice'
          ? field.options.at(-1)?.value
          : field.kind === 'order'
            ? field.things.map((each) => each.value).join('.')
            : field.kind === 'count'
              ? Math.min(1, field.most)
              : (field.on ?? 1);
      const setup = { ...start, [part]: { ...start[part], [field.id]: value } };
      const answer = answerFor(calculator, understand(calculator, { game: 'ti4', setup }));
      expect((answer?.win ?? 0) + (answer?.draw ?? 0) + (answer?.loss ?? 0), field.id).toBeCloseTo(1, 9);
    }
  }
});

test('a faction offers its own upgrades, and notes of others', () => {
  const { upgrades, notes } = choicesFor(battleIn(calculator.start).attacker);
  expect(upgrades).toContain('spec-ops-2');
  expect(upgrades).not.toContain('infantry-2');
  expect(notes).toContain('war-funding');
});

test('an order that was stated is said with the answer', () => {
  const { start } = calculator;
  const attacker = { ...start.attacker, order: 'cruiser.fighter.carrier.dreadnought' };
  const [assumed] = calculator.answerTo(battleIn({ ...start, attacker })).assumed;
  expect(assumed).toMatchObject({ text: 'odds.order.stated', side: 'attacker' });
  expect(assumed?.things[0]?.thing).toBe('unit-type/cruiser');
});
