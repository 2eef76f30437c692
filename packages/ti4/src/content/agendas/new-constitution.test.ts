import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { resourcesOf } from '../../rules/spend.ts';
import { fleetPoolSize } from '../../rules/tokens.ts';
import { decide, reveal, session } from '../../testing/index.ts';

function amended() {
  return session()
    .own(1, 'bereg')
    .law('core-mining', 'bereg', null, 'bereg')
    .law('fleet-regulations', 'for')
    .law('shard-of-the-throne', 'player-1', 1)
    .points(0, 1, 0);
}

ruling('ti4', ['ag/new-constitution.1', 'ag/0.13'], 'For: all laws are gone at once, but points stay', () => {
  const table = decide(reveal(amended(), 'new-constitution'), 'for');
  expect(table.state.laws).toEqual([]);
  expect(table.state.decks.agendaDiscard).toEqual([
    'core-mining',
    'fleet-regulations',
    'shard-of-the-throne',
    'new-constitution',
  ]);
  expect(resourcesOf(table.state as never, 'bereg')).toBe(3);
  expect(fleetPoolSize(table.state as never, 0)).toBeGreaterThan(4);
  expect(table.player(1).points).toBe(1);
});

ruling(
  'ti4',
  ['ag/new-constitution.1', 'ag/0.12'],
  'For: as the next round begins everybody exhausts their planets in their own home',
  () => {
    const table = reveal(amended().own(0, 'saudor', 'nar'), 'new-constitution');
    decide(decide(table, 'for'), 'against');
    expect(table.state.phase).toBe('strategy');
    const exhausted = Object.entries(table.state.planets).filter(([, planet]) => planet?.exhausted);
    expect(exhausted.map(([id]) => id)).toEqual(['jord', 'jol', 'archon-ren', 'archon-tau']); // not Nar, which Sol holds
    expect(table.prompt).toBe('ti4.choose-strategy-card'); // before any card is chosen
  },
);

ruling('ti4', 'ag/new-constitution.1', 'Against: nothing happens', () => {
  const table = decide(reveal(amended(), 'new-constitution'), 'against');
  expect(table.state.laws).toHaveLength(3);
  expect(table.state.delayed).toEqual([]);
});

content('ti4', 'agenda/new-constitution', 'without a law in play another agenda is revealed in its place', () => {
  const table = reveal(session(), 'new-constitution');
  expect(table.state.agenda).toMatchObject({ id: 'economic-equality', number: 1 });
  expect(table.state.decks.agendaDiscard).toEqual(['new-constitution']);
});
