import { Keystream, Match, type Option, type Plan, type Reason, type Seat, seedFrom } from '@orrery/kernel';
import { playRandomly } from '@orrery/kernel/testing';
import { expect, test, vi } from 'vitest';
import { eclipse } from '../index.ts';
import type { Eclipse, EclipseConfig } from '../state.ts';
import type { EclipseView } from '../view.ts';
import { reasons } from './reasons.ts';

vi.setConfig({ testTimeout: 120_000 });

type EclipseMatch = Match<Eclipse, EclipseConfig>;

/** The plan of one answer, and the game after it. */
function planned(
  match: EclipseMatch,
  seat: Seat,
  { id, label }: Option,
): { plan: Plan<EclipseView>; after: EclipseMatch } {
  const after = match.clone();
  after.answer(seat, id);
  const prompt = match.pending(seat)?.prompt ?? { key: '' };
  const steps = [{ prompt, id, label }];
  const view = (of: EclipseMatch) => of.view(seat) as unknown as EclipseView;
  return { plan: { seat, steps, isOpen: false, before: view(match), after: () => view(after) }, after };
}

/** Calls back with each option at some kinds of questions in random games. */
function eachOption(prompts: readonly string[], look: (match: EclipseMatch, seat: Seat, option: Option) => void): void {
  for (let game = 0; game < 6; game++) {
    const match = Match.start(eclipse, { players: 3, species: 'random' }, seedFrom(`reasons ${game}`));
    playRandomly(match, new Keystream(seedFrom(`reasons ${game}!`)), (_, seat) => {
      const decision = match.pending(seat);
      if (decision && prompts.includes(decision.prompt.key))
        for (const option of decision.options) look(match, seat, option);
    });
  }
}

const me = (match: EclipseMatch, seat: Seat) => (match.view(seat) as unknown as EclipseView).players[seat];
const argsOf = <Args>(reason: (plan: Plan<EclipseView>, at: number) => Args, plan: Plan<EclipseView>) =>
  reason(plan, 0) as Record<string, number> | null;

test('a disc costs what is said, and as many squares are settled as are promised', () => {
  let count = 0;
  eachOption(['eclipse.take-control'], (match, seat, option) => {
    if (option.id !== 'control') return;
    const { plan, after } = planned(match, seat, option);
    const left = argsOf(reasons.leave as Reason<EclipseView>, plan);
    const said = argsOf(reasons.control as Reason<EclipseView>, plan);
    const upkeep = me(after, seat)?.upkeep ?? 0;
    expect(upkeep - (me(match, seat)?.upkeep ?? 0)).toBe(left?.upkeep);
    expect(left?.squares).toBe(said?.squares);
    const next = after.pending(seat);
    const player = me(after, seat);
    if (!next?.prompt.key.match(/end-turn|last-colony/) || !player?.colonyShips.ready) return;
    if (Object.values(player.cubes).some((cubes) => cubes === 0)) return;
    const sector = String(option.target).replace('sector:', '');
    const squares = next.options.flatMap(({ id }) => id.match(`^colony-ship:${sector}:(\\d+):`)?.[1] ?? []);
    expect(new Set(squares).size).toBe(said?.squares);
    count += 1;
  });
  expect(count).toBeGreaterThan(10);
});

test('a track rises as is said, and what is researched costs what is said', () => {
  let [settled, researched] = [0, 0];
  eachOption(['eclipse.end-turn', 'eclipse.research'], (match, seat, option) => {
    const { plan, after } = planned(match, seat, option);
    const [now, then] = [me(match, seat), me(after, seat)];
    if (!now || !then) return;
    if (option.id.startsWith('colony-ship:')) {
      const said = argsOf(reasons.settle as Reason<EclipseView>, plan);
      const track = option.id.split(':')[3] as keyof typeof now.production;
      expect([said?.before, said?.after]).toEqual([now.production[track], then.production[track]]);
      settled += 1;
    }
    if (option.id.startsWith('technology:') && after.pending(seat)?.prompt.key !== 'eclipse.trade') {
      const said = argsOf(reasons.research as Reason<EclipseView>, plan);
      if (now.resources.science < (said?.cost ?? 0)) return; // what is lacking was traded for
      expect(now.resources.science - then.resources.science).toBe(said?.cost);
      researched += 1;
    }
  });
  expect(settled).toBeGreaterThan(10);
  expect(researched).toBeGreaterThan(10);
});
