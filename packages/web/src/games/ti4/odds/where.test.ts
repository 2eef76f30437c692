import { ti4 } from '@orrery/ti4';
import { position } from '@orrery/ti4/testing';
import { expect, test } from 'vitest';
import type { RendererProps } from '../../renderer.ts';
import { calculator } from './calculator.ts';
import { battles, reached } from './where.ts';

const builder = position({ players: 3, factions: ['sol', 'xxcha', 'hacan'] })
  .units(0, 'tile-18', { cruiser: 2, infantry: 1 }, { cruiser: 1 })
  .units(1, 'tile-18', { destroyer: 1 });

function seen(change: object = {}, more: Partial<RendererProps> = {}): RendererProps {
  const view = { ...(ti4.view(builder.state, 0) as object), ...change };
  return { view, seat: 0, decision: null, ...more } as unknown as RendererProps;
}

const combat = {
  ...{ kind: 'space', system: 'tile-18', planet: null, attacker: 0, defender: 1, round: 1, ended: false },
  ...{ sustained: [], used: [], enlisted: [], destroyed: [], begun: true, due: [] },
  ...{ rolls: [{ seat: 0, kind: 'combat', dice: [{ hits: 1 }], extraHits: 0 }] },
};

test('ships that are declared to move meet who guards the system, with all they carry', () => {
  const cargo = [{ type: 'infantry', count: 2, from: 'jord' }];
  const moves = [{ path: ['tile-1', 'tile-18'], type: 'carrier', damaged: false, count: 1, cargo }];
  const found = battles.now(seen({ tactical: { seat: 0, system: 'tile-18', moves } }));
  expect(found).toMatchObject({ attacker: 0, defender: 1, where: { arriving: { carrier: 1, infantry: 2 } } });
  const battle = calculator.fromView(seen().view, found?.where as never);
  expect(battle?.attacker).toMatchObject({ space: { carrier: 1, cruiser: 2, infantry: 3 }, damaged: { cruiser: 1 } });
});

test('where nobody has a ship there is nothing to fight in space', () => {
  const moves = [{ path: ['tile-18', 'tile-19'], type: 'cruiser', damaged: false, count: 1, cargo: [] }];
  expect(battles.now(seen({ tactical: { seat: 0, system: 'tile-19', moves } }))).toBeNull();
});

test('dice that lie there count for everybody who looks on, but not before the side has rolled them all', () => {
  const rolling = { ...combat, fired: [] };
  expect(battles.now(seen({ combat: rolling }))).toBeNull();
  const rolled = seen({ combat: { ...combat, fired: [0] } }, { seat: null });
  const { where } = battles.now(rolled) ?? {};
  expect(calculator.fromView(rolled.view, where as never)?.due).toEqual({ attacker: null, defender: 1 });
});

test('all ships that could come are counted before a system is activated', () => {
  const reach = [{ from: 'tile-18', types: ['cruiser'], to: ['tile-19'] }];
  const outlook = { own: { reach }, cannons: [] };
  const systems = {
    ...(seen().view as never as { systems: object }).systems,
    'tile-19': { units: [{ seat: 2, type: 'carrier', count: 1, damaged: 0 }] },
  };
  const found = reached(seen({ outlook, systems }), 'tile-19');
  expect(found).toMatchObject({ defender: 2, where: { arriving: { cruiser: 2 }, arrivingDamaged: { cruiser: 1 } } });
  expect(reached(seen({ outlook, systems }), 'tile-18')).toBeNull();
});
