/** Targets and amounts are announced before anybody may cancel a card. */
import type { Seat } from '@orrery/kernel';
import { content, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type ActionCardId, actionCard, actionCardsInGame } from '../content/action-cards.ts';
import type { Lent } from '../content/registry.ts';
import { battle, declining, type Position, position, rollsOf, type Table, turnWith } from '../testing/index.ts';
import { option, words } from '../words.ts';
import { announceOne } from './announce.ts';
import { gainControl } from './control.ts';
import { invasion } from './invasion.ts';
import { spaceCombat } from './space-combat.ts';
import { spendTradeGoods } from './spend.ts';
import { tacticalAction } from './tactical-action.ts';

const here = 'tile-22';
const sabotage = 'use:action-card/sabotage';

/** What the option of a seat that may cancel says. */
function cancelLabel(table: Table, seat: Seat): string {
  const found = table.match.pending(seat)?.options.find(({ id }) => id === sabotage);
  return JSON.stringify(found?.label);
}

/** Everybody but the seat with a Sabotage declines until that seat can use it. */
function untilSabotage(table: Table): Table {
  while (table.prompt === 'ti4.window' && !table.options.includes(sabotage)) table.answer('pass');
  return table;
}

content('ti4', 'action-card/skilled-retreat', 'where the ships go is announced before anybody may cancel it', () => {
  const fight = () =>
    untilSabotage(
      battle(here, 'space-combat')
        .units(0, here, { cruiser: 1 })
        .units(1, here, { cruiser: 1 })
        .hand(0, 'skilled-retreat')
        .hand(1, 'sabotage')
        .dice(10, 1)
        .play(spaceCombat)
        .answer('use:action-card/skilled-retreat'),
    );
  const table = fight();
  expect([table.seat, table.prompt]).toEqual([0, 'ti4.retreat-to']);
  untilSabotage(table.answer('to:tile-35'));
  expect([table.seat, table.options]).toEqual([1, [sabotage, 'pass']]);
  expect(table.unitsOf(0, here)).toEqual({ cruiser: 1 }); // nothing has happened yet
  expect(cancelLabel(table, 1)).toContain('tile-35');
  expect(table.events('spectator')).toContain('ti4.announces');
  table.answer(sabotage);
  expect(table.unitsOf(0, here)).toEqual({ cruiser: 1 });
  expect(table.unitsOf(1, here)).toEqual({}); // the combat went on
  expect(untilSabotage(fight().answer('to:tile-40')).answer('pass').unitsOf(0, 'tile-40')).toEqual({ cruiser: 1 });
});

content(
  'ti4',
  'action-card/shields-holding',
  'how many hits are cancelled is announced before anybody may cancel it',
  () => {
    const table = battle(here, 'space-combat')
      .units(0, here, { cruiser: 3 })
      .units(1, here, { cruiser: 3 })
      .hand(0, 'sabotage')
      .hand(1, 'shields-holding')
      .dice(10, 10, 10, 1, 1, 1)
      .play(spaceCombat);
    while (!table.options.includes('use:action-card/shields-holding')) table.answer('pass');
    table.answer('use:action-card/shields-holding');
    expect([table.seat, table.options]).toEqual([1, ['cancel:2', 'cancel:1']]);
    untilSabotage(table.answer('cancel:1'));
    expect([table.seat, table.options]).toEqual([0, [sabotage, 'pass']]);
    expect(cancelLabel(table, 0)).toContain('"count":1');
    table.answer(sabotage);
    expect(declining(table).unitsOf(1, here)).toEqual({}); // all three hits count
  },
);

content('ti4', 'action-card/fire-team', 'which dice are rolled again is announced before anybody may cancel it', () => {
  const table = battle(here, 'invasion')
    .units(0, here, { carrier: 1, infantry: 2 })
    .units(1, 'tarmann', { infantry: 2 })
    .hand(0, 'fire-team')
    .hand(1, 'sabotage')
    .dice(2, 9, 1, 1, 8, 8)
    .play(invasion);
  declining(declining(table).answer('commit:tarmann:infantry:2'), 'fire-team');
  table.answer('use:action-card/fire-team');
  expect([table.seat, table.options]).toEqual([0, ['done', 'die:infantry:2', 'die:infantry:9']]);
  untilSabotage(table.answer('die:infantry:2', 'done'));
  expect([table.seat, table.options]).toEqual([1, [sabotage, 'pass']]);
  expect(cancelLabel(table, 1)).toContain('"result":2');
  expect(rollsOf(table)).toEqual(['0 combat infantry:2 infantry:9']);
  table.answer(sabotage);
  expect(rollsOf(table).slice(0, 2)).toEqual(['0 combat infantry:2 infantry:9', '1 combat infantry:1 infantry:1']);
});

