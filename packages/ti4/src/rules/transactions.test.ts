import type { Seat } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { FactionId } from '../content/factions.ts';
import type { Tactical, Ti4 } from '../state.ts';
import { position, type Table } from '../testing/index.ts';
import { option, words } from '../words.ts';
import { invasion } from './invasion.ts';
import { moveShips } from './movement.ts';
import { spaceCombat } from './space-combat.ts';
import { deliberate, pauseForTrade } from './transactions.ts';

/** Seats 0 and 1 meet at Mecatol Rex, seat 2 is far away. It is the turn of seat 0. */
function meeting(factions: FactionId[] = ['sol', 'jol-nar', 'xxcha']) {
  return position({ factions }).units(0, 'tile-18', { cruiser: 1 }).units(1, 'tile-18', { cruiser: 1 }).turnOf(0);
}

/** A step of the turn at which the active player may trade. */
function* step(g: Ti4) {
  return yield* deliberate(g, 0, words('ti4.turn'), [option('go-on', true, 'ti4.done')]);
}

function holds(table: Table, seat: Seat) {
  const { tradeGoods, commodities } = table.player(seat);
  return { tradeGoods, commodities };
}

rule('ti4', ['transactions.0', 'transactions.1', 'neighbors.1'], 'the active player trades with a neighbor', () => {
  const table = meeting().goods(0, 3, 2).goods(1, 1, 0).play(step);
  expect([table.seat, table.options]).toEqual([0, ['go-on', 'trade']]);
  table.answer('trade'); // seat 1 is the only neighbor
  table.answer('give:trade-goods:2', 'give:commodities:1', 'give:no-note', 'ask:trade-goods:1', 'ask:no-note');
  expect(table.seat).toBe(1);
  table.answer('accept');
  expect(holds(table, 0)).toEqual({ tradeGoods: 2, commodities: 1 });
  expect(holds(table, 1)).toEqual({ tradeGoods: 3, commodities: 0 });
  expect(table.isOver).toBe(true); // once only in this turn: nobody is left to trade with
});

rule('ti4', ['transactions.1', 'neighbors.1'], 'strangers cannot trade', () => {
  const table = position().goods(0, 1).goods(1, 1).turnOf(0).play(step);
  expect(table.isOver).toBe(true);
});

rule('ti4', 'transactions.1', 'only in the own turn, and once with each neighbor', () => {
  expect(meeting().turnOf(1).goods(0, 1).play(step).isOver).toBe(true);
  const table = meeting().units(2, 'tile-18', { cruiser: 1 }).goods(0, 2).play(step);
  table.answer('trade');
  expect(table.options).toEqual(['partner:1', 'partner:2']);
  table.answer('partner:1', 'give:trade-goods:1', 'give:no-note', 'ask:no-note', 'accept');
  expect(table.options).toEqual(['go-on', 'trade']);
  table.answer('trade', 'give:trade-goods:1', 'give:no-note', 'ask:no-note', 'accept'); // seat 2, without asking
  expect([1, 2].map((seat) => table.player(seat).tradeGoods)).toEqual([1, 1]);
  expect(table.isOver).toBe(true);
});

/** Gives a trade good to the only partner. */
const gift = ['trade', 'give:trade-goods:1', 'give:no-note', 'ask:no-note', 'accept'];

const here = 'tile-22';
const peaceful: FactionId[] = ['xxcha', 'yssaril', 'hacan'];

/** Seat 0 has goods and a tactical action in a system with units of seat 1; Hacan is out of the way. */
function campaign(step: Tactical['step']) {
  return position({ factions: peaceful })
    .trading()
    .goods(0, 3)
    .tactical(0, here, step)
    .with(({ turn }) => turn?.traded.push(2));
}

