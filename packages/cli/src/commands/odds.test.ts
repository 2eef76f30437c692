import { describe, expect, test } from 'vitest';
import { run } from '../testing/harness.ts';

describe('odds', () => {
  test('tells the attacker how a battle ends, as numbers that sum to 1', async () => {
    const { code, out } = await run([
      'odds',
      'ti4',
      '--attacker',
      '2 dreadnoughts, fighter; tech=dreadnought-2',
      '--defender',
      '3 cruiser',
      '--json',
    ]);
    expect(code).toBe(0);
    const { win, draw, loss } = JSON.parse(out);
    expect(win + draw + loss).toBeCloseTo(1, 9);
    expect(win).toBeGreaterThan(loss);
  });

  test('tells the same in words, with the order of losses that it assumes', async () => {
    const { code, out } = await run(['odds', 'ti4', '--attacker', 'cruiser', '--defender', 'cruiser', '--rounds', '1']);
    expect(code).toBe(0);
    expect(out).toContain('order of losses (usual): cruiser');
    expect(out).toContain('after round 1: goes on');
  });

  test('a typo names what was probably meant', async () => {
    const { code, err } = await run(['odds', 'ti4', '--attacker', '2 dreadnougth', '--defender', 'cruiser']);
    expect(code).toBe(2);
    expect(err).toContain("there is no unit 'dreadnougth'; did you mean dreadnought?");
  });

  test('finds the best dice for an aim in Arcs, or takes those that are stated', async () => {
    const battle = ['odds', 'arcs', '--attacker', '3 fresh', '--defender', '2 fresh; cities=1'];
    const best = await run([...battle, '--aim', 'raid', '--json']);
    expect(JSON.parse(best.out).dice.raid).toBeGreaterThan(0);
    const stated = await run([...battle, '--dice', '2 assault']);
    expect(stated.out).toContain('dice: 2 assault (as stated; aim: trophies)');
    expect((await run([...battle, '--aim', 'rade'])).err).toContain("there is no aim 'rade'; did you mean raid?");
  });

  test('knows ships of Eclipse with their parts, and whom the winner fights next', async () => {
    const battle = ['odds', 'eclipse', '--attacker', '2 cruiser: ion cannon, 2 hull, nuclear-drive; 3 interceptors'];
    const { code, out } = await run([...battle, '--defender', '1 dreadnought', '--then', '2 ancients', '--json']);
    expect(code).toBe(0);
    const { win, draw, loss, others } = JSON.parse(out);
    expect(win + draw + loss).toBeCloseTo(1, 9);
    expect(others).toHaveLength(1);
    const told = await run([...battle, '--defender', 'starbase', '--rounds', '1']);
    expect(told.out).toContain('after round 1: goes on');
  });

  test('a typo in a part or a ship of Eclipse names what was probably meant', async () => {
    const part = await run(['odds', 'eclipse', '--attacker', '2 cruiser: ion-canon', '--defender', 'ancient']);
    expect([part.code, part.err]).toEqual([2, expect.stringContaining('did you mean ion-cannon?')]);
    const ship = await run(['odds', 'eclipse', '--attacker', '2 crusier', '--defender', 'ancient']);
    expect([ship.code, ship.err]).toEqual([2, expect.stringContaining('did you mean cruiser')]);
  });

  test('a game without odds, or a side that is missing, is bad input', async () => {
    expect((await run(['odds', 'chess', '--attacker', 'a', '--defender', 'b'])).code).toBe(2);
    expect((await run(['odds', 'ti4', '--attacker', 'cruiser'])).code).toBe(2);
  });
});
