import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { Hooks } from '../content/hooks.ts';
import { declining, position, rollsOf, type Table } from '../testing/index.ts';
import { addEffect } from './effects.ts';
import { invasion } from './invasion.ts';
import { spaceCannonOffense } from './space-cannon.ts';

const here = 'tile-22';

/** Ships of seat 0 have arrived where seat 1 has a PDS. */
function approach(goods = 3) {
  return position({ factions: ['xxcha', 'yssaril', 'sol'] })
    .trading()
    .goods(0, goods)
    .tactical(0, here, 'space-cannon-offense')
    .units(0, here, { cruiser: 2 })
    .units(1, 'tarmann', { pds: 1, infantry: 1 });
}

/** A cannon that reaches every system. */
const farReaching: Hooks = {
  modify: { spaceCannons: () => [{ type: 'pds', place: 'jord', count: 1, value: 6, dice: 1 }] },
};

const offersTwo = ['trade', 'give:trade-goods:2', 'give:no-note', 'ask:no-note'];

rule('ti4', ['deals.3', 'deals.1'], 'who takes goods for holding fire now does not fire', () => {
  const table = approach().play(spaceCannonOffense);
  expect([table.seat, table.prompt]).toEqual([0, 'ti4.trade?']);
  table.answer(...offersTwo);
  expect([table.prompt, table.options]).toEqual(['ti4.ask-pledge', ['ask:no-pledge', 'ask:hold-fire']]);
  table.answer('ask:hold-fire');
  expect([table.seat, table.options]).toEqual([1, ['accept', 'counter', 'refuse']]);
  table.answer('accept');
  expect(table.isOver).toBe(true); // seat 1 is not asked
  expect(rollsOf(table)).toEqual([]);
  expect([table.player(0).tradeGoods, table.player(1).tradeGoods]).toEqual([1, 2]);
  expect(table.events()).toContain('ti4.pledges');
});

rule('ti4', ['deals.3', 'deals.4'], 'who refuses, or takes goods without a promise, may fire', () => {
  const refused = approach().dice(1).play(spaceCannonOffense);
  refused.answer(...offersTwo, 'ask:hold-fire', 'refuse', 'go-on');
  expect([refused.seat, refused.prompt]).toEqual([1, 'ti4.use-space-cannon']);
  const given = approach().dice(1).play(spaceCannonOffense);
  given.answer(...offersTwo, 'ask:no-pledge', 'accept');
  expect([given.seat, given.prompt, given.player(1).tradeGoods]).toEqual([1, 'ti4.use-space-cannon', 2]);
  expect(rollsOf(given.answer('all'))).toEqual(['1 space-cannon pds:1']);
});

rule('ti4', 'deals.3', 'whoever is about to fire may name the price of holding fire', () => {
  const table = approach().play(spaceCannonOffense);
  table.answer('trade', 'give:trade-goods:1', 'give:no-note', 'ask:no-note', 'ask:hold-fire', 'counter');
  table.answer('give:no-note');
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.give-pledge']);
  table.answer('give:hold-fire', 'ask:trade-goods:3', 'ask:no-note');
  expect([table.seat, table.options]).toEqual([0, ['accept', 'refuse']]);
  table.answer('accept');
  expect([table.isOver, table.player(1).tradeGoods, rollsOf(table)]).toEqual([true, 3, []]);
});

rule('ti4', 'deals.3', 'a promise to hold fire binds its maker, not the others, and not in the next step', () => {
  const table = approach()
    .units(2, 'tile-23', { cruiser: 1 })
    .units(2, 'saudor', { pds: 1 })
    .technologies(2, 'pds-2')
    .units(0, here, { carrier: 1, infantry: 2 })
    .dice(1, 1, 1, 1, 1, 10, 10)
    .play(function* (g) {
      yield* spaceCannonOffense(g);
      if (g.tactical) g.tactical.step = 'invasion';
      yield* invasion(g);
    });
  table.answer('trade', 'partner:1', 'give:trade-goods:2', 'give:no-note', 'ask:no-note', 'ask:hold-fire', 'accept');
  table.answer('go-on');
  expect([table.seat, table.prompt]).toEqual([2, 'ti4.use-space-cannon']);
  table.answer('all', 'commit:tarmann:infantry:2', 'go-on');
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.use-space-cannon']);
  table.answer('none'); // the ground combat begins, and a deal about cannons comes too late
  table.answer('trade', 'give:trade-goods:1', 'give:no-note', 'ask:no-note');
  expect([table.seat, table.prompt]).toEqual([2, 'ti4.offer']);
});

