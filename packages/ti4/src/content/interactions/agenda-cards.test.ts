/** Where action cards of the agenda phase meet each other, laws and factions. */
import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { declining, playedBy, playing, session, votes } from '../../testing/index.ts';
import type { ActionCardId } from '../action-cards.ts';

const here = 'tile-22';
const use = (card: ActionCardId) => `use:action-card/${card}`;

content(
  'ti4',
  ['action-card/veto', 'action-card/trade-rider'],
  'a Veto comes before the rider, which is played on the agenda revealed instead',
  () => {
    const table = session()
      .hand(0, 'veto')
      .hand(1, 'trade-rider')
      .agendaDeck('shard-of-the-throne', 'fleet-regulations')
      .from('agenda');
    playedBy(table, 0, 'veto');
    playedBy(table, 1, 'trade-rider');
    while (!table.options.includes('predict:against')) table.answer('pass');
    expect(table.options).toEqual(['predict:for', 'predict:against']); // nobody to elect any more
    votes(table.answer('predict:against'), { 2: 'against' });
    expect(table.player(1).tradeGoods).toBe(5);
    expect(table.state.decks.actionDiscard).toEqual(['veto', 'trade-rider']);
  },
);

content(
  'ti4',
  ['action-card/imperial-rider', 'action-card/trade-rider', 'action-card/assassinate-representative'],
  'a speaker without a vote decides the tie, and so which prediction was true',
  () => {
    const made = () => {
      const table = session()
        .own(2, 'quann') // both others have 5 votes
        .hand(0, 'imperial-rider')
        .hand(1, 'assassinate-representative')
        .agendaDeck('fleet-regulations')
        .from('agenda');
      playedBy(table, 0, 'imperial-rider', 'predict:against');
      playedBy(table, 1, 'assassinate-representative', 'player:0');
      return votes(table, { 1: 'for', 2: 'against' });
    };
    expect([made().seat, made().options]).toEqual([0, ['decide:for', 'decide:against']]);
    expect(made().answer('decide:against').player(0).points).toBe(1);
    expect(made().answer('decide:for').player(0).points).toBe(0);
  },
);

content(
  'ti4',
  ['action-card/imperial-rider', 'action-card/trade-rider'],
  'a point that wins the game ends it before the next prediction is paid',
  () => {
    const table = session()
      .points(0, 9, 0)
      .hand(1, 'imperial-rider')
      .hand(2, 'trade-rider')
      .agendaDeck('fleet-regulations')
      .from('agenda');
    playedBy(table, 1, 'imperial-rider', 'predict:against');
    playedBy(table, 2, 'trade-rider', 'predict:against');
    votes(table, { 0: 'against' });
    expect([table.isOver, table.state.winner, table.player(2).tradeGoods]).toEqual([true, 1, 0]);
  },
);

content(
  'ti4',
  ['action-card/distinguished-councilor', 'action-card/confusing-legal-text', 'faction/nekro'],
  'five more votes elect me, I pass it on, and nobody has voted for who got it',
  () => {
    const table = session(['nekro', 'sol', 'hacan'])
      .technologies(2, 'sarween-tools')
      .hand(1, 'distinguished-councilor', 'confusing-legal-text')
      .agendaDeck('shard-of-the-throne')
      .from('agenda');
    while (!table.optionsOf(0).includes('use:faction/galactic-threat')) table.answer('pass');
    table.answerAs(0, 'use:faction/galactic-threat');
    while (!table.options.includes('predict:player-2')) table.answer('pass');
    table.answer('predict:player-2');
    votes(table, { 1: 'player-1', 2: 'player-0' }, 'distinguished-councilor').answer(use('distinguished-councilor'));
    votes(table, { 2: 'player-0' }, 'confusing-legal-text').answer(use('confusing-legal-text'), 'player:2');
    expect(table.state.laws[0]).toMatchObject({ owner: 2 }); // 7 votes for seat 1, more than for seat 0
    expect(table.events()).toContain('ti4.prediction-true');
    expect(table.player(0).technologies).toEqual([]); // nobody voted for seat 2
  },
);