rule('ti4', 'transactions.1a', 'at the start of every round of a space combat the active player may trade', () => {
  const table = campaign('space-combat')
    .units(0, here, { cruiser: 1 })
    .units(1, here, { cruiser: 1 })
    .dice(1, 1, 1, 1, 1, 1, 10, 1)
    .play(spaceCombat);
  const scene = () => [table.seat, table.prompt, table.state.combat?.round];
  expect(scene()).toEqual([0, 'ti4.trade?', 1]);
  expect(table.options).toEqual(['trade', 'go-on']);
  table.answer('go-on');
  expect(scene()).toEqual([0, 'ti4.trade?', 2]);
  table.answer(...gift);
  expect(table.player(1).tradeGoods).toBe(1);
  expect(table.isOver).toBe(true); // with this neighbor once only: the fight goes on to its end without a question
  expect(table.unitsOf(1, here)).toEqual({});
});

rule('ti4', 'transactions.1a', 'at the start of every round of a ground combat the active player may trade', () => {
  const table = campaign('invasion')
    .units(0, here, { carrier: 1, infantry: 2 })
    .units(1, 'tarmann', { infantry: 2 })
    .dice(1, 1, 1, 1, 8, 8, 1, 1)
    .play(invasion)
    .answer('commit:tarmann:infantry:2');
  const scene = () => [table.seat, table.prompt, table.state.combat?.kind, table.state.combat?.round];
  expect(scene()).toEqual([0, 'ti4.trade?', 'ground', 1]);
  table.answer('go-on');
  expect(scene()).toEqual([0, 'ti4.trade?', 'ground', 2]);
  table.answer(...gift);
  expect(table.player(1).tradeGoods).toBe(1);
  expect(table.state.planets.tarmann?.owner).toBe(0);
});

/** Two fleets meet; nobody has goods or notes, but as many as given. */
function poorFleets(mine: number, theirs: number) {
  return campaign('space-combat')
    .goods(0, mine)
    .goods(1, theirs)
    .with((g) => {
      for (const player of g.players) player.notes = [];
    })
    .units(0, here, { cruiser: 1 })
    .units(1, here, { cruiser: 1 })
    .dice(10, 1);
}

rule(
  'ti4',
  ['transactions.1a', 'transactions.4'],
  'who has nothing to offer may ask for a tribute before the fight goes on',
  () => {
    const table = poorFleets(0, 5).play(spaceCombat);
    expect([table.seat, table.prompt]).toEqual([0, 'ti4.trade?']);
    table.answer('trade', 'ask:trade-goods:4');
    expect([table.seat, table.options]).toEqual([1, ['accept', 'counter', 'refuse']]);
    table.answer('accept');
    expect([0, 1].map((seat) => table.player(seat).tradeGoods)).toEqual([4, 1]);
    expect(table.isOver).toBe(true);
  },
);

rule('ti4', 'transactions.1a', 'no moment for trading comes where neither has anything to give', () => {
  expect(poorFleets(0, 0).play(spaceCombat).isOver).toBe(true);
  const cards = poorFleets(0, 0).hand(0, 'spy').hand(1, 'bunker').play(spaceCombat);
  expect(cards.prompt).toBe('ti4.window'); // action cards are no goods
});

rule('ti4', ['transactions.1a', 'transactions.3a'], 'who trades with the Hacan has goods in their action cards', () => {
  const table = meeting(['sol', 'hacan', 'xxcha'])
    .trading()
    .with((g) => {
      for (const player of g.players) player.notes = [];
    })
    .hand(0, 'spy')
    .play(function* (g) {
      yield* pauseForTrade(g, 0);
    });
  expect(table.prompt).toBe('ti4.trade?');
  table.answer('trade', 'give:card:spy', 'accept');
  expect(table.player(1).actionCards).toEqual(['spy']);
});

