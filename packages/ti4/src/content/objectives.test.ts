import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { points, publicObjective, publicObjectiveIds, stage } from './public-objectives.ts';
import { secretObjective, secretObjectiveIds } from './secret-objectives.ts';

rule(
  'ti4',
  ['objective-cards.1', 'objective-cards.1a'],
  'ten stage I, ten stage II and twenty secret objectives',
  () => {
    expect(publicObjectiveIds.filter((id) => stage(id) === 1)).toHaveLength(10);
    expect(publicObjectiveIds.filter((id) => stage(id) === 2)).toHaveLength(10);
    expect(secretObjectiveIds).toHaveLength(20);
    expect(new Set([...publicObjectiveIds, ...secretObjectiveIds]).size).toBe(40);
  },
);

rule('ti4', 'objective-cards.2', 'stage I and secret objectives bring 1 point, stage II objectives 2', () => {
  for (const id of publicObjectiveIds) expect(points(id)).toBe(stage(id));
  for (const id of secretObjectiveIds) expect(secretObjective(id).points).toBe(1);
});

rule(
  'ti4',
  'objective-cards.3',
  'fifteen secret objectives are scored in the status phase, five in the action phase',
  () => {
    expect(secretObjectiveIds.filter((id) => secretObjective(id).phase === 'status')).toHaveLength(15);
    expect(secretObjectiveIds.filter((id) => secretObjective(id).phase === 'action')).toEqual([
      'destroy-their-greatest-ship',
      'make-an-example-of-their-world',
      'spark-a-rebellion',
      'turn-their-fleets-to-dust',
      'unveil-flagship',
    ]);
  },
);

test('a stage II objective asks for more of what a stage I objective asks for', () => {
  const pairs = [
    ['erect-a-monument', 8, 'found-a-golden-age', 16],
    ['sway-the-council', 8, 'manipulate-galactic-law', 16],
    ['negotiate-trade-routes', 5, 'centralize-galactic-trade', 10],
    ['lead-from-the-front', 3, 'galvanize-the-people', 6],
    ['corner-the-market', 4, 'unify-the-colonies', 6],
    ['develop-weaponry', 2, 'revolutionize-warfare', 3],
    ['expand-borders', 6, 'subdue-the-galaxy', 11],
    ['found-research-outposts', 3, 'form-galactic-brain-trust', 5],
    ['diversify-research', 2, 'master-the-sciences', 4],
  ] as const;
  for (const [first, few, second, many] of pairs) {
    const [one, two] = [publicObjective(first).predicate, publicObjective(second).predicate];
    expect([stage(first), stage(second), two.kind]).toEqual([1, 2, one.kind]);
    expect(Object.values(one)).toContain(few);
    expect(Object.values(two)).toContain(many);
  }
});

test('what the others ask for', () => {
  expect(publicObjective('diversify-research').predicate).toMatchObject({ colors: 2, perColor: 2 });
  expect(publicObjective('master-the-sciences').predicate).toMatchObject({ colors: 4, perColor: 2 });
  expect(publicObjective('intimidate-council').predicate).toMatchObject({ min: 2 });
  expect(publicObjective('conquer-the-weak').predicate).toMatchObject({ min: 1 });
  const asked = secretObjectiveIds.flatMap((id) => {
    const { kind, ...figures } = secretObjective(id).predicate;
    return Object.keys(figures).length > 0 ? [`${id}: ${Object.values(figures).flat().join(' ')}`] : [];
  });
  expect(asked).toEqual([
    'adapt-new-strategies: 2 true',
    'become-the-gatekeeper: alpha beta',
    'control-the-region: 6',
    'cut-supply-lines: 1',
    'destroy-their-greatest-ship: war-sun flagship other',
    'establish-a-perimeter: pds 4',
    'forge-an-alliance: cultural 4',
    'form-a-spy-network: 5',
    'fuel-the-war-machine: space-dock 3',
    'gather-a-mighty-fleet: dreadnought 5',
    'learn-the-secrets-of-the-cosmos: 3',
    'master-the-laws-of-physics: 4',
    'mine-rare-metals: hazardous 4',
    'monopolize-production: industrial 4',
    'occupy-the-seat-of-the-empire: 3',
    'threaten-enemies: 1',
  ]);
});