ruling(
  'ti4',
  'ac/confusing-legal-text.3',
  'it works although Public Execution would take the card away, and somebody else is executed',
  () => {
    const table = session()
      .hand(1, 'confusing-legal-text', 'bunker')
      .hand(2, 'parley')
      .agendaDeck('public-execution')
      .from('agenda');
    votes(table, { 0: 'player-1' }, 'confusing-legal-text').answer(use('confusing-legal-text'), 'player:2');
    declining(table);
    expect([table.player(1).actionCards, table.player(2).actionCards]).toEqual([['bunker'], []]);
  },
);

content(
  'ti4',
  ['action-card/bribery', 'agenda/representative-government'],
  'under Representative Government a bribe still adds to the one vote of everybody',
  () => {
    const table = session()
      .law('representative-government', 'for')
      .goods(1, 2)
      .hand(1, 'bribery')
      .agendaDeck('fleet-regulations')
      .from('agenda');
    votes(table, { 0: 'against', 1: 'for', 2: 'against' }, 'bribery').answer(use('bribery'), 'trade-goods:2');
    expect(table.state.laws.map(({ id }) => id)).toEqual(['representative-government', 'fleet-regulations']); // 3 to 2
  },
);

content(
  'ti4',
  ['action-card/bribery', 'action-card/distinguished-councilor'],
  'additional votes of both kinds go to the same outcome',
  () => {
    const table = session()
      .goods(1, 3)
      .hand(1, 'bribery', 'distinguished-councilor')
      .agendaDeck('fleet-regulations')
      .from('agenda');
    votes(table, { 1: 'for' }, 'distinguished-councilor').answer(use('distinguished-councilor'));
    votes(table, { 2: 'against' }, 'bribery').answer(use('bribery'), 'trade-goods:3');
    const total = table.match.events(0, 'spectator').filter(({ key }) => key === 'ti4.adds-votes');
    expect(total.map(({ args }) => args?.votes)).toEqual([5, 3]);
    expect(table.state.laws).toHaveLength(1);
  },
);

content(
  'ti4',
  ['action-card/ancient-burial-sites', 'action-card/distinguished-councilor'],
  'who has no votes left after Ancient Burial Sites has no use for a councilor either',
  () => {
    const vote = (sites: boolean) => {
      const table = session()
        .own(1, 'lodor')
        .exhausted('nar', 'jol')
        .hand(0, 'ancient-burial-sites')
        .hand(1, 'distinguished-councilor')
        .agendaDeck('fleet-regulations')
        .from('agenda');
      if (sites) playedBy(table, 0, 'ancient-burial-sites', 'player:1');
      while (table.prompt === 'ti4.window') table.answer('pass');
      return table;
    };
    expect(vote(true).seat).toBe(2); // seat 1 is not even asked
    const table = vote(false).answer('vote:for');
    expect(declining(table, 'distinguished-councilor').options).toContain(use('distinguished-councilor'));
  },
);

content(
  'ti4',
  ['action-card/trade-rider', 'faction/mentak'],
  'a neighbouring Mentak pillages the five trade goods once',
  () => {
    const table = session(['mentak', 'sol', 'hacan'])
      .units(0, here, { cruiser: 1 })
      .units(1, 'tile-23', { cruiser: 1 })
      .hand(1, 'trade-rider')
      .agendaDeck('fleet-regulations')
      .from('agenda');
    playing(table, 'trade-rider', 'predict:against');
    while (!table.options.includes('use:faction/pillage')) {
      table.answer(table.options.find((id) => ['pass', 'abstain', 'decide:against'].includes(id)) ?? '');
    }
    table.answer('use:faction/pillage');
    expect([table.player(0).tradeGoods, table.player(1).tradeGoods]).toEqual([1, 4]);
    expect(table.options).not.toContain('use:faction/pillage');
  },
);

