/** The round as a whole, and that each of its windows opens at its moment. The abilities here are made up. */
import { rule } from '@orrery/kernel/testing';
import { beforeEach, expect, test } from 'vitest';
import type { Moment } from '../content/events.ts';
import { type Hooks, on } from '../content/hooks.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { declining, type Position, position } from '../testing/index.ts';
import { drawActionCards } from './action-cards.ts';
import { addEffect } from './effects.ts';
import { spaceCombat } from './space-combat.ts';
import { strategicAction } from './strategic-action.ts';
import { pauseForTrade } from './transactions.ts';

let log: string[] = [];
beforeEach(() => {
  log = [];
});

const moments: readonly Moment[] = [
  'when strategy-phase-start',
  'when strategy-card-chosen',
  'when strategy-phase-end',
  'when turn-start',
  'after action-performed',
  'when strategy-secondary-declared',
  'when strategy-ability-resolved',
  'after strategy-ability-resolved',
  'when status-phase-start',
  'when status-score-objectives',
  'when status-command-tokens-gained',
  'when strategy-cards-returned',
  'when status-phase-end',
];

/** Writes down every moment of the round with the seat it is about. */
const scribe: Hooks = {
  triggers: moments.map((at) =>
    on(at, {
      mandatory: true,
      usable: () => true,
      *resolve(g, _holder, event) {
        const { seat, part } = event as { seat?: number; part?: string };
        log.push(
          [at, seat, part, `${g.players.flatMap(({ actionCards }) => actionCards).length} cards`]
            .filter((each) => each !== undefined)
            .join(' '),
        );
      },
    }),
  ),
};

const keepsCards: Hooks = {
  triggers: [
    on('when strategy-cards-returned', {
      mandatory: true,
      usable: (_g, holder, { seat }) => seat === holder,
      *resolve(_g, _holder, event) {
        event.kept = true;
      },
    }),
  ],
};

/** Without the number of cards in hands. */
function happened(): string[] {
  return log.map((line) => line.replace(/ \d+ cards$/, ''));
}

function ended(place: Position): Position {
  return place.faceDown('expand-borders', 'corner-the-market').with(({ players }) => {
    for (const { strategyCards } of players) for (const card of strategyCards) card.exhausted = true;
  });
}

test('the windows of the strategy phase', () => {
  const table = position({ players: 5 }).ability(0, scribe).from('strategy');
  expect(happened()).toEqual(['when strategy-phase-start']);
  table.answer('strategy:trade');
  expect(happened().slice(1)).toEqual(['when strategy-card-chosen 0']);
  table.answer('strategy:imperial', 'strategy:politics', 'strategy:leadership', 'strategy:warfare');
  expect(happened().slice(2)).toEqual([
    'when strategy-card-chosen 1',
    'when strategy-card-chosen 2',
    'when strategy-card-chosen 3',
    'when strategy-card-chosen 4',
    'when strategy-phase-end',
    'when turn-start 3',
  ]);
});

test('the windows of a turn with a strategic action', () => {
  const table = position()
    .strategyCards(['politics'], ['trade'], ['warfare'])
    .ability(0, scribe)
    .pools(2, { strategy: 0 })
    .from('turn');
  table.answer('strategic:politics', 'speaker:1');
  table.answer(table.options[0] ?? '', 'secondary');
  expect(log).toEqual([
    'when turn-start 0 0 cards',
    'when strategy-ability-resolved 0 primary 0 cards',
    'after strategy-ability-resolved 0 primary 2 cards',
    'when strategy-secondary-declared 1 2 cards',
    'when strategy-ability-resolved 1 secondary 2 cards',
    'after strategy-ability-resolved 1 secondary 4 cards',
    'after action-performed 0 4 cards',
    'when turn-start 1 4 cards',
  ]);
});

test('the windows of the status phase', () => {
  const table = ended(position().strategyCards(['trade'], ['leadership'], ['imperial']))
    .ability(0, scribe)
    .from('status');
  for (const seat of [0, 1, 2]) table.answerAs(seat, 'pools:3-4-3');
  while (table.prompt === 'ti4.window' && table.state.phase === 'status') table.answer('pass');
  expect(happened()).toEqual([
    'when status-phase-start',
    'when status-score-objectives 1',
    'when status-score-objectives 0',
    'when status-score-objectives 2',
    'when status-command-tokens-gained 1',
    'when status-command-tokens-gained 0',
    'when status-command-tokens-gained 2',
    'when strategy-cards-returned 1',
    'when strategy-cards-returned 0',
    'when strategy-cards-returned 2',
    'when status-phase-end',
    'when strategy-phase-start',
  ]);
});

