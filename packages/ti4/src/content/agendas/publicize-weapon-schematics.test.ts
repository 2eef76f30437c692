import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { repeal } from '../../rules/laws.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { researchable } from '../../rules/technology.ts';
import { hasUnitAbility } from '../../rules/unit-abilities.ts';
import { battle, position, reveal, session, votes } from '../../testing/index.ts';

const id = 'publicize-weapon-schematics';

ruling(
  'ti4',
  `ag/${id}.1`,
  'For: once anybody has a war sun technology, all research theirs without prerequisites',
  () => {
    const before = position().law(id, 'for');
    expect(researchable(before.state, 0)).not.toContain('war-sun');
    const made = position().law(id, 'for').technologies(1, 'war-sun');
    expect([0, 2].map((seat) => researchable(made.state, seat).includes('war-sun'))).toEqual([true, true]);
    expect(researchable(made.state, 0)).not.toContain('dreadnought-2');
  },
);

ruling('ti4', `ag/${id}.1`, 'the war sun on the sheet of the Muaat is no technology, their upgrade is one', () => {
  const muaat = () => position({ factions: ['muaat', 'sol', 'xxcha'] }).law(id, 'for');
  expect(researchable(muaat().state, 1)).not.toContain('war-sun');
  expect(researchable(muaat().state, 0)).not.toContain('prototype-war-sun-2');
  const upgraded = muaat().technologies(0, 'prototype-war-sun-2');
  expect(researchable(upgraded.state, 1)).toContain('war-sun');
  const other = muaat().technologies(1, 'war-sun');
  expect(researchable(other.state, 0)).toContain('prototype-war-sun-2');
});

ruling('ti4', `ag/${id}.1`, 'war suns sustain no damage, those of the Muaat neither; damaged ones stay damaged', () => {
  const fight = (law: boolean) => {
    const made = battle('tile-22', 'space-combat', ['xxcha', 'muaat', 'hacan'])
      .units(0, 'tile-22', { dreadnought: 1, cruiser: 1 })
      .units(1, 'tile-22', { 'war-sun': 2 }, { 'war-sun': 1 })
      .dice(10, 1, 1, 1, 1, 1, 1, 1);
    const table = (law ? made.law(id, 'for') : made).play(spaceCombat);
    while (table.prompt === 'ti4.retreat?') table.answer('fight');
    return table;
  };
  const table = fight(true);
  expect(table.state.systems['tile-22']?.units).toContainEqual({ seat: 1, type: 'war-sun', count: 2, damaged: 1 });
  expect([table.seat, table.options]).toEqual([1, ['war-sun:tile-22', 'war-sun:tile-22:damaged']]); // which one is lost
  expect(fight(false).options).not.toEqual(table.options);
  const dreadnought = { type: 'dreadnought', place: 'tile-22' } as const;
  expect(hasUnitAbility(table.state as never, 0, 'sustain-damage', dreadnought)).toBe(true);
});

ruling('ti4', `ag/${id}.2`, 'Against: who has a war sun technology discards all action cards', () => {
  const made = session(['sol', 'muaat', 'xxcha'])
    .technologies(0, 'war-sun')
    .hand(0, 'parley', 'bunker')
    .hand(1, 'spy') // the Muaat with their sheet only
    .hand(2, 'upgrade');
  const table = votes(reveal(made, id), { 2: 'against' });
  expect([0, 1, 2].map((seat) => table.player(seat).actionCards.length)).toEqual([0, 1, 1]);
  const muaat = session(['sol', 'muaat', 'xxcha']).technologies(1, 'prototype-war-sun-2').hand(1, 'spy');
  expect(votes(reveal(muaat, id), { 2: 'against' }).player(1).actionCards).toEqual([]);
});

content('ti4', `agenda/${id}`, 'once repealed prerequisites count and war suns sustain damage', () => {
  const table = position()
    .law(id, 'for')
    .technologies(1, 'war-sun')
    .play((g) => repeal(g, id));
  expect(researchable(table.state as never, 0)).not.toContain('war-sun');
  expect(hasUnitAbility(table.state as never, 1, 'sustain-damage', { type: 'war-sun', place: 'tile-22' })).toBe(true);
});