rule('ti4', 'deals.3', 'cannons on a planet may be bought too before they fire at what lands there', () => {
  const table = position({ factions: ['xxcha', 'yssaril', 'sol'] })
    .trading()
    .goods(0, 1)
    .tactical(0, here, 'invasion')
    .units(0, here, { carrier: 1, infantry: 2 })
    .units(1, 'tarmann', { pds: 2 })
    .play(invasion)
    .answer('commit:tarmann:infantry:2');
  expect([table.seat, table.prompt]).toEqual([0, 'ti4.trade?']);
  table.answer('trade', 'give:trade-goods:1', 'give:no-note', 'ask:no-note', 'ask:hold-fire', 'accept');
  expect(rollsOf(table)).toEqual([]);
  expect(table.state.planets.tarmann?.owner).toBe(0);
  expect(table.state.tactical?.firing).toEqual([]);
});

rule('ti4', 'deals.3', 'once the cannons of a landing have fired there is nothing left to promise', () => {
  const table = position({ factions: ['xxcha', 'yssaril', 'sol'] })
    .trading()
    .goods(0, 1)
    .tactical(0, here, 'invasion')
    .units(0, here, { carrier: 1, infantry: 2 })
    .units(1, 'tarmann', { pds: 1, infantry: 1 })
    .dice(1)
    .play(invasion)
    .answer('commit:tarmann:infantry:2', 'go-on', 'all');
  expect([table.prompt, table.state.combat?.round]).toEqual(['ti4.trade?', 1]);
  table.answer('trade', 'give:trade-goods:1', 'give:no-note', 'ask:no-note');
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.offer']); // no promise was asked for
});

rule(
  'ti4',
  ['deals.1', 'deals.3'],
  'strangers who are both about to fire may promise not to, but exchange nothing',
  () => {
    const table = approach()
      .units(1, here, { cruiser: 1 })
      .ability(0, farReaching)
      .ability(2, farReaching)
      .play(spaceCannonOffense);
    table.answer('trade');
    expect(table.options).toEqual(['partner:1', 'partner:2']); // seat 2 has nothing near
    table.answer('partner:2');
    expect([table.prompt, table.options]).toEqual(['ti4.give-pledge', ['give:no-pledge', 'give:hold-fire']]);
    table.answer('give:hold-fire', 'ask:hold-fire', 'accept');
    expect(table.state.tactical?.firing).toEqual([1]);
  },
);

rule('ti4', 'deals.3', 'nobody can promise what they are not about to decide', () => {
  const table = approach().own(1, 'tarmann').strategyCards(['leadership'], ['trade'], ['warfare']).from('turn');
  table.answer('trade', 'give:trade-goods:2', 'give:no-note', 'ask:no-note');
  expect(table.seat).toBe(1); // asked for an answer at once
  const unarmed = approach()
    .with((g) => {
      g.planets.tarmann?.units.splice(1);
    })
    .reinforcements(1, 'pds', 6);
  expect(unarmed.play(spaceCannonOffense).isOver).toBe(true); // no cannon, no question
});

rule('ti4', ['deals.3', 'space-cannon.7d'], 'cannons that cannot fire at what landed are nothing to deal about', () => {
  const table = position({ factions: ['xxcha', 'yssaril', 'sol'] })
    .trading()
    .goods(0, 1)
    .tactical(0, 'tile-36', 'invasion')
    .technologies(1, 'pds-2')
    .units(0, 'tile-36', { carrier: 1, infantry: 1 })
    .units(1, 'lor', { pds: 1 })
    .units(1, 'saudor', { pds: 1 })
    .play(invasion)
    .answer('commit:arnor:infantry:1');
  expect(table.isOver).toBe(true);
});