content('ti4', 'action-card/leadership-rider', 'the prediction is announced first; cancelled it costs no vote', () => {
  const table = position()
    .phase('agenda')
    .hand(1, 'leadership-rider')
    .hand(2, 'sabotage')
    .agendaDeck('fleet-regulations')
    .from('agenda');
  while (!table.optionsOf(1).includes('use:action-card/leadership-rider')) table.answer('pass');
  untilSabotage(table.answerAs(1, 'use:action-card/leadership-rider')).answer('predict:against');
  untilSabotage(table);
  expect(cancelLabel(table, 2)).toContain('ti4.outcome-against');
  expect(table.state.agenda).toMatchObject({ barred: [], predictions: [] });
  table.answer(sabotage);
  expect(table.state.agenda).toMatchObject({ barred: [], predictions: [] });
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.vote']);
  expect(table.options).toContain('vote:for');
});

content('ti4', 'action-card/sabotage', 'whoever may cancel is told what the card is aimed at', () => {
  const hit = battle(here, 'space-combat')
    .units(0, here, { cruiser: 2 })
    .units(1, here, { dreadnought: 1 })
    .hand(0, 'direct-hit')
    .hand(1, 'sabotage')
    .dice(10, 10, 1)
    .play(spaceCombat);
  untilSabotage(hit).answer('sustain:dreadnought:tile-22');
  while (!hit.options.includes('use:action-card/direct-hit')) hit.answer('pass');
  untilSabotage(hit.answer('use:action-card/direct-hit'));
  expect(cancelLabel(hit, 1)).toMatch(/direct-hit.*dreadnought/);

  const landing = battle(here, 'invasion')
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(1, 'tarmann', { infantry: 1 })
    .hand(1, 'parley')
    .hand(0, 'sabotage')
    .play(invasion);
  while (landing.prompt === 'ti4.window') landing.answer('pass');
  landing.answer('commit:tarmann:infantry:1');
  while (!landing.options.includes('use:action-card/parley')) landing.answer('pass');
  untilSabotage(landing.answer('use:action-card/parley'));
  expect(cancelLabel(landing, 0)).toMatch(/parley.*tarmann/);

  const pick = position().phase('strategy').hand(1, 'public-disgrace').hand(0, 'sabotage').from('strategy');
  declining(pick).answer('strategy:politics');
  while (!pick.options.includes('use:action-card/public-disgrace')) pick.answer('pass');
  untilSabotage(pick.answer('use:action-card/public-disgrace'));
  expect(cancelLabel(pick, 0)).toMatch(/public-disgrace.*"seat":"seat\/0"/);
});

/** Something for every "Action:" to aim at, more than one each; seat 1 may cancel what seat 0 plays. */
function plenty(place: Position): Position {
  return place
    .hand(1, 'sabotage')
    .hand(2, 'bunker')
    .goods(0, 9)
    .law('fleet-regulations', 'for')
    .law('core-mining', 'elect', null, 'bereg')
    .own(0, 'bereg')
    .token(0, 'tile-35', 'tile-40')
    .units(0, 'jord', { 'space-dock': 1 })
    .units(0, 'tile-01', { dreadnought: 1 })
    .units(0, 'tile-36', { dreadnought: 1 })
    .units(1, 'tile-35', { cruiser: 1, dreadnought: 1 })
    .own(1, 'arnor', 'lazar')
    .units(1, 'abyz', { infantry: 4, pds: 1, 'space-dock': 1 })
    .units(1, 'fria', { infantry: 1 })
    .units(2, 'tarmann', { infantry: 4, 'space-dock': 1 })
    .units(2, 'tile-22', { destroyer: 2 })
    .dice(1, 1, 1, 1);
}

/** The card is aimed somewhere; then, and only then, seat `rival` may cancel it, and says what the label tells of it. */
function aimed(table: Table, holder: Seat, rival: Seat): string {
  while (!table.optionsOf(rival).includes(sabotage)) {
    const [id = ''] = table.seat === holder && table.prompt !== 'ti4.window' ? table.options : ['pass'];
    table.answer(id);
  }
  return cancelLabel(table, rival);
}

