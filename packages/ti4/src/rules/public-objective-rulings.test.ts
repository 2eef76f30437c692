/** Rulings on public objectives beyond the numbers that each asks for. */
import { ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { SystemId } from '../content/systems.ts';
import type { Ti4 } from '../state.ts';
import { type Position, position, type Table } from '../testing/index.ts';
import { addEffect } from './effects.ts';
import { layOpenObjective, revealObjective, scorablePublic } from './objectives.ts';
import { strategicAction } from './strategic-action.ts';

/** Seats 0, 1 and 2 score in this order; more objectives are to come. */
function status(prepare: (made: Position) => Position): Table {
  const made = position().strategyCards(['leadership'], ['diplomacy'], ['politics']);
  return prepare(made).faceDown('subdue-the-galaxy', 'conquer-the-weak').phase('status').from('status');
}

ruling(
  'ti4',
  ['po/0.1', 'sc/imperial.2'],
  'one public objective in a status phase, and with Imperial one more besides',
  () => {
    const made = (place: Position) => place.objectives('negotiate-trade-routes', 'lead-from-the-front').goods(0, 5);
    const table = status((place) => made(place).secrets(1, 'form-a-spy-network'));
    expect(table.options).toEqual(['score:negotiate-trade-routes', 'score:lead-from-the-front', 'none']);
    table.answer('score:negotiate-trade-routes');
    expect(table.seat).toBe(1); // no second one
    const action = made(position().strategyCards(['imperial']).turnOf(0)).play((g) =>
      strategicAction(g, 0, 'imperial'),
    );
    action.answer('score:negotiate-trade-routes');
    expect(scorablePublic(action.state as Ti4, 0)).toEqual(['lead-from-the-front']); // still open in the status phase
  },
);

ruling('ti4', 'po/0.2', 'I need all planets of my home system, the Ghosts only Creuss', () => {
  const trade = (faction: 'jol-nar' | 'creuss') =>
    position({ factions: [faction, 'sol', 'xxcha'] })
      .objectives('negotiate-trade-routes')
      .goods(0, 5);
  expect(scorablePublic(trade('jol-nar').own(1, 'jol').state, 0)).toEqual([]);
  expect(scorablePublic(trade('creuss').state, 0)).toEqual(['negotiate-trade-routes']);
  expect(scorablePublic(trade('creuss').own(1, 'creuss').state, 0)).toEqual([]);
});

ruling(
  'ti4',
  ['po/0.3', 'po/erect-a-monument.1'],
  'what is spent is exhausted now; in the status phase it readies in the same phase, with Imperial it does not',
  () => {
    const made = (place: Position) => place.objectives('erect-a-monument').goods(0, 5);
    const table = status(made).answer('score:erect-a-monument', 'exhaust:jord');
    while (table.prompt === 'ti4.pay-resources') table.answer(table.options.at(-1) ?? '');
    expect(table.player(0).tradeGoods).toBe(1);
    expect(table.state.planets.jord?.exhausted).toBe(true);
    while (table.state.phase === 'status') table.answer(table.options[0] ?? '');
    expect(table.state.planets.jord?.exhausted).toBe(false);
    const action = made(position().strategyCards(['imperial']).turnOf(0)).play((g) =>
      strategicAction(g, 0, 'imperial'),
    );
    action.answer('score:erect-a-monument', 'exhaust:jord');
    while (action.prompt === 'ti4.pay-resources') action.answer(action.options.at(-1) ?? '');
    expect(action.state.planets.jord?.exhausted).toBe(true);
  },
);

ruling(
  'ti4',
  'po/0.4',
  'Mirror Computing doubles trade goods for resources, not for objectives that want trade goods',
  () => {
    const mentak = (goods: number) =>
      position({ factions: ['mentak', 'sol', 'xxcha'] })
        .technologies(0, 'mirror-computing')
        .exhausted('moll-primus')
        .objectives('erect-a-monument', 'negotiate-trade-routes')
        .goods(0, goods, 2);
    expect(scorablePublic(mentak(4).state, 0)).toEqual(['erect-a-monument']);
    expect(scorablePublic(mentak(5).state, 0)).toEqual(['erect-a-monument', 'negotiate-trade-routes']);
  },
);

ruling(
  'ti4',
  ['po/0.5', 'po/lead-from-the-front.1'],
  'tokens come from tactic and strategy in any split, never from the fleet pool',
  () => {
    const made = (tactic: number) =>
      position().objectives('lead-from-the-front').pools(0, { tactic, strategy: 1, fleet: 5 });
    expect(scorablePublic(made(1).state, 0)).toEqual([]);
    expect(scorablePublic(made(2).state, 0)).toEqual(['lead-from-the-front']);
    const table = status((place) => place.objectives('lead-from-the-front').pools(0, { tactic: 2, strategy: 2 }));
    table.answer('score:lead-from-the-front');
    expect(table.options).toEqual(['tactic:1', 'tactic:2']);
    const before = table.player(0).tokens;
    expect(table.answer('tactic:1').player(0)).toMatchObject({
      pools: { tactic: 1, fleet: 3, strategy: 0 },
      tokens: before + 3,
    });
  },
);

ruling('ti4', 'po/0.6', 'everybody is told who scored what and what was paid', () => {
  const table = status((place) => place.objectives('negotiate-trade-routes').goods(0, 5));
  table.answer('score:negotiate-trade-routes');
  const told = table.match.events(0, 'spectator').map(({ key }) => key);
  expect(told).toEqual(expect.arrayContaining(['ti4.spends-trade-goods', 'ti4.scores-public']));
});

ruling('ti4', 'po/0.7', 'the game ends when all ten are open; a card of Incentive Program is not among them', () => {
  const made = () => position().objectives('expand-borders').faceDown('conquer-the-weak').points(1, 3, 2);
  const more = made().play(function* (g) {
    layOpenObjective(g, 1);
    revealObjective(g);
  });
  expect([more.state.winner, more.state.objectives.every(({ revealed }) => revealed)]).toEqual([null, true]);
  const over = made().play(function* (g) {
    revealObjective(g);
    revealObjective(g);
  });
  expect(over.state.winner).toBe(1);
});

ruling('ti4', ['po/develop-weaponry.1', 'po/revolutionize-warfare.1'], 'two upgrades of one unit count once', () => {
  const nekro = (...more: 'cruiser-2'[]) =>
    position({ factions: ['nekro', 'sol', 'xxcha'] })
      .objectives('develop-weaponry')
      .technologies(0, 'carrier-2', 'valefar-assimilator-x', ...more)
      .technologies(1, 'advanced-carrier-2')
      .with(({ players: [first] }) =>
        first?.copies.push({ by: 'valefar-assimilator-x', technology: 'advanced-carrier-2', from: 1 }),
      ).state;
  expect(scorablePublic(nekro(), 0)).toEqual([]);
  expect(scorablePublic(nekro('cruiser-2'), 0)).toEqual(['develop-weaponry']);
});

ruling(
  'ti4',
  ['po/expand-borders.1', 'po/subdue-the-galaxy.1'],
  'no home system counts, not even of a player who is out; Mecatol Rex does',
  () => {
    const six = ['lodor', 'wellon', 'quann', 'mecatol-rex', 'abyz', 'fria'] as const;
    const made = (...planets: (typeof six)[number][]) =>
      position()
        .objectives('expand-borders')
        .own(0, ...planets);
    expect(scorablePublic(made(...six).state, 0)).toEqual(['expand-borders']);
    expect(scorablePublic(made(...six.slice(1)).own(0, 'jol', 'nar').state, 0)).toEqual([]);
  },
);

ruling('ti4', 'po/intimidate-council.1', 'systems beside Mecatol Rex, through wormholes too, but not itself', () => {
  const made = (...systems: SystemId[]) => {
    const place = position({ players: 6 }).objectives('intimidate-council');
    for (const id of systems) place.units(0, id, { destroyer: 1 });
    return scorablePublic(place.state, 0);
  };
  expect(made('tile-18', 'tile-22')).toEqual([]);
  expect(made('tile-19', 'tile-22')).toEqual(['intimidate-council']);
  const through = position({ factions: ['sol', 'creuss', 'xxcha'] })
    .objectives('intimidate-council')
    .units(0, 'tile-22', { destroyer: 1 })
    .units(0, 'tile-25', { destroyer: 1 }) // beta
    .with((g) => addEffect(g, 'technology/wormhole-generator', 1, 'game', 'beta:tile-18'));
  expect(scorablePublic(through.state, 0)).toEqual(['intimidate-council']);
});

ruling(
  'ti4',
  'po/conquer-the-weak.1',
  'a planet of any other home system; there is none at the Gate of the Ghosts',
  () => {
    const made = () => position({ factions: ['sol', 'creuss', 'xxcha'] }).objectives('conquer-the-weak');
    expect(scorablePublic(made().own(0, 'creuss').state, 0)).toEqual(['conquer-the-weak']);
    expect(scorablePublic(made().units(0, 'tile-17', { cruiser: 1 }).state, 0)).toEqual([]);
  },
);
