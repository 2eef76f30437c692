import { Match, seedFrom } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { publicObjective, publicObjectiveIds } from '../content/public-objectives.ts';
import { secretObjective, secretObjectiveIds } from '../content/secret-objectives.ts';
import { ti4 } from '../index.ts';
import type { Ti4 } from '../state.ts';
import { battle, type Position, position, type Table } from '../testing/index.ts';
import { view } from '../view.ts';
import { invasion } from './invasion.ts';
import { drawSecret, revealObjective, scorablePublic, scorePublic } from './objectives.ts';
import { canPay, isPayment, stands } from './predicates.ts';
import { settle } from './settle.ts';
import { spaceCombat } from './space-combat.ts';
import { strategicAction } from './strategic-action.ts';

const here = 'tile-22';
const greatest = 'use:secret-objective/destroy-their-greatest-ship';
const rebellion = 'use:secret-objective/spark-a-rebellion';

/** The status phase of three players, in the order of their seats, with more objectives to come. */
function status(prepare: (made: Position) => Position): Table {
  const made = position().strategyCards(['leadership'], ['diplomacy'], ['politics']);
  return prepare(made).faceDown('subdue-the-galaxy', 'conquer-the-weak').phase('status').from('status');
}

function imperial(prepare: (made: Position) => Position): Table {
  return prepare(position().strategyCards(['imperial']).turnOf(0)).play((g) => strategicAction(g, 0, 'imperial'));
}

rule(
  'ti4',
  ['objective-cards.0', 'objective-cards.11', 'objective-cards.12', 'learn-to-play-only.11'],
  'public objectives are for all: whoever scores one lays a control token on it and gains its points',
  () => {
    const table = status((made) => made.objectives('negotiate-trade-routes').goods(0, 5).goods(1, 5).goods(2, 5));
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(view(table.state as Ti4, viewer).objectives[0]?.id).toBe('negotiate-trade-routes');
    }
    table.answer('score:negotiate-trade-routes', 'score:negotiate-trade-routes', 'none');
    expect(table.state.objectives[0]?.scored).toEqual([0, 1]);
    expect(table.state.players.map(({ points }) => points)).toEqual([1, 1, 0]);
    expect(scorablePublic(position().faceDown('negotiate-trade-routes').goods(0, 5).state, 0)).toEqual([]);
    const second = position()
      .objectives('subdue-the-galaxy')
      .play((g) => scorePublic(g, 0, 'subdue-the-galaxy'));
    expect(second.player(0).points).toBe(2);
  },
);

rule('ti4', 'objective-cards.4', 'every objective asks for something that a player with nothing has not got', () => {
  const { state } = position().pools(0, { tactic: 0, strategy: 0 });
  const predicates = [
    ...publicObjectiveIds.map((id) => publicObjective(id).predicate),
    ...secretObjectiveIds.flatMap((id) => {
      const figures = secretObjective(id);
      return figures.phase === 'status' ? [figures.predicate] : [];
    }),
  ];
  expect(predicates).toHaveLength(35);
  for (const predicate of predicates) {
    const met = isPayment(predicate) ? canPay(state, 0, predicate) : stands(state, 0, predicate);
    expect([predicate.kind, met]).toEqual([predicate.kind, false]);
  }
});

rule(
  'ti4',
  ['objective-cards.5', 'objective-cards.5a'],
  'what I fulfil in the first step of the status phase I may score then, and need not',
  () => {
    const docks = (made: Position, many: number) => {
      for (const planet of (['jord', 'lodor', 'quann'] as const).slice(0, many)) {
        made.units(0, planet, { 'space-dock': 1 });
      }
      return made.secrets(0, 'fuel-the-war-machine').objectives('negotiate-trade-routes').goods(0, 5);
    };
    const table = status((made) => docks(made, 3));
    expect(table.options).toEqual(['score:negotiate-trade-routes', 'none']);
    table.answer('none');
    expect(table.options).toEqual(['score:fuel-the-war-machine', 'none']);
    table.answer('none');
    expect(table.player(0)).toMatchObject({ points: 0, tradeGoods: 5, secrets: ['fuel-the-war-machine'] });
    expect(status((made) => docks(made, 2)).answer('none').options).toEqual(['none']);
    // Fulfilled in the action phase, it cannot be scored there.
    const turn = docks(position().strategyCards(['leadership'], ['diplomacy'], ['politics']), 3).from('turn');
    expect(turn.options).toEqual(['strategic:leadership', 'tactical']);
  },
);

