import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/index.ts';
import { gainControl } from './control.ts';
import { enact, repeal } from './laws.ts';
import { resourcesOf } from './spend.ts';

rule(
  'ti4',
  ['agenda-cards.5', 'attach.0'],
  'a law that is discarded works no longer and lies on top of the discard pile',
  () => {
    const table = position()
      .own(0, 'bereg')
      .law('core-mining', 'bereg', null, 'bereg')
      .with((g) => {
        g.decks.agendaDiscard = ['economic-equality'];
      })
      .play((g) => repeal(g, 'core-mining'));
    expect(table.state.laws).toEqual([]);
    expect(table.state.decks.agendaDiscard).toEqual(['economic-equality', 'core-mining']);
    expect(resourcesOf(table.state as never, 'bereg')).toBe(3);
  },
);

rule(
  'ti4',
  ['attach.0', 'attach.1', 'agenda-cards.3'],
  'an attached card changes its planet and can be seen there',
  () => {
    const table = position()
      .own(0, 'bereg', 'abyz')
      .play(function* (g) {
        enact(g, 'core-mining', 'bereg');
      });
    expect(resourcesOf(table.state as never, 'bereg')).toBe(5);
    expect(resourcesOf(table.state as never, 'abyz')).toBe(3);
    const seen = table.match.view(1) as unknown as { laws: unknown; planets: { [id: string]: { resources: number } } };
    expect(seen.laws).toEqual([
      { id: 'core-mining', outcome: 'bereg', owner: null, planet: 'bereg', exhausted: false },
    ]);
    expect(seen.planets.bereg?.resources).toBe(5);
  },
);

rule('ti4', ['attach.2', 'attach.2a'], 'an attached card stays with the planet as it is when control changes', () => {
  const table = position()
    .own(0, 'bereg')
    .law('core-mining', 'bereg', null, 'bereg')
    .play((g) => gainControl(g, 1, 'bereg'));
  expect(table.state.planets.bereg?.owner).toBe(1);
  expect(table.state.laws).toEqual([
    { id: 'core-mining', outcome: 'bereg', owner: null, planet: 'bereg', exhausted: false },
  ]);
  expect(resourcesOf(table.state as never, 'bereg')).toBe(5);
});