rule(
  'ti4',
  ['game-round.0', 'game-round.0a', 'game-round.0b', 'game-round.0c', 'game-round.0d', 'game-round.1'],
  'a round is strategy, action, status and, once the custodians are gone, agenda phase',
  () => {
    const phases = (place: Position) => {
      const table = place.from('strategy');
      const seen: string[] = [];
      while (table.state.round < 3) {
        const now = `${table.state.round} ${table.state.phase}`;
        if (seen.at(-1) !== now) seen.push(now);
        const { options, seat } = table;
        const quick = ['pass', 'end-turn', 'decline', 'none', 'done', 'abstain'].find((id) => options.includes(id));
        const strategic = options.find((id) => id.startsWith('strategic:'));
        table.answerAs(seat ?? 0, quick ?? strategic ?? options[0] ?? '');
      }
      return seen.slice(0, 4);
    };
    const all = () => position({ players: 5 }).faceDown('expand-borders', 'corner-the-market', 'erect-a-monument');
    expect(phases(all())).toEqual(['2 strategy', '2 action', '2 status']);
    expect(phases(all().custodiansGone())).toEqual(['2 strategy', '2 action', '2 status', '2 agenda']);
  },
);

rule('ti4', 'abilities.22', 'what an agenda does happens in the agenda phase, once its outcome is decided', () => {
  const table = position()
    .phase('agenda')
    .custodiansGone()
    .goods(0, 2)
    .goods(1, 7)
    .agendaDeck('economic-equality')
    .from('agenda');
  const goods = () => table.state.players.map(({ tradeGoods }) => tradeGoods);
  while (table.options.includes('abstain')) {
    expect(goods()).toEqual([2, 7, 0]);
    table.answer('abstain');
  }
  expect([table.seat, goods()]).toEqual([0, [2, 7, 0]]); // the speaker decides, since nobody voted
  table.answer(table.options.find((id) => id.endsWith('for')) ?? '');
  expect(goods()).toEqual([5, 5, 5]);
});

rule('ti4', 'game-round.3', 'what lasts for a phase ends with it', () => {
  const place = ended(position().strategyCards(['trade'], ['leadership'], ['imperial']));
  addEffect(place.state, 'technology/sarween-tools', 0, 'phase');
  const table = place.from('status');
  expect(table.state.effects).toHaveLength(1);
  for (const seat of [0, 1, 2]) table.answerAs(seat, 'pools:3-4-3');
  declining(table);
  expect([table.state.phase, table.state.effects]).toEqual(['strategy', []]);
});

test('an ability can let me resolve the primary ability where others resolve the secondary one', () => {
  const table = position()
    .strategyCards(['technology'])
    .turnOf(0)
    .ability(1, { modify: { primaryForSecondary: (_allowed, _g, _holder, card) => card === 'technology' } })
    .pools(2, { strategy: 0 })
    .goods(1, 6)
    .play((g) => strategicAction(g, 0, 'technology'));
  table.answer('no-research');
  expect([table.seat, table.options]).toEqual([1, ['secondary', 'primary', 'decline']]);
  table.answer('primary', 'research', 'technology:antimass-deflectors', 'no-research');
  expect(table.player(1).technologies).toEqual(['antimass-deflectors']);
  expect([table.player(1).tradeGoods, table.player(1).pools.strategy]).toEqual([6, 1]);
});

rule('ti4', 'exhausted.4a', 'a passive ability works on while its card is exhausted', () => {
  const drawn = (...exhausted: TechnologyId[]) => {
    const built = position()
      .faceDown('expand-borders')
      .technologies(0, 'neural-motivator')
      .strategyCards(['trade'], ['leadership'], ['diplomacy']);
    const table = built.with(({ players }) => players[0]?.exhausted.push(...exhausted)).from('status');
    for (let asked = 0; asked < 20 && table.state.phase === 'status'; asked++) table.answer(table.options[0] ?? '');
    return [0, 1].map((seat) => table.player(seat).actionCards.length);
  };
  expect(drawn()).toEqual([2, 1]);
  expect(drawn('neural-motivator')).toEqual([2, 1]);
});