rule('ti4', 'transactions.1a', 'beside every decision of a tactical action the active player may trade instead', () => {
  const retreat = campaign('space-combat')
    .units(0, here, { cruiser: 1 })
    .own(0, 'saudor')
    .units(1, here, { cruiser: 1 })
    .play(spaceCombat)
    .answer('go-on');
  expect([retreat.seat, retreat.prompt, retreat.options]).toEqual([0, 'ti4.retreat?', ['fight', 'retreat', 'trade']]);
  expect(retreat.answer(...gift).prompt).toBe('ti4.retreat?');

  const landing = campaign('invasion')
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(1, 'tarmann', { infantry: 1 })
    .play(invasion);
  expect([landing.prompt, landing.options.at(-1)]).toEqual(['ti4.commit', 'trade']);
  expect(landing.answer(...gift).options).toEqual(['commit:tarmann:infantry:0', 'commit:tarmann:infantry:1']);

  const production = position({ factions: peaceful })
    .goods(0, 3)
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .units(0, 'archon-ren', { 'space-dock': 1 })
    .units(1, 'tile-14', { cruiser: 1 })
    .from('turn')
    .answer('tactical');
  expect(production.options).toContain('trade'); // before a system is activated
  production.answer('activate:tile-14');
  expect([production.prompt, production.options]).toEqual([
    'ti4.use-production',
    ['produce', 'skip-production', 'trade'],
  ]);
  production.answer('trade', 'partner:1', 'give:trade-goods:1', 'give:no-note', 'ask:no-note', 'accept');
  expect([production.prompt, production.player(1).tradeGoods]).toEqual(['ti4.use-production', 1]);
});

rule('ti4', 'transactions.1a', 'before the first ship is declared the active player may trade', () => {
  const table = campaign('movement')
    .units(0, 'tile-35', { cruiser: 2 })
    .units(1, 'tile-35', { cruiser: 1 })
    .play(moveShips);
  expect(table.options).toEqual(['done', 'move:tile-35:cruiser', 'trade']);
});

rule(
  'ti4',
  ['transactions.2', 'promissory-notes.5'],
  'each side gives any number of goods and at most one note',
  () => {
    const table = meeting().goods(0, 9, 3).goods(1, 8, 4).play(step);
    table.answer('trade');
    expect(table.options).toHaveLength(10);
    table.answer('give:trade-goods:9');
    expect(table.options).toHaveLength(4);
    table.answer('give:commodities:3');
    expect(table.options).toContain('give:note:ceasefire:0');
    table.answer('give:note:ceasefire:0');
    expect(table.options).toHaveLength(9); // no second note is asked for
    table.answer('ask:trade-goods:8', 'ask:commodities:4', 'ask:note:trade-agreement:1', 'accept');
    expect(holds(table, 0)).toEqual({ tradeGoods: 12, commodities: 0 });
    expect(holds(table, 1)).toEqual({ tradeGoods: 12, commodities: 0 });
    expect(table.player(1).notes).toContainEqual({ id: 'ceasefire', of: 0 });
    expect(table.player(0).notes).toContainEqual({ id: 'trade-agreement', of: 1 });
  },
);

rule('ti4', ['transactions.3', 'transactions.3a'], 'action cards change hands only where the Hacan trade', () => {
  const table = meeting().hand(0, 'sabotage').hand(1, 'bunker').play(step);
  table.answer('trade', 'give:note:ceasefire:0', 'ask:no-note');
  expect(table.seat).toBe(1); // nothing else could be given or asked

  const hacan = meeting(['sol', 'hacan', 'xxcha']).hand(0, 'sabotage', 'sabotage').hand(1, 'bunker').play(step);
  hacan.answer('trade', 'give:no-note');
  expect(hacan.options).toEqual(['give:no-more-cards', 'give:card:sabotage']);
  hacan.answer('give:card:sabotage', 'give:card:sabotage', 'ask:no-note');
  hacan.answer('ask:card:bunker');
  expect(hacan.seat).toBe(1); // who has one card cannot be asked for two
  hacan.answer('accept');
  expect(hacan.player(0).actionCards).toEqual(['bunker']);
  expect(hacan.player(1).actionCards).toEqual(['sabotage', 'sabotage']);
});