/** Seat 0 destroys the flagship of seat 1, the leader, and so wins the combat. */
function victory(prepare: (made: Position) => Position): Table {
  return prepare(
    battle(here, 'space-combat').units(0, here, { dreadnought: 1 }).units(1, here, { flagship: 1 }, { flagship: 1 }),
  )
    .dice(10, 1, 1, 1)
    .points(0, 2, 1)
    .play(spaceCombat);
}

rule(
  'ti4',
  ['objective-cards.5b', 'objective-cards.18', 'learn-to-play-only.10'],
  'an objective of the action phase is scored the moment its deed is done: it lies face up and brings its points',
  () => {
    const table = victory((made) => made.secrets(0, 'destroy-their-greatest-ship'));
    expect([table.seat, table.options]).toEqual([0, [greatest, 'pass']]);
    expect(table.state.combat).not.toBeNull(); // the combat is still going on
    table.answer(greatest);
    expect(table.player(0)).toMatchObject({ points: 1, secrets: [], scoredSecrets: ['destroy-their-greatest-ship'] });
    expect(view(table.state as Ti4, 2).players[0]?.scoredSecrets).toEqual(['destroy-their-greatest-ship']);
    const later = status((made) => made.secrets(0, 'destroy-their-greatest-ship'));
    expect([later.prompt, later.options]).toEqual(['ti4.score-secret', ['none']]); // no deed in the status phase
  },
);

rule('ti4', 'objective-cards.5b', 'also in the turn of another player, who is the one that attacks', () => {
  const table = battle(here, 'space-combat')
    .units(0, here, { flagship: 1 }, { flagship: 1 })
    .units(1, here, { dreadnought: 2 })
    .secrets(1, 'destroy-their-greatest-ship')
    .dice(1, 10, 10)
    .play(spaceCombat);
  while (table.options.includes('fight')) table.answer('fight');
  expect([table.state.turn?.seat, table.seat, table.options]).toEqual([0, 1, [greatest, 'pass']]);
});

rule('ti4', 'objective-cards.7', 'at most one objective for each combat: what I score first is all', () => {
  const both = (made: Position) => made.secrets(0, 'destroy-their-greatest-ship', 'spark-a-rebellion');
  const first = victory(both).answer(greatest);
  expect([first.isOver, first.player(0).points]).toEqual([true, 1]); // the victory over the leader comes too late
  const other = victory(both).answer('pass');
  expect(other.options).toEqual([rebellion, 'pass']);
  expect(other.answer(rebellion).player(0)).toMatchObject({ points: 1, secrets: ['destroy-their-greatest-ship'] });
});

rule(
  'ti4',
  ['objective-cards.7', 'objective-cards.7a'],
  'a space combat and a ground combat of the same tactical action bring one each',
  () => {
    const table = battle(here, 'space-combat')
      .units(0, here, { dreadnought: 1, infantry: 1 })
      .units(1, here, { flagship: 1 }, { flagship: 1 })
      .units(1, 'tarmann', { infantry: 1 })
      .secrets(0, 'destroy-their-greatest-ship', 'spark-a-rebellion')
      .points(0, 2, 1)
      .dice(10, 1, 1, 10, 1)
      .play(function* (g) {
        yield* spaceCombat(g);
        if (g.tactical) g.tactical.step = 'invasion';
        yield* invasion(g);
      });
    table.answer(greatest, 'none', 'commit:tarmann:infantry:1');
    expect(table.options).toEqual([rebellion, 'pass']);
    table.answer(rebellion);
    expect(table.player(0)).toMatchObject({ points: 2, secrets: [] });
  },
);

