/** The windows of a tactical action and all that abilities may change in it. The abilities here are made up. */
import { beforeEach, expect, test } from 'vitest';
import type { Moment } from '../content/events.ts';
import { type Hooks, type Modifiers, on } from '../content/hooks.ts';
import { position, type Table } from '../testing/index.ts';
import { moveShips } from './movement.ts';
import { produce } from './production.ts';
import { available, spend } from './spend.ts';
import { placeStructure, structureSites } from './structures.ts';
import { tacticalAction } from './tactical-action.ts';
import { gainTokens } from './tokens.ts';

let log: string[] = [];
beforeEach(() => {
  log = [];
});

const moments: readonly Moment[] = [
  'after system-activated',
  'after ships-moved-into-system',
  'when production-used',
  'after production-used',
  'after tactical-action-resolved',
  'when space-dock-placed',
  'after space-dock-placed',
];

const scribe: Hooks = {
  triggers: moments.map((at) =>
    on(at, {
      mandatory: true,
      usable: () => true,
      *resolve(g, _holder, event) {
        const { produced } = event as { produced?: object[] };
        log.push([at, g.tactical?.step, produced && JSON.stringify(produced)].filter(Boolean).join(' '));
      },
    }),
  ),
};

const ending: Hooks = {
  triggers: [
    on('after system-activated', {
      mandatory: true,
      usable: (_g, holder, { seat }) => seat !== holder,
      *resolve(g) {
        if (g.turn) g.turn.over = true;
      },
    }),
  ],
};

/** Seat 0 has the turn and nobody trades; `of` has something that changes values. */
function changed(modify: Modifiers, of = 0) {
  return turn().ability(of, { modify });
}

function turn() {
  return position()
    .turnOf(0)
    .with(({ turn: now }) => now?.traded.push(0, 1, 2));
}

const departures = (table: Table) => table.options.filter((id) => id.startsWith('move:'));
const moving = (built: ReturnType<typeof turn>, system: 'tile-23' | 'tile-36' | 'tile-44' | 'tile-35') =>
  departures(built.tactical(0, system, 'movement').play(moveShips));

test('the windows of a tactical action', () => {
  const table = turn()
    .ability(0, scribe)
    .units(0, 'tile-01', { cruiser: 1 })
    .units(0, 'lor', { 'space-dock': 1, infantry: 1 })
    .play((g) => tacticalAction(g, 0));
  table.answer('activate:tile-36', 'move:tile-01:cruiser', 'done');
  table.answer('produce', 'produce:destroyer:tile-36:1', 'produce:infantry:lor:1', 'done', 'exhaust:jord');
  expect(log).toEqual([
    'after system-activated activation',
    'after ships-moved-into-system movement',
    'when production-used production []',
    'after production-used production [{"type":"destroyer","count":1},{"type":"infantry","count":1}]',
    'after tactical-action-resolved production',
  ]);
});

test('what does not happen opens no window', () => {
  const table = turn()
    .ability(0, scribe)
    .units(0, 'tile-01', { cruiser: 1 })
    .units(0, 'lor', { 'space-dock': 1, infantry: 1 })
    .play((g) => tacticalAction(g, 0));
  table.answer('activate:tile-36', 'done', 'produce', 'done');
  expect(log).toEqual([
    'after system-activated activation',
    'when production-used production []',
    'after tactical-action-resolved production',
  ]);
});

test('a space dock that is placed opens its window, a PDS none', () => {
  turn()
    .ability(0, scribe)
    .play(function* (g) {
      yield* placeStructure(g, 0, 'pds', 'jord');
      yield* placeStructure(g, 0, 'space-dock', 'jord');
    });
  expect(log).toEqual(['when space-dock-placed', 'after space-dock-placed']);
});

test('an ability that ends the turn stops the tactical action at once', () => {
  const table = turn()
    .ability(1, ending)
    .ability(0, scribe)
    .units(0, 'tile-01', { cruiser: 1 })
    .play((g) => tacticalAction(g, 0));
  table.answer('activate:tile-36');
  expect(table.isOver).toBe(true);
  expect(table.state.tactical).toBe(null);
  expect(log).toEqual(['after system-activated activation']);
});

test('abilities say which systems can be activated', () => {
  const table = changed(
    { canActivate: (allowed, _g, _holder, system, seat) => allowed && !(system === 'tile-18' && seat === 0) },
    1,
  ).play((g) => tacticalAction(g, 0));
  expect(table.options).not.toContain('activate:tile-18');
  expect(table.options).toHaveLength(27);
});

