/** Hand limits, votes and goods that made-up abilities change, so that these tests do not depend on what real cards do. */
import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { type Hooks, on } from '../content/hooks.ts';
import { position } from '../testing/index.ts';
import { drawActionCards } from './action-cards.ts';
import { replenish } from './commodities.ts';
import { addVotes } from './voting.ts';

const eager: Hooks = {
  triggers: [
    on('after votes-cast', {
      usable: (_g, holder, { seat }) => seat === holder,
      *resolve(g, holder) {
        addVotes(g, holder, 5);
      },
    }),
  ],
};

const seven = ['sabotage', 'sabotage', 'sabotage', 'sabotage', 'parley', 'intercept', 'bunker'] as const;

rule('ti4', 'action-cards.4a', 'effects raise and lower the number of action cards that a player may hold', () => {
  const raised = position()
    .ability(0, { modify: { handLimit: (limit) => limit + 1 } })
    .hand(0, ...seven)
    .play((g) => drawActionCards(g, 0, 1));
  expect(raised.player(0).actionCards).toHaveLength(8);
  const lowered = position()
    .ability(1, { modify: { handLimit: (limit) => limit - 4 } })
    .hand(1, 'parley', 'bunker')
    .play((g) => drawActionCards(g, 1, 2));
  lowered.answer('discard:parley');
  expect(lowered.player(1).actionCards).toHaveLength(3);
  expect(lowered.isOver).toBe(true);
});

test('effects change how many commodities a player can have', () => {
  expect(
    position()
      .ability(0, { modify: { commodityValue: (value) => value + 1 } })
      .play((g) => replenish(g, 0))
      .player(0).commodities,
  ).toBe(5);
});

function session() {
  return position({ factions: ['sol', 'yssaril', 'xxcha'] })
    .ability(1, { modify: { freeVotes: (votes) => votes + 1, planetVotes: () => 0 } })
    .pools(2, { strategy: 0 }) // nothing to quash with
    .ability(2, { modify: { planetVotes: (votes) => votes * 2 } })
    .ability(2, eager, 'eager')
    .phase('agenda')
    .agendaDeck('fleet-regulations')
    .with((g) => {
      for (const player of g.players) player.notes = [];
    });
}

test('a planet casts the votes that effects make of its influence', () => {
  const table = session().from('agenda');
  table.answer('abstain', 'vote:for', 'exhaust:archon-ren', 'done', 'pass');
  expect(table.state.agenda?.votes).toEqual([{ seat: 2, outcome: 'for', votes: 6 }]);
});

test('votes without planets are cast as soon as an outcome is named', () => {
  const table = session().exhausted('retillion', 'shalloq').from('agenda');
  expect(table.options).toEqual(['vote:for', 'vote:against', 'abstain', 'trade']);
  table.answer('vote:against');
  expect(table.state.agenda?.votes).toEqual([{ seat: 1, outcome: 'against', votes: 1 }]);
});

rule('ti4', 'agenda-phase.15', 'an effect adds votes to the outcome that its user has voted for', () => {
  const table = session().from('agenda');
  table.answer('abstain', 'vote:against', 'exhaust:archon-tau', 'done', 'use:made-up/eager');
  expect(table.state.agenda?.votes).toEqual([{ seat: 2, outcome: 'against', votes: 7 }]);
});
