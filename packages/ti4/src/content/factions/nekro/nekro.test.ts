import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../../rules/invasion.ts';
import { spaceCombat } from '../../../rules/space-combat.ts';
import { research } from '../../../rules/technology.ts';
import { openWindow } from '../../../rules/window.ts';
import { battle, position } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';

const factions: FactionId[] = ['nekro', 'yssaril', 'letnev'];

function session() {
  return position({ factions })
    .phase('agenda')
    .with((g) => {
      for (const player of g.players) player.notes = [];
    })
    .speaker(2);
}

content('ti4', 'faction/nekro', 'Galactic Threat: never votes, but may take a technology for a true prediction', () => {
  const table = session()
    .technologies(1, 'neural-motivator', 'sarween-tools')
    .technologies(0, 'sarween-tools')
    .technologies(2, 'plasma-scoring')
    .own(0, 'tarmann')
    .agendaDeck('economic-equality', 'fleet-regulations')
    .from('agenda');
  expect([table.seat, table.options]).toEqual([0, ['use:faction/galactic-threat', 'pass']]);
  table.answer('use:faction/galactic-threat', 'predict:against');
  expect(table.seat).toBe(1); // after the speaker on seat 2 it is the turn of seat 0, which cannot vote
  table.answer('vote:against', 'exhaust:shalloq', 'done', 'vote:for');
  expect(table.player(0).technologies).toEqual(['sarween-tools', 'neural-motivator']); // the only one of seat 1 that is new
  expect(table.seat).toBe(1); // not again in this phase
  expect(table.prompt).toBe('ti4.vote');
});

content('ti4', 'faction/nekro', 'Galactic Threat: nothing without voters or for a false prediction', () => {
  const made = () => session().technologies(1, 'neural-motivator').agendaDeck('economic-equality').from('agenda');
  const unvoted = made().answer('use:faction/galactic-threat', 'predict:for', 'abstain', 'abstain', 'decide:for');
  expect(unvoted.player(0).technologies).toEqual([]);
  const wrong = made().answer('use:faction/galactic-threat', 'predict:for', 'vote:against', 'exhaust:all', 'abstain');
  expect(wrong.player(0).technologies).toEqual([]);
});

content(
  'ti4',
  'faction/nekro',
  'Technological Singularity: once in a combat, after a unit of the opponent was destroyed',
  () => {
    const table = battle('tile-22', 'space-combat', factions)
      .units(0, 'tile-22', { cruiser: 2 })
      .units(1, 'tile-22', { cruiser: 2 })
      .technologies(1, 'neural-motivator', 'sarween-tools')
      .technologies(2, 'plasma-scoring')
      .dice(10, 10, 1, 1)
      .play(spaceCombat);
    expect([table.seat, table.options]).toEqual([0, ['use:faction/technological-singularity', 'pass']]);
    table.answer('use:faction/technological-singularity');
    expect(table.options).toEqual(['take:neural-motivator:1', 'take:sarween-tools:1']);
    table.answer('take:sarween-tools:1');
    expect(table.player(0).technologies).toEqual(['sarween-tools']);
    expect(table.isOver).toBe(true); // the second loss brings nothing more
    expect(table.player(1).technologies).toContain('sarween-tools'); // the opponent keeps it
  },
);

content(
  'ti4',
  'faction/nekro',
  'Technological Singularity: not for the losses of others, nor outside of a combat',
  () => {
    const own = battle('tile-22', 'space-combat', factions)
      .units(0, 'tile-22', { cruiser: 1 })
      .units(1, 'tile-22', { cruiser: 1 })
      .technologies(1, 'neural-motivator')
      .dice(1, 10)
      .play(spaceCombat);
    expect(own.isOver).toBe(true);
    const bombarded = battle('tile-24', 'invasion', factions)
      .units(0, 'tile-24', { dreadnought: 1 })
      .units(1, 'mehar-xull', { infantry: 1 })
      .technologies(1, 'neural-motivator')
      .dice(10)
      .play(invasion);
    bombarded.answer('bombard:mehar-xull');
    expect(bombarded.unitsOf(1, 'mehar-xull')).toEqual({});
    expect(bombarded.isOver).toBe(true);
  },
);

content('ti4', 'faction/nekro', 'Technological Singularity: not for a unit that is destroyed elsewhere', () => {
  const during = (place: 'tile-22' | 'tile-35') =>
    battle('tile-22', 'space-combat', factions)
      .technologies(1, 'neural-motivator')
      .combat({ kind: 'space', system: 'tile-22', attacker: 0, defender: 1 })
      .play(function* (g) {
        const loss = { seat: 1, by: 0, cause: 'ability', type: 'cruiser', unit: 'cruiser' } as const;
        yield* openWindow(g, 'after unit-destroyed', { ...loss, place });
      });
  expect(during('tile-35').isOver).toBe(true);
  expect(during('tile-22').options).toContain('use:faction/technological-singularity');
});

content('ti4', 'faction/nekro', 'Technological Singularity: each ground combat counts by itself', () => {
  const table = battle('tile-24', 'invasion', factions)
    .units(0, 'tile-24', { carrier: 1, infantry: 1 })
    .units(1, 'mehar-xull', { infantry: 1 })
    .technologies(1, 'neural-motivator')
    .dice(10, 1)
    .play(invasion);
  table.answer('commit:mehar-xull:infantry:1', 'use:faction/technological-singularity');
  expect(table.player(0).technologies).toEqual(['neural-motivator']);
});

content('ti4', 'faction/nekro', 'Propagation: three command tokens instead of research', () => {
  const table = position({ factions }).play((g) => research(g, 0));
  expect(table.prompt).toBe('ti4.gain-tokens');
  table.answer('pools:0-2-1');
  expect(table.player(0).pools).toEqual({ tactic: 3, fleet: 5, strategy: 3 });
  expect(table.player(0).technologies).toEqual([]);
});

content('ti4', 'faction/nekro', 'Propagation: Focused Research works for the Nekro', () => {
  const table = position({ factions })
    .hand(0, 'focused-research')
    .goods(0, 4)
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .from('turn');
  table.answer('action:action-card/focused-research');
  expect(table.prompt).toBe('ti4.gain-tokens');
});
