import { expect, test } from 'vitest';
import { Naming } from './naming.ts';

test('whoever is forgotten by now does nothing by a name they do not have', async () => {
  const naming = new Naming({ names: async () => ({ ann: '' }), tablesOf: async () => [] });
  const joins: string[] = [];
  const joining = naming.by('ann', async (name) => joins.push(name));
  await expect(joining).rejects.toMatchObject({ code: 'no-session' });
  expect(joins).toEqual([]);
});