/** Seat 0 is the speaker. Sol has Jord (2), Jol-Nar has Nar (3) and Jol (2), Xxcha has Archon Ren (3) and Archon Tau (1). */
function session() {
  return position()
    .phase('agenda')
    .agendaDeck('economic-equality', 'fleet-regulations')
    .with((g) => {
      for (const player of g.players) player.notes = [];
    });
}

/** Everybody who is asked for a trade goes on. */
function goOn(table: Table): Table {
  while (table.prompt === 'ti4.trade?') table.answer('go-on');
  return table;
}

/** Seat 0 buys the votes of seat 2 before anybody votes. */
function bought(votes: number, prepare = session()) {
  const table = prepare.trading().goods(0, 3).from('agenda');
  table.answerAs(0, 'trade').answerAs(1, 'go-on').answerAs(2, 'go-on');
  table.answer('partner:2', 'give:trade-goods:3', 'give:no-pledge');
  return goOn(table.answer('ask:vote:for', `ask:votes:${votes}`, 'accept'));
}

rule('ti4', ['deals.3', 'transactions.6'], 'before anybody votes any two players may deal', () => {
  const table = session().trading().goods(2, 1).from('agenda');
  expect([table.prompt, table.seats]).toEqual(['ti4.trade?', [0, 1, 2]]); // all at once, also who votes last
  table.answerAs(2, 'trade').answerAs(0, 'go-on').answerAs(1, 'go-on');
  expect([table.seat, table.options]).toEqual([2, ['partner:0', 'partner:1']]);
  table.answer('partner:0', 'give:trade-goods:1', 'give:no-pledge', 'ask:no-pledge', 'accept');
  expect(table.player(0).tradeGoods).toBe(1);
  expect([table.prompt, table.seats]).toEqual(['ti4.trade?', [2]]); // who goes on is not asked again
  table.answer('go-on');
  expect([table.prompt, table.seat]).toEqual(['ti4.vote', 1]);
});

rule('ti4', 'transactions.6', 'of several who want to deal at once the later may have nobody left to deal with', () => {
  const table = session()
    .trading()
    .goods(1, 1)
    .exhausted('jord', 'nar', 'jol', 'archon-ren', 'archon-tau')
    .from('agenda');
  expect(table.seats).toEqual([0, 1, 2]);
  table.answerAs(0, 'trade').answerAs(1, 'trade').answerAs(2, 'trade');
  table.answer('ask:trade-goods:1', 'accept'); // all that seat 1 has, and with seat 0 it has traded
  expect([table.seat, table.prompt, table.options]).toEqual([
    2,
    'ti4.ask-trade-goods',
    [0, 1].map((n) => `ask:trade-goods:${n}`),
  ]);
});

rule('ti4', 'deals.3', 'before the vote begins nobody is about to vote', () => {
  const table = declining(session().hand(1, 'leadership-rider').from('agenda'), 'leadership-rider');
  expect([table.prompt, table.state.agenda?.toVote]).toEqual(['ti4.window', []]);
  expect(table.answer('pass').state.agenda?.toVote).toEqual([1, 2, 0]);
});

rule('ti4', 'transactions.6', 'who has nothing to offer is not asked before the vote', () => {
  const table = session().trading().exhausted('archon-ren', 'archon-tau').from('agenda');
  expect(table.seats).toEqual([0, 1]);
});

