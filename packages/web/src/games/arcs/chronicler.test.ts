import { type ArcsView, arcs, tables } from '@orrery/arcs';
import { type Json, Keystream, Match, seedFrom } from '@orrery/kernel';
import type { WireEvent } from '@orrery/server/protocol';
import { describe, expect, test } from 'vitest';
import { chronicler } from './chronicler.ts';

function finished(players: 2 | 3 | 4, seed: string) {
  const match = Match.start(arcs, { players, leadersAndLore: 'all' }, seedFrom(seed));
  const random = new Keystream(seedFrom(`${seed} players`));
  while (!match.isOver) {
    const seat = match.waitingFor()[0]!;
    const { options } = match.pending(seat)!;
    match.answer(seat, options[random.below(options.length)]!.id);
  }
  return match;
}

describe.each([2, 3, 4] as const)('a whole game of %i', (players) => {
  const match = finished(players, `chronicle ${players}`);
  const { gains, rounds, throws } = chronicler.read(match.events(0, 'spectator'), tables);

  test('all gains together are the final Power', () => {
    const scores = match.outcome!.scores.map((_, seat) =>
      gains.filter((gain) => gain.seat === seat).reduce((sum, { points }) => sum + points, 0),
    );
    expect(scores).toEqual(match.outcome!.scores);
  });

  test('its chapters are its rounds', () => {
    expect(rounds).toBe(match.peek().chapter);
    expect(gains.every(({ round }) => round >= 1 && round <= rounds)).toBe(true);
  });

  test('every die shows a face that it has', () => {
    expect(throws.length).toBeGreaterThan(0);
    for (const { dice } of throws) for (const { up, faces } of dice) expect(faces).toContainEqual(up);
  });
});

test('rerolled dice are not counted again', () => {
  const rolled = (seq: number, ...faces: string[]) => ({ seq, key: 'arcs.rolled', args: { seat: 'seat/1', faces } });
  const { throws } = chronicler.read(
    [
      rolled(0, 'face/assault.0', 'face/skirmish.3'),
      rolled(1, 'face/assault.0', 'face/skirmish.0'),
      { seq: 2, key: 'arcs.battle.begun', args: {} },
      rolled(3, 'face/raid.5'),
    ],
    tables,
  );
  expect(throws.map(({ seat, dice }) => [seat, ...dice.map(({ up }) => up)])).toEqual([
    [1, ['symbol/hit', 'symbol/hit'], []],
    [1, ['symbol/intercept']],
  ]);
});

test('a battle is seen as it begins, with the dice that were collected, and ends as the ships tell that are left', () => {
  const match = Match.start(arcs, { players: 3 }, seedFrom('battles'));
  const random = new Keystream(seedFrom('battles players'));
  const begun = new Map<number, Json>();
  const after: ArcsView[] = [];
  while (!match.isOver) {
    const known = match.events(0, 'spectator').length;
    const seat = match.waitingFor()[0]!;
    const { options } = match.pending(seat)!;
    const fighting = options.filter(({ id }) => /^(battle|assault:[1-9])/.test(id));
    const offered = fighting.length > 0 ? fighting : options;
    match.answer(seat, offered[random.below(offered.length)]!.id);
    const told = match.events(0, 'spectator').slice(known);
    for (const { key, seq } of told as readonly WireEvent[])
      if (key === 'arcs.battle.begun') begun.set(seq, structuredClone(match.view('spectator')));
    const view = structuredClone(match.view('spectator')) as unknown as ArcsView;
    // The first stop after a battle: who is left is what the table shows.
    if (begun.size > after.length && !view.battle) after.push(view);
  }
  const battles = chronicler.battles?.(match.events(0, 'spectator') as readonly WireEvent[]) ?? [];
  expect(battles.length).toBeGreaterThan(5);
  let seen = 0;
  for (const [index, { event, end, where, place }] of battles.entries()) {
    const view = begun.get(event.seq)!;
    const found = where(view, event.seq + 1) as { dice: object; attacker: number; defender: number } | null;
    const now = after[index]?.systems[place.slice('system/'.length) as keyof ArcsView['systems']];
    if (!found || !now) continue;
    seen++;
    const left = (seat: number) => (now.fresh[seat] ?? 0) + (now.damaged[seat] ?? 0);
    const told = left(found.attacker) === 0 ? 'loss' : left(found.defender) === 0 ? 'win' : 'draw';
    expect(end(view), `${event.seq}`).toBe(told);
  }
  expect(seen).toBeGreaterThan(5);
});
