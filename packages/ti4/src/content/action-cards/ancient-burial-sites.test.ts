import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { declining, position, session } from '../../testing/index.ts';

const card = 'action-card/ancient-burial-sites';

content('ti4', card, 'all cultural planets of a player are exhausted before the first agenda', () => {
  const table = session()
    .agendaDeck('fleet-regulations')
    .own(2, 'tequran', 'torkan', 'lodor', 'abyz')
    .own(1, 'mellon')
    .hand(1, 'ancient-burial-sites')
    .from('agenda');
  expect([table.seat, table.state.agenda]).toEqual([1, null]);
  table.answer(`use:${card}`);
  expect(table.options).toEqual(['player:1', 'player:2', 'player:0']);
  table.answer('player:2');
  const exhausted = Object.entries(table.state.planets).flatMap(([id, planet]) => (planet?.exhausted ? [id] : []));
  expect(exhausted.sort()).toEqual(['lodor', 'torkan']);
});

ruling(
  'ti4',
  'ac/ancient-burial-sites.1',
  'not after the first agenda is revealed, and not in a round without agendas',
  () => {
    const table = session()
      .agendaDeck('fleet-regulations', 'economic-equality')
      .hand(1, 'ancient-burial-sites')
      .from('agenda');
    table.answer('pass');
    while (table.state.phase === 'agenda') {
      expect(table.options).not.toContain(`use:${card}`);
      table.answer(table.options.find((id) => id === 'pass' || id === 'abstain') ?? table.options[0] ?? '');
    }
    const status = position().hand(1, 'ancient-burial-sites').strategyCards(['trade'], ['warfare'], ['imperial']);
    const round = status.faceDown('erect-a-monument').from('status'); // with the custodians token
    while (round.state.phase === 'status') {
      expect(round.options).not.toContain(`use:${card}`);
      round.answer(round.options[0] ?? '');
    }
    expect(round.state.phase).toBe('strategy');
  },
);

ruling(
  'ti4',
  ['ac/ancient-burial-sites.1', 'ac/0.10'],
  'any player may be named, before the card can be cancelled',
  () => {
    const table = session()
      .agendaDeck('fleet-regulations')
      .hand(1, 'ancient-burial-sites')
      .hand(2, 'sabotage')
      .own(0, 'lodor')
      .from('agenda');
    declining(table, 'ancient-burial-sites');
    table.answerAs(1, `use:${card}`).answerAs(2, 'pass').answer('player:0');
    expect(JSON.stringify(table.match.pending(2)?.options)).toContain('seat/0');
    table.answer('use:action-card/sabotage');
    expect(table.state.planets.lodor?.exhausted).toBe(false);
  },
);

ruling('ti4', 'ac/ancient-burial-sites.2', 'they give no votes, and are readied when the phase ends', () => {
  const table = session()
    .agendaDeck('fleet-regulations', 'economic-equality')
    .own(2, 'lodor')
    .hand(1, 'ancient-burial-sites')
    .from('agenda');
  declining(table.answer(`use:${card}`, 'player:2', 'abstain', 'vote:for'));
  expect(table.options).not.toContain('exhaust:lodor');
  while (table.state.phase === 'agenda') {
    table.answer(table.options.find((id) => id === 'done' || id === 'abstain') ?? table.options[0] ?? '');
  }
  expect(table.state.planets.lodor?.exhausted).toBe(false);
});