rule('ti4', 'deals.3', 'votes that were promised are cast: for that outcome, and at least so many', () => {
  const table = bought(2);
  expect(table.player(2).tradeGoods).toBe(3); // paid at once
  expect([table.seat, table.options]).toEqual([1, ['vote:for', 'vote:against', 'abstain', 'trade']]);
  table.answer('abstain');
  expect([table.seat, table.options]).toEqual([2, ['vote:for', 'trade']]); // no other outcome, and no abstention
  table.answer('vote:for');
  expect(table.options).toEqual(['exhaust:archon-ren', 'exhaust:archon-tau', 'exhaust:all']);
  table.answer('exhaust:archon-tau');
  expect(table.state.agenda?.votes).toEqual([{ seat: 2, outcome: 'for', votes: 4 }]); // 1 was not enough

  const enough = bought(2).answer('abstain', 'vote:for', 'exhaust:archon-ren');
  expect(enough.options).toEqual(['exhaust:archon-tau', 'done']);
});

rule('ti4', 'deals.3', 'nobody can promise more votes than they could cast, or two outcomes', () => {
  const table = session().trading().goods(0, 3).from('agenda');
  table.answerAs(0, 'trade').answerAs(1, 'go-on').answerAs(2, 'go-on');
  table.answer('partner:2', 'give:trade-goods:1', 'give:no-pledge', 'ask:vote:for');
  expect(table.options).toEqual(['ask:votes:1', 'ask:votes:2', 'ask:votes:3', 'ask:votes:4']);
  table.answer('ask:votes:3', 'accept', 'trade', 'partner:2', 'give:no-pledge');
  expect(table.options).toEqual(['ask:no-pledge', 'ask:vote:for']); // bound already, but to fewer votes
  table.answer('ask:vote:for');
  expect(table.state.agenda?.pledges).toEqual([{ seat: 2, outcome: 'for', votes: 3 }]);
  expect(table.seat).toBe(2); // four is all that can be added: nothing to choose
  table.answer('accept');
  expect(table.state.agenda?.pledges).toEqual([{ seat: 2, outcome: 'for', votes: 4 }]);
});

rule('ti4', 'deals.3', 'votes for votes is a deal without a transaction', () => {
  const table = session().trading().from('agenda');
  table.answerAs(1, 'trade').answerAs(0, 'go-on').answerAs(2, 'go-on');
  table.answer('partner:0', 'give:vote:against', 'give:votes:5', 'ask:vote:against', 'ask:votes:2', 'accept');
  expect(table.state.agenda?.traded).toEqual([]);
  goOn(table);
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.cast-votes']); // for what was promised, and nothing else is left to promise
  table.answer('exhaust:all', 'abstain');
  expect(table.state.agenda?.number).toBe(2); // the two votes of seat 0 went where they were promised
  expect(table.events().filter((key) => key === 'ti4.votes')).toHaveLength(2);
});

rule('ti4', 'deals.3', 'who can cast fewer votes than promised casts all they have', () => {
  const table = bought(4);
  const { state } = table;
  (state.planets['archon-ren'] as { exhausted: boolean }).exhausted = true; // as an ability might do
  table.answer('abstain', 'vote:for');
  expect(state.agenda?.votes).toEqual([{ seat: 2, outcome: 'for', votes: 1 }]);
});

rule('ti4', 'deals.3', 'who can no longer vote is free of the promise', () => {
  const table = bought(2);
  (table.state.agenda as { barred: number[] }).barred.push(2);
  table.answer('abstain');
  expect([table.seat, table.options]).toEqual([2, ['abstain', 'trade']]); // with what was paid for the votes
  const silenced = session()
    .trading()
    .with((g) => addEffect(g, 'note/political-secret', 1, 'agenda'));
  expect(silenced.from('agenda').seats).toEqual([0, 2]); // whoever cannot vote has nothing to promise either
});

rule('ti4', 'deals.3', 'who has voted can promise nothing more, and no promise outlives its agenda', () => {
  const table = bought(1).answer('abstain', 'vote:for', 'exhaust:all');
  expect(table.seat).toBe(0);
  expect(table.options).toEqual(['vote:for', 'vote:against', 'abstain']); // nobody is left to deal with
  table.answer('abstain');
  expect(table.state.agenda).toMatchObject({ number: 2, pledges: [] });
});
