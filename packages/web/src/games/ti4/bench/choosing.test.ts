import { type SystemId, ti4 } from '@orrery/ti4';
import { gamePackage } from '@orrery/ti4/package';
import { position } from '@orrery/ti4/testing';
import { expect, test, vi } from 'vitest';
import { propsOf } from '../../../../dev/props.ts';
import type { RendererProps } from '../../renderer.ts';
import { choosingFirst, chosenSystem, comersTo } from './choosing.ts';

const game = { tables: gamePackage.tables as object, messages: gamePackage.messages as { en: Record<string, string> } };
const [there, elsewhere] = ['tile-31', 'tile-36'] as const satisfies readonly SystemId[];
const at = { x: 0, y: 0 };

/** At my turn, with what the bench and the board share. */
function asked(more: Partial<RendererProps> = {}) {
  const pick = vi.fn();
  const setPlan = vi.fn();
  const begins = (target: string) => target === `system:${there}` || target === `system:${elsewhere}`;
  const props = propsOf(game, { view: {}, decision: null, seat: 0, players: 3 });
  const shared = { prompt: { key: 'ti4.turn' }, begins, pick, setPlan, ...more };
  return { props: { ...props, ...shared } as RendererProps, pick, setPlan };
}

test('the first click on a system chooses it, and the next one activates it', () => {
  const { props, pick, setPlan } = asked();
  choosingFirst(props).pick(`system:${there}`, at);
  expect(pick).not.toHaveBeenCalled();
  const [[plan]] = setPlan.mock.calls as [[RendererProps['plan']]];
  const chosen = { ...props, plan };
  expect(chosenSystem(chosen)).toBe(there);
  choosingFirst(chosen).pick(`system:${elsewhere}`, at);
  expect(setPlan).toHaveBeenCalledTimes(2);
  choosingFirst(chosen).pick(`system:${there}`, at);
  expect(pick).toHaveBeenCalledWith(`system:${there}`, at);
});

test('on a phone a double tap is no second click', () => {
  const since = performance.now();
  const { props, pick } = asked({ isPhone: true, plan: { kind: 'system', system: there, since } });
  const tap = (time: number) => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(since + time);
    choosingFirst(props).pick(`system:${there}`, at);
  };
  tap(200);
  expect(pick).not.toHaveBeenCalled();
  tap(900);
  expect(pick).toHaveBeenCalledTimes(1);
});

test('everything else is picked at once, and a system that can no longer be activated is not chosen', () => {
  const { props, pick } = asked({ plan: { kind: 'system', system: 'tile-20', since: 0 } });
  choosingFirst(props).pick('planet:jord', at);
  expect(pick).toHaveBeenCalledWith('planet:jord', at);
  expect(chosenSystem(props)).toBeNull();
});

test('who could come is told by where they are', () => {
  const match = position({ players: 3, factions: ['sol', 'hacan', 'letnev'] })
    .units(0, 'tile-01', { carrier: 2, fighter: 2 })
    .units(1, 'tile-31', { cruiser: 1 })
    .strategyCards(['technology', 'diplomacy'], ['trade', 'imperial'], ['warfare', 'leadership'])
    .turnOf(0);
  const view = ti4.view(match.state, 0);
  expect(comersTo({ view, seat: 0 }, there)).toEqual([
    { from: 'tile-01', groups: [{ seat: 0, type: 'carrier', count: 2, damaged: 0 }] },
  ]);
});