rule('ti4', 'objective-cards.8', 'nobody scores the same objective twice', () => {
  const made = () => position().objectives('negotiate-trade-routes').goods(0, 10).goods(1, 10);
  const again = made().with((g) => g.objectives[0]?.scored.push(0)).state;
  expect([scorablePublic(again, 0), scorablePublic(again, 1)]).toEqual([[], ['negotiate-trade-routes']]);
  const table = status((place) => place.objectives('negotiate-trade-routes').goods(0, 10)).answer(
    'score:negotiate-trade-routes',
  );
  expect(scorablePublic(table.state as Ti4, 0)).toEqual([]);
  const secret = victory((place) => place.secrets(0, 'destroy-their-greatest-ship')).answer(greatest);
  expect(secret.state.decks.secrets).not.toContain('destroy-their-greatest-ship');
});

rule('ti4', 'objective-cards.9', 'what a technology destroys counts as much as what hits destroy', () => {
  const table = battle(here, 'space-combat')
    .technologies(0, 'assault-cannon')
    .units(0, here, { cruiser: 3 })
    .units(1, here, { flagship: 1 })
    .secrets(0, 'destroy-their-greatest-ship')
    .play(spaceCombat);
  expect([table.seat, table.options]).toEqual([0, [greatest, 'pass']]);
});

rule(
  'ti4',
  'objective-cards.9a',
  'a ship that leaves for want of command tokens in the fleet pool is not destroyed',
  () => {
    const table = battle(here, 'space-combat')
      .pools(1, { fleet: 0 })
      .units(1, here, { flagship: 1 })
      .secrets(0, 'destroy-their-greatest-ship')
      .play(settle);
    expect([table.unitsOf(1, here), table.isOver, table.player(0).points]).toEqual([{}, true, 0]);
  },
);

rule('ti4', 'objective-cards.10', 'what an objective costs is paid when it is scored, or it is not scored', () => {
  const table = status((made) => made.objectives('lead-from-the-front', 'erect-a-monument').goods(0, 4));
  expect(table.options).toEqual(['score:lead-from-the-front', 'score:erect-a-monument', 'none']);
  table.answer('score:erect-a-monument');
  expect(table.prompt).toBe('ti4.pay-resources');
  table.answer('exhaust:jord', 'trade-goods:4');
  expect(table.player(0)).toMatchObject({ points: 1, tradeGoods: 0 });
  expect(table.state.planets.jord?.exhausted).toBe(true);
  const poor = status((made) => made.objectives('erect-a-monument').goods(0, 3));
  expect(poor.options).not.toContain('score:erect-a-monument');
});

rule('ti4', 'objective-cards.10', 'command tokens come from the two pools that the objective names', () => {
  const table = status((made) => made.objectives('lead-from-the-front').pools(0, { tactic: 2, strategy: 2 }));
  table.answer('score:lead-from-the-front');
  expect(table.options).toEqual(['tactic:1', 'tactic:2']);
  table.answer('tactic:2');
  expect(table.player(0).pools).toEqual({ tactic: 0, fleet: 3, strategy: 1 });
});

rule('ti4', 'objective-cards.14a', 'stage II waits until all of stage I lie open', () => {
  const made = position().faceDown('subdue-the-galaxy', 'expand-borders', 'corner-the-market', 'conquer-the-weak');
  const order: (string | undefined)[] = [];
  made.play(function* (g) {
    for (let i = 0; i < 4; i++) {
      const before = g.objectives.filter(({ revealed }) => revealed).map(({ id }) => id);
      revealObjective(g);
      order.push(g.objectives.find(({ id, revealed }) => revealed && !before.includes(id))?.id);
    }
  });
  expect(order).toEqual(['expand-borders', 'corner-the-market', 'subdue-the-galaxy', 'conquer-the-weak']);
});

rule(
  'ti4',
  'objective-cards.15a',
  'if all lie open the most points win, and a tie the first in initiative order',
  () => {
    const end = (...points: number[]) =>
      position()
        .strategyCards(['politics'], ['warfare'], ['leadership'])
        .objectives('expand-borders')
        .points(...points)
        .play(function* (g) {
          revealObjective(g);
        }).state.winner;
    expect(end(3, 4, 2)).toBe(1);
    expect(end(4, 4, 2)).toBe(0);
    expect(end(4, 4, 4)).toBe(2);
  },
);

