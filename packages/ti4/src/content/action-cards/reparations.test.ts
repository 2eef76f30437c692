import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { gainControl } from '../../rules/control.ts';
import { declining, position } from '../../testing/index.ts';

const card = 'action-card/reparations';
const use = `use:${card}`;

function taken(prepare: (place: ReturnType<typeof position>) => unknown = () => null) {
  const place = position().hand(1, 'reparations').own(1, 'abyz').units(0, 'abyz', { infantry: 1 }).turnOf(0);
  prepare(place);
  return place.play((g) => gainControl(g, 0, 'abyz'));
}

ruling(
  'ti4',
  'ac/reparations.1',
  'after somebody took a planet of mine I exhaust one of theirs and ready one of mine',
  () => {
    const table = taken((place) => place.own(0, 'bereg').exhausted('nar', 'jol'));
    table.answer(use);
    expect(table.options).toEqual(['planet:bereg', 'planet:jord']); // abyz arrives exhausted
    table.answer('planet:bereg', 'planet:nar');
    const { bereg, jord, nar, jol } = table.state.planets;
    expect([bereg?.exhausted, jord?.exhausted, nar?.exhausted, jol?.exhausted]).toEqual([true, false, false, true]);
  },
);

ruling('ti4', 'ac/reparations.2', 'one half is enough; with neither it is not offered', () => {
  const exhausting = taken().answer(use);
  expect(exhausting.state.planets.jord?.exhausted).toBe(true);
  const readying = taken((place) => place.exhausted('jord', 'nar')).answer(use);
  expect(readying.state.planets.nar?.exhausted).toBe(false);
  expect(
    declining(
      taken((place) => place.exhausted('jord')),
      'reparations',
    ).isOver,
  ).toBe(true);
});

content('ti4', card, 'only who lost the planet may use it', () => {
  const table = position().hand(2, 'reparations').own(1, 'abyz').units(0, 'abyz', { infantry: 1 }).turnOf(0);
  expect(
    declining(
      table.play((g) => gainControl(g, 0, 'abyz')),
      'reparations',
    ).isOver,
  ).toBe(true);
});