/** What the text leaves to choose when the card takes effect (ac/0.2). */
const decidedLater: readonly ActionCardId[] = ['focused-research'];

rule('ti4', 'action-cards.7', 'whatever an action is aimed at is said before anybody may cancel it', () => {
  for (const card of actionCardsInGame().filter((id) => actionCard(id).action)) {
    const table = turnWith(card, plenty).answer(`action:action-card/${card}`);
    const label = aimed(table, 0, 1);
    expect([card, label.includes('announced')]).toEqual([card, actionCard(card).action?.announce !== undefined]);
    declining(table);
    if (!decidedLater.includes(card)) expect([card, table.state.playing]).toEqual([card, []]);
  }
});

rule('ti4', 'action-cards.7', 'so is what a card in a turn of mine or of others is aimed at', () => {
  const turn = (place: Position) => place.turnOf(0).play((g) => tacticalAction(g, 0));
  const scenes: [ActionCardId, Seat, string, () => Table][] = [
    [
      'upgrade',
      0,
      'cruiser',
      () =>
        turn(
          position().hand(0, 'upgrade').hand(1, 'sabotage').units(0, 'tile-38', { dreadnought: 1, cruiser: 1 }),
        ).answer('activate:tile-38'),
    ],
    [
      'in-the-silence-of-space',
      0,
      'tile-',
      () => turn(position().hand(0, 'in-the-silence-of-space').hand(1, 'sabotage')).answer('activate:tile-35'),
    ],
    [
      'experimental-battlestation',
      1,
      'tarmann',
      () => {
        const place = position()
          .hand(1, 'experimental-battlestation')
          .hand(0, 'sabotage')
          .units(0, 'tile-18', { cruiser: 1 });
        const table = turn(place.units(1, 'tarmann', { 'space-dock': 1 }).units(1, 'lirta-iv', { 'space-dock': 1 }));
        return declining(table.answer(`activate:${here}`)).answer('move:tile-18:cruiser', 'done');
      },
    ],
    [
      'reparations',
      1,
      'bereg',
      () => {
        const place = position().hand(1, 'reparations').hand(0, 'sabotage').own(1, 'abyz').exhausted('nar', 'jol');
        return place
          .units(0, 'abyz', { infantry: 1 })
          .own(0, 'bereg')
          .turnOf(0)
          .play((g) => gainControl(g, 0, 'abyz'));
      },
    ],
  ];
  for (const [card, holder, target, scene] of scenes) {
    const table = declining(scene(), card).answerAs(holder, `use:action-card/${card}`);
    expect(aimed(table, holder, holder === 0 ? 1 : 0)).toContain(target);
    expect([card, declining(table).state.playing]).toEqual([card, []]);
  }
});

const bribe: Lent = {
  actionCards: {
    'made-up-bribe': {
      copies: 1,
      action: {
        usable: () => true,
        *announce(_g, holder) {
          const amounts = [0, 1, 2].map((n) => option(`amount:${n}`, n, 'ti4.trade-goods', { count: n }));
          return yield* announceOne(holder, words('ti4.how-many-goods'), amounts);
        },
        *resolve(g, holder, _owner, announced) {
          spendTradeGoods(g, holder, announced as number);
        },
      },
    },
  },
};

rule(
  'ti4',
  ['action-cards.7', 'action-cards.8'],
  'an amount is announced before, and paid after, others may cancel',
  () => {
    const made = () => {
      const built = position().lend(bribe).goods(0, 3).hand(1, 'sabotage');
      built.state.players[0]?.actionCards.push('made-up-bribe' as never);
      return built.strategyCards(['leadership'], ['trade'], ['warfare']).from('turn');
    };
    const table = made().answer('action:action-card/made-up-bribe', 'amount:2');
    untilSabotage(table);
    expect(cancelLabel(table, 1)).toContain('"count":2');
    expect(table.player(0).tradeGoods).toBe(3);
    expect(table.answer('pass').player(0).tradeGoods).toBe(1);
    const cancelled = untilSabotage(made().answer('action:action-card/made-up-bribe', 'amount:2')).answer(sabotage);
    expect(cancelled.player(0).tradeGoods).toBe(3);
    expect(cancelled.seat).toBe(0); // it was no action
  },
);