rule('ti4', 'action-cards.4a', 'an ability can change how many action cards I may hold', () => {
  const drawing = (more: number) =>
    position()
      .hand(0, 'sabotage', 'sabotage', 'flank-speed', 'flank-speed', 'direct-hit', 'direct-hit', 'bunker')
      .ability(0, { modify: { handLimit: (limit) => limit + more } })
      .play((g) => drawActionCards(g, 0, 1));
  expect(drawing(0).prompt).toBe('ti4.discard-action-card');
  const table = drawing(1);
  expect([table.isOver, table.player(0).actionCards.length]).toEqual([true, 8]);
});

rule(
  'ti4',
  ['readied.6a', 'status-phase.6'],
  'strategy cards are readied too: who may keep theirs can use them again, and chooses none',
  () => {
    const table = ended(
      position({ players: 5 }).strategyCards(['trade'], ['leadership'], ['imperial'], ['warfare'], ['politics']),
    )
      .ability(1, keepsCards)
      .from('status');
    for (const seat of [0, 1, 2, 3, 4]) table.answerAs(seat, 'pools:3-4-3');
    declining(table);
    expect(table.player(1).strategyCards).toEqual([{ id: 'leadership', exhausted: false }]);
    expect(table.player(0).strategyCards).toEqual([]);
    expect(table.state.phase).toBe('strategy');
    table.answer('strategy:trade');
    while (table.prompt === 'ti4.window') table.answer('pass'); // somebody might hold Public Disgrace
    expect(table.seat).toBe(2);
  },
);

test('an ability can make research by a strategy card cost nothing', () => {
  const table = position()
    .strategyCards(['technology'], ['trade'], ['warfare'])
    .turnOf(0)
    .ability(0, { modify: { researchCost: () => 0 } })
    .pools(1, { strategy: 0 })
    .pools(2, { strategy: 0 })
    .from('turn');
  table.answer('strategic:technology', 'research', 'technology:sarween-tools', 'research', 'technology:plasma-scoring');
  expect(table.player(0).technologies).toEqual(['sarween-tools', 'plasma-scoring']);
  expect(table.state.planets.jord?.exhausted).toBe(false);
});

test('a researched technology and a transaction can be answered', () => {
  const heard: string[] = [];
  const ear: Hooks = {
    triggers: [
      on(['after technology-researched', 'after transaction-resolved'], {
        mandatory: true,
        usable: () => true,
        *resolve(_g, _holder, happening) {
          heard.push('partner' in happening ? `${happening.seat}-${happening.partner}` : happening.technology);
        },
      }),
    ],
  };
  const table = position()
    .ability(2, ear)
    .strategyCards(['technology'])
    .turnOf(0)
    .play((g) => strategicAction(g, 0, 'technology'));
  table.answer('research', 'technology:neural-motivator');
  expect(heard).toEqual(['neural-motivator']);
  const deal = position().ability(2, ear).trading().goods(0, 1).turnOf(0);
  deal.units(0, 'tile-22', { cruiser: 1 }).units(1, 'tile-22', { cruiser: 1 });
  const traded = deal.play((g) => pauseForTrade(g, 0));
  traded.answer('trade', 'give:trade-goods:1', 'give:no-note', 'ask:no-note', 'accept');
  expect(heard).toEqual(['neural-motivator', '0-1']);
});

test('gained goods, replenished commodities and eliminated players can be answered', () => {
  const heard: string[] = [];
  const ear: Hooks = {
    triggers: [
      on(['after trade-goods-gained', 'after commodities-replenished', 'after player-eliminated'], {
        mandatory: true,
        usable: () => true,
        *resolve(_g, _holder, happening) {
          heard.push('count' in happening ? `${happening.seat} gains ${happening.count}` : `${happening.seat}`);
        },
      }),
    ],
  };
  const trade = position().ability(2, ear).strategyCards(['trade'], ['warfare'], ['imperial']).from('turn');
  trade.answer('strategic:trade', 'done');
  expect(heard).toEqual(['0 gains 3', '0']);
  heard.length = 0;
  const last = position({ players: 3 })
    .ability(2, ear)
    .with(({ planets }) => {
      for (const planet of Object.values(planets)) if (planet?.owner === 1) planet.owner = null;
    })
    .units(1, 'tile-22', { cruiser: 1 })
    .units(0, 'tile-22', { cruiser: 1 })
    .tactical(0, 'tile-22', 'space-combat')
    .with(({ turn }) => turn?.traded.push(0, 1, 2))
    .dice(10, 1)
    .play(spaceCombat);
  expect([heard, last.player(1).eliminated]).toEqual([['1'], true]);
});