rule('ti4', 'transactions.3a', 'asked for can be every copy of a card that one has not seen', () => {
  const made = meeting(['sol', 'hacan', 'xxcha']).hand(0, 'sabotage', 'spy').hand(1, 'sabotage', 'bunker', 'parley');
  made.state.decks.actionDiscard.push('sabotage', 'plague');
  const table = made.play(step);
  table.answer('trade', 'give:no-note', 'give:card:sabotage');
  expect(table.options).toEqual(['give:no-more-cards', 'give:card:spy']); // each is given once
  table.answer('give:no-more-cards', 'ask:no-note');
  expect(table.options).toContain('ask:card:bunker');
  for (const seen of ['spy', 'plague']) expect(table.options).not.toContain(`ask:card:${seen}`);
  table.answer('ask:card:sabotage');
  expect(table.options).toContain('ask:card:sabotage'); // there are four: one in hand, one discarded, one asked for
  table.answer('ask:card:sabotage');
  expect(table.options).not.toContain('ask:card:sabotage');
  table.answer('ask:no-more-cards');
  expect([table.seat, table.options]).toEqual([1, ['counter', 'refuse']]); // who has one cannot give two
});

rule('ti4', 'transactions.4', 'something may be given for nothing, but nothing for nothing is no trade', () => {
  const gift = meeting().goods(0, 3).play(step);
  gift.answer('trade', 'give:trade-goods:3', 'give:no-note', 'ask:no-note', 'accept');
  expect([0, 1].map((seat) => gift.player(seat).tradeGoods)).toEqual([0, 3]);

  const empty = meeting().goods(0, 3).play(step);
  empty.answer('trade', 'give:trade-goods:0', 'give:no-note', 'ask:no-note');
  expect([empty.seat, empty.options]).toEqual([0, ['go-on', 'trade']]); // the partner was not even asked
  expect(empty.state.turn?.traded).toEqual([]);
});

rule('ti4', 'transactions.4a', 'terms are agreed before anything changes hands', () => {
  const table = meeting().goods(0, 2).goods(1, 2).play(step);
  table.answer('trade', 'give:trade-goods:1', 'give:no-note', 'ask:trade-goods:2', 'ask:no-note');
  expect([0, 1].map((seat) => table.player(seat).tradeGoods)).toEqual([2, 2]);
  expect(table.options).toEqual(['accept', 'counter', 'refuse']);
  table.answer('counter', 'give:trade-goods:1', 'give:no-note', 'ask:trade-goods:2', 'ask:no-note');
  expect([table.seat, table.options]).toEqual([0, ['accept', 'refuse']]);
  table.answer('accept');
  expect([0, 1].map((seat) => table.player(seat).tradeGoods)).toEqual([1, 3]);
});

rule('ti4', 'transactions.4a', 'once everything has changed hands the transaction cannot be taken back', () => {
  const table = meeting().units(2, 'tile-18', { cruiser: 1 }).goods(0, 2).play(step);
  table.answer('trade', 'partner:1', 'give:trade-goods:1', 'give:no-note');
  expect(table.match.canUndo(0)).toBe(true); // while the offer is made
  table.answer('ask:no-note', 'accept');
  expect(table.seat).toBe(0);
  expect(table.match.canUndo(1)).toBe(false);
});

rule('ti4', ['transactions.5', 'deals.3'], 'what both have agreed on is carried out at once', () => {
  const table = meeting().goods(0, 2).goods(1, 0, 3).play(step);
  table.answer('trade', 'give:trade-goods:2', 'give:no-note', 'ask:commodities:3', 'ask:no-note', 'accept');
  expect([holds(table, 0), holds(table, 1)]).toEqual([
    { tradeGoods: 3, commodities: 0 },
    { tradeGoods: 2, commodities: 0 },
  ]);
});

rule(
  'ti4',
  ['deals.1', 'deals.3a'],
  'a deal with an exchange keeps to the rules of transactions and to what one has',
  () => {
    const far = position({ factions: ['sol', 'jol-nar', 'xxcha'] })
      .goods(0, 5)
      .turnOf(0)
      .play(step);
    expect(far.isOver).toBe(true); // no exchange with a player who is no neighbor, whatever was agreed on

    const near = meeting().goods(0, 1).note(2, 'ceasefire', 1).play(step);
    near.answer('trade', 'give:trade-goods:1', 'give:no-note', 'ask:note:ceasefire:1');
    expect(near.options).toEqual(['counter', 'refuse']); // nobody can promise what they do not hold
  },
);

