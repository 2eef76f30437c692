import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position, type Table } from '../testing/index.ts';
import { addEffect } from './effects.ts';
import { settle } from './settle.ts';
import { canActTactically, tacticalAction } from './tactical-action.ts';

/** Seat 0 has the turn; nobody can trade, so that only the action is asked about. */
const turn = () =>
  position()
    .turnOf(0)
    .with(({ turn: now }) => now?.traded.push(0, 1, 2));

const play = (built: ReturnType<typeof position>) => built.play((g) => tacticalAction(g, 0));

/** Plays on, taking the first of the wishes that is offered or else the first option; tells the steps that asked something. */
function playOut(table: Table, ...wishes: string[]): string[] {
  const steps: string[] = [];
  while (!table.isOver) {
    const step = table.state.tactical?.step ?? 'none';
    if (steps.at(-1) !== step) steps.push(step);
    const { options } = table;
    table.answer(wishes.find((wish) => options.includes(wish)) ?? (options[0] as string));
  }
  return steps;
}

rule(
  'ti4',
  ['tactical-action.0', 'tactical-action.2c', 'movement.6', 'tactical-action.3', 'tactical-action.4', 'transport.4'],
  'activation, movement, space cannon offense, space combat, invasion and production follow each other',
  () => {
    const table = play(
      turn()
        .units(0, 'tile-01', { carrier: 1, cruiser: 2 })
        .units(0, 'jord', { infantry: 3 })
        .units(0, 'lor', { 'space-dock': 1 })
        .units(1, 'tile-36', { destroyer: 1 })
        .units(1, 'arnor', { pds: 1, infantry: 1 })
        .dice(10, 10, 10, 1, 10, 10, 10, 1),
    );
    table.answer('activate:tile-36', 'move:tile-01:carrier', 'load:jord:infantry:3');
    table.answer('move:tile-01:cruiser', 'move:tile-01:cruiser', 'done');
    const wishes = ['none', 'fight', 'commit:arnor:infantry:3', 'skip-production'];
    expect(playOut(table, ...wishes)).toEqual(['space-cannon-offense', 'space-combat', 'invasion', 'production']);
    expect(table.unitsOf(1, 'tile-36')).toEqual({});
    expect(table.unitsOf(0, 'arnor')).toEqual({ infantry: 3 });
    expect(table.state.planets.arnor).toMatchObject({ owner: 0, exhausted: true });
    expect(table.unitsOf(0, 'tile-36')).toEqual({ carrier: 1, cruiser: 2 });
  },
);

rule(
  'ti4',
  [
    'tactical-action.1',
    'tactical-action.1a',
    'active-system.0',
    'active-system.1',
    'active-system.2',
    'command-tokens.4',
  ],
  'I put a token of my tactic pool on a system that has none of mine, and it becomes the active system',
  () => {
    const table = play(turn().token(0, 'tile-18').units(0, 'tile-01', { cruiser: 1 }));
    expect(table.options).toHaveLength(27);
    expect(table.options).not.toContain('activate:tile-18');
    table.answer('activate:tile-36');
    expect(table.state.tactical).toMatchObject({ seat: 0, system: 'tile-36', step: 'movement' });
    expect(table.state.systems['tile-36']?.tokens).toEqual([0]);
    expect(table.player(0).pools).toEqual({ tactic: 2, fleet: 3, strategy: 2 });
    expect(table.player(0).tokens).toBe(7); // none of it came from reinforcements
  },
);

rule('ti4', 'tactical-action.1', 'without a token in the tactic pool there is no tactical action', () => {
  expect(canActTactically(turn().state, 0)).toBe(true);
  expect(canActTactically(turn().pools(0, { tactic: 0 }).state, 0)).toBe(false);
});

rule(
  'ti4',
  ['tactical-action.1b', 'active-system.3'],
  'command tokens of others do not stop me from activating a system',
  () => {
    const table = play(turn().token(1, 'tile-36').token(2, 'tile-36').units(0, 'tile-01', { cruiser: 1 }));
    table.answer('activate:tile-36');
    expect(table.state.systems['tile-36']?.tokens).toEqual([0, 1, 2]);
  },
);