content(
  'ti4',
  ['action-card/politics-rider', 'faction/yssaril'],
  'the Yssaril draw four cards for it and discard one',
  () => {
    const table = session(['sol', 'yssaril', 'hacan'])
      .hand(1, 'politics-rider')
      .agendaDeck('fleet-regulations')
      .from('agenda');
    playing(table, 'politics-rider', 'predict:against');
    votes(table, { 2: 'against' });
    expect([table.seat, table.prompt, table.player(1).actionCards.length]).toEqual([1, 'ti4.discard-action-card', 4]);
    table.answer(table.options[0] ?? '');
    expect([table.player(1).actionCards.length, table.state.speaker]).toEqual([3, 1]);
  },
);

content(
  'ti4',
  ['action-card/technology-rider', 'faction/nekro'],
  'the Nekro, who never vote, choose which of their predictions is paid first, and gain tokens instead of research',
  () => {
    const table = session(['sol', 'nekro', 'hacan'])
      .technologies(2, 'sarween-tools')
      .hand(1, 'technology-rider')
      .agendaDeck('fleet-regulations')
      .from('agenda');
    while (!table.options.includes('use:faction/galactic-threat')) table.answer('pass');
    table.answer('use:faction/galactic-threat', 'predict:against');
    playedBy(table, 1, 'technology-rider', 'predict:against');
    votes(table, { 2: 'against' });
    expect(table.options).toEqual(['pay:faction/galactic-threat', 'pay:action-card/technology-rider']);
    table.answer('pay:action-card/technology-rider', 'pools:3-0-0');
    expect(table.player(1)).toMatchObject({ technologies: ['sarween-tools'], pools: { tactic: 6 } });
  },
);

content(
  'ti4',
  ['action-card/construction-rider', 'agenda/minister-of-industry'],
  'the Minister of Industry produces at the dock of the rider; planets exhausted for it have no vote after that',
  () => {
    const table = session()
      .law('minister-of-industry', 'player-1', 1)
      .hand(1, 'construction-rider')
      .agendaDeck('fleet-regulations', 'economic-equality')
      .from('agenda');
    playing(table, 'construction-rider', 'predict:against');
    votes(table, { 2: 'against' }).answer('planet:nar');
    while (!table.options.includes('use:law/minister-of-industry')) table.answer('pass');
    table.answer('use:law/minister-of-industry', 'produce:infantry:nar:2');
    while (!table.options.includes('done')) table.answer(table.options[0] ?? '');
    table.answer('done');
    while (table.options.some((id) => id.startsWith('exhaust:'))) table.answer('exhaust:nar');
    expect(table.unitsOf(1, 'nar')).toEqual({ 'space-dock': 1, infantry: 2 });
    expect(table.state.planets.nar?.exhausted).toBe(true);
    expect(declining(table).state.agenda?.id).toBe('economic-equality');
    table.answer('vote:for'); // with Jol only
    expect(table.state.agenda?.votes).toEqual([{ seat: 1, outcome: 'for', votes: 2 }]);
  },
);

content(
  'ti4',
  ['action-card/warfare-rider', 'agenda/fleet-regulations'],
  'the law just passed limits the fleet that the dreadnought joins',
  () => {
    const table = session()
      .pools(1, { fleet: 5 })
      .units(1, here, { cruiser: 4 })
      .hand(1, 'warfare-rider')
      .agendaDeck('fleet-regulations')
      .from('agenda');
    playing(table, 'warfare-rider', 'predict:for');
    votes(table, { 2: 'for' });
    expect([table.seat, table.prompt]).toEqual([1, 'ti4.choose-removed']); // five ships, four tokens
    table.answer(`cruiser:${here}`);
    expect(table.unitsOf(1, here)).toEqual({ dreadnought: 1, cruiser: 3 });
  },
);
