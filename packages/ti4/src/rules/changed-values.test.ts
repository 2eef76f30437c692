/** Hand limits, votes and goods that made-up abilities change, so that these tests do not depend on what real cards do. */
import { rule } from '@orrery/kernel/testing';
import { expect, test, vi } from 'vitest';
import type { Hooks } from '../content/hooks.ts';
import { position } from '../testing/index.ts';
import { drawActionCards } from './action-cards.ts';
import { replenish } from './commodities.ts';
import { addVotes } from './voting.ts';

const madeUp = vi.hoisted(() => ({ factions: {} as { [faction: string]: { [ability: string]: object } } }));
vi.mock('../content/abilities/factions/index.ts', () => ({ factionHooks: madeUp.factions }));

function ability(hooks: Hooks): Hooks {
  return hooks;
}
Object.assign(madeUp.factions, {
  sol: { roomy: ability({ modify: { handLimit: (limit) => limit + 1, commodityValue: (value) => value + 1 } }) },
  'jol-nar': { narrow: ability({ modify: { handLimit: (limit) => limit - 4 } }) },
  xxcha: {
    loud: ability({ modify: { planetVotes: (votes) => votes * 2 } }),
    eager: ability({
      triggers: [
        {
          at: ['after votes-cast'],
          usable: (_g, holder, happening) => 'votes' in happening && 'seat' in happening && happening.seat === holder,
          *resolve(g, holder) {
            addVotes(g, holder, 5);
          },
        },
      ],
    }),
  },
  yssaril: { quiet: ability({ modify: { freeVotes: (votes) => votes + 1, planetVotes: () => 0 } }) },
});

const seven = ['sabotage', 'sabotage', 'sabotage', 'sabotage', 'parley', 'intercept', 'bunker'] as const;

rule('ti4', 'action-cards.4a', 'effects raise and lower the number of action cards that a player may hold', () => {
  const raised = position()
    .hand(0, ...seven)
    .play((g) => drawActionCards(g, 0, 1));
  expect(raised.player(0).actionCards).toHaveLength(8);
  const lowered = position()
    .hand(1, 'parley', 'bunker')
    .play((g) => drawActionCards(g, 1, 2));
  lowered.answer('discard:parley');
  expect(lowered.player(1).actionCards).toHaveLength(3);
  expect(lowered.isOver).toBe(true);
});

test('effects change how many commodities a player can have', () => {
  expect(
    position()
      .play((g) => replenish(g, 0))
      .player(0).commodities,
  ).toBe(5);
});

function session() {
  return position({ factions: ['sol', 'yssaril', 'xxcha'] })
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
  expect(table.options).toEqual(['vote:for', 'vote:against', 'abstain']);
  table.answer('vote:against');
  expect(table.state.agenda?.votes).toEqual([{ seat: 1, outcome: 'against', votes: 1 }]);
});

rule('ti4', 'agenda-phase.15', 'an effect adds votes to the outcome that its user has voted for', () => {
  const table = session().from('agenda');
  table.answer('abstain', 'vote:against', 'exhaust:archon-tau', 'done', 'use:faction/eager');
  expect(table.state.agenda?.votes).toEqual([{ seat: 2, outcome: 'against', votes: 7 }]);
});