rule('ti4', 'active-system.4', 'the system stays active until the tactical action ends', () => {
  const table = play(turn().units(0, 'tile-01', { cruiser: 1 }).units(0, 'jord', { 'space-dock': 1 }));
  table.answer('activate:tile-01');
  expect(table.state.tactical).toMatchObject({ system: 'tile-01', step: 'production' });
  table.answer('produce', 'done');
  expect(table.isOver).toBe(true);
  expect(table.state.tactical).toBe(null);
  expect(table.state.systems['tile-01']?.tokens).toEqual([0]);
});

rule('ti4', 'tactical-action.3a', 'with ships of one player only there is no space combat', () => {
  const table = play(turn().units(0, 'tile-01', { cruiser: 1 }).units(1, 'arnor', { infantry: 1 }));
  table.answer('activate:tile-36', 'move:tile-01:cruiser');
  expect(playOut(table)).toEqual(['movement']);
  const empty = play(turn().units(1, 'tile-36', { cruiser: 1 }));
  expect(playOut(empty, 'activate:tile-36')).toEqual(['none']);
  expect(empty.events()).not.toContain('ti4.rolls');
});

rule(
  'ti4',
  ['tactical-action.5', 'tactical-action.5a', 'production.0'],
  'I may use Production in the active system although nothing moved or landed',
  () => {
    const table = play(turn().units(0, 'jord', { 'space-dock': 1 }));
    table.answer('activate:tile-01');
    expect(table.options).toEqual(['produce', 'skip-production']);
    table.answer('produce', 'produce:cruiser:tile-01:2');
    expect(table.unitsOf(0, 'tile-01')).toEqual({ cruiser: 2 });
    expect(table.isOver).toBe(true);
    const elsewhere = play(turn().units(0, 'jord', { 'space-dock': 1 })).answer('activate:tile-36');
    expect(elsewhere.isOver).toBe(true);
  },
);

rule('ti4', 'active-system.4', 'what lasts for a tactical action ends with it', () => {
  const table = play(turn().with((g) => addEffect(g, 'action-card/flank-speed', 0, 'tactical-action')));
  table.answer('activate:tile-36');
  expect(table.state.effects).toEqual([]);
});

rule('ti4', 'active-system.4', 'an ability that ends the turn ends the tactical action with it', () => {
  const table = turn()
    .units(0, 'jord', { 'space-dock': 1 })
    .play(function* (g) {
      if (g.turn) g.turn.over = true;
      yield* tacticalAction(g, 0);
    });
  table.answer('activate:tile-01');
  expect(table.isOver).toBe(true);
  expect(table.state.tactical).toBe(null);
});

rule('ti4', 'ships.1', 'ships are only ever in space areas, wherever they come from', () => {
  const table = play(turn().units(0, 'jord', { 'space-dock': 1 }).units(0, 'tile-01', { carrier: 1 }));
  table.answer('activate:tile-01', 'produce', 'produce:fighter:tile-01:4', 'done');
  expect(table.unitsOf(0, 'tile-01')).toEqual({ carrier: 1, fighter: 4 });
  expect(table.unitsOf(0, 'jord')).toEqual({ 'space-dock': 1 });
  expect(() => position().units(0, 'jord', { cruiser: 1 }).play(settle)).toThrow('does not belong');
});

rule(
  'ti4',
  'learn-to-play-only.1',
  'without a token in the tactic pool I can activate nothing, so I have no tactical action',
  () => {
    const turnWith = (tactic: number) =>
      turn()
        .units(0, 'tile-01', { cruiser: 1 })
        .pools(0, { tactic })
        .strategyCards(['trade'], ['warfare'])
        .from('turn');
    expect(turnWith(1).options).toContain('tactical');
    expect(turnWith(0).options).not.toContain('tactical');
  },
);