test('abilities change how far ships move, and whether they pass and enter', () => {
  const carrier = (modify: Modifiers) => changed(modify).units(0, 'tile-01', { carrier: 1 });
  expect(moving(carrier({}), 'tile-23')).toEqual([]);
  const faster = carrier({ moveValue: (value, _g, _holder, { place }) => (place === 'tile-01' ? value + 1 : value) });
  expect(moving(faster, 'tile-23')).toEqual(['move:tile-01:carrier']);
  const cruiser = (modify: Modifiers) =>
    changed(modify)
      .units(0, 'tile-01', { cruiser: 1 })
      .units(1, 'tile-36', { cruiser: 1 })
      .units(1, 'tile-50', { cruiser: 1 });
  expect(moving(cruiser({}), 'tile-23')).toEqual([]);
  const sneaking: Modifiers = {
    passes: (allowed, _g, _holder, system, why, { place }) =>
      allowed || (system === 'tile-36' && why === 'ships' && place === 'tile-01'),
  };
  expect(moving(cruiser(sneaking), 'tile-23')).toEqual(['move:tile-01:cruiser']);
  expect(
    moving(cruiser({ enters: (allowed, _g, _holder, _system, why) => allowed && why !== 'ability' }), 'tile-36'),
  ).toEqual([]);
  expect(moving(cruiser({}), 'tile-36')).toEqual(['move:tile-01:cruiser']);
  const near: Modifiers = {
    adjacency: (systems, _g, _holder, system) =>
      system === 'tile-01' ? [...systems, 'tile-35'] : system === 'tile-35' ? [...systems, 'tile-01'] : systems,
  };
  expect(moving(carrier(near), 'tile-35')).toEqual(['move:tile-01:carrier']);
});

test('fighters that may go farther are no more than an ability allows', () => {
  const table = changed({ fartherShips: () => 2 })
    .technologies(0, 'fighter-2')
    .units(0, 'tile-01', { fighter: 3 })
    .tactical(0, 'tile-35', 'movement')
    .play(moveShips);
  table.answer('move:tile-01:fighter');
  expect(table.options).toEqual(['count:2', 'count:1']);
  table.answer('count:2');
  expect(table.options).toEqual(['done', 'back:1']);
});

const offered = (table: Table, type: string) => table.options.filter((id) => id.startsWith(`produce:${type}:`)).length;

test('abilities change what Production makes and what it costs', () => {
  const making = (modify: Modifiers, of = 0) =>
    changed(modify, of)
      .units(0, 'jord', { 'space-dock': 1 })
      .goods(0, 30)
      .play((g) => produce(g, 0, 'tile-01'));
  expect(offered(making({ productionValue: (value) => value + 2 }), 'destroyer')).toBe(8);
  expect(offered(making({ planetResources: () => 0 }), 'destroyer')).toBe(2);
  expect(
    offered(making({ hasAbility: (has, _g, _holder, ability) => has && ability !== 'production' }), 'destroyer'),
  ).toBe(0);
  const forbidding: Modifiers = {
    canProduce: (allowed, _g, _holder, type, _system, seat) => allowed && !(type === 'cruiser' && seat === 0),
  };
  expect(offered(making(forbidding, 1), 'cruiser')).toBe(0);
  expect(offered(making(forbidding, 1), 'destroyer')).toBe(6);
  expect(offered(making({ producesWith: (_allowed, _g, _holder, type) => type !== 'infantry' }), 'infantry')).toBe(0);
  expect(
    offered(making({ canPlaceUnits: (_allowed, _g, _holder, _type, place) => place !== 'jord' }), 'infantry'),
  ).toBe(0);
  const single = making({ unitsPerCost: () => 1 });
  single.answer('produce:fighter:tile-01:3', 'done', 'trade-goods:3');
  expect(single.player(0).tradeGoods).toBe(27);
  const free = making({ productionCost: (cost) => cost - 10 });
  free.answer('produce:cruiser:tile-01:2', 'done');
  expect(free.isOver).toBe(true); // never less than nothing
  expect(free.player(0).tradeGoods).toBe(30);
});

test('abilities change where structures stand', () => {
  const full = (modify: Modifiers) => changed(modify).units(0, 'jord', { pds: 2 }).state;
  expect(structureSites(full({}), 0, 'pds')).toEqual([]);
  expect(structureSites(full({ structureLimit: () => 9 }), 0, 'pds')).toEqual(['jord']);
  expect(structureSites(changed({ canPlaceUnits: () => false }).state, 0, 'space-dock')).toEqual([]);
});

test('abilities change the size of the fleet pool and the worth of trade goods', () => {
  const tokens = changed({ fleetPoolSize: () => 4 }).play((g) => gainTokens(g, 0, 2));
  expect(tokens.options).toEqual(['pools:2-0-0', 'pools:1-1-0', 'pools:1-0-1', 'pools:0-1-1', 'pools:0-0-2']);
  const rich = changed({ tradeGoodWorth: () => 2 })
    .exhausted('jord')
    .goods(0, 3);
  expect(available(rich.state, 0, 'resources')).toBe(6);
  const table = rich.play((g) => spend(g, 0, 'resources', 3));
  table.answer('trade-goods:2');
  expect(table.player(0).tradeGoods).toBe(1);
});
