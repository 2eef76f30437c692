import { content, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { gainControl } from '../../rules/control.ts';
import { repeal } from '../../rules/laws.ts';
import { fleetLimit } from '../../rules/settle.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { resourcesOf } from '../../rules/spend.ts';
import { gainTokens } from '../../rules/tokens.ts';
import { battle, decide, playing, position, session, type Table } from '../../testing/index.ts';

content('ti4', 'agenda/fleet-regulations', 'For: no fleet pool holds more than four tokens', () => {
  const table = session()
    .pools(0, { fleet: 6 })
    .pools(1, { fleet: 4 })
    .units(0, 'tile-22', { cruiser: 6 })
    .agendaDeck('fleet-regulations')
    .from('agenda');
  decide(table, 'for');
  expect([0, 1, 2].map((seat) => table.player(seat).pools.fleet)).toEqual([4, 4, 3]);
  expect(table.player(0).tokens).toBe(16 - 3 - 4 - 2);
  expect(table.unitsOf(0, 'tile-22')).toEqual({ cruiser: 4 });
  const gaining = position()
    .pools(0, { fleet: 4 })
    .law('fleet-regulations', 'for')
    .play((g) => gainTokens(g, 0, 2));
  expect(gaining.options).toEqual(['pools:2-0-0', 'pools:1-0-1', 'pools:0-0-2']);
});

content('ti4', 'agenda/fleet-regulations', 'For: the Letnev still have two ships more', () => {
  const { state } = position({ factions: ['letnev', 'sol', 'xxcha'] })
    .pools(0, { fleet: 4 })
    .law('fleet-regulations', 'for');
  expect(fleetLimit(state, 0, 'tile-18')).toBe(6);
});

content('ti4', 'agenda/fleet-regulations', 'Against: everybody gets one token more into the fleet pool', () => {
  const table = session()
    .pools(2, { tactic: 13, fleet: 2, strategy: 1 })
    .agendaDeck('fleet-regulations')
    .from('agenda');
  decide(table, 'against');
  expect([0, 1, 2].map((seat) => table.player(seat).pools.fleet)).toEqual([4, 4, 2]); // seat 2 has no token left
});

content('ti4', 'agenda/shard-of-the-throne', 'the elected player owns it and has a point for it', () => {
  const table = session().agendaDeck('shard-of-the-throne').from('agenda');
  decide(table, 'player-1');
  expect(table.state.laws).toEqual([
    { id: 'shard-of-the-throne', outcome: 'player-1', owner: 1, planet: null, exhausted: false },
  ]);
  expect(table.player(1).points).toBe(1);
});

content('ti4', 'agenda/shard-of-the-throne', 'who beats its owner in a combat takes card and point', () => {
  const fight = (...dice: number[]) =>
    battle('tile-22', 'space-combat')
      .units(0, 'tile-22', { cruiser: 1 })
      .units(1, 'tile-22', { cruiser: 1 })
      .law('shard-of-the-throne', 'player-1', 1)
      .points(0, 1, 0)
      .dice(...dice)
      .play(spaceCombat);
  const won = fight(10, 1);
  expect(won.state.laws[0]?.owner).toBe(0);
  expect([0, 1].map((seat) => won.player(seat).points)).toEqual([1, 0]);
  const lost = fight(1, 10);
  expect(lost.state.laws[0]?.owner).toBe(1);
  const draw = fight(10, 10);
  expect(draw.state.laws[0]?.owner).toBe(1);
  expect([0, 1].map((seat) => draw.player(seat).points)).toEqual([0, 1]);
});

content('ti4', 'agenda/shard-of-the-throne', 'discarding it costs nobody a point', () => {
  const table = position()
    .law('shard-of-the-throne', 'player-1', 1)
    .points(0, 1, 0)
    .play((g) => repeal(g, 'shard-of-the-throne'));
  expect(table.player(1).points).toBe(1);
});

content('ti4', 'agenda/core-mining', 'a hazardous planet loses an infantry and gains two resources', () => {
  const table = session()
    .units(1, 'bereg', { infantry: 2 })
    .own(2, 'tarmann')
    .own(1, 'mehar-xull')
    .agendaDeck('core-mining')
    .from('agenda');
  expect(table.options.filter((id) => id.startsWith('vote:'))).toEqual(['vote:mehar-xull', 'vote:bereg']);
  decide(table, 'bereg');
  expect(table.unitsOf(1, 'bereg')).toEqual({ infantry: 1 });
  expect(resourcesOf(table.state as never, 'bereg')).toBe(5);
  expect(table.state.laws[0]).toMatchObject({ owner: null, planet: 'bereg' });
});

content('ti4', 'agenda/core-mining', 'a planet without infantry can be elected, and the card stays with it', () => {
  const table = session().own(1, 'bereg', 'fria').agendaDeck('core-mining').from('agenda');
  decide(table, 'bereg');
  expect(table.state.laws[0]?.planet).toBe('bereg');
  const taken = position()
    .law('core-mining', 'bereg', null, 'bereg')
    .own(1, 'bereg')
    .play((g) => gainControl(g, 2, 'bereg'));
  expect(resourcesOf(taken.state as never, 'bereg')).toBe(5);
});

content('ti4', 'agenda/miscount-disclosed', 'a law is voted on again and gets a new outcome', () => {
  const made = () =>
    session()
      .law('shard-of-the-throne', 'player-1', 1)
      .points(0, 1, 0)
      .agendaDeck('miscount-disclosed', 'economic-equality')
      .from('agenda');
  const table = made();
  table.answer('vote:shard-of-the-throne', 'exhaust:all', 'abstain', 'abstain');
  expect(table.state.agenda).toMatchObject({ id: 'shard-of-the-throne', number: 1 });
  expect(table.state.laws[0]?.owner).toBe(1); // it works until the new vote is over
  expect(table.state.decks.agendaDiscard).toEqual(['miscount-disclosed']);
  decide(table, 'player-2');
  expect(table.state.laws).toEqual([
    { id: 'shard-of-the-throne', outcome: 'player-2', owner: 2, planet: null, exhausted: false },
  ]);
  expect([0, 1, 2].map((seat) => table.player(seat).points)).toEqual([0, 1, 1]);
  expect(table.state.agenda).toMatchObject({ id: 'economic-equality', number: 2 });
});

content('ti4', 'agenda/miscount-disclosed', 'a law that fails in the new vote is discarded', () => {
  const table = session()
    .law('fleet-regulations', 'for')
    .law('shard-of-the-throne', 'player-1', 1)
    .agendaDeck('miscount-disclosed', 'economic-equality')
    .from('agenda');
  decide(table, 'fleet-regulations');
  expect(table.state.agenda?.id).toBe('fleet-regulations');
  decide(table, 'against');
  expect(table.state.laws.map(({ id }) => id)).toEqual(['shard-of-the-throne']);
  expect(table.state.decks.agendaDiscard).toEqual(['miscount-disclosed', 'fleet-regulations']);
  expect(table.player(0).pools.fleet).toBe(4);
});

content('ti4', 'agenda/miscount-disclosed', 'predictions on it are paid before the law is voted on again', () => {
  const table = session()
    .law('fleet-regulations', 'for')
    .hand(2, 'leadership-rider')
    .agendaDeck('miscount-disclosed')
    .from('agenda');
  playing(table, 'leadership-rider'); // there is but one outcome to predict
  decide(table, 'fleet-regulations');
  expect([table.seat, table.prompt]).toEqual([2, 'ti4.gain-tokens']);
  table.answer('pools:3-0-0');
  expect(table.state.agenda?.id).toBe('fleet-regulations');
  expect(table.seat).toBe(1);
});

content('ti4', 'agenda/economic-equality', 'all lose their trade goods, and For brings five to each', () => {
  const made = () => session().goods(0, 9, 2).goods(1, 1).agendaDeck('economic-equality').from('agenda');
  const goods = (table: Table) => [0, 1, 2].map((seat) => table.player(seat).tradeGoods);
  expect(goods(decide(made(), 'for'))).toEqual([5, 5, 5]);
  const against = decide(made(), 'against');
  expect(goods(against)).toEqual([0, 0, 0]);
  expect(against.player(0).commodities).toBe(2); // commodities are no trade goods
});

content('ti4', 'agenda/judicial-abolishment', 'a law in play is discarded', () => {
  const table = session()
    .law('fleet-regulations', 'for')
    .law('core-mining', 'bereg', null, 'bereg')
    .own(1, 'bereg')
    .agendaDeck('judicial-abolishment')
    .from('agenda');
  decide(table, 'core-mining');
  expect(table.state.laws.map(({ id }) => id)).toEqual(['fleet-regulations']);
  expect(table.state.decks.agendaDiscard).toEqual(['core-mining', 'judicial-abolishment']);
  expect(resourcesOf(table.state as never, 'bereg')).toBe(3);
});

rule('ti4', 'agenda-cards.4', 'the owner of a law is the player in whose area it lies', () => {
  const table = battle('tile-22', 'space-combat')
    .units(0, 'tile-22', { cruiser: 1 })
    .units(1, 'tile-22', { cruiser: 1 })
    .law('shard-of-the-throne', 'player-2', 2)
    .dice(10, 1)
    .play(spaceCombat);
  expect(table.state.laws[0]?.owner).toBe(2); // the loser was not its owner
});
