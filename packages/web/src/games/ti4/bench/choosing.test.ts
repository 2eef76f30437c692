import { type SystemId, ti4 } from '@orrery/ti4';
import { gamePackage } from '@orrery/ti4/package';
import { position } from '@orrery/ti4/testing';
import { expect, test, vi } from 'vitest';
import { benchMarkup, boardMarkup } from '../../../../dev/markup.ts';
import { propsOf } from '../../../../dev/props.ts';
import type { RendererProps } from '../../renderer.ts';
import { glowing, systemAt } from '../board/keys.ts';
import { renderer } from '../index.tsx';
import { choosingFirst, chosenShips, chosenSystem, comersTo } from './choosing.ts';

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

/** My turn with two carriers and a cruiser at home, and what a real table would tell of it. */
function withFleet(more: Partial<RendererProps> = {}) {
  const match = position({ players: 3, factions: ['sol', 'hacan', 'letnev'] })
    .units(0, 'tile-01', { carrier: 2, cruiser: 1, fighter: 2 })
    .strategyCards(['technology', 'diplomacy'], ['trade', 'imperial'], ['warfare', 'leadership'])
    .turnOf(0)
    .from('turn').match;
  const starts = match.starts(0);
  const begun = new Set(starts.flatMap(({ targets }) => targets));
  const shown = { view: match.view(0), decision: match.pending(0), seat: 0, players: 3, starts };
  const pick = vi.fn();
  const setPlan = vi.fn();
  const shared = { begins: (target: string) => begun.has(target), pick, setPlan, ...more };
  const props: RendererProps = { ...propsOf(game, shown), ...shared };
  /** Where the rules say that ships could go. */
  const goals = (type: string) =>
    starts
      .filter(({ targets }) => targets.includes(`unit:tile-01:${type}`))
      .flatMap(({ targets }) => targets.filter((target) => target.startsWith('system:')))
      .map((target) => target.slice('system:'.length));
  /** The props after a click. */
  const after = (target: string) => {
    choosingFirst(props).pick(target, at);
    return { ...props, plan: setPlan.mock.lastCall?.[0] as RendererProps['plan'] };
  };
  return { props, pick, setPlan, goals, after };
}

const reached = (markup: string): number => markup.split('ti4-glow is-reached').length - 1;

test('a click on my ships lights where these could go, and a click on one of the systems activates it', () => {
  const { props, pick, goals, after } = withFleet();
  expect(reached(boardMarkup(renderer, props))).toBe(0);
  const chosen = after('unit:tile-01:cruiser');
  expect(pick).not.toHaveBeenCalled();
  expect(chosenShips(chosen)?.to.toSorted()).toEqual(goals('cruiser').toSorted());
  expect(goals('cruiser').length).toBeGreaterThan(goals('carrier').length);
  const board = boardMarkup(renderer, chosen);
  expect(reached(board)).toBe(goals('cruiser').length);
  expect(board).toMatch(/ti4-hit is-begin is-chosen"[^>]*data-place="unit:tile-01:cruiser"[^>]*aria-pressed="true"/);
  const [goal = ''] = goals('cruiser');
  choosingFirst(chosen).pick(`system:${goal}`, at);
  expect(pick).toHaveBeenCalledWith(`system:${goal}`, at);
});

test('the bench says the same in words, with the other ships there and a way back', () => {
  const { goals, after } = withFleet();
  const bench = benchMarkup(renderer, after('unit:tile-01:carrier'));
  const told = [...bench.matchAll(/data-goal="([^"]+)"/g)].map(([, id]) => id);
  expect(told.toSorted()).toEqual(goals('carrier').toSorted());
  expect(bench).toMatch(/aria-pressed="true"[^>]*>.*?2 carriers/);
  expect(bench).toMatch(/aria-pressed="false"[^>]*>.*?1 cruiser/);
  expect(bench).not.toContain('fighter');
  expect(bench).toContain('Something else');
});

test('a system that the ships cannot reach is looked at as ever, and so is their own, from where they could go, too', () => {
  const { props, pick, setPlan, goals, after } = withFleet();
  const chosen = after('unit:tile-01:carrier');
  const far = goals('cruiser').find((id) => !goals('carrier').includes(id)) ?? '';
  choosingFirst(chosen).pick(`system:${far}`, at);
  expect(setPlan.mock.lastCall?.[0]).toMatchObject({ kind: 'system', system: far });
  expect(pick).not.toHaveBeenCalled();
  const home = benchMarkup(renderer, { ...props, plan: { kind: 'system', system: 'tile-01', since: 0 } });
  expect(home).toMatch(/aria-pressed="false"[^>]*>.*?2 carriers/);
});

test('another click on the ships puts the light out; on a phone a double tap does not, and a lit system is looked at first', () => {
  const desk = withFleet();
  choosingFirst(desk.after('unit:tile-01:carrier')).pick('unit:tile-01:carrier', at);
  expect(desk.setPlan).toHaveBeenLastCalledWith(null);
  const { pick, setPlan, goals, after } = withFleet({ isPhone: true });
  const chosen = after('unit:tile-01:carrier');
  choosingFirst(chosen).pick('unit:tile-01:carrier', at);
  expect(setPlan).toHaveBeenCalledTimes(1);
  const [goal = ''] = goals('carrier');
  choosingFirst(chosen).pick(`system:${goal}`, at);
  expect(setPlan.mock.lastCall?.[0]).toMatchObject({ kind: 'system', system: goal });
  expect(pick).not.toHaveBeenCalled();
});

test('by keys, arrows lead from the ships to their system, and with Shift among those where they could go', () => {
  const { props, goals, after } = withFleet();
  expect(systemAt(props, 'unit:tile-01:carrier')).toBe('tile-01');
  expect(systemAt(props, 'planet:jord')).toBe('tile-01');
  expect(glowing(props).length).toBeGreaterThan(goals('carrier').length);
  expect(glowing(after('unit:tile-01:carrier')).toSorted()).toEqual(goals('carrier').toSorted());
});
