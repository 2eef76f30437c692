import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { gainControl } from '../../rules/control.ts';
import { eliminate } from '../../rules/elimination.ts';
import { repeal } from '../../rules/laws.ts';
import { canUseProduction } from '../../rules/production.ts';
import { hasUnitAbility } from '../../rules/unit-abilities.ts';
import { decide, position, reveal, session } from '../../testing/index.ts';

const id = 'holy-planet-of-ixth';
const holy = () => position().own(1, 'quann').points(0, 1, 0).law(id, 'quann', null, 'quann');
const pointsOf = (table: ReturnType<ReturnType<typeof position>['play']>) =>
  [0, 1, 2].map((seat) => table.player(seat).points);

ruling('ti4', `ag/${id}.1`, 'the controller of the elected planet gains a point at once', () => {
  const table = reveal(session().own(1, 'quann', 'saudor').own(2, 'lodor'), id);
  expect(table.state.agenda?.outcomes).toEqual(['quann', 'lodor']); // cultural ones
  decide(table, 'quann');
  expect(pointsOf(table)).toEqual([0, 1, 0]);
  expect(table.state.laws).toMatchObject([{ id, owner: null, planet: 'quann' }]);
});

ruling('ti4', `ag/${id}.1`, 'who takes it gains a point, and then who had it loses one', () => {
  const table = holy().play((g) => gainControl(g, 2, 'quann'));
  expect(pointsOf(table)).toEqual([0, 0, 1]);
  const told = table.events().filter((key) => key.includes('point'));
  expect(told).toHaveLength(2);
  const other = holy()
    .own(1, 'lodor')
    .play((g) => gainControl(g, 2, 'lodor'));
  expect(pointsOf(other)).toEqual([0, 1, 0]);
});

ruling('ti4', `ag/${id}.1`, 'the point may win the game before the other is lost', () => {
  const table = holy()
    .points(0, 9, 9)
    .play((g) => gainControl(g, 2, 'quann'));
  expect([table.isOver, table.state.winner, table.player(1).points]).toEqual([true, 2, 9]);
});

ruling('ti4', [`ag/${id}.1`, 'ag/0.14'], 'who is eliminated has no points left, and the next holder gains one', () => {
  const table = holy().play(function* (g) {
    yield* eliminate(g, 1);
    yield* gainControl(g, 2, 'quann');
  });
  expect(pointsOf(table)).toEqual([0, 0, 1]);
  expect(table.state.laws).toHaveLength(1);
});

ruling('ti4', `ag/${id}.1`, 'units on the planet cannot use Production, others in the system can', () => {
  const made = holy().units(1, 'quann', { 'space-dock': 1 }).units(1, 'nar', { 'space-dock': 1 });
  expect(canUseProduction(made.state, 1, 'tile-25')).toBe(false);
  expect(canUseProduction(made.state, 1, 'tile-12')).toBe(true);
  made.units(1, 'quann', { pds: 1 });
  expect(hasUnitAbility(made.state, 1, 'space-cannon', { type: 'pds', place: 'quann' })).toBe(true); // nothing else is lost
});

ruling('ti4', [`ag/${id}.1`, 'ag/0.13'], 'discarded, it costs nobody a point, and the planet is as any other', () => {
  const table = holy()
    .units(1, 'quann', { 'space-dock': 1 })
    .play(function* (g) {
      yield* repeal(g, id);
    });
  expect(pointsOf(table)).toEqual([0, 1, 0]);
  expect(canUseProduction(table.state as never, 1, 'tile-25')).toBe(true);
});

content('ti4', `agenda/${id}`, 'after it was discarded control brings no point', () => {
  const table = holy().play(function* (g) {
    yield* repeal(g, id);
    yield* gainControl(g, 2, 'quann');
  });
  expect(pointsOf(table)).toEqual([0, 1, 0]);
});
