import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { repeal } from '../../rules/laws.ts';
import { influenceOf, resourcesOf } from '../../rules/spend.ts';
import { decide, position, reveal, session } from '../../testing/index.ts';

ruling('ti4', 'ag/terraforming-initiative.1', 'a hazardous planet has a resource and an influence more', () => {
  const table = reveal(session().own(1, 'bereg', 'saudor', 'quann', 'fria'), 'terraforming-initiative');
  expect(table.state.agenda?.outcomes).toEqual(['bereg', 'fria']);
  decide(table, 'bereg');
  const g = table.state as never;
  expect([resourcesOf(g, 'bereg'), influenceOf(g, 'bereg')]).toEqual([4, 2]);
  expect([resourcesOf(g, 'fria'), influenceOf(g, 'fria')]).toEqual([2, 0]);
});

content(
  'ti4',
  'agenda/terraforming-initiative',
  'it adds to another law on the planet and ends when it is discarded',
  () => {
    const table = position()
      .own(1, 'bereg')
      .law('core-mining', 'bereg', null, 'bereg')
      .law('terraforming-initiative', 'bereg', null, 'bereg')
      .play(function* (g) {
        if (resourcesOf(g, 'bereg') !== 6) throw new Error('both count');
        yield* repeal(g, 'terraforming-initiative');
      });
    const g = table.state as never;
    expect([resourcesOf(g, 'bereg'), influenceOf(g, 'bereg')]).toEqual([5, 1]);
  },
);

content(
  'ti4',
  'agenda/terraforming-initiative',
  'without a hazardous planet in anybody’s hands it cannot be voted on',
  () => {
    const table = reveal(session().own(1, 'saudor'), 'terraforming-initiative', 'economic-equality');
    expect(table.state.agenda).toMatchObject({ id: 'economic-equality', number: 2 });
  },
);