rule(
  'ti4',
  'objective-cards.16',
  'without all planets of my home system I score no public objective, but secret ones',
  () => {
    const made = () =>
      position({ factions: ['jol-nar', 'sol', 'xxcha'] })
        .objectives('negotiate-trade-routes')
        .goods(0, 5);
    expect(scorablePublic(made().state, 0)).toEqual(['negotiate-trade-routes']);
    expect(scorablePublic(made().own(1, 'jol').state, 0)).toEqual([]);
    expect(scorablePublic(made().own(1, 'jol', 'nar').own(0, 'jord').state, 0)).toEqual([]);
    const table = status((place) =>
      place.own(1, 'jord').secrets(0, 'threaten-enemies').units(0, 'tile-36', { cruiser: 1 }),
    );
    expect([table.seat, table.prompt]).toEqual([0, 'ti4.score-secret']);
  },
);

rule(
  'ti4',
  ['objective-cards.17', 'objective-cards.19'],
  'a secret objective is hidden from the others until it is scored, and only its owner can score it',
  () => {
    const table = victory((made) => made.secrets(1, 'destroy-their-greatest-ship').secrets(0, 'cut-supply-lines'));
    const shown = (viewer: number) => JSON.stringify(view(table.state as Ti4, viewer));
    expect([shown(0), shown(2)].some((text) => text.includes('destroy-their-greatest-ship'))).toBe(false);
    expect(shown(1)).toContain('destroy-their-greatest-ship');
    expect([table.seat, table.options]).toEqual([0, ['pass']]); // seat 0 did the deed, but has another objective
    table.answer('pass');
    expect(table.state.players.map(({ points }) => points)).toEqual([0, 2, 1]);
  },
);

rule('ti4', 'objective-cards.20', 'when the game begins everybody has one secret objective', () => {
  const match = Match.start(ti4, { players: 4, factions: 'random', galaxy: 'random' }, seedFrom('one secret'));
  for (let i = 0; i < 60 && match.peek().phase === 'setup'; i++) {
    const [seat = 0] = match.waitingFor();
    match.answer(seat, match.pending(seat)?.options[0]?.id ?? '');
  }
  expect(match.peek().phase).toBe('strategy');
  expect(match.peek().players.map(({ secrets }) => secrets.length)).toEqual([1, 1, 1, 1]);
});

rule(
  'ti4',
  ['objective-cards.21', 'objective-cards.21a'],
  'nobody has more than three secret objectives, the scored ones counted',
  () => {
    const hand = ['cut-supply-lines', 'threaten-enemies', 'unveil-flagship'] as const;
    const draw = (scored: number) =>
      position()
        .secrets(0, ...hand)
        .with((g) => {
          const sheet = g.players[0]!;
          sheet.scoredSecrets = sheet.secrets.splice(0, scored);
        })
        .play((g) => drawSecret(g, 0));
    const full = draw(0);
    expect(full.options).toEqual([...hand, full.player(0).secrets[3]].map((id) => `return:${id}`));
    full.answer('return:threaten-enemies');
    expect(full.player(0).secrets).not.toContain('threaten-enemies');
    expect(full.player(0).secrets).toHaveLength(3);
    expect(full.state.decks.secrets).toHaveLength(17);
    const done = draw(3);
    const [drawn] = done.player(0).secrets;
    expect(done.options).toEqual([`return:${drawn}`]); // only what is not scored goes back
    expect(
      position()
        .secrets(0, 'cut-supply-lines', 'unveil-flagship')
        .play((g) => drawSecret(g, 0)).isOver,
    ).toBe(true);
  },
);

rule('ti4', 'objective-cards.22', 'Imperial brings secret objectives, to its holder and to those who follow', () => {
  const table = imperial((made) => made).answer('secondary', 'secondary');
  expect(table.state.players.map(({ secrets }) => secrets.length)).toEqual([1, 1, 1]);
});