rule('ti4', 'transactions.1', 'after two offers without success the two leave it at that', () => {
  const table = meeting().goods(0, 1).play(step);
  table.answer('trade', 'give:trade-goods:1', 'give:no-note', 'ask:no-note', 'refuse');
  table.answer('trade', 'give:trade-goods:1', 'give:no-note', 'ask:no-note', 'counter');
  table.answer('give:no-note', 'ask:trade-goods:1', 'ask:no-note', 'refuse');
  expect(table.isOver).toBe(true);
  expect(table.player(0).tradeGoods).toBe(1);
});

rule(
  'ti4',
  ['learn-to-play-only.7', 'promissory-notes.6'],
  'the receiver sees which note is offered, the others do not',
  () => {
    const table = meeting().goods(0, 1).play(step);
    table.answer('trade', 'give:trade-goods:0', 'give:note:political-secret:0', 'ask:no-note');
    const { prompt } = table.match.pending(1) as { prompt: { args: unknown } };
    expect(JSON.stringify(prompt.args)).toContain('political-secret');
    expect(JSON.stringify(table.match.view(1))).toContain('"note":{"id":"political-secret"');
    expect(JSON.stringify(table.match.view(2))).not.toContain('"note":{"id":"political-secret"');
    table.answer('accept');
    expect(table.events('spectator')).toContain('ti4.gives-note');
    expect(JSON.stringify(table.match.events(0, 2))).not.toContain('political-secret');
    expect(table.events(1)).toContain('ti4.note-received');
  },
);

rule(
  'ti4',
  ['learn-to-play-only.8', 'promissory-notes.5'],
  'a note of a third player is traded on without asking that player',
  () => {
    const table = meeting().note(0, 'ceasefire', 2).play(step);
    table.answer('trade', 'give:note:ceasefire:2', 'ask:no-note');
    expect(table.seats).toEqual([1]);
    table.answer('accept');
    expect(table.player(1).notes).toContainEqual({ id: 'ceasefire', of: 2 });
  },
);

rule('ti4', 'transactions.6', 'in each vote a player may trade once with each other player', () => {
  const table = position()
    .phase('agenda')
    .agendaDeck('fleet-regulations', 'economic-equality')
    .goods(1, 4)
    .from('agenda');
  const gift = ['give:trade-goods:1', 'give:no-note', 'give:no-pledge', 'ask:no-note', 'ask:no-pledge', 'accept'];
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.vote']);
  table.answer('trade', 'partner:2', ...gift, 'trade', 'partner:0', ...gift);
  expect(table.player(1).tradeGoods).toBe(2);
  table.answer('trade'); // all that is left with both is to promise votes for votes
  table.answer('partner:2');
  expect(table.prompt).toBe('ti4.give-pledge');
  table.answer('give:no-pledge', 'ask:no-pledge', 'abstain');
  table.answer('trade', 'give:trade-goods:1', 'give:no-note', 'give:no-pledge', 'ask:trade-goods:0'); // seats 2 and 0
  table.answer('ask:no-note', 'ask:no-pledge', 'accept', 'abstain');
  expect([table.seat, table.player(0).tradeGoods]).toEqual([0, 2]);
  table.answer('abstain', 'decide:against');
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.vote']);
  table.answer('trade', 'partner:2'); // the second agenda
  expect(table.prompt).toBe('ti4.give-trade-goods');
});

rule('ti4', 'transactions.6a', 'in a vote also with players who are no neighbors', () => {
  const table = position().phase('agenda').agendaDeck('fleet-regulations').goods(1, 1).from('agenda');
  table.answer('trade');
  expect(table.options).toEqual(['partner:2', 'partner:0']);
});
